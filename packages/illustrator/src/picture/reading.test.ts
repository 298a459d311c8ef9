import { describe, expect, it } from 'vitest';
import { stances } from '../figure/stances.ts';
import type { Appearance } from '../person.ts';
import { isEveryday, readHint } from './hints.ts';
import { drawPicture } from './picture.ts';
import { placeNames, places } from './places.ts';
import { readPrompt } from './prompt.ts';

const person: Appearance = {
  sex: 'female',
  age: 34,
  style: 'realistic',
  ethnicity: 'latina',
  body_type: 'athletic',
  hair_color: 'brunette',
  hair_style: 'long',
  eye_color: 'brown',
  clothing: 'casual',
};

const sceneOf = (prompt: string, seed: string) =>
  drawPicture({ subject: person, person: 'eve', prompt, seed, width: 208, height: 304 }).scene;

describe('readPrompt: everyday scenes', () => {
  it.each([
    ['Reading by a rainy window with a cup of tea', 'window_seat', { weather: 'rain' }],
    ['Laughing on a sunny terrace above the sea', 'sea_terrace', { expression: 'laughing' }],
    ['Dancing in the kitchen on a Sunday morning', 'kitchen', { hour: 'day' }],
    ['Watching the sunset from a rooftop bar with a glass of wine', 'rooftop', { prop: 'glass' }],
    ['Playing the guitar beside a campfire under the stars', 'campfire', { hour: 'night' }],
    ['Choosing flowers at a market on a bright spring morning', 'flower_shop', { prop: 'flowers' }],
    ['Sipping espresso at a corner café in a beige trench coat', 'cafe', { prop: 'cup' }],
    ['In elegant evening wear on the steps of the opera at night', 'steps', { hour: 'night' }],
    ['Hiking in the mountains on a clear autumn day, cheerful', 'mountains', { hour: 'day' }],
    ['In a cream sweater by the fireplace on a snowy evening', 'cabin', { hour: 'dusk' }],
    [
      'Leaning on a vintage car on a coast road in summer',
      'coast_road',
      { stances: ['leaning', 'leaningBack'] },
    ],
    ['Painting at an easel in a bright studio', 'atelier', { prop: 'brush' }],
    ['Holding a bouquet of roses at the door, smiling', 'door', { prop: 'flowers' }],
    ['Strolling along the beach at dusk with shoes in hand', 'beach', { prop: 'shoes' }],
    ['Baking bread in a linen apron, flour everywhere', 'kitchen', { apron: true }],
    ['In a navy suit in a glass lobby, arms crossed, confident', 'lobby', {}],
    ['Browsing old books in a quiet library, wearing round glasses', 'library', { glasses: true }],
    ['Cycling through a park full of cherry blossom', 'blossom', { prop: 'bicycle' }],
    ['At a night market, neon signs, playful wink', 'market', { glow: 'neon' }],
    ['Sitting on a garden bench with a novel', 'park', { stances: ['sittingReading'] }],
    ['Sailing on a calm bay in a striped shirt', 'boat', { stripes: true }],
    [
      'Toasting with champagne on a balcony on New Year’s Eve',
      'balcony',
      { fireworks: true, hour: 'night' },
    ],
    ['Stargazing on a blanket in a lavender field', 'meadow', { hour: 'night', blanket: true }],
    ['Waving from a train window on the way to a weekend away', 'train', { stances: ['waving'] }],
    ['sitting on the courthouse steps', 'steps', { stances: ['sittingLow'] }],
    ['museum steps on a sunny day', 'steps', { hour: 'day' }],
    ['by the train window, landscape passing by', 'train', {}],
    ['rain on a café window, thoughtful', 'window_seat', { stances: ['thinking'] }],
    ['ski hut after a day on the slopes, hot chocolate', 'cabin', { prop: 'cup' }],
    ['on a ferry deck, wind in the hair', 'ferry', {}],
    ['waiting in a laundromat late in the evening', 'laundromat', { hour: 'dusk' }],
    ['at the observatory looking at the stars', 'observatory', { hour: 'night' }],
    ['picnic by the river on a checkered blanket', 'lake', { stances: ['sittingGround'] }],
    ['flipping through vinyl in a record shop', 'record_shop', { stances: ['working'] }],
    ['pottery studio, hands on clay', 'pottery', { stances: ['working'] }],
    ['lantern festival by the river', 'lanterns', { glow: 'candle' }],
    ['bonfire on the beach at night', 'beach_fire', { hour: 'night' }],
    ['road trip, leaning on the van in the desert', 'road_trip', {}],
    ['at the aquarium, blue light', 'aquarium', {}],
    ['waiting at the tram stop in the evening', 'tram_stop', { hour: 'dusk' }],
    ['carousel at the funfair at night', 'funfair', { hour: 'night' }],
    ['cinema foyer, popcorn, first date', 'cinema', {}],
    ['at the ice cream stand in July', undefined, { hour: 'day', weather: undefined }],
    ['barefoot in the dewy grass at sunrise', 'meadow', { hour: 'dawn' }],
    ['making pasta, glass of red wine', 'kitchen', { prop: 'glass' }],
    ['late night ramen counter, steam and neon', 'market', { glow: 'neon' }],
    ['looking up at the northern lights', undefined, { hour: 'night', aurora: true }],
    ['sunbathing by the pool with a straw hat', 'pool', { hour: 'day', hat: 'hat' }],
    ['leaning against a brick wall', 'wall', {}],
    ['walking the dog in the autumn park', 'autumn', { dog: true }],
    ['watercolor painting, loose washes', undefined, {}],
    ['cinematic film still, dramatic light', undefined, {}],
    ['rowing boat on the lake', 'rowboat', {}],
    ['airport goodbye', 'airport', { expression: 'sad' }],
    ['at the flower shop, wrapping peonies', 'flower_shop', {}],
    ['at a wedding dance under string lights', 'ballroom', { fairyLights: true }],
  ])('%s: %s', (prompt, place, also) => {
    expect(readPrompt(prompt)).toMatchObject({ place, ...also });
  });

  it('names only existing places', () => {
    expect(placeNames.every((name) => places[name] !== undefined)).toBe(true);
    expect(new Set(placeNames).size).toBe(placeNames.length);
  });
});

describe('readHint: prompts that name no place', () => {
  it.each([
    'she misses you',
    'a surprise for you',
    'thinking of our first date',
    'feeling cozy under a blanket',
    'victorious and proud',
    'Tuesday',
    'golden hour, wind in the hair',
    'in elegant evening wear',
    'wearing a wide straw hat',
    'dancing with a twirl',
  ])('%s: is set where it fits, in more than one place', (prompt) => {
    const fitting = readHint(prompt.toLowerCase())?.places ?? [];
    expect(fitting.every((name) => places[name] !== undefined)).toBe(true);
    const seen = new Set(['1', '2', '3', '4', '5', '6'].map((seed) => sceneOf(prompt, seed).place));
    expect([...seen].every((name) => fitting.includes(name))).toBe(true);
    expect(seen.size).toBeGreaterThan(1);
  });

  it('is an everyday place without a hint', () => {
    const seen = ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => sceneOf('xyzzy', seed));
    expect(seen.every(({ place }) => isEveryday(place))).toBe(true);
    expect(new Set(seen.map(({ place }) => place)).size).toBeGreaterThan(4);
  });
});

describe('drawPicture: what the words ask for', () => {
  it('sits on the ground in places without a chair, unless one is named', () => {
    for (const seed of ['a', 'b', 'c']) {
      expect(sceneOf('sitting by the lake', seed).stance).toBe('sittingGround');
      expect(sceneOf('sitting on a chair by the lake', seed).stance).toBe('sitting');
    }
  });

  it.each([
    ['cycling under the cherry trees', 'withBike', 'bicycle', ['full', 'knee']],
    ['painting at an easel', 'painting', 'brush', ['half', 'knee', 'full']],
    ['strolling on the beach with shoes in hand', 'carryingShoes', 'shoes', ['full']],
    ['kneading dough in the kitchen', 'working', undefined, ['half', 'knee']],
  ])('%s', (prompt, stance, prop, framings) => {
    for (const seed of ['a', 'b', 'c']) {
      const scene = sceneOf(prompt, seed);
      expect(scene).toMatchObject({ stance, ...(prop && { prop }) });
      expect(framings).toContain(scene.framing);
    }
  });

  it.each(['picnic on a blanket', 'sitting on the steps', 'sitting on a bench'])(
    '%s: sits, in clothes that allow it',
    (prompt) => {
      for (const seed of ['a', 'b', 'c', 'd'])
        expect(stances[sceneOf(prompt, seed).stance].seat).toBeDefined();
    },
  );

  it('sits in a rowing boat in clothes that allow it', () => {
    const seen = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
      sceneOf('rowing on the lake, in jeans', seed),
    );
    expect(seen.every(({ stance }) => stance === 'sittingLow')).toBe(true);
  });

  it('shows more than the face at a fire', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(sceneOf('at the campfire', seed).framing).not.toBe('close');
  });

  it('uses the named umbrella color', () => {
    const draw = (prompt: string) =>
      drawPicture({ subject: person, person: 'eve', prompt, seed: '1' }).svg;
    expect(draw('under a red umbrella')).not.toBe(draw('under a blue umbrella'));
  });
});
