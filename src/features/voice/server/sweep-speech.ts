import type { Context } from '#platform/context.ts';
import { removeSpeechFiles, SPEECH_FOLDER, versionOf } from './files.ts';
import { selectClips } from './queries.ts';

/** A younger file may belong to a clip that is not stored yet. */
const ORPHAN_AFTER_MS = 3_600_000;
const BATCH = 200;

/** Deletes files without a clip: of purged chats, of erased accounts, and of a killed process. */
export async function sweepSpeech(ctx: Context): Promise<void> {
  const before = ctx.now().getTime() - ORPHAN_AFTER_MS;
  let batch: string[] = [];
  let removed = 0;
  for await (const { key, modifiedAt } of ctx.storage.list(SPEECH_FOLDER)) {
    if (modifiedAt.getTime() > before) continue;
    batch.push(key);
    if (batch.length < BATCH) continue;
    removed += await removeUnnamed(ctx, batch);
    batch = [];
  }
  removed += await removeUnnamed(ctx, batch);
  if (removed > 0) ctx.log.info({ removed }, 'files without a voice message deleted');
}

async function removeUnnamed(ctx: Context, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const ids = new Set(keys.flatMap((key) => versionOf(key)?.message_id ?? []));
  const named = new Set((await selectClips(ctx.db, [...ids])).map(({ file }) => file));
  const unnamed = keys.filter((key) => !named.has(key));
  await removeSpeechFiles(ctx, unnamed);
  return unnamed.length;
}
