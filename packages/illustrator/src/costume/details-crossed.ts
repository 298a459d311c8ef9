import { type Tone, hex, shift } from '../palette.ts';
import { black, ivory } from '../sewing.ts';
import { stroke } from '../sketch.ts';
import { type Tailor, drawPiece } from '../tailoring.ts';
import type { Detail } from './details-fronts.ts';

const lapel = ({ build }: Tailor, q: 1 | -1, grow = 0) => {
  const n = build.neck + grow;
  const s = build.shoulder;
  return `M${q * (n + 8)} -120 C${q * n} -30 ${q * (40 + grow)} 70 ${q * (grow - s * 0.4)} 620 L${q * (grow - s * 0.2)} 630 C${q * (92 + grow)} 110 ${q * (n + 40)} -10 ${q * (n + 44)} -88 Z`;
};

const girdle = (tailor: Tailor, top: number, width: number, tint: Tone) => {
  const x = tailor.build.shoulder * 0.6;
  return drawPiece(
    tailor,
    `M${-x} ${top} C${-x * 0.4} ${top + 14} ${x * 0.4} ${top + 14} ${x} ${top} L${x} ${top + width} C${x * 0.4} ${top + width + 14} ${-x * 0.4} ${top + width + 14} ${-x} ${top + width} Z`,
    tint,
  );
};

/** The crossed lapels and the belt of a jacket for martial arts. */
export const crossedFront: Detail = (tailor) =>
  drawPiece(tailor, lapel(tailor, -1), shift(tailor.cloth, -0.02)) +
  drawPiece(tailor, lapel(tailor, 1), tailor.cloth) +
  girdle(tailor, 628, 46, black) +
  stroke(tailor.d('M-10 660 L-60 830 M10 660 L50 800'), hex(black), 30);

/** The crossed collar and the broad sash of a kimono. */
export const kimonoFront: Detail = (tailor) => {
  const { cloth, trim, build } = tailor;
  return (
    drawPiece(tailor, lapel(tailor, -1), ivory) +
    drawPiece(tailor, lapel(tailor, -1, 18), shift(cloth, 0.03)) +
    drawPiece(tailor, lapel(tailor, 1), ivory) +
    drawPiece(tailor, lapel(tailor, 1, 18), shift(cloth, 0.03)) +
    (build.female ? girdle(tailor, 470, 190, trim) : girdle(tailor, 620, 90, trim)) +
    (build.female ? girdle(tailor, 552, 26, shift(trim, -0.2)) : '')
  );
};
