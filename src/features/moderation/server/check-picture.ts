import sharp from 'sharp';
import type { Context } from '#platform/context.ts';
import { judgeAges, judgeScores } from '../rules/model-scores.ts';
import type { Surface } from '../rules/index.ts';
import type { Verdict } from './check-text.ts';
import { recordOutcome } from './record-outcome.ts';

/** Longest side in pixels of what models look at: more shows them nothing new. */
const SIDE = 1024;

interface PictureCheck {
  surface: Extract<Surface, 'image_result' | 'clone'>;
  /** An image file that this server can decode. */
  bytes: Uint8Array;
  /** Names the picture in the record, which never holds it: SHA-256 in hex. */
  sha256: string;
  userId: string | null;
}

/**
 * Has the models that look at pictures, where some are configured, judge one, and records what is
 * not allowed; a guess at an age is a reason to refuse, and never one to punish.
 * @throws ModerationError while they do not answer: what nobody looked at is not to be shown
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
