import { cleanLine } from './clean-card-text.ts';
import type { PromptMessage, PromptPhoto } from './types.ts';

/**
 * The estimated tokens of one picture of at most 1,024 pixels per side. Servers count between about
 * 300 and 1,400 tokens for it; the estimate is in the middle and errs high for most of them.
 */
export const PICTURE_TOKENS = 800;
/** Older pictures are replaced by a line of text. */
export const MAX_SEEN_PICTURES = 3;
/** The share of the room for turns that pictures may take together. */
const SEEN_SHARE = 0.5;
const MAX_DESCRIPTION = 300;

interface PhotoTurn {
  content: string;
  photo?: PromptPhoto | undefined;
}

/** A turn's text for a model without vision: a line replaces its picture. */
export function withPhotoLine({ content, photo }: PhotoTurn): string {
  if (!photo) return content;
  const description = cleanLine(photo.description ?? '', MAX_DESCRIPTION).replace(/[[\]]/g, '');
  const line = description === '' ? '[Photo]' : `[Photo: ${description}]`;
  return content === '' ? line : `${line}\n${content}`;
}

/**
 * The turns whose pictures are sent: the newest ones whose bytes are available, as many as fit.
 * @param turns oldest first
 * @param room tokens for all turns
 */
export function chooseSeen<T extends PhotoTurn>(turns: readonly T[], room: number): Set<T> {
  const fitting = Math.floor((room * SEEN_SHARE) / PICTURE_TOKENS);
  const most = Math.max(0, Math.min(MAX_SEEN_PICTURES, fitting));
  const seeable = turns.filter(({ photo }) => photo?.jpeg !== undefined);
  return new Set(most === 0 ? [] : seeable.slice(-most));
}

/** The tokens of a message's pictures. */
export const pictureTokens = ({ parts }: PromptMessage): number =>
  (parts?.filter(({ type }) => type === 'picture').length ?? 0) * PICTURE_TOKENS;
