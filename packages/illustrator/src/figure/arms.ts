import { type Point, smoothPath } from '../geometry.ts';
import { hex } from '../palette.ts';
import { fill, stroke } from '../sketch.ts';
import type { Traits } from '../person.ts';
import { type Attire, outerCuts, topCuts } from './attire.ts';
import { type Studio, cutTones } from './form.ts';
import { drawFigureHand } from './hands.ts';
import { armShape, bendFolds, paintLimb } from './limbs.ts';
import type { Arm, Skeleton } from './skeleton.ts';
import type { Span } from './tops.ts';

/** One arm with sleeve and hand. */
export function drawArm(
  studio: Studio,
  body: Skeleton,
  attire: Attire,
  traits: Traits,
  arm: Arm,
  span: Span,
): string {
  const { frame } = body;
  const skin = traits.skin;
  const outer = attire.outer === 'none' ? undefined : outerCuts[attire.outer];
  const cut = topCuts[attire.top];
  const reach = outer ? 1.95 : cut.sleeve;
  const ease = outer ? 6 + outer.ease * 0.4 : cut.ease;
  const hem = outer ? ease + 2 : cut.cuffEase;
  const tone = outer ? attire.over : attire.cloth;
  const rear = arm.spec.layer === 'back';
  const hand = drawFigureHand(studio, frame, traits, arm);
  const sleeved = armShape(frame, arm, { ease, hemEase: hem, reach: Math.max(0.1, reach) });
  const folded = armShape(frame, arm, { ease: 0, reach: 2 }).upper !== undefined;
  let out = folded ? '' : hand;
  if (reach < 1.9)
    out =
      paintLimb(studio, armShape(frame, arm, { ease: 0, reach: 2 }), {
        tone: skin.base,
        skin,
        span,
        turn: 56,
        shade: rear ? 0.3 : 0,
        outline: studio.anime ? 2 : 0.8,
      }) + out;
  if (reach > 0) {
    const cuts = cutTones(tone, studio.light);
    out += paintLimb(studio, sleeved, {
      tone,
      span,
      turn: 70,
      shade: rear ? 0.4 : 0,
      sheen: outer ? outer.sheen : attire.sheen,
      inside: fill(
        bendFolds(studio, arm.shoulder, arm.elbow, arm.wrist, 52 * frame.arm + ease, reach),
        hex(studio.anime ? cuts.shade : cuts.deep),
        studio.anime ? 0.7 : 0.24,
      ),
    });
  }
  // On a folded arm the hand is drawn below the sleeve.
  if (folded) out += hand;
  if (arm.spec.hand === 'pocket') out += drawPocket(studio, body, attire, arm);
  return out;
}

/** The pocket that covers a hand. */
function drawPocket(studio: Studio, body: Skeleton, attire: Attire, arm: Arm): string {
  const over = attire.outer !== 'none' && outerCuts[attire.outer].hem > 900;
  const tone = over ? attire.over : attire.lower;
  const cuts = cutTones(tone, studio.light);
  const [x, y] = arm.wrist;
  const q = arm.side;
  const [ex, ey] = arm.elbow;
  const length = Math.hypot(x - ex, y - ey) || 1;
  // Along the forearm, and across it.
  const at = (down: number, across: number): Point => [
    x + ((x - ex) / length) * down + ((y - ey) / length) * across * q,
    y + ((y - ey) / length) * down - ((x - ex) / length) * across * q,
  ];
  const patch = smoothPath(
    [at(-34, -48), at(-30, 0), at(-44, 50), at(26, 46), at(60, 0), at(30, -50)],
    true,
  );
  return (
    fill(patch, hex(arm.side === studio.k ? tone : cuts.shade)) +
    stroke(
      smoothPath([at(-30, -62), at(-32, 0), at(-48, 56)]),
      hex(cuts.deep),
      2 * studio.hair,
      0.6,
    )
  );
}
