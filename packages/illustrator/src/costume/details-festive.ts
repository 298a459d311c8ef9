import { hex, shift } from '../palette.ts';
import { ivory } from '../sewing.ts';
import { stroke } from '../sketch.ts';
import { type Tailor, drawPair, drawPiece } from '../tailoring.ts';
import type { Detail } from './details-fronts.ts';

/** A gathered frill from `-half` to `half`, bowed down in the middle. */
function frill({ d, build, ...rest }: Tailor, half: number, top: number, depth: number, lift = 0) {
  const tailor = { d, build, ...rest };
  const waves = 9;
  const at = (u: number, y: number) => [u * half, y + (1 - u * u) * 52] as const;
  let edge = '';
  for (let i = waves; i > 0; i--) {
    const [from, to] = [(i / waves) * 2 - 1, ((i - 1) / waves) * 2 - 1];
    const [mx, my] = at((from + to) / 2, top + depth * 1.5);
    const [x, y] = at(to, top + depth);
    edge += `Q${mx} ${my} ${x} ${y}`;
  }
  const [lx, ly] = at(-1, top);
  const [rx, ry] = at(1, top);
  const [, my] = at(0, top + 52);
  const folds = Array.from({ length: waves - 1 }, (_, i) => {
    const u = ((i + 1) / waves) * 2 - 1;
    const [x, y] = at(u, top + depth);
    return `M${x} ${y}L${x * 0.97} ${y - depth * 0.7}`;
  }).join('');
  const tint = shift(tailor.trim, lift);
  const [ex, ey] = at(1, top + depth);
  return (
    drawPiece(tailor, `M${lx} ${ly} Q0 ${my} ${rx} ${ry} L${ex} ${ey} ${edge} Z`, tint) +
    stroke(d(folds), hex(shift(tint, -0.14)), 4, 0.7)
  );
}

/** Frills around bare shoulders. */
export const flounces: Detail = (tailor) =>
  frill(tailor, tailor.build.shoulder * 1.02, 190, 84, -0.03) +
  frill(tailor, tailor.build.shoulder * 1.03, 92, 92);

/** A cascade of frills below the throat. */
export const jabot: Detail = (tailor) => {
  const pale = { ...tailor, trim: ivory };
  return frill(pale, 84, 130, 50) + frill(pale, 76, 62, 50, 0.01) + frill(pale, 64, -6, 50, 0.02);
};

/** Crossed white edges and the long ribbon of a hanbok. */
export const ribbon: Detail = (tailor) => {
  const { trim, build } = tailor;
  const n = build.neck;
  return (
    drawPiece(
      tailor,
      `M${n + 10} -124 C${n} -40 40 60 -46 168 L-6 188 C90 90 ${n + 40} 0 ${n + 44} -88 Z`,
      ivory,
    ) +
    drawPiece(
      tailor,
      `M${-n - 10} -124 C${-n} -40 -40 60 34 156 L66 120 C-10 60 ${-n - 6} -20 ${-n - 40} -90 Z`,
      shift(ivory, -0.02),
    ) +
    drawPiece(tailor, 'M-8 176 C20 260 14 420 -26 600 L36 600 C66 430 62 270 30 170 Z', trim) +
    drawPiece(
      tailor,
      'M6 168 C60 260 80 400 70 540 L126 528 C130 390 100 250 44 156 Z',
      shift(trim, -0.03),
    ) +
    drawPiece(
      tailor,
      'M10 150 C-60 96 -150 108 -160 160 C-140 206 -60 206 10 186 Z',
      shift(trim, 0.02),
    ) +
    drawPiece(tailor, 'M-12 142 L40 138 L44 198 L-8 200 Z', shift(trim, 0.05))
  );
};

/** A scalloped border of lace along a heart-shaped neckline. */
export const lace: Detail = ({ d, trim, build }) => {
  const s = build.shoulder;
  let scallops = '';
  for (let i = -7; i <= 7; i++) {
    const x = (i / 7) * s * 0.64;
    const y = 196 - Math.abs(Math.sin((i / 7) * Math.PI)) * 42;
    scallops += `M${x - 15} ${y}Q${x} ${y - 34} ${x + 15} ${y}`;
  }
  return stroke(d(scallops), hex(trim), 4, 0.95);
};

/** Gathered sleeves that end above the elbow. */
export const puffs: Detail = (tailor) => {
  const s = tailor.build.shoulder;
  return drawPair(
    tailor,
    (q) =>
      `M${q * s * 0.58} -26 C${q * s * 0.8} -70 ${q * s * 1.2} 0 ${q * s * 1.18} 130 C${q * s * 1.16} 200 ${q * s * 0.98} 222 ${q * s * 0.78} 206 C${q * s * 0.66} 150 ${q * s * 0.6} 60 ${q * s * 0.58} -26 Z`,
    ivory,
  );
};

/** The storm flaps and wide collar of a trench coat. */
export const stormFlap: Detail = (tailor) => {
  const s = tailor.build.shoulder;
  const cloth = tailor.cloth;
  return drawPair(
    tailor,
    (q) =>
      `M${q * s * 0.44} -40 L${q * s * 0.86} 14 C${q * s * 0.84} 80 ${q * s * 0.72} 150 ${q * s * 0.66} 172 C${q * s * 0.54} 186 ${q * s * 0.5} 180 ${q * s * 0.46} 176 Z`,
    shift(cloth, -0.02),
  );
};
