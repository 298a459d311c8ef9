import { contourSide } from './face/contour.ts';
import { clamp, lerp, smoothstep } from './geometry.ts';
import { createRandom } from './random.ts';
import { drawCoils, drawRopes } from './hair-coils.ts';
import { drawRinglets } from './hair-curls.ts';
import { drawFringe, drawLongFall } from './hair-falls.ts';
import { drawMensCut } from './hair-short.ts';
import { drawGraphicLocks } from './hair-locks.ts';
import type { HairLight } from './hair-strands.ts';
import { drawUpdo } from './hair-up.ts';
import { blend } from './palette.ts';
import { type Pose, projectHead } from './pose.ts';
import type { Sketch } from './sketch.ts';
import type { Appearance, Traits } from './person.ts';
import type { DrawnHair, HairLayers, HairStudio, HairPlan } from './hair-plan.ts';

/** Chooses the permanent properties of a person's hair. */
export function planHair(appearance: Appearance, seed: string): HairPlan {
  const random = createRandom(seed, 'hair-plan');
  const coily = appearance.ethnicity.startsWith('black');
  const twist = random.next();
  const side = random.chance(0.5) ? 1 : -1;
  const style = appearance.hair_style;
  const lift =
    style === 'bun' ? (twist < 0.6 ? 1 : 0.1) : style === 'curly' ? (coily ? 0.7 : 0.3) : 0;
  return {
    style,
    part: side * random.pick([4, 18, 42, 56]),
    volume: random.range(0.85, 1.15),
    twist,
    lift,
    heritage: coily ? 'coily' : 'other',
    recede:
      appearance.sex === 'male'
        ? random.range(0.1, 0.6) + 0.4 * smoothstep(32, 62, appearance.age)
        : 0,
  };
}

/** Draws the hair of one picture. */
export function drawHair(
  sketch: Sketch,
  traits: Traits,
  plan: HairPlan,
  pose: Pose,
  light: Omit<HairLight, 'outlines'>,
  seed: string,
): DrawnHair {
  const outlines: string[] = [];
  const studio: HairStudio = {
    sketch,
    light: { ...light, outlines },
    pose,
    place: projectHead(pose),
    edge: readEdge(traits, pose),
    random: createRandom(seed, 'strands'),
    female: traits.female,
    scalp: blend(traits.skin.shade, traits.hair.dark, 0.15),
    swing: pose.phase > 0 ? Math.sin(pose.phase * Math.PI * 2 + 0.6) * 5 : 0,
  };
  const layers = layersOf(studio, plan);
  return { ...layers, front: layers.front + graphicLocks(studio, plan), outlines };
}

/** The silhouette of the head by side and height. */
function readEdge(traits: Traits, pose: Pose): HairStudio['edge'] {
  const sides = { [-1]: contourSide(traits, pose, -1), 1: contourSide(traits, pose, 1) };
  return (side, y) => {
    const line = sides[side];
    const at = clamp(
      line.findIndex((point) => point[1] >= y),
      1,
      line.length - 1,
    );
    const [a, b] = [line[at - 1]!, line[at]!];
    return lerp(a[0], b[0], clamp((y - a[1]) / (b[1] - a[1] || 1)));
  };
}

/** Styles that leave the forehead free of locks. */
const open = new Set(['bangs', 'curly', 'dreadlocks', 'buzz_cut', 'slicked_back', 'bald']);

const graphicLocks = (studio: HairStudio, plan: HairPlan) =>
  studio.light.anime &&
  !open.has(plan.style) &&
  (studio.female || plan.style !== 'bun') &&
  !(plan.style === 'braids' && plan.heritage === 'coily')
    ? drawGraphicLocks(studio, plan)
    : '';

function layersOf(studio: HairStudio, plan: HairPlan): HairLayers {
  const { style } = plan;
  if (!studio.female) {
    if (style === 'dreadlocks') return drawRopes(studio, plan);
    if (style === 'curly')
      return plan.heritage === 'coily'
        ? drawCoils(studio, plan, 0.35)
        : drawRinglets(studio, plan, 'short');
    if (style === 'long')
      return drawLongFall(studio, plan, { length: 330, wave: 12 * plan.twist, open: 0.75 });
    return drawMensCut(studio, plan);
  }
  switch (style) {
    case 'straight':
      return drawLongFall(studio, plan, { length: 430 + plan.twist * 150, wave: 0, open: 0.3 });
    case 'short':
      return plan.twist < 0.3
        ? drawMensCut(studio, { ...plan, style: 'pixie' })
        : drawLongFall(studio, plan, {
            length: plan.twist < 0.7 ? 170 : 262,
            wave: plan.twist * 9,
            open: 0.45,
          });
    case 'curly':
      return plan.heritage === 'coily' && plan.twist < 0.55
        ? drawCoils(studio, plan, 1)
        : drawRinglets(studio, plan, 'long');
    case 'bangs':
      return withFringe(
        studio,
        plan,
        drawLongFall(
          studio,
          { ...plan, part: 4 },
          { length: plan.twist < 0.35 ? 215 : 470, wave: plan.twist > 0.7 ? 14 : 0, open: 0.1 },
        ),
      );
    case 'braids':
      return plan.heritage === 'coily' ? drawRopes(studio, plan) : drawUpdo(studio, plan, 'braids');
    case 'bun':
      return drawUpdo(studio, plan, 'bun');
    case 'ponytail':
      return drawUpdo(studio, plan, 'ponytail');
    case 'pigtails':
      return drawUpdo(studio, plan, 'pigtails');
    default:
      return drawLongFall(studio, plan, {
        length: 480 + plan.twist * 120,
        wave: 12 + plan.twist * 12,
        open: 0.55,
      });
  }
}

const withFringe = (studio: HairStudio, plan: HairPlan, layers: HairLayers): HairLayers => ({
  back: layers.back,
  front: layers.front + drawFringe(studio, plan),
});
