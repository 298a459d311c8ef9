import type { Outfit } from './garments.ts';
import { hex, shift } from './palette.ts';
import { fill, stroke } from './sketch.ts';
import { type Tailor, drawPiece } from './tailoring.ts';

/** A scarf that is wound round the neck and knotted beside the throat, with two loose ends. */
export function drawScarf(tailor: Tailor, outfit: Outfit): string {
  if (!outfit.scarf) return '';
  const { build, d, anime, pose } = tailor;
  const n = build.neck;
  const cloth = outfit.trim;
  // The knot lies on the side to which the body turns.
  const s = pose.turn > 0 ? 1 : -1;
  const kx = s * (n * 0.34);
  const deep = hex(shift(cloth, cloth.l < 0.3 ? -0.09 : -0.17, 0, -8));
  const fold = (path: string, width = 7) => stroke(d(path), deep, width, anime ? 0.75 : 0.5);
  const x = (across: number) => kx + s * across;
  const fringe = (from: number, to: number, y: number) =>
    Array.from({ length: 7 }, (_, i) => {
      const at = from + ((to - from) * i) / 6;
      return `M${x(at)} ${y - 6} L${x(at + (i % 2 ? 3 : -2))} ${y + 30}`;
    }).join('');
  const end = (path: string, fringes: string, folds: string, tone: typeof cloth) =>
    stroke(d(fringes), hex(shift(tone, -0.06)), 7) + drawPiece(tailor, path, tone) + fold(folds, 6);
  const wrap = (top: number, low: number, wide: number) =>
    `M${-n - wide} ${top} C${-n * 0.7} ${top + 58} ${n * 0.7} ${top + 58} ${n + wide} ${top} ` +
    `C${n + wide + 26} ${top + 30} ${n + wide + 24} ${low - 56} ${n + wide - 6} ${low - 34} ` +
    `C${n * 0.6} ${low + 22} ${-n * 0.6} ${low + 22} ${-n - wide + 6} ${low - 34} ` +
    `C${-n - wide - 24} ${low - 56} ${-n - wide - 26} ${top + 30} ${-n - wide} ${top} Z`;
  return (
    end(
      `M${x(-14)} 30 C${x(6)} 120 ${x(2)} 220 ${x(-26)} 352 L${x(68)} 366 C${x(92)} 240 ${x(80)} 120 ${x(34)} 24 Z`,
      fringe(-22, 64, 352),
      `M${x(14)} 70 C${x(34)} 160 ${x(32)} 240 ${x(14)} 330 M${x(38)} 80 C${x(58)} 150 ${x(60)} 200 ${x(54)} 262`,
      shift(cloth, -0.05),
    ) +
    end(
      `M${x(-6)} 34 C${x(40)} 90 ${x(84)} 170 ${x(92)} 286 L${x(176)} 262 C${x(160)} 150 ${x(110)} 70 ${x(36)} 14 Z`,
      fringe(98, 170, 268),
      `M${x(40)} 60 C${x(86)} 120 ${x(112)} 180 ${x(120)} 252`,
      shift(cloth, -0.02),
    ) +
    drawPiece(tailor, wrap(-112, 52, 44), shift(cloth, -0.03)) +
    fold(
      `M${-n - 44} -56 C${-n * 0.6} 10 ${n * 0.4} 22 ${n + 30} -40 M${-n - 20} -18 C${-n * 0.4} 34 ${n * 0.3} 36 ${n * 0.9} 10`,
    ) +
    drawPiece(tailor, wrap(-152, -14, 22), cloth) +
    fold(
      `M${-n - 26} -118 C${-n * 0.6} -62 ${n * 0.5} -58 ${n + 26} -112 M${-n - 22} -84 C${-n * 0.6} -34 ${n * 0.3} -28 ${n * 0.8} -48`,
    ) +
    // The knot, from which the folds run.
    drawPiece(
      tailor,
      `M${x(-44)} 2 C${x(-46)} -34 ${x(-14)} -50 ${x(14)} -44 C${x(46)} -38 ${x(60)} -6 ${x(50)} 28 C${x(42)} 60 ${x(2)} 70 ${x(-22)} 58 C${x(-42)} 46 ${x(-46)} 26 ${x(-44)} 2 Z`,
      shift(cloth, 0.02),
    ) +
    fold(
      `M${x(-20)} -26 C${x(-2)} -6 ${x(6)} 18 ${x(6)} 52 M${x(10)} -34 C${x(26)} -14 ${x(32)} 10 ${x(28)} 42`,
      6,
    ) +
    fill(
      d(
        `M${x(-38)} 40 C${x(-20)} 62 ${x(20)} 66 ${x(44)} 40 C${x(24)} 82 ${x(-20)} 84 ${x(-38)} 40 Z`,
      ),
      deep,
      0.5,
    )
  );
}
