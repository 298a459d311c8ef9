import { fringeOf, hairOf } from './bristles.ts';
import { lipDepth } from './face/axis.ts';
import { createBrush } from './face/brush.ts';
import { readLips } from './face/mouth.ts';
import { beardTones } from './facial-hair.ts';
import { type Point, mixPoint, sampleCurve, smoothPath } from './geometry.ts';
import { hex } from './palette.ts';
import type { Traits } from './person.ts';
import type { Pose } from './pose.ts';
import { createRandom } from './random.ts';
import { fill } from './sketch.ts';

/**
 * A mustache over the upper lip, drawn after the mouth: two wings of hair from the groove below the
 * nose, whose ends reach the beard.
 */
export function drawMustache(traits: Traits, pose: Pose, seed: string): string {
  const { facialHair: kind, nose, anime } = traits;
  if (kind === 'clean' || kind === 'stubble') return '';
  const random = createRandom(seed, 'mustache');
  const brush = createBrush(pose);
  const tones = beardTones(traits);
  const { w, y, corner, upper, gap } = readLips(traits);
  // It lies on the edge of a full upper lip, and leaves a thin lip and the teeth of a smile free.
  const over = gap || upper < 8 ? 1 : 0.76;
  const top = nose.y + 15;
  const bearded = kind !== 'mustache' && kind !== 'goatee';
  const tip = w + (bearded ? 13 : 7);
  const fall = corner + (bearded ? 12 : 4);
  const at = (x: number, py: number) => brush.at(x, py, lipDepth(x) + 3);
  const wing = (s: number) => {
    const crest = sampleCurve(
      [
        at(-s * 4, top + 7),
        at(s * nose.width * 0.42, top + 1),
        at(s * w * 0.64, corner - 19),
        at(s * tip, fall),
      ],
      30,
    );
    const rim = sampleCurve(
      [
        at(-s * 1, y - upper * over),
        at(s * w * 0.4, y - upper * (over - 0.22) - 2),
        at(s * w * 0.78, corner - 4),
        at(s * tip, fall),
      ],
      30,
    );
    const growth = (part: number) => (): Point => [s * part, 1 - part * 0.5];
    const hairs =
      fringeOf(
        rim,
        { step: 5, length: () => 8, growth: (_, u) => growth(0.25 + u * 0.6)(), width: 3.4 },
        random,
      ) +
      fringeOf(
        crest,
        { step: 6, length: () => 10, growth: (_, u) => growth(0.35 + u * 0.4)(), width: 2.8 },
        random,
      );
    const body = smoothPath([...crest, ...rim.toReversed().slice(1)], true);
    const strands = [0.18, 0.36, 0.54, 0.72, 0.88].map((t) => {
      const along = (u: number): Point => {
        const i = Math.min(29, Math.round(u * 29));
        return mixPoint(crest[i]!, rim[i]!, t);
      };
      const from = random.range(0.06, 0.45);
      return hairOf(along(from), along(from + 0.22), along(from + 0.46), 2.8);
    });
    return {
      body: body + hairs,
      dark: strands.filter((_, i) => i % 2 === 0).join(''),
      light: strands.filter((_, i) => i % 2).join(''),
    };
  };
  const wings = [wing(-1), wing(1)];
  const all = (part: 'dark' | 'light') => wings.map((one) => one[part]).join('');
  return (
    wings.map(({ body }) => fill(body, hex(tones.base))).join('') +
    fill(all('dark'), hex(tones.deep), 0.85) +
    fill(all('light'), hex(tones.light), anime ? 0.5 : 0.6)
  );
}
