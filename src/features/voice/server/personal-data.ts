import { pagesOf } from '#db/pages-of.ts';
import type { EraseStep, ExportSource } from '#features/accounts/server/index.ts';
import { SPEECH_FOLDER } from './files.ts';
import { clipsAfter, countClips, type ClipRow } from './queries.ts';

const PAGE = 100;

/** The data export of replies that were spoken for a user. */
export const voiceExport: ExportSource = {
  title: 'Voice messages',
  about: 'Replies that were spoken for you, each named by its message and version.',
  count: (ctx, userId) => countClips(ctx.db, userId),
  async *files(ctx, userId, done) {
    const after = (last?: ClipRow) => clipsAfter(ctx.db, userId, last, PAGE);
    for await (const page of pagesOf(after, PAGE))
      for (const { message_id, variant_index, file } of page) {
        const bytes = await ctx.storage.get(file);
        const extension = file.slice(file.lastIndexOf('.'));
        if (bytes)
          yield { path: `voice/${message_id}-${variant_index}${extension}`, content: bytes };
        done(1);
      }
  },
};

/** Deletes the files of a person's voice messages; the rows go with the messages. */
export const eraseSpeech: EraseStep = async (ctx, { id }) => {
  const keys: string[] = [];
  for await (const { key } of ctx.storage.list(`${SPEECH_FOLDER}/${id}`)) keys.push(key);
  for (const key of keys) await ctx.storage.remove(key);
};
