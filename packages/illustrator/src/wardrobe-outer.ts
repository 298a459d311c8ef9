import { denimBlue, leatherOf } from './fabrics.ts';
import { hex, shift, tone } from './palette.ts';
import { type Draw, backBand, buttons, ivory, jacket, lapels, shirtCollar } from './sewing.ts';
import { stroke } from './sketch.ts';
import {
  drawCloth,
  drawPair,
  drawPiece,
  neckline,
  sleevedShape,
  sleevelessShape,
} from './tailoring.ts';
import { turtleneck } from './wardrobe-casual.ts';

export const leather: Draw = (tailor) => {
  const { build, second, d } = tailor;
  const hide = leatherOf(tailor.cloth);
  const beneath = drawCloth(tailor, sleevedShape(build, 0.17, neckline(build, 0.17, 18), 4), {
    tone: second,
    folds: 3,
  });
  return {
    behind: backBand(tailor, hide, 126),
    front:
      beneath +
      jacket(tailor, hide, 460, 0.9) +
      lapels(tailor, shift(hide, 0.045), 430, 1.15) +
      stroke(
        d(
          `M${build.shoulder * 0.84} 8 C${build.shoulder * 0.74} 70 ${build.shoulder * 0.68} 120 ${build.shoulder * 0.67} 170`,
        ) +
          d(
            `M${-build.shoulder * 0.84} 8 C${-build.shoulder * 0.74} 70 ${-build.shoulder * 0.68} 120 ${-build.shoulder * 0.67} 170`,
          ),
        hex(shift(hide, 0.2)),
        2.4,
        0.4,
      ),
  };
};

export const hoodie: Draw = (tailor) => {
  const { build, cloth, second, d } = tailor;
  const n = build.neck;
  const hood = `M${-n - 62} -40 C${-n - 86} -150 ${-n - 40} -200 0 -206 C${n + 40} -200 ${n + 86} -150 ${n + 62} -40 L0 60 Z`;
  const rim = (s: number) =>
    `M${s * (n + 8)} -150 C${s * (n + 6)} -80 ${s * 60} -10 ${s * 4} 54 C${s * 40} 66 ${s * (n + 40)} 10 ${s * (n + 66)} -62 C${s * (n + 60)} -120 ${s * (n + 30)} -146 ${s * (n + 8)} -150 Z`;
  return {
    behind: drawPiece(tailor, hood, shift(cloth, -0.08)),
    front:
      drawCloth(tailor, sleevedShape(build, 0.17, neckline(build, 0.17, 20), 4), {
        tone: second,
        folds: 0,
      }) +
      drawCloth(tailor, sleevedShape(build, 0.12, neckline(build, 0.12, 48, 'vee', 16), 17), {
        tone: cloth,
        sleeves: true,
        folds: 6,
      }) +
      drawPair(tailor, rim, shift(cloth, 0.02)) +
      stroke(
        d('M-26 50 C-30 110 -28 160 -32 214') + d('M26 50 C32 110 26 170 30 232'),
        hex(ivory),
        5,
        0.9,
      ),
  };
};

export const denim: Draw = (tailor) => {
  const { build, second, d } = tailor;
  const blue = denimBlue;
  const s = build.shoulder;
  const seam = `M${-s * 0.66} 92 L${s * 0.66} 92`;
  return {
    behind: backBand(tailor, blue, 130),
    front:
      drawCloth(tailor, sleevedShape(build, 0.17, neckline(build, 0.17, 22), 4), {
        tone: second,
        folds: 3,
      }) +
      jacket(tailor, blue, 560, 0.1) +
      shirtCollar(tailor, shift(blue, 0.04), 1.1) +
      stroke(
        d(`M${-s * 0.72} 110 C${-s * 0.5} 122 ${-s * 0.4} 122 ${-s * 0.24} 118`) +
          d(`M${s * 0.72} 110 C${s * 0.5} 122 ${s * 0.4} 122 ${s * 0.24} 118`),
        hex(tone(0.72, 0.09, 70)),
        2.2,
        0.7,
      ) +
      stroke(d(seam), hex(blue), 0.1, 0),
  };
};

/** A zipped training jacket over a top. */
export const track: Draw = (tailor) => {
  const { build, cloth, second, d, trim } = tailor;
  const n = build.neck;
  const s = build.shoulder;
  return {
    behind: backBand(tailor, cloth, 140),
    front:
      drawCloth(tailor, sleevelessShape(build, 0.3, 0.6, neckline(build, 0.3, 104)), {
        tone: second,
        folds: 2,
      }) +
      jacket(tailor, cloth, 300, 0.35) +
      drawPair(
        tailor,
        (k) =>
          `M${k * (n + 8)} -140 C${k * (n + 6)} -60 ${k * n * 0.8} 90 0 300 C${k * 46} 240 ${k * (n + 24)} 60 ${k * (n + 40)} -84 Z`,
        shift(cloth, 0.03),
      ) +
      stroke(d('M0 300 L0 640'), hex(ivory), 4, 0.7) +
      stroke(
        d(
          `M${s * 0.34} -46 C${s * 0.7} -8 ${s * 0.9} 40 ${s * 0.93} 140 C${s * 0.94} 300 ${s * 0.94} 420 ${s * 0.96} 640`,
        ) +
          d(
            `M${-s * 0.34} -46 C${-s * 0.7} -8 ${-s * 0.9} 40 ${-s * 0.93} 140 C${-s * 0.94} 300 ${-s * 0.94} 420 ${-s * 0.96} 640`,
          ),
        hex(shift(trim, 0.12)),
        8,
        0.7,
      ),
  };
};

/** A long coat with a broad collar over a fine knit. */
export const coat: Draw = (tailor) => {
  const { cloth, second } = tailor;
  const under = turtleneck({ ...tailor, cloth: second });
  return {
    behind: under.behind,
    front:
      under.front +
      jacket(tailor, cloth, 470, 0.1) +
      lapels(tailor, shift(cloth, 0.03), 440, 1.35) +
      buttons(tailor, 420, 1, 70),
  };
};

export const blazer: Draw = (tailor) => {
  const { build, cloth, second } = tailor;
  const inner = build.female
    ? drawCloth(tailor, sleevelessShape(build, 0.3, 0.6, neckline(build, 0.3, 140, 'sweet')), {
        tone: second,
        sheen: 0.7,
        folds: 2,
      })
    : drawCloth(tailor, sleevedShape(build, 0.17, neckline(build, 0.17, 14), 4), {
        tone: second,
        folds: 2,
      });
  return {
    behind: backBand(tailor, cloth, 128),
    front:
      inner +
      jacket(tailor, cloth, 372) +
      lapels(tailor, shift(cloth, 0.022), 372, 1) +
      buttons(tailor, 402, 1, 10),
  };
};
