import { smoothPath, type Point } from './geometry.ts';
import type { HairLayers, HairPlan, HairStudio } from './hair.ts';
import { drawSheet, type Guide } from './hair-strands.ts';
import { hex, shift } from './palette.ts';
import { fill, oval } from './sketch.ts';

/** The close sides of a short cut, fading into the skin at the sideburns. */
function drawSides(studio: HairStudio, fade: number, top = -110): string {
  const { sketch, light, place } = studio;
  const { tones } = light;
  return ([-1, 1] as const)
    .map((s) => {
      const shape = smoothPath(
        [place(s * 122, -122, 60), place(s * 138, -78, 40), place(s * 143, -34, 20), place(s * 141, 22, 20), place(s * 151, 24, 6), place(s * 160, -40, 0), place(s * 170, -96, 0), place(s * 164, -158, 0), place(s * 130, -196, 0)],
        true,
      );
      const paint = sketch.linear(0, top - 50, 0, 30, [
        [0, tones.dark, 1],
        [0.45, tones.dark, 1 - fade * 0.25],
        [1, tones.dark, 0.75 - fade * 0.7],
      ]);
      return fill(shape, paint);
    })
    .join('');
}

function drawTop(studio: HairStudio, guides: readonly Guide[], feather: number, wave = 0, softRoots = false): string {
  const { sketch, light, random } = studio;
  return drawSheet(
    sketch,
    { guides, shine: [0.45], feather, locks: 13, strands: 38, softRoots, wave: wave ? { size: wave, count: 1, phase: 1 } : undefined },
    light,
    random,
  );
}

/** Hair brushed back from the forehead over the crown; `height` is how far it stands up. */
function sweptBack(studio: HairStudio, height: number, lean = 0): Guide[] {
  const { place } = studio;
  // `lean` moves the highest point to one side, so that the crown is never a flat lid.
  const rise = (x: number) => height * (1 - ((x - lean * 60) / 230) ** 2);
  const column = (x: number, root: number, crown: number): Point[] => [
    place(x, root),
    place(x * 1.05 + lean * 8, root - 34 - rise(x) * 0.6),
    place(x * 1.06 + lean * 16, Math.min(root - 44, -216) - rise(x)),
    place(x * 0.9 + lean * 30, crown - rise(x)),
  ];
  return [
    [place(-136, -66, 40), place(-156, -112, 10), place(-157, -160, 0), place(-136, -208, 0)],
    [place(-124, -98, 60), place(-146, -146, 30), place(-142, -196, 10), place(-112, -234 - rise(-112) * 0.6, 0)],
    column(-98, -130, -246),
    column(-56, -152, -256),
    column(0, -160, -260),
    column(56, -152, -256),
    column(98, -130, -246),
    [place(124, -98, 60), place(146, -146, 30), place(142, -196, 10), place(112, -234 - rise(112) * 0.6, 0)],
    [place(136, -66, 40), place(156, -112, 10), place(157, -160, 0), place(136, -208, 0)],
  ];
}

/** Hair combed from a side parting across the forehead. */
function sideSwept(studio: HairStudio, part: number, height: number, low: number): Guide[] {
  const { place } = studio;
  const s = part > 0 ? 1 : -1;
  const root = s * Math.max(58, Math.abs(part) + 24);
  const over = (t: number): Point[] => [
    place(root - s * t * 24, -162 - t * 70),
    place(root - s * (46 + t * 20), -188 - t * 66 - height),
    place(-s * (66 + t * 20), -176 - t * 64 - height * 0.7),
    place(-s * (124 + t * 34), -120 - t * 46 + low * (1 - t)),
    place(-s * (146 + t * 20), -74 - t * 40 + low * (1 - t)),
  ];
  return [over(0), over(0.34), over(0.67), over(1)];
}

function nearSide(studio: HairStudio, part: number): Guide[] {
  const { place } = studio;
  const s = part > 0 ? 1 : -1;
  const root = s * Math.max(58, Math.abs(part) + 24);
  return [
    [place(root, -162), place(s * 112, -138), place(s * 140, -92, 40), place(s * 148, -40, 20)],
    [place(root - s * 12, -200), place(s * 120, -190), place(s * 158, -130, 0), place(s * 164, -60, 0)],
    [place(root - s * 24, -240), place(s * 110, -236), place(s * 164, -164, 0), place(s * 171, -80, 0)],
  ];
}

const skullCap = (studio: HairStudio, hairline: number, grow: number) =>
  smoothPath(
    [
      studio.place(-146, -30, 20), studio.place(-134, -84, 40), studio.place(-112, -126), studio.place(-60, hairline + 8), studio.place(0, hairline), studio.place(60, hairline + 8), studio.place(112, -126), studio.place(134, -84, 40), studio.place(146, -30, 20),
      studio.place(158 + grow, -70, 0), studio.place(154 + grow, -150, 0), studio.place(100 + grow, -222 - grow, 0), studio.place(0, -242 - grow, 0), studio.place(-100 - grow, -222 - grow, 0), studio.place(-154 - grow, -150, 0), studio.place(-158 - grow, -70, 0),
    ],
    true,
  );

function drawBuzz(studio: HairStudio): string {
  const { sketch, light, place, random } = studio;
  const { tones } = light;
  const shape = skullCap(studio, -160, 4);
  const [cx, cy] = place(-light.side * 46, -214, 60);
  const paint = sketch.radial(cx, cy, 230, [
    [0, tones.light, 0.86],
    [0.4, tones.base, 0.9],
    [0.8, tones.dark, 0.86],
    [1, tones.deep, 0.8],
  ]);
  let dots = '';
  for (let i = 0; i < 420; i++) {
    const a = random.range(0, Math.PI);
    const r = random.range(0.62, 1);
    const [x, y] = place(Math.cos(a) * 158 * r, -92 - Math.sin(a) * 152 * r, Math.sin(a) * 60);
    if (y > -150 && Math.abs(x) < 128) continue;
    dots += `M${x.toFixed(1)} ${y.toFixed(1)}l${random.range(-1.5, 1.5).toFixed(1)} ${(-random.range(2, 5)).toFixed(1)}`;
  }
  return (
    fill(shape, paint) +
    `<path d="${dots}" stroke="${hex(tones.deep)}" stroke-width="1.4" stroke-opacity="0.55" fill="none"/>`
  );
}

/** Short cuts for men and the pixie cut: style word of the list, or 'pixie'. */
export function drawMensCut(studio: HairStudio, plan: HairPlan): HairLayers {
  const { light, place, sketch } = studio;
  const { tones } = light;
  const [bx, by] = place(0, -60, 0);
  const scalp = fill(skullCap(studio, -160, 4), hex(tones.dark));
  const backHair = oval(bx, by, 160, 130, hex(tones.deep));
  switch (plan.style) {
    case 'bald': {
      const [cx, cy] = place(-light.side * 52, -196);
      const shine = sketch.radial(cx, cy, 74, [[0, shift(tones.shine, 0.3, -1), 0.28], [1, tones.shine, 0]], 40, light.side * 22);
      return { back: '', front: fill(`M${cx - 90} ${cy - 60}h180v120h-180Z`.replace(/h|v/g, (c) => c), shine) };
    }
    case 'buzz_cut':
      return { back: '', front: drawBuzz(studio) };
    case 'slicked_back':
      return { back: backHair, front: drawSides(studio, 0.2) + drawTop(studio, sweptBack(studio, 12 + plan.twist * 14, Math.sign(plan.part)), 0.15, 0, true) };
    case 'bun': {
      const knot = drawSheet(
        sketch,
        { guides: [-1, 0, 1].map((t) => [place(t * 40, -240, 0), place(t * 62, -282, 0), place(t * 46, -322, 0), place(t * 8, -330, 0)]), feather: 0.2, shine: [0.5], locks: 6, strands: 18 },
        light,
        studio.random,
      );
      return { back: backHair + knot, front: drawSides(studio, 0.9) + drawTop(studio, sweptBack(studio, 6), 0.15, 0, true) };
    }
    case 'pixie': {
      const s = plan.part > 0 ? 1 : -1;
      return {
        back: backHair,
        front:
          scalp +
          drawSides(studio, 0) +
          drawTop(studio, nearSide(studio, plan.part), 0.8) +
          drawTop(studio, sideSwept(studio, s * 40, 22, 50 + plan.twist * 30), 1, 6),
      };
    }
    default: {
      // Three short cuts: a quiff, a side parting and a textured crop.
      if (plan.twist < 0.4)
        return { back: backHair, front: drawSides(studio, 0.6) + drawTop(studio, sweptBack(studio, 30 + plan.volume * 16, Math.sign(plan.part) * 1.4), 0.2, 5, true) };
      if (plan.twist < 0.7)
        return { back: backHair, front: scalp + drawSides(studio, 0.3) + drawTop(studio, nearSide(studio, plan.part), 0.3) + drawTop(studio, sideSwept(studio, plan.part, 22, 6), 0.6) };
      const lean = Math.sign(plan.part);
      const crop: Guide[] = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((x) => [
        place(x * 104 - lean * 40, -252 + x * x * 34),
        place(x * 132 - lean * 16, -250 + x * x * 56),
        place(x * 134, -196 + x * x * 44),
        place(x * 124 + lean * 22, -136 + x * x * 30 + Math.sin(x * 9) * 7),
      ]);
      return { back: backHair, front: drawSides(studio, 0.7) + drawTop(studio, sweptBack(studio, 8, lean), 0.2) + drawTop(studio, crop, 1, 4) };
    }
  }
}
