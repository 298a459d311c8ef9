import { readBuild } from '../body.ts';
import { createRandom } from '../random.ts';
import { type Point, warpPath } from '../geometry.ts';
import { drawDetails } from '../costume/details.ts';
import { drawScarf } from '../scarf.ts';
import { drawNecklace } from '../jewelry.ts';
import type { Pose } from '../pose.ts';
import type { Tailor } from '../tailoring.ts';
import { drawApron } from './apron.ts';
import { drawArm } from './arms.ts';
import { topCuts } from './attire.ts';
import { drawBottom } from './bottoms.ts';
import type { Studio } from './form.ts';
import { drawFigureHead, headPose, outfitOf } from './head.ts';
import type { FigureOrder } from './order.ts';
import { drawLegs } from './legs.ts';
import { drawOuter } from './outers.ts';
import { drawProp } from './props.ts';
import { drawSeat } from './seats.ts';
import { type Skeleton, poseSkeleton, readFrame } from './skeleton.ts';
import { type Span, drawTie, drawTop } from './tops.ts';
import { drawTorsoSkin } from './torso.ts';

interface Figure {
  content: string;
  body: Skeleton;
  pose: Pose;
  studio: Studio;
}

/** Draws the whole person in head coordinates (origin: middle of the eye line). */
export function drawFigure(given: FigureOrder): Figure {
  const order = { ...given, sketch: given.sketch.seenIn(given.view) };
  const { sketch, appearance, traits, stance, attire, light, k } = order;
  const frame = readFrame(
    readBuild(appearance.body_type, traits.female, traits.face.jaw),
    appearance.body_type,
  );
  const { build } = frame;
  const pit: Point = [Math.sign(stance.yaw) * 6, traits.female ? 346 : 350];
  const body = poseSkeleton(frame, stance, pit);
  const pose = headPose(order, pit);
  const random = createRandom(order.pictureSeed, 'cloth');
  const studio: Studio = {
    sketch,
    light,
    k,
    anime: traits.anime,
    random,
    hair: Math.min(4, Math.max(1, 0.85 / order.scale)),
    view: order.view,
  };
  const tailor: Tailor = {
    sketch,
    pose,
    build,
    light,
    random,
    anime: traits.anime,
    cloth: attire.cloth,
    second: attire.lower,
    trim: attire.trim,
    d: (path) => warpPath(path, body.torso),
  };
  const middle = pit[0] + stance.sway * 0.4;
  const span: Span = [middle - build.shoulder * 1.02, middle + build.shoulder * 1.02];
  const [left, right] = body.arms;
  const front = left.spec.above ? [right, left] : [left, right];
  const layer = (name: 'back' | 'front' | 'over') =>
    front
      .filter((arm) => (arm.spec.layer ?? 'front') === name)
      .map((arm) => drawArm(studio, body, attire, traits, arm, span))
      .join('');
  const head = drawFigureHead(order, pose);
  const top = drawTop(studio, tailor, body, attire, span);
  const tucked = topCuts[attire.top].hem === 'in';
  const bottom = drawLegs(studio, body, attire, traits, span);
  const skin = drawTorsoSkin(studio, body, traits.skin, span);
  const lower = drawBottom(studio, body, attire, span);
  const outfit = outfitOf(attire);
  const chest = skin + drawNecklace(tailor, traits, outfit);
  const prop = drawProp(studio, body, order.prop, order.propTone, order.pictureSeed);
  const seat = drawSeat(studio, body, order.seat);
  const content =
    prop.behind +
    seat +
    head.behind +
    layer('back') +
    top.behind +
    bottom +
    (tucked ? chest + top.front + lower : chest + lower + top.front) +
    drawDetails(tailor, attire.details) +
    drawTie(tailor, attire) +
    drawOuter(studio, tailor, body, attire, span) +
    drawApron(studio, body, attire, span) +
    prop.before +
    layer('front') +
    head.face +
    (attire.scarf ? drawScarf(tailor, outfit) : '') +
    head.front +
    layer('over');
  return { content, body, pose, studio };
}
