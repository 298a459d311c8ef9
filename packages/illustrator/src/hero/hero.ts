import { Resvg } from '@resvg/resvg-js';
import { readBuild } from '../body.ts';
import { drawFigure } from '../figure/figure.ts';
import { poseSkeleton, readFrame } from '../figure/skeleton.ts';
import { mirrorStance } from '../figure/stance.ts';
import { stances } from '../figure/stances.ts';
import { num } from '../geometry.ts';
import { hex } from '../palette.ts';
import type { Appearance } from '../person.ts';
import { drawWeather } from '../picture/air.ts';
import { chooseSeat } from '../picture/choices.ts';
import { gradeTones, litBy, makeDaylight, personLight } from '../picture/daylight.ts';
import { applyExpression } from '../picture/mood.ts';
import { readPrompt } from '../picture/prompt.ts';
import { type Stage, buildStage, rectangle } from '../picture/stage.ts';
import { chooseAttire } from '../picture/wear.ts';
import { createRandom } from '../random.ts';
import { Sketch, fill, group } from '../sketch.ts';
import { readTraits } from '../traits.ts';
import type { HeroScene } from './scene.ts';
import { type HeroSceneName, heroScenes } from './scenes.ts';

export type { HeroSceneName } from './scenes.ts';

export type HeroShape = 'wide' | 'tall';

export interface HeroOrder {
  subject: Appearance;
  /** The seed of the person, the same as for portraits. */
  person: string;
  scene: HeroSceneName;
  shape: HeroShape;
}

/** The pictures of a scene from back to front as SVG text of one size; all but the first are transparent. */
export interface DrawnHero {
  width: number;
  height: number;
  layers: { place: string; person: string; table: string };
}

/** PNG bytes of a layer, `width` pixels wide. Unlike a whole picture, it keeps its transparency. */
export const rasterizeLayer = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();

/** Units of the figure per meter. */
const METER = 2085;

/** The size of a picture, and where the person's eyes are in it; the scale is pixels per unit. */
const shapes = {
  wide: { width: 1920, height: 840, x: 1290, y: 312, scale: 0.335, center: 1100 },
  tall: { width: 780, height: 1248, x: 335, y: 206, scale: 0.415, center: 390 },
} as const satisfies Record<HeroShape, object>;

/** Draws a person in one of the hero's places in separate layers. Deterministic for the same order. */
export function drawHero(order: HeroOrder): DrawnHero {
  const { subject, person } = order;
  const scene = heroScenes[order.scene];
  const shape = shapes[order.shape];
  const { width, height, x, y, scale } = shape;
  const random = (purpose: string) => createRandom(person, order.scene, purpose);
  const stance = scene.mirrored ? mirrorStance(stances[scene.stance]) : stances[scene.stance];
  const traits = readTraits(subject, person);
  const frame = readFrame(
    readBuild(subject.body_type, traits.female, traits.face.jaw),
    subject.body_type,
  );
  const { ground } = poseSkeleton(frame, stance, [0, traits.female ? 346 : 350]);
  // The light is on the side that is away from the text.
  const light = {
    ...makeDaylight(
      scene.hour,
      scene.weather ?? 'clear',
      scene.glow ?? 'none',
      random('light'),
      scene.indoors,
    ),
    k: 1 as const,
  };
  const stageOf = (sketch: Sketch, purpose: string) =>
    buildStage(
      sketch,
      random(purpose),
      {
        width,
        height,
        feet: [x, y + ground * scale - scene.seated * METER * scale],
        ppm: scale * METER,
        eye: 1.62 - scene.seated,
        z0: 2.2,
        center: shape.center,
      },
      light,
      scene.accent,
      scene.second,
      traits.anime,
    );
  const layer = (name: string, draw: (sketch: Sketch) => string) => {
    const sketch = new Sketch(`h${name[0]}-`);
    const content = draw(sketch);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${sketch.defs()}${content}</svg>`;
  };
  return {
    width,
    height,
    layers: {
      place: layer('place', (sketch) => drawPlace(scene, stageOf(sketch, 'place'))),
      person: layer('person', (sketch) =>
        group(
          `transform="translate(${num(x)} ${num(y)}) scale(${scale})"`,
          drawPerson(order, scene, sketch, light, shape),
        ),
      ),
      table: layer('table', (sketch) => drawTableLayer(scene, stageOf(sketch, 'table'))),
    },
  };
}

/** Enlarges a blurred part slightly, so that its faded edges are outside of the picture. */
const blurred = (s: Stage, deviation: number, content: string) =>
  content &&
  group(
    `transform="translate(${num(-s.width * 0.02)} ${num(-s.height * 0.02)}) scale(1.04)"`,
    group(`filter="${s.sketch.blur(deviation, [0, 0, s.width, s.height])}"`, content),
  );

function drawPlace(scene: HeroScene, s: Stage): string {
  return (
    fill(rectangle(0, 0, s.width, s.height), hex(s.light.haze)) +
    blurred(s, scene.blur * (s.ppm / 700), scene.far(s)) +
    (scene.indoors ? '' : drawWeather(s, false))
  );
}

const drawTableLayer = (scene: HeroScene, s: Stage) =>
  scene.table(s) + blurred(s, 3 * (s.ppm / 700), scene.near(s));

function drawPerson(
  { subject, person }: HeroOrder,
  scene: HeroScene,
  sketch: Sketch,
  light: ReturnType<typeof makeDaylight>,
  { width, height, x, y, scale }: (typeof shapes)[HeroShape],
): string {
  const random = (purpose: string) => createRandom(person, purpose);
  const traits = readTraits(subject, person);
  const reading = { ...readPrompt(scene.wears), expression: scene.expression };
  const lit = litBy({ ...light, amount: light.amount * 0.62, dim: light.dim * 0.6 });
  const { mouth } = applyExpression(traits, reading, random('mood')).traits;
  const attire = {
    ...chooseAttire(reading, subject.clothing, '', traits, random('attire')),
    ...scene.cloth,
  };
  const chosen = stances[scene.stance];
  return drawFigure({
    sketch,
    appearance: subject,
    traits: gradeTones({ ...traits, mouth }, lit),
    seed: person,
    pictureSeed: person,
    stance: scene.mirrored ? mirrorStance(chosen) : chosen,
    attire: gradeTones(attire, lit),
    light: personLight(light),
    k: light.k,
    scale,
    blink: scene.expression === 'laughing' ? 0.2 : 0.06,
    gaze: 0,
    ...(scene.prop && { prop: scene.prop }),
    propTone: lit(scene.accent),
    seat: chooseSeat('', scene.indoors, lit, random('seat')),
    view: [-x / scale, -y / scale, (width - x) / scale, (height - y) / scale],
  }).content;
}
