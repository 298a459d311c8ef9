import type { Context } from '#platform/context.ts';
import type { TextEngine } from '#platform/models/text/index.ts';
import { MAX_SEEN_PICTURES, type PromptPhoto } from '../../prompt/index.ts';
import type { ChatPhoto, PictureRow } from './queries.ts';

/** A picture that the user sent, as prompts read it. */
export type TurnPhoto = PromptPhoto;

interface Turn {
  id: string;
  photo?: TurnPhoto | undefined;
}

/** Whether any of the engine's models reads pictures. */
export const canSee = ({ sees, model, fallbacks }: TextEngine): boolean =>
  sees !== undefined && [model, ...fallbacks].some(({ modelId }) => sees(modelId));

/** Adds to each turn the picture that it came with; the newest ones with their bytes. */
export async function addPhotos<T extends Turn>(
  ctx: Pick<Context, 'storage' | 'text'>,
  turns: T[],
  photos: ChatPhoto[],
): Promise<T[]> {
  if (photos.length === 0) return turns;
  const byMessage = new Map(photos.map((one) => [one.message_id, one]));
  const shown = turns.filter(({ id }) => byMessage.has(id));
  const seen = new Set(canSee(ctx.text) ? shown.slice(-MAX_SEEN_PICTURES) : []);
  return Promise.all(
    turns.map(async (turn) => {
      const photo = byMessage.get(turn.id);
      if (!photo) return turn;
      return { ...turn, photo: await readPhoto(ctx, photo, seen.has(turn)) };
    }),
  );
}

/** The picture that the user sends with a new message. */
export const readNewPhoto = (
  ctx: Pick<Context, 'storage' | 'text'>,
  picture: PictureRow,
): Promise<TurnPhoto> => readPhoto(ctx, picture, canSee(ctx.text));

/** If the file cannot be read, the description remains. */
async function readPhoto(
  { storage }: Pick<Context, 'storage'>,
  { description, files }: Pick<PictureRow, 'description' | 'files'>,
  isSeen: boolean,
): Promise<TurnPhoto> {
  const jpeg = isSeen ? await storage.get(files.original).catch(() => null) : null;
  return { description, ...(jpeg && { jpeg }) };
}
