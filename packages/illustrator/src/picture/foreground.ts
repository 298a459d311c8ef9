import type { Random } from '../random.ts';
import { type Tone, blend, shift, tone, white } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { drawLens } from './air.ts';
import { warmLamp } from './lamps.ts';
import { green } from './materials.ts';
import type { Framing } from './prompt.ts';
import { type Stage, glow, poly, rectangle } from './stage.ts';

/** A shape so close to the lens that its edge is blurred. */
const soft = (s: Stage, x: number, y: number, rx: number, ry: number, t: Tone, strength: number) =>
  oval(
    x,
    y,
    rx,
    ry,
    s.sketch.radial(
      x,
      y,
      rx,
      [
        [0, t, strength],
        [0.62, t, strength * 0.94],
        [1, t, 0],
      ],
      ry,
    ),
  );

/** -1 is the left edge of the picture, 1 the right one. */
type Edge = -1 | 1;

const edgeOf = (s: Stage, q: Edge) => (q < 0 ? 0 : s.width);

const leaves = (s: Stage, q: Edge) => {
  const { random, width, height } = s;
  let out = '';
  for (let i = 0; i < 9; i++) {
    const r = width * random.range(0.06, 0.13);
    out += soft(
      s,
      edgeOf(s, q) + random.near(0, width * 0.1),
      height * (i < 5 ? random.range(-0.02, 0.2) : random.range(0.86, 1.02)),
      r,
      r * random.range(0.6, 1.1),
      s.tone(shift(green, random.range(-0.16, 0.02)), 1),
      0.82,
    );
  }
  return out;
};

const blooms = (s: Stage, q: Edge) => {
  const { random, width, height } = s;
  let out = '';
  for (let i = 0; i < 9; i++) {
    const r = width * random.range(0.035, 0.085);
    out += soft(
      s,
      edgeOf(s, q) - q * width * random.range(-0.06, 0.26),
      height * random.range(0.88, 1.03),
      r,
      r * 0.9,
      s.tone(i % 3 ? shift(s.accent, random.range(0, 0.16), 0.03) : shift(green, -0.06), 1),
      0.84,
    );
  }
  return out;
};

/** A door jamb or the end of a shelf at the picture's edge. */
const jamb = (s: Stage, q: Edge) => {
  const w = s.width * s.random.range(0.06, 0.11);
  const x = q < 0 ? -5 : s.width - w;
  const t = s.tone(shift(s.random.pick([s.second, tone(0.4, 0.045, 50)]), -0.16), 1);
  const [inner, outer] = q < 0 ? [x + w, x] : [x, x + w];
  return fill(
    rectangle(x, -5, w + 5, s.height + 10),
    s.sketch.linear(outer, 0, inner, 0, [
      [0, shift(t, -0.06), 0.92],
      [0.45, t, 0.8],
      [1, t, 0],
    ]),
  );
};

const candle = (s: Stage, q: Edge) => {
  const { random, width, height } = s;
  let out = '';
  for (let i = 0; i < 2; i++) {
    const x = edgeOf(s, q) - q * width * (0.05 + i * 0.13);
    const y = height * random.range(0.84, 0.93);
    const r = width * random.range(0.035, 0.05);
    out +=
      soft(s, x, y + r * 2, r * 0.9, r * 2.6, s.tone(tone(0.9, 0.03, 75), 1), 0.7) +
      glow(s, [x, y - r], r * 5, 0.6, warmLamp) +
      soft(s, x, y - r, r * 0.6, r * 1.1, blend(warmLamp, white, 0.5), 0.95);
  }
  return out;
};

/** A window pane in front of the camera, with slanting reflections. */
const pane = (s: Stage, q: Edge) => {
  const { width, height } = s;
  const band = (x: number, w: number, strength: number) =>
    fill(
      poly([
        [x, -5],
        [x + w, -5],
        [x + w - q * width * 0.42, height],
        [x - q * width * 0.42, height],
      ]),
      s.sketch.linear(0, 0, 0, height, [
        [0, blend(s.light.sky[2], white, 0.4), strength],
        [1, s.light.sky[2], 0],
      ]),
    );
  const x = width * (0.5 + q * s.random.range(0.1, 0.3));
  return band(x, width * 0.2, 0.2) + band(x + q * width * 0.24, width * 0.05, 0.16);
};

/** The shoulder of a passer-by in front of the lens. */
const passer = (s: Stage, q: Edge) => {
  const { width, height, random } = s;
  const t = s.tone(
    shift(random.pick([s.second, tone(0.32, 0.03, 265), tone(0.4, 0.05, 40)]), -0.12),
    1,
  );
  const x = edgeOf(s, q) + q * width * random.range(0.02, 0.07);
  const y = height * random.range(0.66, 0.76);
  return (
    soft(s, x, y - width * 0.2, width * 0.11, width * 0.14, shift(t, -0.1, 0.01), 0.9) +
    soft(s, x, y + height * 0.2, width * 0.24, height * 0.27, t, 0.9)
  );
};

const grassBlades = (s: Stage) => {
  const { random, width, height } = s;
  let d = '';
  for (let i = 0; i < 16; i++) {
    const x = width * (random.chance(0.5) ? random.range(-0.04, 0.3) : random.range(0.7, 1.04));
    const h = height * random.range(0.05, 0.15);
    d += `M${x} ${height + 8}q${random.near(0, h * 0.14)} ${-h * 0.6} ${random.near(0, h * 0.4)} ${-h}`;
  }
  const t = shift(green, -0.1);
  return (
    stroke(d, s.paint(t, 1), width * 0.012, 0.5) + stroke(d, s.paint(t, 1), width * 0.005, 0.6)
  );
};

const crowded = [
  'market',
  'street',
  'bar',
  'ballroom',
  'museum',
  'stage',
  'train_station',
  'funfair',
  'tram_stop',
  'neon',
  'cinema',
];
const candlelit = ['restaurant', 'bar', 'cabin', 'living_room', 'library'];
const glazed = ['cafe', 'window_seat', 'train', 'flower_shop', 'airport', 'lobby', 'laundromat'];
const growing = [
  'park',
  'garden',
  'meadow',
  'vineyard',
  'lake',
  'mountains',
  'forest',
  'greenhouse',
  'sea_terrace',
  'cliff',
  'temple',
  'autumn',
];

/** Draws an out-of-focus object between lens and person, in some pictures. */
export function drawForeground(
  s: Stage,
  place: string,
  indoors: boolean,
  framing: Framing,
  random: Random,
): string {
  const q: Edge = random.chance(0.5) ? 1 : -1;
  if (!random.chance(framing === 'full' ? 0.4 : 0.5)) return '';
  const kinds: (() => string)[] = [];
  if (growing.includes(place)) {
    kinds.push(
      () => blooms(s, q),
      () => grassBlades(s),
    );
    if (!indoors && place !== 'autumn') kinds.push(() => leaves(s, q));
  }
  if (crowded.includes(place)) kinds.push(() => passer(s, q));
  if (candlelit.includes(place) && s.light.lamps) kinds.push(() => candle(s, q));
  if (glazed.includes(place)) kinds.push(() => pane(s, q));
  if (indoors && place !== 'stage' && place !== 'studio') kinds.push(() => jamb(s, q));
  if (s.light.lamps) kinds.push(() => drawLens(s));
  return kinds.length ? random.pick(kinds)() : '';
}
