import type { Outfit } from './garments.ts';
import { smoothPath } from './geometry.ts';
import { blend, hex, shift } from './palette.ts';
import { type Pose, projectHead } from './pose.ts';
import type { Lighting } from './schemes.ts';
import type { Sketch } from './sketch.ts';
import { fill, stroke } from './sketch.ts';
import type { Traits } from './person.ts';

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
      const short = outfit.drape === 'short';
      const drape = short
        ? 'M-150 150C-190 250 -290 290 -320 380C-350 540 -150 630 0 630C150 630 350 540 320 380C290 290 190 250 150 150C80 300 -80 300 -150 150Z'
        : `M-150 150C-210 280 -390 330 -430 520L-450 900L450 900L430 520C390 330 210 280 150 150C80 300 -80 300 -150 150Z`;
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
            short
              ? 'M-140 250C-60 340 120 380 250 400M-190 300C-90 400 80 480 220 510M150 220C120 300 40 370 -180 430'
              : 'M-140 250C-60 340 120 380 300 420M-190 300C-90 400 80 480 280 540M150 220C120 300 40 370 -200 440M-260 380C-120 500 60 580 200 700',
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
    case 'bandana': {
      const cap = at([
        [-170, -70, 0],
        [-168, -180, 0],
        [-110, -256, 0],
        [0, -278, 0],
        [110, -256, 0],
        [168, -180, 0],
        [170, -70, 0],
        [84, -118, 140],
        [0, -132],
        [-84, -118, 140],
      ]);
      const pleats = [-0.7, -0.25, 0.25, 0.7]
        .map((u) => smoothPath([p(u * 60, -262, 0), p(u * 130, -190, 60), p(u * 170, -112, 90)]))
        .join('');
      const knot = at([
        [-k * 164, -96, -20],
        [-k * 214, -130, -30],
        [-k * 252, -60, -30],
        [-k * 236, 60, -30],
        [-k * 204, 10, -30],
        [-k * 190, 70, -30],
        [-k * 178, -40, -30],
      ]);
      return {
        behind: fill(knot, deep),
        front: fill(cap, paint) + stroke(pleats, deep, 5, 0.5) + stroke(cap, deep, 2.4, 0.7),
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
