import { eq } from 'drizzle-orm';
import { pagesOf } from '#db/pages-of.ts';
import { uploaded_pictures } from '#db/schema/index.ts';
import type { ExportSource } from '#features/accounts/server/index.ts';
import { selectPicturesAfter, type PictureRow } from './queries.ts';

const PAGE = 100;

/** The path of a sent picture in a data export. */
export const exportedPath = (id: string): string => `chats/pictures/${id}.webp`;

/** The data export of the pictures that a user sent in chats, in full size. */
export const sentPictureExport: ExportSource = {
  title: 'Pictures in chats',
  about:
    'The pictures that you sent in chats, in chats/pictures. Each message that has one names its file as its attachment.',
  count: (ctx, userId) => ctx.db.$count(uploaded_pictures, eq(uploaded_pictures.user_id, userId)),
  async *files(ctx, userId, done) {
    const after = (last?: PictureRow) => selectPicturesAfter(ctx.db, userId, last?.id, PAGE);
    for await (const page of pagesOf(after, PAGE))
      for (const { id, files, width } of page) {
        const bytes = await ctx.storage.get(files.webp[width] ?? files.original);
        if (bytes) yield { path: exportedPath(id), content: bytes };
        done(1);
      }
  },
};
