import { describe, expect, it } from 'vitest';
import { readBack } from './backs.ts';
import { readBuild } from './body.ts';
import { type Outfit, chooseOutfit } from './garments.ts';
import { headPoint } from './head.ts';
import { type Appearance, drawPortrait } from './index.ts';
import { chooseMood } from './moods.ts';
import { choosePose, poseBack, poseQuarter, projectBody } from './pose.ts';
import { createRandom } from './random.ts';
import { schemes } from './schemes.ts';
import { Sketch } from './sketch.ts';
import { createTailor } from './tailoring.ts';
import { readTraits } from './traits.ts';
import { chooseView, poseView } from './view.ts';
import { type GarmentKind, wardrobe } from './wardrobe.ts';

const woman: Appearance = {
  sex: 'female',
  age: 33,
  style: 'realistic',
  ethnicity: 'caucasian',
  body_type: 'athletic',
  hair_color: 'brown',
  hair_style: 'long',
  eye_color: 'green',
  clothing: 'casual',
};
const man: Appearance = { ...woman, sex: 'male', body_type: 'muscular', hair_style: 'short' };
const seeds = Array.from({ length: 150 }, (_, i) => `person-${i}`);
const everyone = [woman, man].flatMap((look) => seeds.map((seed) => ({ look, seed })));

function seen(look: Appearance, seed: string) {
  const traits = readTraits(look, seed);
  const mood = chooseMood(look, seed, 0);
  const outfit = chooseOutfit(look, traits, seed, 0);
  const usual = choosePose(traits, mood, seed, 0, 0, 0);
  const view = chooseView(outfit, traits, look.hair_style, mood, seed, 0);
  return { traits, outfit, usual, view, pose: poseView(usual, view, traits.female) };
}

describe('chooseView', () => {
  it('turns some away, gives some a gesture, and most of the rest a three-quarter view', () => {
    const views = everyone.map(({ look, seed }) => seen(look, seed).view);
    const share = (test: (view: (typeof views)[number]) => unknown) =>
      views.filter(test).length / views.length;
    expect(share(({ back }) => back)).toBeGreaterThan(0.06);
    expect(share(({ back }) => back)).toBeLessThan(0.3);
    expect(share(({ gesture }) => gesture)).toBeGreaterThan(0.25);
    expect(share(({ quarter }) => quarter)).toBeGreaterThan(0.08);
    expect(share(({ back, gesture, quarter }) => !back && !gesture && !quarter)).toBeGreaterThan(
      0.05,
    );
  });

  it('keeps the face where an avatar shows it', () => {
    for (const { look, seed } of everyone) {
      const { pose, traits } = seen(look, seed);
      const inFrame = (x: number, y: number) => {
        const [px, py] = headPoint(pose, x, y, 100);
        return [pose.x + px * pose.scale, pose.y + py * pose.scale] as const;
      };
      const [x, y] = inFrame(0, 40);
      expect(x, seed).toBeGreaterThan(340);
      expect(x, seed).toBeLessThan(560);
      expect(y, seed).toBeGreaterThan(370);
      expect(y, seed).toBeLessThan(560);
      expect(inFrame(0, traits.face.chinY)[1], seed).toBeLessThan(760);
      expect(inFrame(0, -250)[1], seed).toBeGreaterThan(20);
    }
  });
});

describe('a gesture', () => {
  it('is drawn, but not in a plain picture', () => {
    const { look, seed } = everyone.find((one) => seen(one.look, one.seed).view.gesture)!;
    const paths = (plain: boolean) => drawPortrait(look, seed, { plain }).match(/<path/g)!.length;
    expect(paths(false)).toBeGreaterThan(paths(true) + 12);
  });
});

describe('poseQuarter', () => {
  it('foreshortens the far shoulder and lowers the near one', () => {
    for (const { look, seed } of everyone) {
      const { usual } = seen(look, seed);
      const project = projectBody(poseQuarter(usual));
      const near = usual.yaw > 0 ? -1 : 1;
      const [nx, ny] = project(near * 300, 40);
      const [fx, fy] = project(-near * 300, 40);
      const [axis] = project(0, 40);
      expect(Math.abs(fx - axis), seed).toBeLessThan(Math.abs(nx - axis) * 0.8);
      expect(ny, seed).toBeGreaterThan(fy + 30);
    }
  });
});

describe('readBack', () => {
  const outfitOf = (kind: GarmentKind): Outfit => ({
    ...chooseOutfit(woman, readTraits(woman, 'cut'), 'cut', 0),
    kind,
    headwear: 'none',
    scarf: false,
    details: [],
  });
  const tailorFor = (outfit: Outfit) => {
    const { usual, traits } = seen(woman, 'cut');
    const { key, rim, ground } = schemes[0]!;
    return createTailor({
      sketch: new Sketch('t-'),
      pose: poseBack(usual, true),
      build: readBuild(woman.body_type, true, traits.face.jaw),
      light: { key, rim, dark: ground },
      random: createRandom('folds'),
      anime: false,
      cloth: outfit.cloth,
      second: outfit.second,
      trim: outfit.trim,
    });
  };

  it.each(['shirt', 'blazer', 'coat', 'cardigan', 'openSuit'] as const)(
    'draws the back of %s without the buttons of its front',
    (kind) => {
      const outfit = outfitOf(kind);
      const tailor = tailorFor(outfit);
      expect(wardrobe[kind](tailor).front).toContain('<ellipse');
      const back = readBack(outfit)!(tailor);
      expect(back).toContain('<path');
      expect(back).not.toContain('<ellipse');
    },
  );

  it.each(['suit', 'tuxedo', 'uniform', 'chef', 'apron', 'whiteCoat', 'kimono'] as const)(
    'does not turn %s away',
    (kind) => {
      expect(readBack(outfitOf(kind))).toBeUndefined();
    },
  );

  it('does not hide the parts that identify a costume', () => {
    expect(readBack({ ...outfitOf('shirt'), details: ['badge'] })).toBeUndefined();
    expect(readBack({ ...outfitOf('tee'), details: ['bib'] })).toBeUndefined();
  });

  it('is drawn for a person who turns away, but not in a plain picture', () => {
    const { look, seed } = everyone.find(
      (one) => seen(one.look, one.seed).view.back && one.look.sex === 'female',
    )!;
    const { pose } = seen(look, seed);
    expect(pose.back).toBe(true);
    expect(drawPortrait(look, seed)).not.toBe(drawPortrait(look, seed, { plain: true }));
  });
});
