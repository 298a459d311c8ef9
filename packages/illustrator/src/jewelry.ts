import type { Outfit } from './garments.ts';
import { type Point, smoothPath } from './geometry.ts';
import type { HairPlan } from './hair-plan.ts';
import { blend, hex, ink, shift, tone, white } from './palette.ts';
import { type Pose, projectHead } from './pose.ts';
import type { Sketch } from './sketch.ts';
import { fill, oval, stroke } from './sketch.ts';
import type { Tailor } from './tailoring.ts';
import type { Traits } from './person.ts';

const gold = tone(0.78, 0.11, 84);

const silver = tone(0.82, 0.012, 250);

const metalOf = (traits: Traits) =>
  traits.skin.base.h > 60 || traits.skin.base.l < 0.66 ? gold : silver;

export function drawEarrings(traits: Traits, pose: Pose, plan: HairPlan): string {
  if (traits.earrings === 'none') return '';
  const p = projectHead(pose);
  const metal = metalOf(traits);
  const hidden = new Set(['straight', 'long', 'bangs', 'curly']).has(plan.style) && traits.female;
  if (hidden && traits.earrings === 'stud') return '';
  const swing = Math.sin(pose.phase * Math.PI * 2) * (pose.phase > 0 ? 1.5 : 0);
  return ([-1, 1] as const)
    .filter((side) => Math.sign(pose.yaw) !== side || Math.abs(pose.yaw) < 0.16)
    .map((side) => {
      const [x, y] = p(side * (traits.face.temple + 2), 74, -10);
      const light = hex(shift(metal, 0.14));
      switch (traits.earrings) {
        case 'hoop':
          return (
            stroke(
              `M${x} ${y}c${-side * 2} 6 ${side * 22 + swing} 12 ${side * 15 + swing} 40c${-side * 6} 16 ${-side * 26} 10 ${-side * 26} -10c0 -16 ${side * 6} -24 ${side * 10} -30`,
              hex(metal),
              4,
            ) +
            stroke(
              `M${x + side * 12} ${y + 20}c${side * 3} 8 ${side * 1} 20 ${-side * 4} 24`,
              light,
              1.8,
              0.9,
            )
          );
        case 'drop':
          return (
            stroke(`M${x} ${y}l${swing} 26`, hex(metal), 2.2) +
            oval(x + swing * 1.5, y + 38, 7, 12, hex(metal)) +
            oval(x + swing * 1.5 - 2, y + 33, 2.2, 4, hex(white), 0.85) +
            oval(x, y, 3.4, 3.4, hex(metal))
          );
        default:
          return (
            oval(x, y, 4.6, 4.6, hex(metal)) + oval(x - 1.2, y - 1.4, 1.6, 1.6, hex(white), 0.9)
          );
      }
    })
    .join('');
}

const coversNeck = new Set([
  'turtleneck',
  'shirt',
  'suit',
  'tuxedo',
  'uniform',
  'chef',
  'spaceSuit',
  'bowBlouse',
  'kimono',
  'coat',
  'apron',
  'cloak',
  'hoodie',
  'knit',
  'tee',
]);

/** Jewelry on the skin, under the garment. */
export function drawNecklace({ d, build }: Tailor, traits: Traits, outfit: Outfit): string {
  if (
    traits.necklace === 'none' ||
    coversNeck.has(outfit.kind) ||
    outfit.scarf ||
    outfit.headwear === 'headscarf'
  )
    return '';
  const metal = metalOf(traits);
  const n = build.neck;
  const line = (depth: number, wide = 1) =>
    `M${-n * wide - 14} -92 C${-n * wide - 2} -20 ${-n * 0.55} ${depth} 0 ${depth} C${n * 0.55} ${depth} ${n * wide + 2} -20 ${n * wide + 14} -92`;
  const spot = (x: number, y: number) =>
    d(`M${x} ${y}`).slice(1).split(' ').map(Number) as [number, number];
  switch (traits.necklace) {
    case 'choker':
      return (
        stroke(d(`M${-n} -112 C${-n * 0.5} -74 ${n * 0.5} -74 ${n} -112`), hex(ink), 9) +
        oval(...spot(0, -76), 6, 8, hex(metal))
      );
    case 'pearls': {
      let beads = '';
      for (let i = -14; i <= 14; i++) {
        const a = (i / 14) * 1.3;
        const [x, y] = spot(Math.sin(a) * (n + 10), 14 - (1 - Math.cos(a)) * 128);
        beads +=
          oval(x + 1, y + 2.5, 7, 7, hex(traits.skin.deep), 0.4) +
          oval(x, y, 6.6, 6.6, hex(tone(0.9, 0.018, 75))) +
          oval(x - 2, y - 2, 2, 2, hex(white));
      }
      return beads;
    }
    case 'pendant': {
      const [x, y] = spot(0, 66);
      return (
        stroke(d(line(56)), hex(traits.skin.deep), 3.4, 0.35) +
        stroke(d(line(54)), hex(metal), 2) +
        oval(x, y + 5, 10, 13, hex(metal)) +
        oval(x, y + 5, 6.5, 9, hex(blend(traits.iris.base, tone(0.5, 0.12, 20), 0.4))) +
        oval(x - 2, y + 1, 2.2, 2.8, hex(white), 0.85)
      );
    }
    default:
      return (
        stroke(d(line(24)), hex(traits.skin.deep), 4.4, 0.35) +
        stroke(d(line(22)), hex(metal), 2.8) +
        stroke(d(line(22)), hex(shift(metal, 0.14)), 1, 0.8)
      );
  }
}

export function drawGlasses(sketch: Sketch, traits: Traits, pose: Pose): string {
  if (traits.glasses === 'none') return '';
  const p = projectHead(pose);
  const { eye } = traits;
  const frame =
    traits.glasses === 'thin' ? hex(metalOf(traits)) : hex(blend(ink, traits.hair.deep, 0.4));
  const width = traits.glasses === 'thin' ? 2.6 : 5.4;
  const cy = eye.y + 7;
  const lens = (s: -1 | 1): Point[] => {
    // Close to the eyes, so that a far eye is in the middle of its lens.
    const at = (x: number, y: number) => {
      const out = eye.x + 1 + x;
      return p(s * out, cy + y, 120 - (out / 95) ** 2 * 26);
    };
    return traits.glasses === 'square'
      ? [
          at(-46, -24),
          at(-20, -31),
          at(24, -31),
          at(50, -25),
          at(51, 4),
          at(38, 28),
          at(0, 33),
          at(-36, 27),
          at(-47, 0),
        ]
      : [
          at(-47, -4),
          at(-38, -28),
          at(-4, -38),
          at(34, -30),
          at(48, -4),
          at(38, 26),
          at(2, 39),
          at(-34, 28),
        ];
  };
  const temple = (s: -1 | 1) =>
    smoothPath([p(s * (eye.x + 50), cy - 16), p(s * 132, cy - 20, 40), p(s * 152, cy - 14, 0)]);
  const bridge = smoothPath([
    p(-(eye.x - 46), cy - 6),
    p(-9, cy - 15, 185),
    p(9, cy - 15, 185),
    p(eye.x - 46, cy - 6),
  ]);
  return ([-1, 1] as const)
    .map((s) => {
      const shape = smoothPath(lens(s), true);
      const [x, y] = p(s * eye.x, cy);
      const glass = sketch.linear(x - 40, y - 40, x + 40, y + 40, [
        [0, white, 0.22],
        [0.4, white, 0.03],
        [0.6, white, 0.09],
        [1, white, 0.02],
      ]);
      return (
        stroke(temple(s), frame, width, 0.9) +
        fill(shape, glass) +
        `<g transform="translate(0 4)">${stroke(shape, hex(traits.skin.deep), width, 0.25)}</g>` +
        stroke(shape, frame, width)
      );
    })
    .join('')
    .concat(stroke(bridge, frame, width));
}
