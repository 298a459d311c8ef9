import { hex, shift, tone } from '../palette.ts';
import { stroke } from '../sketch.ts';
import { drawPair, drawPiece } from '../tailoring.ts';
import { type Detail, gold } from './details-fronts.ts';

const steel = tone(0.66, 0.014, 250);

/** A breastplate with a gorget and shoulder plates. */
export const plates: Detail = (tailor) => {
  const { d, build } = tailor;
  const s = build.shoulder;
  const n = build.neck;
  const shoulder = (q: 1 | -1) =>
    `M${q * s * 0.4} -58 C${q * s * 0.8} -70 ${q * s * 1.1} 30 ${q * s * 1.12} 150 C${q * s * 0.96} 178 ${q * s * 0.76} 168 ${q * s * 0.62} 132 C${q * s * 0.54} 60 ${q * s * 0.46} 0 ${q * s * 0.4} -58 Z`;
  return (
    drawPiece(
      tailor,
      `M${-s * 0.62} 60 C${-s * 0.3} 10 ${s * 0.3} 10 ${s * 0.62} 60 C${s * 0.74} 180 ${s * 0.66} 340 ${s * 0.5} 470 C${s * 0.2} 510 ${-s * 0.2} 510 ${-s * 0.5} 470 C${-s * 0.66} 340 ${-s * 0.74} 180 ${-s * 0.62} 60 Z`,
      steel,
    ) +
    stroke(d('M0 40 C6 180 4 320 0 490'), hex(shift(steel, 0.18)), 7) +
    stroke(d('M9 44 C16 180 14 320 9 488'), hex(shift(steel, -0.22)), 4, 0.7) +
    drawPair(tailor, shoulder, shift(steel, 0.02)) +
    stroke(
      d(
        [1, -1]
          .map(
            (q) =>
              `M${q * s * 0.56} 66 C${q * s * 0.76} 96 ${q * s * 0.94} 96 ${q * s * 1.1} 80 M${q * s * 0.6} 112 C${q * s * 0.78} 138 ${q * s * 0.96} 138 ${q * s * 1.12} 124`,
          )
          .join(''),
      ),
      hex(shift(steel, -0.24)),
      4,
      0.8,
    ) +
    drawPiece(
      tailor,
      `M${-n - 10} -150 C${-n * 0.5} -108 ${n * 0.5} -108 ${n + 10} -150 C${n + 30} -90 ${n + 60} -40 ${n + 70} 10 C${n * 0.6} 66 ${-n * 0.6} 66 ${-n - 70} 10 C${-n - 60} -40 ${-n - 30} -90 ${-n - 10} -150 Z`,
      shift(steel, 0.05),
    )
  );
};

/** Laced plates of a samurai on chest and shoulders. */
export const lamellae: Detail = (tailor) => {
  const { d, trim, build } = tailor;
  const s = build.shoulder;
  const lacquer = tone(0.24, 0.03, 20);
  let rows = '';
  for (let y = 130; y < 470; y += 58)
    rows += `M${-s * 0.6} ${y} C${-s * 0.2} ${y + 14} ${s * 0.2} ${y + 14} ${s * 0.6} ${y}`;
  const guard = (q: 1 | -1) =>
    `M${q * s * 0.72} 0 L${q * s * 1.14} 40 L${q * s * 1.2} 330 L${q * s * 0.84} 330 Z`;
  const bands = [1, -1]
    .flatMap((q) =>
      [80, 140, 200, 260, 316].map((y) => `M${q * s * 0.79} ${y}L${q * s * 1.16} ${y + 4}`),
    )
    .join('');
  return (
    drawPiece(
      tailor,
      `M${-s * 0.5} 76 L${s * 0.5} 76 C${s * 0.56} 130 ${s * 0.62} 160 ${s * 0.68} 210 L${s * 0.58} 500 L${-s * 0.58} 500 L${-s * 0.68} 210 C${-s * 0.62} 160 ${-s * 0.56} 130 ${-s * 0.5} 76 Z`,
      lacquer,
    ) +
    stroke(d(rows), hex(trim), 20) +
    stroke(
      d(`M${-s * 0.34} -40 L${-s * 0.34} 100 M${s * 0.34} -40 L${s * 0.34} 100`),
      hex(gold),
      16,
    ) +
    drawPair(tailor, guard, lacquer) +
    stroke(d(bands), hex(trim), 18)
  );
};
