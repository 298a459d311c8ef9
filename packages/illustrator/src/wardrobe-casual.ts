import { type Tone, blend, hex, shift, white } from './palette.ts';
import {
  type Draw,
  type Dressed,
  backBand,
  buttons,
  ivory,
  jacket,
  frontOnly,
  shirtCollar,
  startOf,
  trimLine,
} from './sewing.ts';
import { stroke } from './sketch.ts';
import {
  type Tailor,
  drawCloth,
  drawPiece,
  neckline,
  sleevedShape,
  sleevelessShape,
} from './tailoring.ts';

export const tee: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const edge = neckline(build, 0.17, 16, 'round', 6);
  const cuff = (s: number) =>
    `M${s * build.shoulder * 1.05} 292 C${s * build.shoulder * 0.94} 306 ${s * build.shoulder * 0.82} 308 ${s * build.shoulder * 0.72} 300`;
  return {
    behind: backBand(tailor, cloth, 98),
    front:
      drawCloth(tailor, sleevedShape(build, 0.17, edge), { tone: cloth, sleeves: true, folds: 4 }) +
      trimLine(tailor, `${startOf(tailor, 0.17)} ${edge}`, shift(cloth, -0.07), 9, 0.75) +
      trimLine(tailor, `${startOf(tailor, 0.17)} ${edge}`, shift(cloth, 0.08), 2, 0.5) +
      trimLine(tailor, cuff(1) + cuff(-1), shift(cloth, -0.16), 2, 0.6),
  };
};

export const knit: Draw = (tailor) => {
  const { build, cloth, d } = tailor;
  const edge = neckline(build, 0.13, 6, 'round', 14);
  const n = build.neck;
  let ribs = '';
  for (let i = -7; i <= 7; i++) {
    const a = (i / 7) * 1.15;
    const x = Math.sin(a) * (n + 20);
    const y = -4 - (1 - Math.cos(a)) * 118;
    ribs += `M${x} ${y - 8} L${x * 1.1} ${y + 14}`;
  }
  return {
    behind: backBand(tailor, cloth, 108),
    front:
      drawCloth(tailor, sleevedShape(build, 0.13, edge, 15), {
        tone: cloth,
        sleeves: true,
        folds: 4,
      }) +
      trimLine(tailor, `${startOf(tailor, 0.13, 14)} ${edge}`, shift(cloth, 0.02), 24) +
      stroke(d(ribs), hex(shift(cloth, -0.16)), 2.4, 0.5) +
      trimLine(tailor, `${startOf(tailor, 0.13, 14)} ${edge}`, shift(cloth, -0.2), 1.6, 0),
  };
};

export const deepKnit: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const edge = neckline(build, 0.2, 118, 'vee', 12);
  return {
    behind: backBand(tailor, cloth, 92),
    front:
      drawCloth(tailor, sleevedShape(build, 0.2, edge, 13), {
        tone: cloth,
        sleeves: true,
        folds: 4,
      }) +
      trimLine(tailor, `${startOf(tailor, 0.2, 12)} ${edge}`, shift(cloth, -0.06), 13, 0.8) +
      trimLine(tailor, `${startOf(tailor, 0.2, 12)} ${edge}`, shift(cloth, 0.08), 2, 0.5),
  };
};

export const offShoulder: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const s = build.shoulder;
  const x = s * 1.02;
  const shape = `M${x} 96 C${s * 1.06} 230 ${s * 1.05} 320 ${s * 1.09} 640 L${-s * 1.09} 640 C${-s * 1.05} 320 ${-s * 1.06} 230 ${-x} 96 C${-s * 0.7} 128 ${-s * 0.3} 152 0 152 C${s * 0.3} 152 ${s * 0.7} 128 ${x} 96 Z`;
  const fold = `M${x + 4} 92 C${s * 0.7} 124 ${s * 0.3} 148 0 148 C${-s * 0.3} 148 ${-s * 0.7} 124 ${-x - 4} 92 C${-s * 1.04} 140 ${-s * 0.98} 158 ${-s * 0.94} 164 C${-s * 0.6} 192 ${-s * 0.3} 208 0 208 C${s * 0.3} 208 ${s * 0.6} 192 ${s * 0.94} 164 C${s * 0.98} 158 ${s * 1.04} 140 ${x + 4} 92 Z`;
  return frontOnly(
    drawCloth(tailor, shape, { tone: cloth, sleeves: true, folds: 4 }) +
      drawPiece(tailor, fold, shift(cloth, 0.02)),
  );
};

export const turtleneck: Draw = (tailor) => {
  const { build, cloth, d } = tailor;
  const n = build.neck;
  const tube = `M${-n - 6} -196 C${-n * 0.5} -166 ${n * 0.5} -166 ${n + 6} -196 C${n + 10} -150 ${n + 14} -110 ${n + 34} -78 C${n * 0.6} -34 ${-n * 0.6} -34 ${-n - 34} -78 C${-n - 14} -110 ${-n - 10} -150 ${-n - 6} -196 Z`;
  let ribs = '';
  for (let i = -4; i <= 4; i++)
    ribs += `M${i * n * 0.22} -168 C${i * n * 0.22} -130 ${i * n * 0.24} -90 ${i * n * 0.27} -56`;
  return {
    behind: backBand(tailor, cloth, 170),
    front:
      drawCloth(tailor, sleevedShape(build, 0.04, neckline(build, 0.04, -44, 'round', 10), 10), {
        tone: cloth,
        sleeves: true,
        folds: 4,
      }) +
      drawPiece(tailor, tube, shift(cloth, -0.012), 0.4) +
      stroke(d(ribs), hex(shift(cloth, cloth.l < 0.3 ? -0.06 : -0.14)), 2, 0.32) +
      stroke(
        d(`M${-n - 10} -124 C${-n * 0.5} -96 ${n * 0.5} -96 ${n + 10} -124`),
        hex(shift(cloth, -0.14)),
        3,
        0.45,
      ),
  };
};

export const shirt: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const open = build.female ? 0.95 : 0.55;
  const edge = neckline(build, 0.08, 34 + open * 70, 'vee');
  return {
    behind: backBand(tailor, cloth, 134),
    front:
      drawCloth(tailor, sleevedShape(build, 0.08, edge, 9), {
        tone: cloth,
        sleeves: true,
        folds: 4,
      }) +
      trimLine(
        tailor,
        `M-13 ${60 + open * 60} L-13 640 M13 ${60 + open * 60} L13 640`,
        shift(cloth, -0.14),
        1.6,
        0.55,
      ) +
      buttons(tailor, 130 + open * 50, 5, 0, blend(cloth, white, 0.5)) +
      shirtCollar(tailor, shift(cloth, 0.015), open),
  };
};

export const tank: Draw = (tailor) => {
  const { build, cloth } = tailor;
  const edge = neckline(build, 0.3, build.female ? 92 : 62);
  return frontOnly(
    drawCloth(tailor, sleevelessShape(build, 0.3, 0.64, edge), { tone: cloth, folds: 4 }) +
      trimLine(tailor, `${startOf(tailor, 0.3, 0)} ${edge}`, shift(cloth, -0.1), 5, 0.7),
  );
};

export const cardigan: Draw = (tailor) => {
  const { build, cloth, second, d } = tailor;
  const n = build.neck;
  return {
    behind: backBand(tailor, cloth, 108),
    front:
      drawCloth(tailor, sleevelessShape(build, 0.3, 0.62, neckline(build, 0.3, 96)), {
        tone: second,
        folds: 2,
      }) +
      jacket(tailor, cloth, 430, 0) +
      stroke(
        d(`M${-n - 26} -92 C${-n - 10} 40 ${-n * 0.6} 260 -6 430 L-6 640`) +
          d(`M${n + 26} -92 C${n + 10} 40 ${n * 0.6} 260 6 430`),
        hex(shift(cloth, 0.02)),
        20,
      ) +
      buttons(tailor, 460, 1, 0),
  };
};

function openLinen(tailor: Tailor, cloth: Tone): Dressed {
  const edge = neckline(tailor.build, 0.1, 176, 'vee');
  return {
    behind: backBand(tailor, cloth, 134),
    front:
      drawCloth(tailor, sleevedShape(tailor.build, 0.1, edge, 12), {
        tone: cloth,
        sleeves: true,
        folds: 6,
      }) + shirtCollar(tailor, shift(cloth, 0.01), 1.25),
  };
}

/** A halter top for the beach, worn under an open linen shirt. */
export const beach: Draw = (tailor) => {
  const { build, cloth, d } = tailor;
  const n = build.neck;
  if (!build.female) return openLinen(tailor, ivory);
  const s = build.shoulder;
  const halter = `M${n * 0.62} -92 C${n + 4} -20 ${s * 0.46} 100 ${s * 0.7} 200 C${s * 0.7} 320 ${s * 0.665} 430 ${s * 0.61} 640 L${-s * 0.61} 640 C${-s * 0.665} 430 ${-s * 0.7} 320 ${-s * 0.7} 200 C${-s * 0.46} 100 ${-n - 4} -20 ${-n * 0.62} -92 C${-n * 0.56} -30 -40 60 0 122 C40 60 ${n * 0.56} -30 ${n * 0.62} -92 Z`;
  return frontOnly(
    drawCloth(tailor, halter, { tone: cloth, folds: 5, sheen: 0.2 }) +
      stroke(d(`M0 122 C-6 200 -4 280 0 330`), hex(shift(cloth, -0.16)), 3, 0.4),
  );
};
