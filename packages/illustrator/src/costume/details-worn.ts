import { hex, shift, tone } from '../palette.ts';
import { ivory } from '../sewing.ts';
import { fill, stroke } from '../sketch.ts';
import { drawPair, drawPiece } from '../tailoring.ts';
import { type Detail, gold } from './details-fronts.ts';

/** A pointed yoke and a knotted neckerchief. */
export const yoke: Detail = (tailor) => {
  const { trim, build, d } = tailor;
  const s = build.shoulder;
  const n = build.neck;
  return (
    drawPair(
      tailor,
      (q) =>
        `M${q * (n + 34)} -70 L${q * s * 0.86} 16 L${q * s * 0.68} 110 L${q * s * 0.4} 84 L${q * s * 0.24} 140 L${q * 16} 84 Z`,
      shift(tailor.cloth, -0.12),
    ) +
    stroke(
      d(
        [1, -1]
          .map((q) => `M${q * s * 0.68} 110 L${q * s * 0.4} 84 L${q * s * 0.24} 140 L${q * 16} 84`)
          .join(''),
      ),
      hex(ivory),
      4,
      0.8,
    ) +
    drawPiece(
      tailor,
      `M${-n - 22} -116 C${-n * 0.5} -66 ${n * 0.5} -66 ${n + 22} -116 C${n + 40} -60 ${n * 0.7} 20 0 116 C${-n * 0.7} 20 ${-n - 40} -60 ${-n - 22} -116 Z`,
      trim,
    )
  );
};

/** A short knotted scarf of a cabin crew. */
export const neckScarf: Detail = (tailor) => {
  const { trim, build } = tailor;
  const n = build.neck;
  return (
    drawPiece(
      tailor,
      `M${-n - 8} -140 C${-n * 0.5} -92 ${n * 0.5} -92 ${n + 8} -140 C${n + 22} -100 ${n * 0.7} -34 8 -6 C${-n * 0.7} -30 ${-n - 22} -100 ${-n - 8} -140 Z`,
      trim,
    ) +
    drawPair(
      tailor,
      (q) =>
        `M0 -20 C${q * 40} -10 ${q * 74} 50 ${q * 84} 120 L${q * 20} 92 C${q * 18} 40 ${q * 10} 10 0 -20 Z`,
      shift(trim, 0.03),
    )
  );
};

/** A band with straight ends, drawn as an area. */
const band = (x: number, y: number, width: number, bow = 0) =>
  `M${-x} ${y} C${-x * 0.4} ${y + bow} ${x * 0.4} ${y + bow} ${x} ${y} L${x} ${y + width} C${x * 0.4} ${y + width + bow} ${-x * 0.4} ${y + width + bow} ${-x} ${y + width} Z`;

/** Reflective bands of protective clothing. */
export const reflective: Detail = ({ d, build }) => {
  const s = build.shoulder;
  const sleeve = (y: number, width: number) =>
    [1, -1]
      .map(
        (q) =>
          `M${q * s * 0.73} ${y} L${q * s * 1.01} ${y} L${q * s * 1.01} ${y + width} L${q * s * 0.73} ${y + width} Z`,
      )
      .join('');
  return (
    fill(d(band(s * 0.69, 190, 46, 14) + sleeve(236, 46)), hex(tone(0.84, 0.17, 108))) +
    fill(d(band(s * 0.69, 204, 18, 14) + sleeve(250, 18)), hex(tone(0.9, 0.01, 240)))
  );
};

/** A band across the chest and a bright collar edge of a sports shirt. */
export const jersey: Detail = ({ d, trim, build }) => {
  const s = build.shoulder;
  const n = build.neck;
  return (
    fill(d(band(s * 0.7, 196, 58, 18)), hex(trim)) +
    stroke(
      d(`M${-n - 28} -66 C${-n * 0.9} 0 -40 30 0 32 C40 30 ${n * 0.9} 0 ${n + 28} -66`),
      hex(trim),
      12,
    )
  );
};

/** Panels at the sides of a tight suit. */
export const sidePanels: Detail = ({ d, trim, build }) => {
  const s = build.shoulder;
  return fill(
    [1, -1]
      .map((q) =>
        d(
          `M${q * s * 0.5} -30 C${q * s * 0.5} 120 ${q * s * 0.36} 300 ${q * s * 0.4} 640 L${q * s * 0.56} 640 C${q * s * 0.6} 420 ${q * s * 0.66} 300 ${q * s * 0.66} 200 C${q * s * 0.64} 100 ${q * s * 0.66} 40 ${q * s * 0.66} -6 Z`,
        ),
      )
      .join(''),
    hex(trim),
    0.95,
  );
};

/** Lit seams. */
export const neon: Detail = ({ d, trim, build }) => {
  const s = build.shoulder;
  const seams = [1, -1]
    .map(
      (q) =>
        `M${q * s * 0.44} -36 L${q * s * 0.3} 130 L${q * s * 0.46} 230 L${q * s * 0.42} 600 M${q * s * 0.8} 40 L${q * s * 0.92} 200 L${q * s * 0.88} 360`,
    )
    .join('');
  return (
    stroke(d(seams), hex(trim), 22, 0.28) +
    stroke(d(seams), hex(trim), 9) +
    stroke(d(seams), hex(shift(trim, 0.2, -0.06)), 3)
  );
};

/** The shoulder straps of a rucksack, with a strap across the chest. */
export const packStraps: Detail = (tailor) => {
  const s = tailor.build.shoulder;
  const web = tone(0.3, 0.02, 60);
  return (
    drawPair(
      tailor,
      (q) =>
        `M${q * s * 0.36} -50 L${q * s * 0.6} -26 C${q * s * 0.56} 120 ${q * s * 0.58} 260 ${q * s * 0.66} 420 L${q * s * 0.52} 430 C${q * s * 0.42} 260 ${q * s * 0.36} 100 ${q * s * 0.36} -50 Z`,
      web,
    ) +
    stroke(tailor.d(`M${-s * 0.44} 170 L${s * 0.44} 170`), hex(web), 16) +
    stroke(tailor.d('M-18 170L18 170'), hex(tailor.trim), 26)
  );
};

/** A towel around the neck. */
export const towel: Detail = (tailor) => {
  const n = tailor.build.neck;
  return (
    drawPair(
      tailor,
      (q) =>
        `M${q * (n + 2)} -126 C${q * (n + 40)} -110 ${q * (n + 96)} -50 ${q * (n + 104)} 30 L${q * (n + 96)} 330 L${q * n * 0.55} 330 C${q * n * 0.7} 180 ${q * n} 20 ${q * (n + 2)} -126 Z`,
      ivory,
    ) +
    stroke(
      tailor.d([1, -1].map((q) => `M${q * n * 0.6} 286 L${q * (n + 96)} 286`).join('')),
      hex(tailor.trim),
      10,
      0.8,
    )
  );
};

/** A badge on the chest. */
export const badge: Detail = (tailor) => {
  const s = tailor.build.shoulder;
  const x = s * 0.38;
  return drawPiece(
    tailor,
    `M${x} 116 L${x + 36} 130 C${x + 36} 172 ${x + 22} 190 ${x} 204 C${x - 22} 190 ${x - 36} 172 ${x - 36} 130 Z`,
    gold,
  );
};

/** A row of service ribbons. */
export const ribbons: Detail = ({ d, build }) => {
  const x = build.shoulder * 0.26;
  const colors = [tone(0.55, 0.16, 28), tone(0.8, 0.12, 88), tone(0.45, 0.1, 256)];
  return colors
    .map((color, i) => stroke(d(`M${x + i * 30} 168 L${x + i * 30 + 16} 168`), hex(color), 26))
    .join('');
};

/** A watch chain from the buttons to the pocket. */
export const watchChain: Detail = ({ d, build }) =>
  stroke(
    d(
      `M6 330 C${build.shoulder * 0.14} 400 ${build.shoulder * 0.34} 390 ${build.shoulder * 0.42} 322`,
    ),
    hex(gold),
    7,
  );
