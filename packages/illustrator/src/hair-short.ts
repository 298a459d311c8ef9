import { fringeOf, hairOf } from './bristles.ts';
import { sampleCurve, smoothPath } from './geometry.ts';
import { looseHairs, rootHairs, softEdge } from './hair-edge.ts';
import { type Guide, drawSheet } from './hair-strands.ts';
import { cutLine, nearSide, onHead, sideSwept, skullCap, sweptBack } from './hair-tops.ts';
import type { HairLayers, HairPlan, HairStudio } from './hair-plan.ts';
import { hex, shift } from './palette.ts';
import { fill, oval } from './sketch.ts';

/** The short sides of a cut down to the sideburns; `fade` makes them closely cropped. */
export function drawSides(studio: HairStudio, fade: number): string {
  const { light, place, random } = studio;
  const { tones } = light;
  return ([-1, 1] as const)
    .map((s) => {
      const front = (inset: number) =>
        [
          place(s * (112 + inset), -136),
          place(s * (119 + inset), -98, 62),
          place(s * (120 + inset), -60, 54),
          place(s * (125 + inset * 0.7), -24, 42),
          place(s * (128 + inset * 0.3), 24 - inset, 26),
        ].map(onHead(studio, -1.5));
      const shape = (inset: number) =>
        smoothPath(
          [
            ...front(inset),
            ...[
              place(s * 139, 18 - inset, 6),
              place(s * 145, -40, 0),
              place(s * 151, -96, 0),
              place(s * 146, -158, 0),
              place(s * 116, -204, 0),
            ].map(onHead(studio, 2)),
          ],
          true,
        );
      light.outlines.push(shape(4));
      // The skin shows through where the hair is shortest.
      const thin = 0.55 - fade * 0.25;
      const hairs = light.anime
        ? ''
        : fringeOf(
            sampleCurve(front(2), 40),
            {
              step: 4,
              length: (u) => 8 + 7 * u,
              growth: (_, u) => [-s * (0.7 - u * 0.5), 0.5 + u * 0.5],
              width: 2,
            },
            random,
          );
      return (
        fill(shape(0), hex(tones.dark), thin) +
        fill(shape(5), hex(tones.dark), thin) +
        fill(shape(11), hex(tones.dark), 0.85) +
        fill(hairs, hex(tones.dark), 0.55)
      );
    })
    .join('');
}

function drawTop(studio: HairStudio, guides: readonly Guide[], feather: number, wave = 0): string {
  const { sketch, light, random } = studio;
  return drawSheet(
    sketch,
    {
      guides,
      shine: [0.45],
      feather,
      wave: wave ? { size: wave, count: 1, phase: 1 } : undefined,
    },
    light,
    random,
  );
}

/** Hair combed back from the hairline. */
function drawSwept(studio: HairStudio, recede: number, height: number, lean = 0): string {
  const guides = sweptBack(studio, height, lean, recede);
  const line = guides.map((guide) => guide[0]!);
  return (
    softEdge(studio, line, 20) +
    drawTop(studio, guides, 0.18) +
    rootHairs(studio, line, studio.place(0, -260, 0), 10)
  );
}

/** Closely cropped hair: it fades to the skin at the temples and the sides. */
function drawBuzz(studio: HairStudio, recede: number): string {
  const { light, place, sketch, random } = studio;
  const { tones, anime } = light;
  const shape = skullCap(studio, recede, 2);
  const d = light.side;
  const side = (move: number) =>
    smoothPath(
      [
        place(d * (40 + move), -300, 0),
        place(d * (70 + move), -190, 60),
        place(d * (92 + move), -110, 60),
        place(d * (112 + move * 0.5), -40, 40),
        place(d * 190, 0, 0),
        place(d * 190, -260, 0),
      ],
      true,
    );
  const layers = [0, 4, 9, 15]
    .map((inset, i) =>
      fill(skullCap(studio, recede, 2, inset), hex(tones.base), [0.38, 0.45, 0.55, 0.8][i]!),
    )
    .join('');
  // Short hairs from the crown outward.
  const hairs = { dark: '', light: '' };
  for (let i = 0; i < (anime ? 0 : 170); i++) {
    const a = random.range(-1.5, 1.5);
    const r = random.range(0.35, 0.98);
    const [x, y] = [Math.sin(a) * 148 * r, -70 - Math.cos(a) * 176 * r];
    const lit = Math.sin(a) * -d + random.range(-0.5, 0.5) > 0;
    hairs[lit ? 'light' : 'dark'] += hairOf(
      place(x, y),
      place(x * 0.98, y + 4),
      place(x * 0.97 + random.near(0, 2), y + 9),
      2.4,
    );
  }
  return (
    layers +
    sketch.cut(
      shape,
      fill(side(0), hex(tones.deep), 0.3) +
        fill(side(22), hex(tones.deep), 0.4) +
        fill(hairs.dark, hex(tones.deep), 0.5) +
        fill(hairs.light, hex(tones.light), 0.5),
    ) +
    rootHairs(studio, cutLine(studio, recede).slice(2, -2), place(0, -240, 0), 9)
  );
}

/** Hair of a short cut on the skull, below the combed hair, with a soft hairline. */
function skullHair(studio: HairStudio, recede: number): string {
  const line = cutLine(studio, recede);
  return (
    softEdge(studio, line.slice(2, -2)) +
    fill(skullCap(studio, recede, 3), hex(studio.light.tones.dark)) +
    rootHairs(studio, line.slice(2, -2), studio.place(0, -240, 0))
  );
}

/** Short cuts for men and the pixie cut, by the option's style or 'pixie'. */
export function drawMensCut(studio: HairStudio, plan: HairPlan): HairLayers {
  const { light, place } = studio;
  const { tones } = light;
  const [bx, by] = place(0, -60, 0);
  const { recede } = plan;
  const scalp = skullHair(studio, recede);
  const backHair = oval(bx, by, 160, 130, hex(tones.deep));
  switch (plan.style) {
    case 'bald': {
      const [cx, cy] = place(-light.side * 58, -186);
      return { back: '', front: oval(cx, cy, 40, 20, hex(shift(tones.shine, 0.3, -1)), 0.22) };
    }
    case 'buzz_cut':
      return { back: '', front: drawBuzz(studio, recede) };
    case 'slicked_back':
      return {
        back: backHair,
        front:
          drawSides(studio, 0.2) +
          drawSwept(studio, recede, 12 + plan.twist * 14, Math.sign(plan.part)),
      };
    case 'bun': {
      const knot = drawSheet(
        studio.sketch,
        {
          guides: [-1, 0, 1].map((t) => [
            place(t * 40, -240, 0),
            place(t * 62, -282, 0),
            place(t * 46, -322, 0),
            place(t * 8, -330, 0),
          ]),
          feather: 0.2,
          shine: [0.5],
        },
        light,
        studio.random,
      );
      return {
        back: backHair + knot,
        front: drawSides(studio, 0.9) + drawSwept(studio, recede, 6),
      };
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
        return {
          back: backHair,
          front:
            drawSides(studio, 0.6) +
            drawSwept(studio, recede, 12 + plan.volume * 16, Math.sign(plan.part) * 1.4),
        };
      if (plan.twist < 0.7)
        return {
          back: backHair,
          front:
            scalp +
            drawSides(studio, 0.3) +
            drawTop(studio, nearSide(studio, plan.part), 0.3) +
            drawTop(studio, sideSwept(studio, plan.part, 22, 6), 0.6) +
            looseHairs(studio, sideSwept(studio, plan.part, 22, 6)[0]!, place(0, -60), 5),
        };
      const lean = Math.sign(plan.part);
      const crop: Guide[] = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((x) => [
        place(x * 104 - lean * 40, -252 + x * x * 34),
        place(x * 132 - lean * 16, -250 + x * x * 56),
        place(x * 134, -196 + x * x * 44),
        place(x * 124 + lean * 22, -136 + x * x * 30 + Math.sin(x * 9) * 7),
      ]);
      return {
        back: backHair,
        front:
          drawSides(studio, 0.7) +
          drawTop(studio, sweptBack(studio, 8, lean, 0), 0.2) +
          drawTop(studio, crop, 1, 4),
      };
    }
  }
}
