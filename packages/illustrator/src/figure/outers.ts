import { type Point, smoothPath } from '../geometry.ts';
import { hex, shift } from '../palette.ts';
import { buttons, lapels, shirtCollar } from '../sewing.ts';
import { fill, stroke } from '../sketch.ts';
import { type Tailor, drawPiece } from '../tailoring.ts';
import { type Attire, type OuterCut, outerCuts } from './attire.ts';
import { torsoFolds } from './folds.ts';
import { type Studio, cutTones, fold, paintForm } from './form.ts';
import type { Skeleton } from './skeleton.ts';
import type { Span } from './tops.ts';
import { flank, shoulderFrom, torsoHalf } from './torso.ts';

/** Two points so close together that the smooth outline has a corner there. */
const corner = (x: number, y: number): Point[] => [
  [x, y - 10],
  [x - 4, y + 2],
  [x - 16, y + 5],
];

function outerPanels(body: Skeleton, cut: OuterCut): { panels: string; edges: string } {
  let edges = '';
  const { frame } = body;
  const n = frame.build.neck;
  const t = 0.15;
  const { hem, ease } = cut;
  const tight = cut.belt ? 22 : ease;
  const side = (q: 1 | -1): string => {
    const right: Point[] = [
      ...shoulderFrom(frame, t, 9),
      ...flank(frame, 216, 480, ease, 4),
      [torsoHalf(frame, frame.waistY) + tight + (cut.belt ? 4 : 10), frame.waistY],
      ...(hem > 800 ? flank(frame, 820, Math.min(hem - 40, 1090), ease + 4, 4) : []),
    ];
    if (hem > 1100)
      right.push(
        [frame.hip + ease + cut.flare * 0.5, hem * 0.72],
        ...corner(frame.hip + ease + cut.flare, hem),
      );
    else if (hem >= 800) right.push(...corner(torsoHalf(frame, hem) + ease + cut.flare, hem));
    else right.push(...corner(torsoHalf(frame, hem) + 12, hem));
    const close = cut.close;
    const inner: Point[] = close
      ? [
          [cut.gap + 14, hem + 13],
          [cut.gap + 2, hem + 10],
          [cut.gap, hem - 4],
          [hem > 1100 ? 2 : -4, (hem + close) / 2 + 60],
          [-6, close],
          [n * 0.5, close * 0.5],
        ]
      : [
          [cut.gap + 32, hem + 12],
          [cut.gap + 22, hem + 10],
          [cut.gap + 20, hem - 4],
          [cut.gap, Math.min(hem - 60, frame.waistY)],
          [cut.gap + 6, 330],
          [n * 0.92, 60],
        ];
    const outer = [...right.slice(4), ...inner.slice(0, 5)].map(([x, y]) => [x * q, y] as const);
    edges += smoothPath(outer);
    const around = [...right, ...inner].map(([x, y]) => [x * q, y] as const);
    // Both halves have the same winding direction, so their overlap is not a hole.
    return smoothPath(q > 0 ? around : around.reverse(), true);
  };
  const panels = side(-1) + side(1);
  return { panels, edges };
}

/** A jacket or coat over the top; its sleeves are drawn with the arms. */
export function drawOuter(
  studio: Studio,
  tailor: Tailor,
  body: Skeleton,
  attire: Attire,
  span: Span,
): string {
  if (attire.outer === 'none') return '';
  const cut = outerCuts[attire.outer];
  const { frame } = body;
  const { d } = tailor;
  const tone = attire.over;
  const cuts = cutTones(tone, studio.light);
  const deep = hex(cuts.deep);
  const skirtFolds =
    cut.hem > 1200
      ? [-1, 1]
          .map(
            (q) =>
              fold(
                [q * frame.waist * 0.7, frame.waistY + 60],
                [q * frame.hip * 0.8, 1200],
                [q * frame.hip * 0.9, cut.hem],
                26,
              ) +
              fold(
                [q * frame.waist * 0.95, frame.waistY + 40],
                [q * (frame.hip + 6), 1100],
                [q * (frame.hip + cut.flare * 0.6), cut.hem],
                18,
              ),
          )
          .join('')
      : '';
  const { panels, edges } = outerPanels(body, cut);
  let out = paintForm(studio, d(panels), {
    tone,
    span,
    turn: 96,
    edges: d(edges),
    sheen: cut.sheen,
    inside: torsoFolds(studio, body, tone, cut.hem, 0.6) + fill(d(skirtFolds), deep, 0.3),
  });
  const close = cut.close ?? 560;
  if (cut.lapels === 'notch' || cut.lapels === 'shawl')
    out += lapels(
      tailor,
      shift(tone, 0.012),
      cut.close ? close : 360,
      attire.outer === 'coat' || attire.outer === 'trench' ? 1.3 : 1,
      cut.lapels === 'notch',
    );
  if (cut.lapels === 'collar')
    out +=
      shirtCollar(tailor, shift(tone, 0.02), 1.2) +
      stroke(
        d(
          `M${-frame.build.shoulder * 0.66} 190 L-96 206 M${frame.build.shoulder * 0.66} 190 L96 206`,
        ),
        hex(shift(tone, 0.2)),
        1.5 * studio.hair,
        0.6,
      );
  if (cut.close && attire.outer !== 'robe')
    out += buttons(
      tailor,
      close + 40,
      attire.outer === 'trench' ? 1 : 2,
      attire.outer === 'trench' ? 60 : 0,
      shift(tone, tone.l < 0.4 ? 0.14 : -0.2),
    );
  if (attire.outer === 'blazer' || attire.outer === 'suit' || attire.outer === 'coat')
    for (const q of [-1, 1]) {
      const y = attire.outer === 'coat' ? 960 : 860;
      const x = torsoHalf(frame, y);
      out += stroke(d(`M${q * x * 0.45} ${y} L${q * x * 0.98} ${y - 20}`), deep, 5, 0.5);
    }
  if (cut.belt) {
    const w = torsoHalf(frame, frame.waistY) + 12;
    const y = frame.waistY;
    out +=
      drawPiece(
        tailor,
        `M${-w} ${y - 26} C${-w * 0.4} ${y - 12} ${w * 0.4} ${y - 12} ${w} ${y - 26} L${w} ${y + 22} C${w * 0.4} ${y + 36} ${-w * 0.4} ${y + 36} ${-w} ${y + 22}Z`,
        shift(tone, -0.03),
      ) +
      drawPiece(
        tailor,
        `M-20 ${y + 20} C-30 ${y + 120} -50 ${y + 200} -46 ${y + 280} L-10 ${y + 272} C-8 ${y + 200} 6 ${y + 100} 20 ${y + 24}Z`,
        shift(tone, -0.02),
      ) +
      drawPiece(
        tailor,
        `M-24 ${y - 22} L26 ${y - 20} L28 ${y + 30} L-24 ${y + 30}Z`,
        shift(tone, 0.02),
      );
  }
  return out;
}
