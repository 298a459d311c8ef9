import { expect, it } from 'vitest';
import { createBrush } from './face/brush.ts';
import { readLips } from './face/mouth.ts';
import { chooseMood } from './moods.ts';
import type { Appearance } from './person.ts';
import { choosePose } from './pose.ts';
import { createRandom } from './random.ts';
import { stubbleHairs } from './stubble.ts';
import { readTraits } from './traits.ts';

const man: Appearance = {
  sex: 'male',
  age: 38,
  style: 'realistic',
  ethnicity: 'latino',
  body_type: 'slim',
  hair_color: 'brown',
  hair_style: 'short',
  eye_color: 'brown',
  clothing: 'sweater',
};

it('hairs of stubble leave the lips free and stay on the face, denser at the chin than on the cheeks', () => {
  for (const seed of ['one', 'two', 'three']) {
    const traits = readTraits(man, seed);
    const pose = {
      ...choosePose(traits, chooseMood(man, seed, 0), seed, 0, 0, 0),
      yaw: 0,
      pitch: 0,
    };
    const border = [
      [traits.face.cheek, 10],
      [0, 100],
    ] as const;
    const path = stubbleHairs(traits, createBrush(pose), border, 2000, createRandom(seed, 'test'));
    const roots = [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(
      (m) => [+m[1]!, +m[2]!] as const,
    );
    expect(roots.length, seed).toBeGreaterThan(200);
    const { w, y, gap, upper, lower } = readLips(traits);
    const { chinY, jaw } = traits.face;
    for (const [x, py] of roots) {
      const onLips = Math.abs(x) < w && py > y - upper && py < y + gap + lower;
      expect(onLips, `${seed} ${x} ${py}`).toBe(false);
      expect(py, seed).toBeLessThan(chinY + 10);
    }
    // Hairs for each unit of area: at the chin, and just below the border on both cheeks.
    const depth = ([x, py]: readonly [number, number]) =>
      py - 100 + (90 * Math.abs(x)) / traits.face.cheek;
    const chin = roots.filter(([x, py]) => Math.abs(x) < 30 && py > chinY - 30 && py < chinY);
    const cheeks = roots.filter((root) => Math.abs(root[0]) > 60 && depth(root) < 12);
    expect(chin.length / (60 * 30), seed).toBeGreaterThan(
      (cheeks.length / (2 * (jaw - 60) * 12)) * 1.5,
    );
  }
});
