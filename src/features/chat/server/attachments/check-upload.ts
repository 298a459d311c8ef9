import { createHash } from 'node:crypto';
import { findBlocked, hashPicture } from '#features/images/server/index.ts';
import {
  checkPicture,
  checkText,
  recordOutcome,
  refuse,
} from '#features/moderation/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, FieldError } from '#platform/errors.ts';
import { decodeImage, FetchImageError } from '#platform/fetch-image/index.ts';
import type { PictureRow } from './queries.ts';

export type CheckedPicture = Pick<PictureRow, 'sha256' | 'dhash' | 'phash' | 'description'> & {
  /** Decoded and re-encoded: JPEG, upright, without metadata. */
  bytes: Buffer;
};

const MESSAGES = {
  format: 'This file is not a JPEG, PNG, WebP or AVIF picture.',
  minor:
    'Someone in this picture may be under 21. You can only send pictures in which everyone is clearly an adult. It was not stored.',
  blocked: 'This picture was removed from this site and cannot be sent. It was not stored.',
  unchecked:
    'The picture could not be checked, so it was not stored. Please try again in a moment.',
};

/**
 * Decodes a file and checks the picture: the blocklist, vision models for its content and people,
 * and its description as text. Nothing is stored.
 * @throws FieldError for a file that is not a usable picture; AppError content_blocked,
 * check_unavailable
 */
export async function checkUpload(ctx: UserContext, file: Buffer): Promise<CheckedPicture> {
  const { bytes, format } = await decodeImage(file).catch((error: unknown) => {
    if (!(error instanceof FetchImageError)) throw error;
    const isOther = error.reason === 'not_an_image';
    throw invalid(isOther ? MESSAGES.format : error.message, error.reason);
  });
  if (format === 'gif') throw invalid(MESSAGES.format, 'not_an_image');
  const hashes = {
    ...(await hashPicture(bytes)),
    sha256: createHash('sha256').update(file).digest('hex'),
  };
  await requireUnblocked(ctx, hashes);
  const [, description] = await Promise.all([
    requireAllowed(ctx, bytes, hashes.sha256),
    ctx.moderation.describePicture({ jpeg: bytes }),
  ]);
  if (description !== null) await requireAllowedWords(ctx, description);
  return { bytes, ...hashes, description };
}

const invalid = (msg: string, type: string) =>
  new FieldError([{ loc: ['body', 'picture'], msg, type }]);

async function requireUnblocked(
  ctx: UserContext,
  hashes: Pick<PictureRow, 'sha256' | 'dhash' | 'phash'>,
): Promise<void> {
  const entry = await findBlocked(ctx.db, hashes);
  if (!entry) return;
  await recordOutcome(ctx, {
    surface: 'clone',
    outcome: 'block',
    categories: ['privacy'],
    rule: `image_hash.${entry.id}`,
    texts: [hashes.sha256],
    userId: ctx.caller.id,
  });
  throw new AppError('content_blocked', { detail: MESSAGES.blocked });
}

/** Like a cloned picture: an estimated age rejects it, but never leads to a strike. */
async function requireAllowed(ctx: UserContext, bytes: Buffer, sha256: string): Promise<void> {
  const check = { surface: 'clone' as const, bytes, sha256, userId: ctx.caller.id };
  const verdict = await checkPicture(ctx, check).catch((cause: unknown) => {
    throw new AppError('check_unavailable', { detail: MESSAGES.unchecked, cause });
  });
  if (verdict.outcome !== 'allow') refusePicture(verdict);
}

/** The description may mention something that the scores miss. It is not the user's text. */
async function requireAllowedWords(ctx: UserContext, description: string): Promise<void> {
  const check = { surface: 'clone' as const, texts: [description], own: [] };
  const verdict = await checkText(ctx, { ...check, userId: ctx.caller.id });
  if (verdict.outcome !== 'allow') refusePicture(verdict);
}

function refusePicture(verdict: Parameters<typeof refuse>[0]): never {
  if (verdict.categories.includes('minors'))
    throw new AppError('content_blocked', { detail: MESSAGES.minor });
  refuse(verdict);
}
