import { type Point, lerp, smoothPath } from '../geometry.ts';
import { blend, hex, shift } from '../palette.ts';
import { fill, stroke } from '../sketch.ts';
import { type Attire, type BottomCut, topCuts } from './attire.ts';
import { type Studio, cutTones, fold, paintForm } from './form.ts';
import { type LimbShape, bendFolds, legShape, paintLimb } from './limbs.ts';
import type { Leg, Skeleton } from './skeleton.ts';
import type { Span } from './tops.ts';
import { flank, torsoHalf } from './torso.ts';

/** Pelvis and one or both legs as one outline. */
function lowerOutline(
  body: Skeleton,
  shapes: Partial<Record<1 | -1, LimbShape>>,
  ease: number,
  tucked: boolean,
): Point[] {
  const { frame, torso } = body;
  const side = (q: 1 | -1): Point[] => {
    const shape = shapes[q];
    const flankPoints = flank(
      frame,
      tucked ? frame.beltY : frame.hipY - 150,
      frame.hipY - 40,
      ease,
      5,
    ).map(([x, y], i) => torso(q * (x - (tucked ? 0 : Math.max(0, ease - 4) * (1 - i / 4))), y));
    if (!shape)
      return [
        ...flankPoints,
        torso(q * frame.hip * 0.92, frame.hipY + 60),
        torso(q * frame.hip * 0.4, frame.crotchY),
      ];
    return [...flankPoints, ...shape.outer.slice(3), ...shape.inner.slice(3).reverse()];
  };
  return [...side(1), torso(0, frame.crotchY + 6), ...side(-1).reverse()];
}

export function drawTrousers(
  studio: Studio,
  body: Skeleton,
  attire: Attire,
  cut: BottomCut,
  span: Span,
): string {
  const { frame, legs, torso } = body;
  const tone = attire.lower;
  const cuts = cutTones(tone, studio.light);
  const wear = { ease: cut.ease, hemEase: cut.hemEase, reach: cut.reach };
  const front = legs[0].spec.front ? legs[0] : legs[1];
  const rear = front === legs[0] ? legs[1] : legs[0];
  const deep = hex(cuts.deep);
  const creases = (leg: Leg) =>
    fill(
      bendFolds(studio, leg.hip, leg.knee, leg.ankle, 80 * frame.leg, cut.reach),
      deep,
      studio.anime ? 0.4 : 0.28,
    ) +
    (attire.bottom === 'trousers' || attire.bottom === 'wide'
      ? stroke(smoothPath([leg.hip, leg.knee, leg.ankle]), hex(cuts.light), 4, 0.4)
      : attire.bottom === 'jeans'
        ? stroke(
            smoothPath([
              [leg.hip[0] + leg.side * 96, leg.hip[1]],
              [leg.knee[0] + leg.side * 60, leg.knee[1]],
              [leg.ankle[0] + leg.side * 40, leg.ankle[1]],
            ]),
            hex(shift(tone, 0.14)),
            1.4 * studio.hair,
            0.5,
          ) +
          stroke(
            smoothPath([
              leg.hip,
              [lerp(leg.hip[0], leg.knee[0], 0.6), lerp(leg.hip[1], leg.knee[1], 0.6)],
            ]),
            hex(shift(tone, 0.12)),
            46,
            0.16,
          )
        : '');
  const top = frame.beltY + 20;
  const seams =
    stroke(
      smoothPath([torso(0, top), torso(-4, frame.crotchY - 40)]),
      deep,
      1.6 * studio.hair,
      0.5,
    ) +
    ([-1, 1] as const)
      .map((q) =>
        fold(
          torso(q * 20, frame.crotchY - 30),
          torso(q * 90, frame.crotchY - 60),
          torso(q * 150, frame.hipY - 60),
          9,
        ),
      )
      .map((f) => fill(f, deep, 0.3))
      .join('') +
    ([-1, 1] as const)
      .map((q) =>
        stroke(
          smoothPath([
            torso(q * frame.hip * 0.95, frame.beltY + 190),
            torso(q * frame.hip * 0.62, frame.beltY + 60),
          ]),
          deep,
          1.5 * studio.hair,
          0.45,
        ),
      )
      .join('');
  const belt =
    attire.belt || attire.bottom === 'jeans'
      ? stroke(
          smoothPath(
            [-1, -0.5, 0, 0.5, 1].map((x) =>
              torso(x * (torsoHalf(frame, top) + 14), top + 22 - Math.abs(x) * 8),
            ),
          ),
          hex(attire.belt ? shift(attire.shoe, 0.02) : cuts.shade),
          34,
        ) +
        (attire.belt
          ? stroke(
              `M${torso(-20, top + 8).join(' ')}L${torso(20, top + 8).join(' ')}L${torso(20, top + 36).join(' ')}L${torso(-20, top + 36).join(' ')}Z`,
              hex(blend(studio.light.key, attire.trim, 0.3)),
              6,
            )
          : '')
      : '';
  const areApart =
    legs[0].knee[0] < legs[1].knee[0] - 120 && legs[0].ankle[0] < legs[1].ankle[0] - 70;
  if (areApart && !body.stance.seat) {
    const both = {
      [front.side]: legShape(frame, front, wear),
      [rear.side]: legShape(frame, rear, wear),
    };
    const rearShade = fill(smoothPath(both[rear.side]!.outline, true), hex(cuts.shade), 0.3);
    return paintForm(
      studio,
      smoothPath(lowerOutline(body, both, cut.ease, topCuts[attire.top].hem === 'in'), true),
      {
        tone,
        span,
        turn: 84,
        inside: rearShade + creases(rear) + creases(front) + seams + belt,
      },
    );
  }
  return (
    paintLimb(studio, legShape(frame, rear, wear), {
      tone,
      span,
      turn: 84,
      shade: 0.45,
      inside: creases(rear),
    }) +
    paintForm(
      studio,
      smoothPath(
        lowerOutline(
          body,
          { [front.side]: legShape(frame, front, wear) },
          cut.ease,
          topCuts[attire.top].hem === 'in',
        ),
        true,
      ),
      {
        tone,
        span,
        turn: 84,
        inside: creases(front) + seams + belt,
      },
    )
  );
}
