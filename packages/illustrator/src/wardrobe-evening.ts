import { type Tone, hex, shift } from './palette.ts';
import {
  type Draw,
  backBand,
  black,
  buttons,
  ivory,
  jacket,
  lapels,
  frontOnly,
  shirtCollar,
  shirtFront,
  startOf,
  straps,
  trimLine,
} from './sewing.ts';
import { oval, stroke } from './sketch.ts';
import {
  bodiceShape,
  drawCloth,
  drawPair,
  drawPiece,
  neckline,
  sleevedShape,
  sleevelessShape,
} from './tailoring.ts';

export const suit: Draw = (tailor) => {
  const { cloth, second, trim, d } = tailor;
  const tie = 'M-19 6 L19 6 L13 44 L38 318 L0 380 L-38 318 L-13 44 Z';
  const knot = 'M-24 -20 C-10 -26 10 -26 24 -20 L14 36 L-14 36 Z';
  return {
    behind: backBand(tailor, second, 140),
    front:
      shirtFront(tailor, second) +
      drawPiece(tailor, tie, trim) +
      stroke(
        d('M-24 110 L28 70 M-28 180 L34 132 M-32 250 L38 196 M-34 318 L40 262'),
        hex(shift(trim, 0.14)),
        4,
        0.35,
      ) +
      drawPiece(tailor, knot, shift(trim, 0.04)) +
      shirtCollar(tailor, second, 0) +
      jacket(tailor, cloth, 352) +
      lapels(tailor, shift(cloth, 0.025), 352, 1.05),
  };
};

export const tuxedo: Draw = (tailor) => {
  const night = shift(black, 0.02);
  const bow = (s: number) =>
    `M${s * 7} -2 C${s * 24} -30 ${s * 52} -34 ${s * 62} -28 C${s * 68} -8 ${s * 68} 14 ${s * 62} 30 C${s * 50} 36 ${s * 24} 26 ${s * 7} 10 Z`;
  return {
    behind: backBand(tailor, ivory, 140),
    front:
      shirtFront(tailor, ivory) +
      buttons(tailor, 96, 3, 0, black) +
      shirtCollar(tailor, ivory, 0) +
      drawPiece(tailor, bow(1), night) +
      drawPiece(tailor, bow(-1), night) +
      drawPiece(
        tailor,
        'M-11 -12 C-4 -16 4 -16 11 -12 L11 18 C4 22 -4 22 -11 18 Z',
        shift(night, 0.05),
      ) +
      jacket(tailor, night, 366) +
      lapels(tailor, shift(night, 0.09), 366, 1.1, false),
  };
};

export const slipDress: Draw = (tailor) => {
  const { cloth } = tailor;
  return frontOnly(
    straps(tailor, 196, 5, cloth) +
      drawCloth(tailor, bodiceShape(tailor.build, 190, 'heart'), {
        tone: cloth,
        sheen: 1,
        folds: 4,
      }),
  );
};

export const gown: Draw = (tailor) => {
  const { build, cloth, d, trim } = tailor;
  const shape = bodiceShape(build, 196, 'heart');
  const s = build.shoulder;
  const drape = d(
    `M${-s * 0.68} 236 C${-s * 0.3} 300 ${s * 0.2} 300 ${s * 0.68} 226 M${-s * 0.68} 280 C${-s * 0.3} 340 ${s * 0.24} 350 ${s * 0.69} 292 M${-s * 0.68} 330 C${-s * 0.2} 400 ${s * 0.3} 410 ${s * 0.69} 370`,
  );
  return frontOnly(
    drawCloth(tailor, shape, { tone: cloth, sheen: 0.8, folds: 3 }) +
      stroke(drape, hex(shift(cloth, -0.14)), 5, 0.35) +
      stroke(
        d(
          `M${-s * 0.7} 218 C${-s * 0.6} 170 ${-s * 0.24} 150 0 206 C${s * 0.24} 150 ${s * 0.6} 170 ${s * 0.7} 218`,
        ),
        hex(shift(trim, 0.1)),
        2.4,
        0.55,
      ),
  );
};

export const squareDress: Draw = (tailor) => {
  const { build, cloth } = tailor;
  return frontOnly(
    drawCloth(tailor, sleevelessShape(build, 0.4, 0.66, neckline(build, 0.4, 128, 'square')), {
      tone: cloth,
      folds: 4,
      sheen: 0.25,
    }) +
      trimLine(
        tailor,
        `${startOf(tailor, 0.4, 0)} ${neckline(build, 0.4, 128, 'square')}`,
        shift(cloth, 0.07),
        3,
        0.5,
      ),
  );
};

/** A satin robe crossed over lace. */
export const robe: Draw = (tailor) => {
  const { build, cloth, second, d } = tailor;
  const n = build.neck;
  const lace = drawCloth(tailor, bodiceShape(build, 150, 'heart'), { tone: second, folds: 0 });
  return {
    behind: backBand(tailor, cloth, 112),
    front:
      (build.female ? lace : '') +
      drawCloth(
        tailor,
        sleevedShape(build, 0.24, neckline(build, 0.24, build.female ? 236 : 160, 'vee', 8), 10),
        { tone: cloth, sleeves: true, sheen: 0.9, folds: 6 },
      ) +
      drawPair(
        tailor,
        (s) =>
          `M${s * (n + 30)} -74 C${s * (n + 14)} 40 ${s * 70} 150 ${s * -6} ${build.female ? 262 : 190} L${s * 34} ${build.female ? 280 : 220} C${s * 110} 180 ${s * (n + 50)} 60 ${s * (n + 66)} -60 Z`,
        shift(cloth, 0.05),
      ) +
      stroke(d('M0 0'), hex(cloth), 0.1, 0),
  };
};

/** Blouse with a soft tied bow. */
export const bowBlouse: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const n = build.neck;
  const loop = (s: number) =>
    `M${s * 4} 8 C${s * 40} -34 ${s * 98} -30 ${s * 108} 2 C${s * 104} 34 ${s * 50} 46 ${s * 4} 22 Z`;
  const tail = (s: number) =>
    `M${s * 4} 16 C${s * 14} 90 ${s * 26} 150 ${s * 22} 236 L${s * 66} 222 C${s * 66} 150 ${s * 40} 70 ${s * 12} 14 Z`;
  return {
    behind: backBand(tailor, cloth, 150),
    front:
      drawCloth(tailor, sleevedShape(build, 0.05, neckline(build, 0.05, -8), 12), {
        tone: cloth,
        sleeves: true,
        sheen: 0.6,
        folds: 6,
      }) +
      drawPiece(
        tailor,
        `M${-n - 4} -140 C${-n * 0.5} -70 ${n * 0.5} -70 ${n + 4} -140 C${n + 14} -100 ${n + 20} -80 ${n + 24} -70 C${n * 0.5} 14 ${-n * 0.5} 14 ${-n - 24} -70 Z`,
        shift(cloth, 0.01),
      ) +
      drawPair(tailor, tail, shift(cloth, -0.01)) +
      drawPair(tailor, loop, shift(cloth, 0.02)) +
      drawPiece(tailor, 'M-14 2 C-4 -4 4 -4 14 2 L12 30 C4 35 -4 35 -12 30 Z', shift(cloth, 0.03)),
  };
};

/** Crossed collars, broad sash. */
export const kimono: Draw = (tailor) => {
  const { build, cloth, second, trim, d, random } = tailor;
  const n = build.neck;
  const collar = (s: 1 | -1, tint: Tone, grow: number) =>
    drawPiece(
      tailor,
      `M${s * (n + 12 + grow)} -112 C${s * (n + 2 + grow)} -30 ${s * (40 + grow)} 60 ${s * (-128 + grow)} 372 L${s * (-66 + grow)} 390 C${s * (96 + grow)} 110 ${s * (n + 44 + grow)} -10 ${s * (n + 48 + grow)} -86 Z`,
      tint,
    );
  let blossoms = '';
  for (let i = 0; i < 12; i++) {
    const side = i % 2 ? 1 : -1;
    const [x, y] = d(
      `M${side * random.range(0.45, 0.98) * build.shoulder} ${random.range(60, 440)}`,
    )
      .slice(1)
      .split(' ')
      .map(Number) as [number, number];
    const r = random.range(7, 17);
    for (let petal = 0; petal < 5; petal++) {
      const a = (petal / 5) * 6.283 + i;
      blossoms += oval(
        x + Math.cos(a) * r,
        y + Math.sin(a) * r,
        r * 0.72,
        r * 0.72,
        hex(shift(trim, 0.1)),
        0.5,
      );
    }
    blossoms += oval(x, y, r * 0.4, r * 0.4, hex(ivory), 0.7);
  }
  return {
    behind: backBand(tailor, second, 120),
    front:
      drawCloth(tailor, sleevedShape(build, 0.12, neckline(build, 0.12, 120, 'vee'), 22), {
        tone: cloth,
        sleeves: true,
        sheen: 0.4,
        folds: 4,
      }) +
      blossoms +
      collar(-1, ivory, -8) +
      collar(-1, cloth, 14) +
      collar(1, ivory, -8) +
      collar(1, shift(cloth, 0.03), 14) +
      drawPiece(
        tailor,
        `M${-build.shoulder * 0.76} 372 C${-build.shoulder * 0.3} 392 ${build.shoulder * 0.3} 392 ${build.shoulder * 0.76} 372 L${build.shoulder * 0.8} 640 L${-build.shoulder * 0.8} 640 Z`,
        second,
      ),
  };
};
