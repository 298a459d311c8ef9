import { mixPoint, smoothPath } from '../geometry.ts';
import type { Traits } from '../person.ts';
import { type Attire, bottomCuts } from './attire.ts';
import { isTrousers } from './bottoms.ts';
import { type Studio, paintForm, limbEdges } from './form.ts';
import { legShape, paintLimb, shinOf } from './limbs.ts';
import { drawFoot } from './shoes.ts';
import type { Leg, Skeleton } from './skeleton.ts';
import type { Span } from './tops.ts';

export function drawLegs(
  studio: Studio,
  body: Skeleton,
  attire: Attire,
  traits: Traits,
  span: Span,
): string {
  const { legs, frame } = body;
  const order = legs[0].spec.front ? [legs[1], legs[0]] : [legs[0], legs[1]];
  const covered = isTrousers(attire) && bottomCuts[attire.bottom].reach > 1.9;
  const gown = attire.bottom === 'gown';
  return order
    .map((leg) => {
      const foot = drawFoot(studio, leg, attire.shoes, attire.shoe, traits.skin, frame.leg);
      const skin =
        covered || gown
          ? ''
          : paintLimb(studio, legShape(frame, leg, { ease: 0, reach: 2 }), {
              tone: traits.skin.base,
              skin: traits.skin,
              span,
              turn: 70,
              shade: leg.spec.front ? 0 : 0.3,
              outline: studio.anime ? 2 : 0.8,
            });
      const high =
        attire.shoes === 'boots' && !covered && !gown
          ? paintForm(studio, bootShape(body, leg), { tone: attire.shoe, span, turn: 60 })
          : '';
      return skin + foot + high;
    })
    .join('');
}

/** The shaft of a boot, from below the knee to the ankle. */
function bootShape(body: Skeleton, leg: Leg): string {
  const profile = shinOf(body.frame)
    .filter(([u]) => u > 0.1)
    .map(([u, o, i]) => [(u - 0.1) / 0.9, o + 13, i + 13] as const);
  const [outer, inner] = limbEdges(
    mixPoint(leg.knee, leg.ankle, 0.1),
    leg.ankle,
    profile,
    leg.side,
  );
  return smoothPath([...outer, ...inner.slice().reverse()], true);
}
