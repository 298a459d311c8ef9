import sharp from 'sharp';
import type { Context } from '#platform/context.ts';
import { judgeAges, judgeScores } from '../rules/model-scores.ts';
import type { Surface } from '../rules/index.ts';
import type { Verdict } from './check-text.ts';
import { recordOutcome } from './record-outcome.ts';

/** Longest side in pixels of an image sent to models: a larger one does not help. */
const SIDE = 1024;

interface PictureCheck {
  surface: Extract<Surface, 'image_result' | 'clone'>;
  /** An image file that this server can decode. */
  bytes: Uint8Array;
  /** SHA-256 in hex; identifies the picture in the record, which never contains it. */
  sha256: string;
  userId: string | null;
}

/**
 * Checks a picture with the configured vision models and records what is not allowed. An estimated
 * age can refuse a picture, but never leads to a strike.
 * @throws ModerationError when they do not respond: an unchecked picture must not be shown
 */
export async function checkPicture(ctx: Context, check: PictureCheck): Promise<Verdict> {
  const { moderation } = ctx;
  if (!moderation.labels_pictures && !moderation.sees_ages)
    return { outcome: 'allow', categories: [], rule: null };
  const fit = { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const jpeg = await sharp(check.bytes, { pages: 1 })
    .rotate()
    .resize(fit)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer();
  const { scores, adults } = await moderation.judgePicture({ jpeg });
  const verdicts = [judgeAges(adults), judgeScores(check.surface, scores)];
  const refused = verdicts.find(({ outcome }) => outcome !== 'allow');
  if (!refused) return { outcome: 'allow', categories: [], rule: null };
  const categories = [...new Set(verdicts.flatMap((verdict) => verdict.categories))];
  await recordOutcome(ctx, {
    surface: check.surface,
    outcome: 'block',
    categories,
    rule: refused.rule,
    engine: moderation.name,
    texts: [check.sha256],
    userId: check.userId,
  });
  return { outcome: 'block', categories, rule: refused.rule };
}
