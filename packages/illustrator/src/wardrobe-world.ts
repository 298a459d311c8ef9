import { vest } from './costume/details-fronts.ts';
import { hex, shift } from './palette.ts';
import {
  type Draw,
  backBand,
  black,
  buttons,
  frontOnly,
  ivory,
  jacket,
  lapels,
  shirtCollar,
  shirtFront,
  startOf,
  straps,
  trimLine,
} from './sewing.ts';
import { stroke } from './sketch.ts';
import {
  drawCloth,
  drawPair,
  drawPiece,
  neckline,
  sleevedShape,
  sleevelessShape,
} from './tailoring.ts';

/** Close-fitting cloth up to the neck, with long sleeves: the base of many costumes. */
export const fitted: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const edge = neckline(build, 0.08, -10, 'round', 4);
  return {
    behind: backBand(tailor, cloth, 140),
    front:
      drawCloth(tailor, sleevedShape(build, 0.08, edge, 5), {
        tone: cloth,
        sleeves: true,
        folds: 3,
        sheen: 0.3,
      }) + trimLine(tailor, `${startOf(tailor, 0.08, 4)} ${edge}`, shift(cloth, -0.08), 4, 0.7),
  };
};

/** A dress with a square neckline and long sleeves. */
export const sleevedDress: Draw = (tailor) => {
  const { build, cloth, trim } = tailor;
  const edge = neckline(build, 0.34, 120, 'square');
  return {
    behind: '',
    front:
      drawCloth(tailor, sleevedShape(build, 0.34, edge, 8), {
        tone: cloth,
        sleeves: true,
        folds: 3,
        sheen: 0.25,
      }) + trimLine(tailor, `${startOf(tailor, 0.34, 0)} ${edge}`, trim, 9, 0.95),
  };
};

/** A bikini top under an open linen shirt. */
export const bikini: Draw = (tailor) => {
  const { build, cloth, d } = tailor;
  const s = build.shoulder;
  const y = 176;
  const cups = `M${s * 0.44} ${y - 6} C${s * 0.66} ${y + 30} ${s * 0.7} ${y + 70} ${s * 0.7} ${y + 128} C${s * 0.4} ${y + 150} ${-s * 0.4} ${y + 150} ${-s * 0.7} ${y + 128} C${-s * 0.7} ${y + 70} ${-s * 0.66} ${y + 30} ${-s * 0.44} ${y - 6} C${-s * 0.26} ${y + 26} -40 ${y + 60} 0 ${y + 78} C40 ${y + 60} ${s * 0.26} ${y + 26} ${s * 0.44} ${y - 6} Z`;
  const open = (q: 1 | -1) =>
    `M${q * (build.neck + 16)} -92 C${q * (build.neck + 40)} 40 ${q * s * 0.52} 200 ${q * s * 0.5} 640 L${q * s * 1.2} 640 L${q * s * 1.1} 180 C${q * s * 1.06} 60 ${q * s * 0.9} 0 ${q * s * 0.62} -32 C${q * (build.neck + 60)} -56 ${q * (build.neck + 30)} -70 ${q * (build.neck + 16)} -92 Z`;
  return {
    behind: backBand(tailor, ivory, 118),
    front:
      straps(tailor, y, 9, cloth, 0.34) +
      drawCloth(tailor, cups, { tone: cloth, folds: 0, sheen: 0.2 }) +
      stroke(d(`M0 ${y + 80}L0 ${y + 136}`), hex(shift(cloth, -0.16)), 4, 0.6) +
      [1, -1].map((q) => drawCloth(tailor, open(q as 1 | -1), { tone: ivory, folds: 2 })).join(''),
  };
};

/** A top that ends above the waist. */
export const cropTop: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const s = build.shoulder;
  const shape = sleevelessShape(build, 0.3, 0.6, neckline(build, 0.3, 84))
    .replace(`${s * 0.61} 640`, `${s * 0.69} 296`)
    .replace(`L${-s * 0.61} 640`, `C${s * 0.3} 322 ${-s * 0.3} 322 ${-s * 0.69} 296`)
    .replace(`${s * 0.665} 430`, `${s * 0.7} 280`)
    .replace(`${s * 0.705} 310`, `${s * 0.705} 250`)
    .replace(`${-s * 0.665} 430`, `${-s * 0.7} 280`)
    .replace(`${-s * 0.705} 310`, `${-s * 0.705} 250`);
  return frontOnly(
    drawCloth(tailor, shape, { tone: cloth, folds: 2 }) +
      trimLine(
        tailor,
        `M${-s * 0.69} 296 C${-s * 0.3} 322 ${s * 0.3} 322 ${s * 0.69} 296`,
        shift(cloth, -0.1),
        6,
        0.8,
      ),
  );
};

/** A closed weatherproof jacket with a hood. */
export const shell: Draw = (tailor) => {
  const { build, cloth, trim, d } = tailor;
  const n = build.neck;
  const s = build.shoulder;
  const hood = `M${-n - 70} -20 C${-n - 112} -150 ${-n - 60} -214 0 -220 C${n + 60} -214 ${n + 112} -150 ${n + 70} -20 L0 60 Z`;
  return {
    behind: drawPiece(tailor, hood, shift(cloth, -0.09)),
    front:
      drawCloth(tailor, sleevedShape(build, 0.1, neckline(build, 0.1, -6, 'vee'), 22), {
        tone: cloth,
        sleeves: true,
        folds: 6,
        sheen: 0.2,
      }) +
      drawPair(
        tailor,
        (q) =>
          `M${q * (n + 12)} -158 C${q * (n + 8)} -100 ${q * 40} -40 ${q * 3} -22 L${q * 3} 40 C${q * 60} 20 ${q * (n + 40)} -20 ${q * (n + 56)} -74 C${q * (n + 50)} -120 ${q * (n + 34)} -150 ${q * (n + 12)} -158 Z`,
        shift(cloth, 0.03),
      ) +
      drawPiece(tailor, 'M-20 20 L22 20 L22 640 L-20 640 Z', shift(cloth, -0.02), 0.3) +
      stroke(d('M-20 20L-20 640'), hex(trim), 6) +
      stroke(
        d(`M${s * 0.22} 236 L${s * 0.5} 222 M${-s * 0.22} 236 L${-s * 0.5} 222`),
        hex(trim),
        8,
      ),
  };
};

/** A short jacket with ribbed collar over a shirt. */
export const bomber: Draw = (tailor) => {
  const { build, cloth, second, d } = tailor;
  const n = build.neck;
  const ribs = (q: 1 | -1) =>
    `M${q * (n + 14)} -120 C${q * (n + 8)} -40 ${q * n * 0.8} 30 ${q * n * 0.62} 96 L${q * n} 120 C${q * (n + 24)} 40 ${q * (n + 44)} -20 ${q * (n + 50)} -82 Z`;
  return {
    behind: backBand(tailor, cloth, 134),
    front:
      drawCloth(tailor, sleevedShape(build, 0.17, neckline(build, 0.17, 16), 4), {
        tone: second,
        folds: 2,
      }) +
      jacket(tailor, cloth, 520, 0.5) +
      drawPair(tailor, ribs, shift(cloth, cloth.l < 0.3 ? 0.06 : -0.06)) +
      stroke(d('M0 520L0 640'), hex(tailor.trim), 6),
  };
};

/** A waistcoat and tie over a shirt; the waistcoat has the main cloth. */
export const waistcoat: Draw = (tailor) => {
  const { cloth, second, trim } = tailor;
  const tie = 'M-19 6 L19 6 L13 44 L34 250 L0 290 L-34 250 L-13 44 Z';
  return {
    behind: backBand(tailor, second, 140),
    front:
      drawCloth(
        tailor,
        sleevedShape(tailor.build, 0.02, neckline(tailor.build, 0.02, -2, 'vee'), 6),
        { tone: second, sleeves: true, folds: 3 },
      ) +
      drawPiece(tailor, tie, trim) +
      drawPiece(tailor, 'M-24 -20 C-10 -26 10 -26 24 -20 L14 36 L-14 36 Z', shift(trim, 0.04)) +
      vest({ ...tailor, trim: cloth }) +
      shirtCollar(tailor, second, 0),
  };
};

/** Jacket, waistcoat, and trousers of one cloth. */
export const threePiece: Draw = (tailor) => {
  const { cloth, second, trim } = tailor;
  return {
    behind: backBand(tailor, second, 140),
    front:
      shirtFront(tailor, second) +
      drawPiece(tailor, 'M-19 6 L19 6 L13 44 L34 250 L0 290 L-34 250 L-13 44 Z', trim) +
      drawPiece(tailor, 'M-24 -20 C-10 -26 10 -26 24 -20 L14 36 L-14 36 Z', shift(trim, 0.04)) +
      vest({ ...tailor, trim: shift(cloth, 0.045) }) +
      shirtCollar(tailor, second, 0) +
      jacket(tailor, cloth, 460) +
      lapels(tailor, shift(cloth, 0.025), 430, 1.05),
  };
};

/** A light suit without a tie; the collar is open. */
export const openSuit: Draw = (tailor) => {
  const { cloth, second } = tailor;
  const { build } = tailor;
  return {
    behind: backBand(tailor, second, 140),
    front:
      drawCloth(tailor, sleevedShape(build, 0.08, neckline(build, 0.08, 90, 'vee'), 4), {
        tone: second,
        folds: 2,
      }) +
      shirtCollar(tailor, second, 0.7) +
      jacket(tailor, cloth, 392) +
      lapels(tailor, shift(cloth, 0.022), 392, 1) +
      buttons(tailor, 414, 1, 8, shift(cloth, -0.2)),
  };
};

/** The crossed jacket of martial arts, with a dark belt. */
export const gi: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const n = build.neck;
  const s = build.shoulder;
  const lapel = (q: 1 | -1) =>
    `M${q * (n + 8)} -120 C${q * n} -30 ${q * 40} 70 ${q * -110} 330 L${q * -54} 352 C${q * 92} 110 ${q * (n + 40)} -10 ${q * (n + 44)} -88 Z`;
  return {
    behind: backBand(tailor, cloth, 120),
    front:
      drawCloth(tailor, sleevedShape(build, 0.14, neckline(build, 0.14, 130, 'vee'), 18), {
        tone: cloth,
        sleeves: true,
        folds: 5,
      }) +
      drawPiece(tailor, lapel(-1), shift(cloth, -0.02)) +
      drawPiece(tailor, lapel(1), cloth) +
      drawPiece(
        tailor,
        `M${-s * 0.72} 340 C${-s * 0.3} 354 ${s * 0.3} 354 ${s * 0.72} 340 L${s * 0.71} 384 C${s * 0.3} 398 ${-s * 0.3} 398 ${-s * 0.71} 384 Z`,
        black,
      ),
  };
};
