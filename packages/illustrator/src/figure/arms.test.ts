import { describe, expect, it } from 'vitest';
import { readBuild } from '../body.ts';
import { poseSkeleton, readFrame } from './skeleton.ts';
import { stances } from './stances.ts';

const bodies = [
  ...['slim', 'athletic', 'voluptuous', 'curvy', 'petite'].map((type) => [type, true] as const),
  ...['slim', 'muscular', 'wide', 'average'].map((type) => [type, false] as const),
].map(([type, female]) => {
  const frame = readFrame(readBuild(type, female, female ? 100 : 116), type);
  return { label: `${type} ${female ? 'woman' : 'man'}`, female, frame };
});
const pose = ({ frame, female }: (typeof bodies)[number], name: keyof typeof stances) =>
  poseSkeleton(frame, stances[name], [0, female ? 346 : 350]);

describe('arms of figures', () => {
  it('end behind the head when the hands are in the hair', () => {
    for (const body of bodies) {
      const [left, right] = pose(body, 'bothInHair').arms;
      const [, single] = pose(body, 'handInHair').arms;
      // The head reaches 130 units to each side and 200 above the eyes.
      for (const { wrist } of [left, right, single]) {
        expect(Math.abs(wrist[0]), body.label).toBeLessThan(150);
        expect(wrist[1], body.label).toBeGreaterThan(-150);
        expect(wrist[1], body.label).toBeLessThan(140);
      }
    }
  });

  it('hold each other when they are crossed', () => {
    for (const body of bodies) {
      const [hand, other] = pose(body, 'crossedArms').arms;
      const turn = (hand.angle * Math.PI) / 180;
      // The fingers of a hand round an arm reach 200 of its 300 units.
      const reach = (body.frame.hand * 200) / 300;
      const tip = hand.wrist[0] - Math.sin(turn) * reach;
      const outside = Math.max(other.shoulder[0], other.elbow[0]) + 72 * body.frame.arm;
      expect(tip, body.label).toBeGreaterThan(other.shoulder[0] - 60);
      expect(tip, body.label).toBeLessThan(outside + 10);
    }
  });

  it('keep their elbows near the body when the hands are before it', () => {
    for (const body of bodies)
      for (const name of ['crossedArms', 'holdingBoth', 'readingBook', 'working'] as const)
        for (const { elbow, shoulder, side } of pose(body, name).arms)
          expect((elbow[0] - shoulder[0]) * side, `${body.label} ${name}`).toBeLessThan(
            body.frame.upperArm * 0.56,
          );
  });
});
