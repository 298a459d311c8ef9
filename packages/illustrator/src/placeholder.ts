import { backdropKinds, drawBackdrop } from './backdrops.ts';
import { createRandom } from './random.ts';
import { blend, shift } from './palette.ts';
import { drawAir } from './scene.ts';
import { schemes } from './schemes.ts';
import { Sketch, fill, stroke } from './sketch.ts';

/** A simple backdrop with the silhouette of an adult, for people without a picture; SVG text. */
export function drawPlaceholder(seed: string): string {
  const random = createRandom(seed, 'placeholder');
  const sketch = new Sketch(`q${Math.floor(random.next() * 36 ** 5).toString(36)}-`);
  const colors = schemes[Math.floor(random.next() * 6)]!;
  const light = random.chance(0.5) ? 1 : -1;
  const scene = drawBackdrop(random.pick(backdropKinds), {
    sketch,
    colors,
    random,
    time: 0,
    light,
  });
  const x = 450 + random.near(0, 30);
  const at = (path: string) =>
    path.replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, px: string, py: string) => `${x + Number(px)} ${410 + Number(py)}`,
    );
  // One line around hair, neck, and shoulders; the head is a third of the picture's height.
  const figure = at(
    random.chance(0.5)
      ? 'M0 -232 C110 -232 174 -150 180 -30 C184 90 196 150 214 250 C170 300 130 310 92 312 C100 350 170 372 250 398 C330 420 356 500 366 800 L-366 800 C-356 500 -330 420 -250 398 C-170 372 -100 350 -92 312 C-130 310 -170 300 -214 250 C-196 150 -184 90 -180 -30 C-174 -150 -110 -232 0 -232 Z'
      : 'M-70 -248 C10 -286 120 -262 150 -196 C170 -160 168 -110 156 -70 C170 -66 172 0 151 36 C146 112 128 170 94 208 C92 262 100 300 128 322 C184 350 320 362 386 412 C428 466 440 560 446 800 L-446 800 C-440 560 -428 466 -386 412 C-320 362 -184 350 -128 322 C-100 300 -92 262 -94 208 C-128 170 -146 112 -151 36 C-172 0 -170 -66 -156 -70 C-170 -130 -160 -216 -70 -248 Z',
  );
  const paint = sketch.linear(x + light * 300, 200, x - light * 300, 1000, [
    [0, blend(colors.mid, colors.ground, 0.55)],
    [0.5, shift(colors.ground, -0.02)],
    [1, shift(colors.ground, -0.06)],
  ]);
  const rim = sketch.linear(x - light * 380, 0, x + light * 80, 0, [
    [0, colors.rim, 0.9],
    [0.6, colors.rim, 0.25],
    [1, colors.rim, 0],
  ]);
  const body =
    scene +
    fill(figure, paint) +
    `<g clip-path="${sketch.clip(figure)}">${stroke(figure, rim, 14, 0.28)}${stroke(figure, rim, 5, 0.7)}</g>` +
    drawAir(sketch, colors, light);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200">${sketch.defs()}${body}</svg>`;
}
