import { describe, expect, it } from 'vitest';
import { readBuild } from '../body.ts';
import { readFrame } from './skeleton.ts';
import { torsoHalf } from './torso.ts';

/** The half widths of a whole figure's outline, as drawn. */
function outlineOf(type: string, female: boolean) {
  const build = readBuild(type, female, female ? 100 : 116);
  const frame = readFrame(build, type);
  return {
    shoulder: build.shoulder,
    waist: torsoHalf(frame, frame.waistY),
    hip: torsoHalf(frame, frame.hipY - 20),
    arm: frame.arm,
    leg: frame.leg,
    height: frame.thigh + frame.shin,
  };
}

describe('bodies of whole figures', () => {
  it('differ in outline for women', () => {
    const [slim, athletic, voluptuous, curvy, petite] = [
      'slim',
      'athletic',
      'voluptuous',
      'curvy',
      'petite',
    ].map((type) => outlineOf(type, true)) as [Body, Body, Body, Body, Body];
    expect(athletic.shoulder / athletic.hip).toBeGreaterThan((slim.shoulder / slim.hip) * 1.1);
    for (const other of [slim, athletic, voluptuous, petite])
      expect(curvy.waist / curvy.hip).toBeLessThan((other.waist / other.hip) * 0.8);
    expect(voluptuous.waist).toBeGreaterThan(curvy.waist * 1.3);
    expect(voluptuous.arm).toBeGreaterThan(slim.arm * 1.3);
    expect(voluptuous.leg).toBeGreaterThan(slim.leg * 1.4);
    expect(petite.height).toBeLessThan(slim.height * 0.95);
    expect(petite.shoulder).toBeLessThan(slim.shoulder * 0.95);
  });

  it('differ in outline for men', () => {
    const [slim, muscular, wide] = ['slim', 'muscular', 'wide'].map((type) =>
      outlineOf(type, false),
    ) as [Body, Body, Body];
    expect(muscular.shoulder).toBeGreaterThan(slim.shoulder * 1.2);
    expect(muscular.waist / muscular.shoulder).toBeLessThan(0.55);
    expect(wide.waist / wide.shoulder).toBeGreaterThan(0.72);
    expect(muscular.arm).toBeGreaterThan(slim.arm * 1.4);
  });
});

type Body = ReturnType<typeof outlineOf>;
