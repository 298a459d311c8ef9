import type { Lighting } from './face.ts';
import type { Outfit } from './garments.ts';
import { smoothPath, type Point } from './geometry.ts';
import type { HairPlan } from './hair.ts';
import { blend, hex, ink, shift, tone, white } from './palette.ts';
import { projectHead, type Pose } from './pose.ts';
import { fill, oval, stroke, type Sketch } from './sketch.ts';
import { drawPiece, type Tailor } from './tailoring.ts';
import type { Traits } from './traits.ts';

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

/** Jewellery on the skin, under the garment. */
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
    const at = (x: number, y: number) => p(s * (eye.x + 1 + x), cy + y);
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

export function drawScarf(tailor: Tailor, outfit: Outfit): string {
  if (!outfit.scarf) return '';
  const { build, d } = tailor;
  const n = build.neck;
  const cloth = outfit.trim;
  const fold = (y: number) =>
    stroke(
      d(`M${-n - 30} ${y - 40} C${-n * 0.5} ${y + 18} ${n * 0.5} ${y + 18} ${n + 30} ${y - 40}`),
      hex(shift(cloth, -0.14)),
      5,
      0.4,
    );
  return (
    drawPiece(
      tailor,
      `M20 -20 C60 80 90 200 84 420 L190 400 C190 240 150 80 100 -40 Z`,
      shift(cloth, -0.03),
    ) +
    drawPiece(
      tailor,
      `M${-n - 20} -170 C${-n * 0.5} -128 ${n * 0.5} -128 ${n + 20} -170 C${n + 52} -120 ${n + 58} -40 ${n + 40} -8 C${n * 0.5} 58 ${-n * 0.5} 58 ${-n - 40} -8 C${-n - 58} -40 ${-n - 52} -120 ${-n - 20} -170 Z`,
      cloth,
    ) +
    fold(-90) +
    fold(-54) +
    fold(-20)
  );
}

/** Hats and a headscarf: a part behind the neck and a part over the hair. */
export function drawHeadwear(
  sketch: Sketch,
  traits: Traits,
  pose: Pose,
  outfit: Outfit,
  light: Lighting,
): { behind: string; front: string } {
  const p = projectHead(pose);
  const at = (points: readonly (readonly [number, number, number?])[]) =>
    smoothPath(
      points.map(([x, y, z]) => p(x, y, z)),
      true,
    );
  const cloth = outfit.trim;
  const k = pose.light;
  const paint = sketch.linear(k * 200, -260, -k * 200, 60, [
    [0, blend(shift(cloth, 0.08), light.key, 0.1)],
    [0.45, cloth],
    [1, shift(cloth, cloth.l < 0.3 ? -0.06 : -0.14)],
  ]);
  const deep = hex(shift(cloth, cloth.l < 0.3 ? -0.1 : -0.22));
  switch (outfit.headwear) {
    case 'headscarf': {
      const outer = at([
        [-150, 190, 0],
        [-186, 60, 0],
        [-196, -80, 0],
        [-168, -200, 0],
        [-90, -262, 0],
        [0, -276, 0],
        [90, -262, 0],
        [168, -200, 0],
        [196, -80, 0],
        [186, 60, 0],
        [150, 190, 0],
        [90, 276, 60],
        [0, 300, 80],
        [-90, 276, 60],
      ]);
      const opening = at([
        [0, 226, 100],
        [-70, 196, 60],
        [-122, 110, 10],
        [-140, 0, 10],
        [-134, -80, 30],
        [-84, -138],
        [0, -156],
        [84, -138],
        [134, -80, 30],
        [140, 0, 10],
        [122, 110, 10],
        [70, 196, 60],
      ]);
      const folds = [
        [-168, -120, -186, 60, -130, 210],
        [-146, -170, -164, 40, -118, 170],
        [168, -120, 186, 60, 130, 210],
        [146, -170, 164, 40, 118, 170],
      ]
        .map(([a, b, c, e, f, g]) => smoothPath([p(a!, b!, 0), p(c!, e!, 0), p(f!, g!, 30)]))
        .join('');
      const drape = `M-150 150C-210 280 -390 330 -430 520L-450 900L450 900L430 520C390 330 210 280 150 150C80 300 -80 300 -150 150Z`;
      return {
        behind: fill(
          at([
            [-150, 190, 0],
            [-196, -80, 0],
            [0, -276, 0],
            [196, -80, 0],
            [150, 190, 0],
          ]),
          deep,
        ),
        front:
          fill(drape, paint) +
          stroke(
            'M-140 250C-60 340 120 380 300 420M-190 300C-90 400 80 480 280 540M150 220C120 300 40 370 -200 440M-260 380C-120 500 60 580 200 700',
            deep,
            7,
            0.35,
          ) +
          `<path d="${outer}${opening}" fill-rule="evenodd" fill="${paint}"/>` +
          stroke(folds, deep, 6, 0.4) +
          stroke(opening, deep, 3, 0.7),
      };
    }
    case 'beanie': {
      const crown = at([
        [-162, -120, 0],
        [-166, -190, 0],
        [-110, -266, 0],
        [0, -290, 0],
        [110, -266, 0],
        [166, -190, 0],
        [162, -120, 0],
        [80, -150, 140],
        [0, -156],
        [-80, -150, 140],
      ]);
      const cuff = at([
        [-170, -104, 0],
        [-166, -172, 0],
        [-80, -206, 140],
        [0, -214],
        [80, -206, 140],
        [166, -172, 0],
        [170, -104, 0],
        [84, -132, 140],
        [0, -140],
        [-84, -132, 140],
      ]);
      const ribs = Array.from({ length: 13 }, (_, i) => {
        const x = -150 + i * 25;
        const drop = (1 - (x / 170) ** 2) * 34;
        return smoothPath([p(x, -104 - drop), p(x * 0.98, -172 - drop)]);
      }).join('');
      return {
        behind: '',
        front:
          fill(crown, paint) +
          fill(cuff, paint) +
          stroke(cuff, deep, 2.4, 0.7) +
          stroke(ribs, deep, 3, 0.4),
      };
    }
    case 'hat': {
      const brim = at([
        [-268, -104, 0],
        [-190, -150, 0],
        [0, -186, 60],
        [190, -150, 0],
        [268, -104, 0],
        [180, -92, 60],
        [0, -122, 150],
        [-180, -92, 60],
      ]);
      const crown = at([
        [-150, -140, 40],
        [-148, -230, 0],
        [-104, -296, 0],
        [-40, -300, 0],
        [0, -284, 0],
        [40, -300, 0],
        [104, -296, 0],
        [148, -230, 0],
        [150, -140, 40],
        [0, -172, 140],
      ]);
      const band = at([
        [-151, -138, 40],
        [-150, -172, 40],
        [0, -204, 140],
        [150, -172, 40],
        [151, -138, 40],
        [0, -170, 140],
      ]);
      return {
        behind: '',
        front:
          fill(crown, paint) +
          fill(band, hex(shift(outfit.trim, outfit.trim.l < 0.4 ? 0.16 : -0.3))) +
          fill(brim, paint) +
          stroke(brim, deep, 2.4, 0.8),
      };
    }
    default:
      return { behind: '', front: '' };
  }
}
