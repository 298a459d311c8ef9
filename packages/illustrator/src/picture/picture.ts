import { lookUp } from '../look-up.ts';
import { readBuild } from '../body.ts';
import { drawFigure } from '../figure/figure.ts';
import type { PropKind } from '../figure/props.ts';
import { chooseOutfit } from '../garments.ts';
import { poseSkeleton, readFrame } from '../figure/skeleton.ts';
import { type StanceName, stances } from '../figure/stances.ts';
import { createRandom } from '../random.ts';
import { clamp, num } from '../geometry.ts';
import { planHair } from '../hair.ts';
import { shift, type Tone, hex, tone } from '../palette.ts';
import type { PicturePalette } from '../portrait.ts';
import { Sketch, fill, group } from '../sketch.ts';
import { readTraits } from '../traits.ts';
import type { Appearance } from '../person.ts';
import { drawGrade, drawShadow, drawWeather } from './air.ts';
import { chooseFraming, chooseProp, chooseStance } from './acting.ts';
import { chooseDaylight, choosePropTone, chooseSeat } from './choices.ts';
import { drawBench, readWork } from './bench.ts';
import { frameBody } from './compose.ts';
import { type Hour, gradeTones, litBy, personLight } from './daylight.ts';
import { drawDog } from './dog.ts';
import { drawExtras } from './extras.ts';
import { drawForeground } from './foreground.ts';
import { applyExpression, fitToPose, varyStance } from './mood.ts';
import { green } from './materials.ts';
import { isEveryday, readHint } from './hints.ts';
import { placeNames, places } from './places.ts';
import { readPrompt } from './prompt.ts';
import { drawLeaves } from './scenery.ts';
import { buildStage, rectangle } from './stage.ts';
import { chooseAttire, ownClothes, pocketed, seatable } from './wear.ts';

export interface PictureOrder {
  subject: Appearance;
  /** The seed of the person, the same as for portraits. */
  person: string;
  prompt: string;
  seed: string;
  /** Pixels, 64..2048. */
  width?: number;
  height?: number;
}

export interface DrawnPicture {
  svg: string;
  width: number;
  height: number;
  palette: PicturePalette;
  /** What was read or chosen, for captions and tests. */
  scene: {
    place: string;
    hour: Hour;
    weather: string;
    framing: string;
    stance: StanceName;
    prop?: PropKind;
  };
}

const accents: readonly (readonly [Tone, Tone])[] = [
  [tone(0.58, 0.12, 35), tone(0.45, 0.06, 210)],
  [tone(0.5, 0.08, 200), tone(0.72, 0.1, 65)],
  [tone(0.62, 0.1, 10), tone(0.42, 0.06, 165)],
  [tone(0.52, 0.08, 160), tone(0.76, 0.08, 80)],
  [tone(0.45, 0.1, 280), tone(0.78, 0.08, 45)],
  [tone(0.7, 0.11, 75), tone(0.38, 0.06, 250)],
  [tone(0.48, 0.13, 20), tone(0.72, 0.05, 150)],
  [tone(0.66, 0.08, 235), tone(0.62, 0.11, 40)],
  [tone(0.4, 0.08, 330), tone(0.74, 0.07, 20)],
];

const usesPocket = (name: StanceName) => stances[name].arms.some((arm) => arm.hand === 'pocket');

const side = (value: number | undefined, otherwise: number) =>
  Math.round(clamp(Number.isFinite(value) ? value! : otherwise, 64, 2048));

/**
 * Draws a person in the scene of a prompt as SVG text; the seed chooses what the prompt leaves
 * open. Deterministic for the same order. No text of the prompt becomes part of the picture, and
 * the person is always clothed.
 */
export function drawPicture(order: PictureOrder): DrawnPicture {
  const { subject, person, seed } = order;
  const width = side(order.width, 832);
  const height = side(order.height, 1216);
  const reading = readPrompt(order.prompt);
  const random = (purpose: string) => createRandom(person, order.prompt, seed, purpose);
  const id = `i${Math.floor(random('id').next() * 36 ** 5).toString(36)}-`;
  const sketch = new Sketch(id).seenIn([0, 0, width, height]);
  const placeName =
    reading.place ??
    random('place').pick(
      reading.weather === 'snow'
        ? ['snow', 'street', 'forest', 'mountains', 'cabin']
        : (readHint(reading.text)?.places ?? placeNames.filter(isEveryday)),
    );
  const place = lookUp(places, placeName)!;
  const light = chooseDaylight(
    { ...reading, weather: reading.weather },
    placeName,
    random('light'),
  );
  const traits = readTraits(subject, person);
  const dressed = chooseAttire(
    { ...reading, weather: place.indoors ? undefined : light.weather },
    subject.clothing,
    placeName,
    traits,
    random('attire'),
    ownClothes.test(reading.text) ? chooseOutfit(subject, traits, person, 0) : undefined,
  );
  const attire = fitToPose(dressed, reading);
  const choice = random('stance');
  const allowed = (name: StanceName) =>
    (!stances[name].seat || seatable(attire)) &&
    (!usesPocket(name) || pocketed(attire)) &&
    ((name !== 'overShoulder' && name !== 'handInHair') ||
      traits.female ||
      reading.stances.includes(name));
  const rain =
    light.weather === 'rain' && !place.indoors && !reading.stances.length && choice.chance(0.6);
  const stanceName = rain ? 'carrying' : chooseStance(reading, placeName, choice, allowed);
  const stance = varyStance(stances[stanceName], choice);
  const prop = chooseProp(stanceName, placeName, reading, choice);
  const worn = prop === 'shoes' ? { ...attire, shoes: 'bare' as const } : attire;
  const frame = readFrame(
    readBuild(subject.body_type, traits.female, traits.face.jaw),
    subject.body_type,
  );
  const body = poseSkeleton(frame, stance, [0, traits.female ? 346 : 350]);
  const framing = chooseFraming(
    reading,
    stanceName,
    random('framing'),
    width / height,
    place.low ?? false,
  );
  const lift = prop === 'umbrella' && framing !== 'close' ? 1.7 : planHair(subject, person).lift;
  const composed = frameBody(body, framing, width, height, lift, random('frame'));
  const [accent, second] = random('accent').pick(accents);
  const stage = {
    ...buildStage(sketch, random('scene'), composed.camera, light, accent, second, traits.anime),
    bloom: reading.bloom,
  };
  const scene = place.draw(stage);
  const mood = applyExpression(traits, reading, random('mood'), stanceName);
  const lit = litBy({ ...light, amount: light.amount * 0.62, dim: light.dim * 0.6 });
  const onSkin =
    light.glow === 'neon' ? litBy({ ...light, amount: 0.07, dim: light.dim * 0.4 }) : lit;
  const { scale, x, y } = composed;
  const view = [-x / scale, -y / scale, (width - x) / scale, (height - y) / scale] as const;
  const glasses = reading.glasses
    ? { glasses: traits.glasses === 'none' ? ('round' as const) : traits.glasses }
    : {};
  const figure = drawFigure({
    sketch,
    appearance: subject,
    traits: {
      ...gradeTones({ ...mood.traits, ...glasses }, lit),
      // Colored lamps would turn skin gray, so skin keeps more of its own color.
      skin: gradeTones(traits.skin, onSkin),
    },
    seed: person,
    pictureSeed: `${seed}/${width}`,
    stance,
    attire: gradeTones(worn, lit),
    light: personLight(light),
    k: light.k,
    scale: composed.scale,
    blink: mood.blink,
    wink: mood.wink,
    gaze: mood.gaze,
    prop,
    view,
    seat: chooseSeat(placeName, place.indoors ?? false, lit, random('seat')),
    propTone: lit(choosePropTone(reading, prop, [accent, second], random('prop'))),
  });
  const at = (px: number, py: number) => [x + px * scale, y + py * scale] as const;
  const feet =
    framing === 'full' || framing === 'knee'
      ? [
          ...figure.body.legs.map((leg) => at(leg.ankle[0], leg.ankle[1] + 104)),
          ...(stance.seat === 'ground'
            ? figure.body.legs.map((leg) => at(leg.hip[0] * 1.3, figure.body.ground - 60))
            : []),
        ]
      : [];
  const blur = composed.blur > 0.4 ? sketch.blur(composed.blur, [0, 0, width, height]) : '';
  const outside = !place.indoors;
  const far =
    scene.back + drawExtras(stage, reading, outside) + (outside ? drawWeather(stage, false) : '');
  const base = fill(rectangle(0, 0, width, height), hex(light.haze));
  const content =
    base +
    // Slightly larger, so that the faded edges of the blur are outside of the picture.
    (blur
      ? group(
          `transform="translate(${num(-width * 0.02)} ${num(-height * 0.02)}) scale(1.04)"`,
          group(`filter="${blur}"`, far),
        )
      : far) +
    drawShadow(stage, feet, outside) +
    group(`transform="translate(${num(x)} ${num(y)}) scale(${scale.toFixed(4)})"`, figure.content) +
    (reading.dog && (framing === 'knee' || framing === 'full') ? drawDog(stage) : '') +
    (scene.front ?? (stanceName === 'working' ? drawBench(stage, readWork(reading.text)) : '')) +
    (place.leafy && random('leaves').chance(0.25) ? drawLeaves(stage, shift(green, -0.14)) : '') +
    drawForeground(stage, placeName, place.indoors ?? false, framing, random('foreground')) +
    (outside ? drawWeather(stage, true) : '') +
    drawGrade(stage, place.indoors ?? false);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${sketch.defs()}${content}</svg>`,
    width,
    height,
    palette: { ground: hex(light.dark), accent: hex(accent) },
    scene: {
      place: placeName,
      hour: light.hour,
      weather: light.weather,
      framing,
      stance: stanceName,
      ...(prop && { prop }),
    },
  };
}
