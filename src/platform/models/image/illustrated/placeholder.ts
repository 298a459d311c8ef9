import { backdropKinds, drawAir, drawBackdrop, schemes } from './backdrops.ts';
import { createRandom } from './genes.ts';
import { blend, shift } from './palette.ts';
import { fill, Sketch, stroke } from './sketch.ts';

/** A quiet backdrop with the silhouette of an adult, for people without a picture; SVG text. */
export function drawPlaceholder(seed: string): string {
  const random = createRandom(seed, 'placeholder');
  const sketch = new Sketch(`q${Math.floor(random.next() * 36 ** 5).toString(36)}-`);
  const colours = schemes[Math.floor(random.next() * 6)]!;
  const light = random.chance(0.5) ? 1 : -1;
  const scene = drawBackdrop(random.pick(backdropKinds), { sketch, colours, random, time: 0, light });
  const x = 450 + random.near(0, 30);
  const at = (path: string) =>
    path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => `${x + Number(px)} ${410 + Number(py)}`);
  // One line round hair, neck and shoulders; the head is a third of the picture's height.
  const figure = at(
    random.chance(0.5)
      ? 'M0 -232 C110 -232 174 -150 180 -30 C184 90 196 150 214 250 C170 300 130 310 92 312 C100 350 170 372 250 398 C330 420 356 500 366 800 L-366 800 C-356 500 -330 420 -250 398 C-170 372 -100 350 -92 312 C-130 310 -170 300 -214 250 C-196 150 -184 90 -180 -30 C-174 -150 -110 -232 0 -232 Z'
      : 'M0 -236 C104 -236 160 -160 156 -60 C168 -54 170 0 150 40 C146 110 128 160 104 196 C104 250 112 286 134 300 C180 336 330 350 404 404 C446 460 456 560 462 800 L-462 800 C-456 560 -446 460 -404 404 C-330 350 -180 336 -134 300 C-112 286 -104 250 -104 196 C-128 160 -146 110 -150 40 C-170 0 -168 -54 -156 -60 C-160 -160 -104 -236 0 -236 Z',
  );
  const paint = sketch.linear(x + light * 300, 200, x - light * 300, 1000, [
    [0, blend(colours.mid, colours.ground, 0.55)],
    [0.5, shift(colours.ground, -0.02)],
    [1, shift(colours.ground, -0.06)],
  ]);
  const rim = sketch.linear(x - light * 380, 0, x + light * 80, 0, [
    [0, colours.rim, 0.9],
    [0.6, colours.rim, 0.25],
    [1, colours.rim, 0],
  ]);
  const body =
    scene +
    fill(figure, paint) +
    `<g clip-path="${sketch.clip(figure)}">${stroke(figure, rim, 14, 0.28)}${stroke(figure, rim, 5, 0.7)}</g>` +
    drawAir(sketch, colours, light);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200">${sketch.defs()}${body}</svg>`;
}
