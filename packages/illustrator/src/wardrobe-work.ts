import { hex, shift, tone, white } from './palette.ts';
import {
  type Draw,
  backBand,
  black,
  buttons,
  ivory,
  jacket,
  lapels,
  shirtCollar,
  startOf,
  trimLine,
} from './sewing.ts';
import { oval, stroke } from './sketch.ts';
import { drawCloth, drawPair, drawPiece, neckline, sleevedShape } from './tailoring.ts';

/** Crossed short-sleeved top of a ward, with piping and a breast pocket. */
export const scrubs: Draw = (tailor) => {
  const { build, d } = tailor;
  const cloth = tailor.random.pick([
    tone(0.62, 0.06, 205),
    tone(0.88, 0.025, 220),
    tone(0.5, 0.07, 225),
    tone(0.72, 0.05, 180),
  ]);
  const edge = neckline(build, 0.17, 84, 'vee');
  const s = build.shoulder;
  return {
    behind: backBand(tailor, cloth, 98),
    front:
      drawCloth(tailor, sleevedShape(build, 0.17, edge, 12), {
        tone: cloth,
        sleeves: true,
        folds: 4,
      }) +
      trimLine(
        tailor,
        `${startOf(tailor, 0.17)} ${edge}`,
        shift(cloth, cloth.l > 0.8 ? -0.22 : 0.16),
        8,
      ) +
      drawPiece(
        tailor,
        `M${s * 0.2} 232 L${s * 0.54} 226 L${s * 0.54} 350 L${s * 0.2} 356 Z`,
        shift(cloth, -0.015),
        0.2,
      ) +
      stroke(d(`M${s * 0.26} 214 L${s * 0.26} 262`), hex(ivory), 5),
  };
};

/** A white coat over a shirt. */
export const whiteCoat: Draw = (tailor) => {
  const { build, second, d } = tailor;
  const coat = tone(0.92, 0.01, 230);
  const inner = drawCloth(tailor, sleevedShape(build, 0.1, neckline(build, 0.1, 60, 'vee'), 4), {
    tone: second,
    folds: 2,
  });
  const s = build.shoulder;
  const chest = d('M-96 306').slice(1).split(' ').map(Number) as [number, number];
  const tube = `M${-build.neck - 20} -76 C${-build.neck - 30} 60 -110 170 -96 300 M${build.neck + 20} -76 C${build.neck + 36} 40 110 130 104 240`;
  return {
    behind: backBand(tailor, coat, 128),
    front:
      inner +
      shirtCollar(tailor, shift(second, 0.02), 0.5) +
      jacket(tailor, coat, 420, 0.1) +
      lapels(tailor, shift(coat, 0.015), 420, 0.95) +
      stroke(d(tube), hex(tone(0.26, 0.03, 250)), 9) +
      stroke(d(tube), hex(tone(0.5, 0.03, 250)), 2.4, 0.6) +
      stroke(
        d('M104 240 C104 262 84 280 80 306 M104 240 C106 264 128 280 132 306'),
        hex(tone(0.78, 0.012, 250)),
        5,
      ) +
      oval(...chest, 21, 21, hex(tone(0.5, 0.015, 250))) +
      oval(chest[0] - 2, chest[1] - 3, 15, 15, hex(tone(0.82, 0.01, 250))) +
      stroke(d(`M${s * 0.26} 300 L${s * 0.56} 294`), hex(shift(coat, -0.2)), 2.5, 0.6),
  };
};

/** A service shirt with epaulets and tie (pilot, police, military and the like). */
export const uniform: Draw = (tailor) => {
  const { build, cloth, trim, d } = tailor;
  const s = build.shoulder;
  const board = (k: 1 | -1) =>
    `M${k * s * 0.4} -44 L${k * s * 0.82} 2 L${k * s * 0.78} 34 L${k * s * 0.37} -12 Z`;
  return {
    behind: backBand(tailor, cloth, 138),
    front:
      drawCloth(tailor, sleevedShape(build, 0.04, neckline(build, 0.04, -2, 'vee'), 9), {
        tone: cloth,
        sleeves: true,
        folds: 4,
      }) +
      drawPiece(
        tailor,
        'M-18 4 L18 4 L12 40 L34 310 L0 366 L-34 310 L-12 40 Z',
        shift(trim, -0.1),
      ) +
      drawPiece(tailor, 'M-23 -20 C-10 -26 10 -26 23 -20 L14 34 L-14 34 Z', shift(trim, -0.07)) +
      shirtCollar(tailor, shift(cloth, 0.02), 0) +
      drawPair(tailor, board, shift(cloth, -0.1)) +
      stroke(
        d(`M${s * 0.62} -18 L${s * 0.57} 12 M${s * 0.68} -12 L${s * 0.63} 18`) +
          d(`M${-s * 0.62} -18 L${-s * 0.57} 12 M${-s * 0.68} -12 L${-s * 0.63} 18`),
        hex(tone(0.8, 0.11, 88)),
        4.5,
      ) +
      drawPiece(
        tailor,
        `M${s * 0.22} 190 L${s * 0.54} 184 L${s * 0.54} 206 L${s * 0.38} 222 L${s * 0.22} 212 Z`,
        shift(cloth, -0.03),
        0.2,
      ) +
      drawPiece(
        tailor,
        `M${-s * 0.22} 190 L${-s * 0.54} 184 L${-s * 0.54} 206 L${-s * 0.38} 222 L${-s * 0.22} 212 Z`,
        shift(cloth, -0.03),
        0.2,
      ),
  };
};

/** A double-breasted white jacket. */
export const chef: Draw = (tailor) => {
  const { build } = tailor;
  const cloth = ivory;
  return {
    behind: backBand(tailor, cloth, 150),
    front:
      drawCloth(tailor, sleevedShape(build, 0.04, neckline(build, 0.04, -6, 'vee'), 10), {
        tone: cloth,
        sleeves: true,
        folds: 4,
      }) +
      drawPiece(tailor, `M-6 -6 C60 20 130 60 150 140 L140 640 L-10 640 Z`, shift(cloth, 0.005)) +
      buttons(tailor, 110, 5, 34, black) +
      buttons(tailor, 110, 5, 112, black) +
      drawPair(
        tailor,
        (s) =>
          `M${s * (build.neck + 6)} -146 C${s * build.neck} -100 ${s * 44} -60 ${s * 5} -34 L${s * 8} 2 C${s * 60} -20 ${s * (build.neck + 14)} -60 ${s * (build.neck + 26)} -100 Z`,
        cloth,
      ),
  };
};

/** A dark dress with a white collar and apron. */
export const apron: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const s = build.shoulder;
  const dark = cloth.l > 0.4 ? tone(0.24, 0.03, 300) : cloth;
  return {
    behind: backBand(tailor, ivory, 120),
    front:
      drawCloth(tailor, sleevedShape(build, 0.08, neckline(build, 0.08, 10, 'round'), 9), {
        tone: dark,
        sleeves: true,
        folds: 4,
      }) +
      drawPair(
        tailor,
        (k) =>
          `M${k * s * 0.34} -40 C${k * s * 0.3} 80 ${k * s * 0.3} 150 ${k * s * 0.32} 220 L${k * s * 0.46} 220 C${k * s * 0.46} 120 ${k * s * 0.52} 20 ${k * s * 0.56} -20 Z`,
        ivory,
      ) +
      drawPiece(
        tailor,
        `M${-s * 0.44} 206 C${-s * 0.2} 222 ${s * 0.2} 222 ${s * 0.44} 206 L${s * 0.5} 640 L${-s * 0.5} 640 Z`,
        ivory,
      ) +
      shirtCollar(tailor, ivory, 0.2),
  };
};

/** A draped cloak with a clasp over a tunic. */
export const cloak: Draw = (tailor) => {
  const { build, cloth, second, trim, d } = tailor;
  const s = build.shoulder;
  const n = build.neck;
  const side = (k: 1 | -1) =>
    `M${k * (n + 4)} -116 C${k * (n + 60)} -70 ${k * s * 0.8} -20 ${k * s * 1.06} 60 C${k * s * 1.2} 200 ${k * s * 1.2} 420 ${k * s * 1.2} 640 L${k * s * 0.5} 640 C${k * s * 0.52} 400 ${k * s * 0.44} 160 ${k * 18} 34 C${k * 50} 0 ${k * n} -40 ${k * (n + 4)} -116 Z`;
  const [cx, cy] = d('M0 40').slice(1).split(' ').map(Number) as [number, number];
  return {
    behind: backBand(tailor, cloth, 150),
    front:
      drawCloth(tailor, sleevedShape(build, 0.14, neckline(build, 0.14, 24), 4), {
        tone: second,
        folds: 3,
      }) +
      drawCloth(tailor, side(1), { tone: cloth, folds: 4 }) +
      drawCloth(tailor, side(-1), { tone: cloth, folds: 4 }) +
      oval(cx, cy, 21, 21, hex(tone(0.72, 0.1, 82))) +
      oval(cx - 2, cy - 2, 13, 13, hex(shift(trim, 0.05))) +
      oval(cx - 6, cy - 7, 4, 3, hex(white), 0.8),
  };
};

/** A pressure suit with a collar ring. */
export const spaceSuit: Draw = (tailor) => {
  const { build, trim, d } = tailor;
  const n = build.neck;
  const suitTone = tone(0.88, 0.012, 240);
  const ring = (grow: number) =>
    `M${-n - 44 - grow} -64 C${-n - 30} ${26 + grow} ${n + 30} ${26 + grow} ${n + 44 + grow} -64 C${n + 40 + grow} ${-104 - grow} ${n} ${-120 - grow} ${n - 6} ${-120 - grow} C${n} -40 ${n * 0.6} -22 0 -22 C${-n * 0.6} -22 ${-n} -40 ${-n + 6} ${-120 - grow} C${-n} ${-120 - grow} ${-n - 40 - grow} ${-104 - grow} ${-n - 44 - grow} -64 Z`;
  const s = build.shoulder;
  return {
    behind: backBand(tailor, tone(0.4, 0.02, 250), 140),
    front:
      drawCloth(tailor, sleevedShape(build, 0.06, neckline(build, 0.06, 6), 22), {
        tone: suitTone,
        sleeves: true,
        folds: 9,
      }) +
      drawPiece(tailor, ring(14), tone(0.66, 0.02, 250)) +
      drawPiece(tailor, ring(0), tone(0.8, 0.015, 250)) +
      drawPiece(
        tailor,
        `M${-s * 0.5} 170 L${-s * 0.16} 178 L${-s * 0.16} 262 L${-s * 0.5} 254 Z`,
        trim,
      ) +
      stroke(
        d(`M0 30 L0 640 M${-s * 0.66} 130 L${s * 0.66} 130`),
        hex(shift(suitTone, -0.2)),
        3,
        0.5,
      ),
  };
};
