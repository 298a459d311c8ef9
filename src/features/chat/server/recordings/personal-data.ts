import { eq } from 'drizzle-orm';
import { pagesOf } from '#db/pages-of.ts';
import { voice_recordings } from '#db/schema/index.ts';
import type { ExportSource } from '#features/accounts/server/index.ts';
import { selectRecordingsAfter, type RecordingRow } from './queries.ts';

const PAGE = 100;

/** The path of a kept recording in a data export. */
export const exportedRecording = (id: string): string => `chats/recordings/${id}.wav`;

/** The data export of the recordings that a user keeps with their messages. */
export const recordingExport: ExportSource = {
  title: 'Recordings of what you said',
  about:
    'The recordings that you kept, in chats/recordings, and recordings.json with their details. Each message that has one names its file as its recording.',
  count: (ctx, userId) => ctx.db.$count(voice_recordings, eq(voice_recordings.user_id, userId)),
  async *files(ctx, userId, done) {
    const rows: object[] = [];
    const after = (last?: RecordingRow) => selectRecordingsAfter(ctx.db, userId, last?.id, PAGE);
    for await (const page of pagesOf(after, PAGE)) {
      for (const row of page) {
        const bytes = await ctx.storage.get(row.file);
        if (bytes) yield { path: exportedRecording(row.id), content: bytes };
        done(1);
      }
      rows.push(...page.map(describe));
    }
    if (rows.length > 0)
      yield { path: 'chats/recordings.json', content: JSON.stringify(rows, null, 2) };
  },
};

const describe = (row: RecordingRow) => ({
  file: exportedRecording(row.id),
  chat_id: row.chat_id,
  message_id: row.message_id,
  duration_ms: row.duration_ms,
  created_at: row.created_at,
});
