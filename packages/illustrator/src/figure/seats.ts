import { smoothPath } from '../geometry.ts';
import { type Tone, hex } from '../palette.ts';
import { fill, stroke } from '../sketch.ts';
import { type Studio, cutTones, paintForm } from './form.ts';
import type { FigureOrder } from './order.ts';
import type { Skeleton } from './skeleton.ts';
import type { HighSeat, LowSeat } from './seat-kinds.ts';

/** A stool, a chair, or a bench with its back, under a seated body. */
function drawHighSeat(studio: Studio, body: Skeleton, t: Tone, kind: HighSeat): string {
  const bench = kind === 'bench';
  const [x, y] = body.torso(0, body.frame.hipY + 96);
  const w = body.frame.hip * (bench ? 3.9 : 1.12);
  const foot = body.ground - 30;
  const cuts = cutTones(t, studio.light);
  const legs = [-0.8, 0.8]
    .map((q) => `M${x + q * w * 0.8} ${y + 30}L${x + q * w * (bench ? 0.8 : 1.02)} ${foot}`)
    .join('');
  const rung = bench
    ? ''
    : `M${x - w * 0.8} ${y + (foot - y) * 0.66}L${x + w * 0.8} ${y + (foot - y) * 0.66}`;
  const top = smoothPath(
    bench
      ? [
          [x - w, y - 26],
          [x - w + 20, y - 40],
          [x + w - 20, y - 40],
          [x + w, y - 26],
          [x + w + 14, y + 40],
          [x + w, y + 54],
          [x - w, y + 54],
          [x - w - 14, y + 40],
        ]
      : [
          [x - w, y - 10],
          [x, y - 34],
          [x + w, y - 10],
          [x + w, y + 50],
          [x, y + 76],
          [x - w, y + 50],
        ],
    true,
  );
  const slats = bench ? stroke(`M${x - w} ${y + 4}L${x + w} ${y + 4}`, hex(cuts.deep), 8, 0.6) : '';
  const rest = bench
    ? stroke(
        `M${x - w * 0.7} ${y}L${x - w * 0.7} ${y - 560}M${x + w * 0.7} ${y}L${x + w * 0.7} ${y - 560}`,
        hex(cuts.deep),
        44,
      ) +
      [-250, -400, -550]
        .map(
          (dy) =>
            stroke(`M${x - w} ${y + dy}L${x + w} ${y + dy}`, hex(cuts.deep), 112) +
            stroke(`M${x - w} ${y + dy - 8}L${x + w} ${y + dy - 8}`, hex(cuts.shade), 88),
        )
        .join('')
    : kind === 'chair'
      ? drawChairBack(x, y, w, cuts)
      : '';
  return (
    rest +
    stroke(legs + rung, hex(cuts.deep), bench ? 70 : 34) +
    paintForm(studio, top, { tone: t, span: [x - w, x + w], turn: 60, inside: slats })
  );
}

/** Two posts and a bowed rail behind the back. */
const drawChairBack = (x: number, y: number, w: number, cuts: { shade: Tone; deep: Tone }) =>
  stroke(
    `M${x - w * 0.9} ${y}L${x - w * 0.96} ${y - 760}M${x + w * 0.9} ${y}L${x + w * 0.96} ${y - 760}`,
    hex(cuts.deep),
    38,
  ) +
  stroke(
    `M${x - w} ${y - 740}Q${x} ${y - 820} ${x + w} ${y - 740}M${x - w * 0.94} ${y - 470}Q${x} ${y - 530} ${x + w * 0.94} ${y - 470}`,
    hex(cuts.shade),
    96,
  );

/** A low seat: a stone block, possibly across the whole picture, or a log. */
function drawLowSeat(studio: Studio, body: Skeleton, t: Tone, kind: LowSeat): string {
  const [x, y] = body.torso(0, body.frame.hipY + 40);
  const [left, , right] = studio.view;
  const foot = body.ground - 60;
  const w = body.frame.hip * (kind === 'pouf' ? 1.7 : 3.2);
  const [x0, x1] = kind === 'step' ? [left - 80, right + 80] : [x - w, x + w];
  const cuts = cutTones(t, studio.light);
  if (kind === 'step')
    return (
      fill(`M${x0} ${y - 30}L${x1} ${y - 30}L${x1} ${y + 130}L${x0} ${y + 130}Z`, hex(cuts.light)) +
      fill(
        `M${x0} ${y + 130}L${x1} ${y + 130}L${x1} ${foot}L${x0} ${foot}Z`,
        studio.sketch.linear(0, y + 130, 0, foot, [
          [0, cuts.shade],
          [1, cuts.deep],
        ]),
      )
    );
  const round = kind === 'log' ? 150 : 110;
  const block = smoothPath(
    [
      [x0 + 30, y - 20],
      [x, y - 40],
      [x1 - 30, y - 20],
      [x1 + round * 0.5, (y + foot) / 2],
      [x1 - 20, foot],
      [x, foot + 16],
      [x0 + 20, foot],
      [x0 - round * 0.5, (y + foot) / 2],
    ],
    true,
  );
  const grain =
    kind === 'log'
      ? stroke(
          [0.2, 0.4, 0.6, 0.8]
            .map(
              (u) =>
                `M${x0} ${y + (foot - y) * u}Q${x} ${y + (foot - y) * u + 40} ${x1} ${y + (foot - y) * u}`,
            )
            .join(''),
          hex(cuts.deep),
          12,
          0.5,
        )
      : stroke(
          `M${x0 - 40} ${(y + foot) / 2}Q${x} ${(y + foot) / 2 + 60} ${x1 + 40} ${(y + foot) / 2}`,
          hex(cuts.deep),
          10,
          0.5,
        );
  return paintForm(studio, block, { tone: t, span: [x0, x1], turn: 90, inside: grain });
}

/** The seat of a body; nothing if it is standing or sits on the ground. */
export function drawSeat(studio: Studio, body: Skeleton, seat: FigureOrder['seat']): string {
  switch (body.stance.seat) {
    case 'stool':
      return drawHighSeat(studio, body, seat.tone, seat.high);
    case 'low':
      return drawLowSeat(studio, body, seat.tone, seat.low);
    default:
      return '';
  }
}
