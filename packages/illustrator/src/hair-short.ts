import { lerp, smoothPath } from './geometry.ts';
import { type Guide, drawSheet } from './hair-strands.ts';
import { nearSide, sideSwept, skullCap, sweptBack } from './hair-tops.ts';
import type { HairLayers, HairPlan, HairStudio } from './hair-plan.ts';
import { hex, shift } from './palette.ts';
import { fill, oval, stroke } from './sketch.ts';

/** The short sides of a cut, fading into the skin at the sideburns. */
function drawSides(studio: HairStudio, fade: number, top = -110): string {
  const { sketch, light, place, random } = studio;
  const { tones } = light;
  return ([-1, 1] as const)
    .map((s) => {
      const shape = smoothPath(
        [
          place(s * 122, -122, 60),
          place(s * 138, -78, 40),
          place(s * 142, -34, 20),
          place(s * 144, 20, 20),
          place(s * 150, 22, 6),
          place(s * 157, -40, 0),
          place(s * 161, -96, 0),
          place(s * 150, -158, 0),
          place(s * 118, -200, 0),
        ],
        true,
      );
      const paint = sketch.linear(0, top - 50, 0, 20, [
        [0, tones.dark, 1],
        [0.5, tones.dark, 1 - fade * 0.3],
        [1, tones.dark, 0],
      ]);
      let hairs = '';
      for (let i = 0; i < 70; i++) {
        const down = random.next();
        const [x, y] = place(
          s * (lerp(134, 145, down) + random.range(0, lerp(24, 7, down))),
          lerp(-120, 14, down),
          20,
        );
        hairs += `M${x.toFixed(1)} ${y.toFixed(1)}l${(s * random.range(0, 3)).toFixed(1)} ${random.range(5, 11).toFixed(1)}`;
      }
      return fill(shape, paint) + stroke(hairs, hex(tones.deep), 1.5, 0.5);
    })
    .join('');
}

function drawTop(
  studio: HairStudio,
  guides: readonly Guide[],
  feather: number,
  wave = 0,
  softRoots = false,
): string {
  const { sketch, light, random } = studio;
  return drawSheet(
    sketch,
    {
      guides,
      shine: [0.45],
      feather,
      locks: 13,
      strands: 38,
      softRoots,
      wave: wave ? { size: wave, count: 1, phase: 1 } : undefined,
    },
    light,
    random,
  );
}

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

/** Short cuts for men and the pixie cut, by the option's style or 'pixie'. */
export function drawMensCut(studio: HairStudio, plan: HairPlan): HairLayers {
  const { light, place, sketch } = studio;
  const { tones } = light;
  const [bx, by] = place(0, -60, 0);
  const scalp = fill(skullCap(studio, -160, 4), hex(tones.dark));
  const backHair = oval(bx, by, 160, 130, hex(tones.deep));
  switch (plan.style) {
    case 'bald': {
      const [cx, cy] = place(-light.side * 52, -196);
      const shine = sketch.radial(
        cx,
        cy,
        74,
        [
          [0, shift(tones.shine, 0.3, -1), 0.28],
          [1, tones.shine, 0],
        ],
        40,
        light.side * 22,
      );
      return {
        back: '',
        front: fill(
          `M${cx - 90} ${cy - 60}h180v120h-180Z`.replace(/h|v/g, (c) => c),
          shine,
        ),
      };
    }
    case 'buzz_cut':
      return { back: '', front: drawBuzz(studio) };
    case 'slicked_back':
      return {
        back: backHair,
        front:
          drawSides(studio, 0.2) +
          drawTop(
            studio,
            sweptBack(studio, 12 + plan.twist * 14, Math.sign(plan.part)),
            0.15,
            0,
            true,
          ),
      };
    case 'bun': {
      const knot = drawSheet(
        sketch,
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
          strands: 18,
        },
        light,
        studio.random,
      );
      return {
        back: backHair + knot,
        front: drawSides(studio, 0.9) + drawTop(studio, sweptBack(studio, 6), 0.15, 0, true),
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
              0,
              true,
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
