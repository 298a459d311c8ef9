import { warpPath } from '../geometry.ts';
import { type Tone, hex } from '../palette.ts';
import { fill, group } from '../sketch.ts';
import type { Attire } from './attire.ts';
import { type Studio, cutTones, fold } from './form.ts';
import type { Skeleton } from './skeleton.ts';
import { torsoHalf } from './torso.ts';

/** The cloth that a print is drawn on; the lap of a seated body is wider. */
export const groundOf = (studio: Studio, body: Skeleton, { trim }: Attire, tone: Tone) => ({
  d: (path: string) => warpPath(path, body.torso),
  random: studio.random,
  tone,
  trim,
  wide: body.stance.seat ? 980 : 560,
  end: 2900,
});

/** Folds of cloth over the chest and at the waist. */
export function torsoFolds(
  studio: Studio,
  body: Skeleton,
  tone: Tone,
  hem: number,
  loose: number,
): string {
  const { frame, torso } = body;
  const { random, light, k, anime } = studio;
  const cuts = cutTones(tone, light);
  const s = frame.build.shoulder;
  const bust = frame.female ? 300 + frame.build.bust * 30 : 260;
  const d = (path: string) => warpPath(path, torso);
  let folds = '';
  for (let i = 0; i < 3 + loose * 3; i++) {
    const q = i % 2 ? 1 : -1;
    const y = random.range(frame.waistY - 150, Math.min(hem, frame.waistY + 120));
    const x = q * (torsoHalf(frame, y) + 10);
    folds += fold(
      [x, y],
      [x - q * 60, y + random.range(-24, 24)],
      [x - q * random.range(90, 170), y + random.range(-70, 60)],
      random.range(12, 22),
    );
  }
  for (const q of [-1, 1])
    folds += fold([q * s * 0.72, 196], [q * s * 0.5, 236], [q * s * 0.3, 232], 12);
  const chest = frame.female
    ? `M${-s * 0.58} ${bust - 46} C${-s * 0.48} ${bust + 24} ${-s * 0.2} ${bust + 26} ${-s * 0.06} ${bust - 20} C${-s * 0.2} ${bust + 4} ${-s * 0.44} ${bust + 6} ${-s * 0.58} ${bust - 46}Z M${s * 0.58} ${bust - 46} C${s * 0.48} ${bust + 24} ${s * 0.2} ${bust + 26} ${s * 0.06} ${bust - 20} C${s * 0.2} ${bust + 4} ${s * 0.44} ${bust + 6} ${s * 0.58} ${bust - 46}Z`
    : `M${-s * 0.56} ${bust - 30} C${-s * 0.4} ${bust + 20} ${-s * 0.2} ${bust + 16} ${-s * 0.04} ${bust - 10} C${-s * 0.2} ${bust + 6} ${-s * 0.4} ${bust + 4} ${-s * 0.56} ${bust - 30}Z`;
  const light_ = hex(cuts.light);
  const lit = group(`transform="translate(${k * 7} -7)"`, fill(d(folds), light_, anime ? 0 : 0.22));
  return (
    fill(d(chest), hex(cuts.deep), 0.3) +
    lit +
    fill(d(folds), hex(anime ? cuts.shade : cuts.deep), anime ? 0.8 : 0.32)
  );
}
