import { type Point, lerp, smoothPath } from '../geometry.ts';
import { hex } from '../palette.ts';
import { fill, stroke } from '../sketch.ts';
import type { Attire } from './attire.ts';
import { type Studio, cutTones, fold, paintForm } from './form.ts';
import type { Skeleton } from './skeleton.ts';
import type { Span } from './tops.ts';
import { mirrored, torsoHalf } from './torso.ts';

/** A bib apron over the clothes, tied at the waist; omitted on a seated body. */
export function drawApron(studio: Studio, body: Skeleton, attire: Attire, span: Span): string {
  if (!attire.apron || body.stance.seat) return '';
  const { frame, torso } = body;
  const cuts = cutTones(attire.apron, studio.light);
  const waist = torsoHalf(frame, frame.waistY) * 0.93;
  const hem = frame.hipY + 420;
  const n = frame.build.neck;
  const right: Point[] = [
    [n * 1.15, 206],
    [n * 1.2, 228],
    [n * 1.42, 330],
    [lerp(n * 1.42, waist, 0.55), 470],
    [waist, frame.waistY - 30],
    [waist * 1.02, frame.waistY + 10],
    [frame.hip * 0.96, frame.hipY - 30],
    [frame.hip * 1.02, frame.hipY + 180],
    [frame.hip * 1.04, hem - 12],
    [frame.hip * 0.94, hem],
  ];
  const at = ([x, y]: Point) => torso(x, y);
  const outline = smoothPath([...right, ...mirrored(right)].map(at), true);
  const line = (points: readonly Point[]) => smoothPath(points.map(at));
  const pocket = line([
    [-130, frame.waistY + 190],
    [-124, frame.waistY + 400],
    [0, frame.waistY + 424],
    [124, frame.waistY + 400],
    [130, frame.waistY + 190],
  ]);
  const hang = [-0.6, 0.15, 0.7]
    .map((u) =>
      fold(
        torso(u * waist, frame.waistY + 40),
        torso(u * frame.hip * 0.9, frame.hipY),
        torso(u * frame.hip * 0.9 + 20, hem - 20),
        26,
      ),
    )
    .join('');
  return (
    stroke(
      line([
        [-n * 1.15, 210],
        [-n * 1.1, 60],
        [-n * 0.96, -110],
      ]) +
        line([
          [n * 1.15, 210],
          [n * 1.1, 60],
          [n * 0.96, -110],
        ]),
      hex(cuts.shade),
      24,
    ) +
    paintForm(studio, outline, {
      tone: attire.apron,
      span,
      turn: 80,
      inside:
        fill(hang, hex(cuts.deep), studio.anime ? 0.4 : 0.24) +
        stroke(pocket, hex(cuts.deep), 1.6 * studio.hair, 0.6) +
        stroke(
          line([
            [-130, frame.waistY + 190],
            [130, frame.waistY + 190],
          ]),
          hex(cuts.deep),
          1.6 * studio.hair,
          0.6,
        ),
    }) +
    stroke(
      line([
        [-waist * 1.06, frame.waistY - 6],
        [0, frame.waistY + 14],
        [waist * 1.06, frame.waistY - 6],
      ]),
      hex(cuts.shade),
      30,
    )
  );
}
