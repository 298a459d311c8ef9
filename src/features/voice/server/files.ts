import { randomBytes } from 'node:crypto';
import type { Context } from '#platform/context.ts';

export const SPEECH_FOLDER = 'speech';

/** `speech/user/chat/message/variant-random.mp3` */
const KEY =
  /^speech\/[0-9a-f-]{36}\/[0-9a-f-]{36}\/([0-9a-f-]{36})\/(\d{1,3})-[\w-]+\.(?:mp3|opus|wav|aac)$/;

export interface ClipPlace {
  user_id: string;
  chat_id: string;
  message_id: string;
  variant_index: number;
}

/** A new name for each attempt, so that two calls never write the same file. */
export const newKey = (place: ClipPlace, format: string): string =>
  [
    SPEECH_FOLDER,
    place.user_id,
    place.chat_id,
    place.message_id,
    `${place.variant_index}-${randomBytes(9).toString('base64url')}.${format}`,
  ].join('/');

/** The version that a file belongs to by its name. */
export function versionOf(key: string): { message_id: string; variant: number } | undefined {
  const [, message_id, variant] = KEY.exec(key) ?? [];
  return message_id && variant ? { message_id, variant: Number(variant) } : undefined;
}

/** Deletes the files of deleted clips; the sweep retries failures. */
export async function removeSpeechFiles(
  { storage, log }: Pick<Context, 'storage' | 'log'>,
  files: readonly string[],
): Promise<void> {
  for (const file of files)
    await storage
      .remove(file)
      .catch((error: unknown) => log.warn({ err: error }, 'a voice message was not deleted'));
}
