import { mixPoint, smoothPath } from '../geometry.ts';
import { type Tone, hex } from '../palette.ts';
import { stroke } from '../sketch.ts';
import type { Traits } from '../traits.ts';
import { type Attire, bottomCuts } from './attire.ts';
import { isTrousers } from './bottoms.ts';
import { type Studio, cutTones, paintForm, runs } from './form.ts';
import { legShape, paintLimb, shinOf } from './limbs.ts';
import { drawFoot } from './shoes.ts';
import type { Leg, Skeleton } from './skeleton.ts';
import type { Span } from './tops.ts';

/** A stool, or a bench outdoors, under a seated body. */
export function drawSeat(studio: Studio, body: Skeleton, t: Tone, bench: boolean): string {
  const [x, y] = body.torso(0, body.frame.hipY + 96);
  const w = body.frame.hip * (bench ? 2.7 : 1.12);
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
  return (
    stroke(legs + rung, hex(cuts.deep), bench ? 70 : 34) +
    paintForm(studio, top, { tone: t, span: [x - w, x + w], turn: 60, inside: slats })
  );
}

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

/** The shaft of a boot, from under the knee to the ankle. */
function bootShape(body: Skeleton, leg: Leg): string {
  const profile = shinOf(body.frame)
    .filter(([u]) => u > 0.1)
    .map(([u, o, i]) => [(u - 0.1) / 0.9, o + 13, i + 13] as const);
  const [outer, inner] = runs(mixPoint(leg.knee, leg.ankle, 0.1), leg.ankle, profile, leg.side);
  return smoothPath([...outer, ...inner.slice().reverse()], true);
}
