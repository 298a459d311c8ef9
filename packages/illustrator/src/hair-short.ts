import { smoothPath } from './geometry.ts';
import { type Guide, drawSheet } from './hair-strands.ts';
import { nearSide, sideSwept, skullCap, sweptBack } from './hair-tops.ts';
import type { HairLayers, HairPlan, HairStudio } from './hair-plan.ts';
import { hex, shift } from './palette.ts';
import { fill, oval } from './sketch.ts';

/** The short sides of a cut down to the sideburns; `fade` makes them closely cropped. */
function drawSides(studio: HairStudio, fade: number): string {
  const { light, place } = studio;
  const { tones } = light;
  return ([-1, 1] as const)
    .map((s) => {
      const shape = smoothPath(
        [
          place(s * 112, -132),
          place(s * 124, -96, 60),
          place(s * 120, -62, 50),
          place(s * 127, -26, 40),
          place(s * 127, 14, 24),
          place(s * 138, 12, 6),
          place(s * 145, -40, 0),
          place(s * 150, -96, 0),
          place(s * 146, -158, 0),
          place(s * 118, -200, 0),
        ],
        true,
      );
      light.outlines.push(shape);
      return fill(shape, hex(tones.dark), 1 - fade * 0.25);
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
      locks: 13,
      wave: wave ? { size: wave, count: 1, phase: 1 } : undefined,
    },
    light,
    random,
  );
}

/** Closely cropped hair: one flat tone and a clean hairline. */
function drawBuzz(studio: HairStudio): string {
  const { light, place, sketch } = studio;
  const { tones } = light;
  const shape = skullCap(studio, -158, 2);
  const d = light.side;
  const side = smoothPath(
    [
      place(d * 60, -300, 0),
      place(d * 84, -190, 60),
      place(d * 104, -110, 60),
      place(d * 120, -40, 40),
      place(d * 190, 0, 0),
      place(d * 190, -260, 0),
    ],
    true,
  );
  return fill(shape, hex(tones.base)) + sketch.cut(shape, fill(side, hex(tones.deep), 0.7));
}

/** Short cuts for men and the pixie cut, by the option's style or 'pixie'. */
export function drawMensCut(studio: HairStudio, plan: HairPlan): HairLayers {
  const { light, place } = studio;
  const { tones } = light;
  const [bx, by] = place(0, -60, 0);
  const scalp = fill(skullCap(studio, -160, 4), hex(tones.dark));
  const backHair = oval(bx, by, 160, 130, hex(tones.deep));
  switch (plan.style) {
    case 'bald': {
      const [cx, cy] = place(-light.side * 58, -186);
      return { back: '', front: oval(cx, cy, 40, 20, hex(shift(tones.shine, 0.3, -1)), 0.22) };
    }
    case 'buzz_cut':
      return { back: '', front: drawBuzz(studio) };
    case 'slicked_back':
      return {
        back: backHair,
        front:
          drawSides(studio, 0.2) +
          drawTop(studio, sweptBack(studio, 12 + plan.twist * 14, Math.sign(plan.part)), 0.15),
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
          locks: 6,
        },
        light,
        studio.random,
      );
      return {
        back: backHair + knot,
        front: drawSides(studio, 0.9) + drawTop(studio, sweptBack(studio, 6), 0.15),
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
            drawTop(
              studio,
              sweptBack(studio, 12 + plan.volume * 16, Math.sign(plan.part) * 1.4),
              0.2,
            ),
        };
      if (plan.twist < 0.7)
        return {
          back: backHair,
          front:
            scalp +
            drawSides(studio, 0.3) +
            drawTop(studio, nearSide(studio, plan.part), 0.3) +
            drawTop(studio, sideSwept(studio, plan.part, 22, 6), 0.6),
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
          drawTop(studio, sweptBack(studio, 8, lean), 0.2) +
          drawTop(studio, crop, 1, 4),
      };
    }
  }
}
