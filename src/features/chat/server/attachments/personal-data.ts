import { eq } from 'drizzle-orm';
import { uploaded_pictures } from '#db/schema/index.ts';
import type { ExportSource } from '#features/accounts/server/index.ts';
import type { Context } from '#platform/context.ts';
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
    for await (const { id, files, width } of everyPicture(ctx, userId)) {
      const bytes = await ctx.storage.get(files.webp[width] ?? files.original);
      if (bytes) yield { path: exportedPath(id), content: bytes };
      done(1);
    }
  },
};

async function* everyPicture(ctx: Context, userId: string): AsyncGenerator<PictureRow> {
  for (let after: string | undefined; ;) {
    const page = await selectPicturesAfter(ctx.db, userId, after, PAGE);
    yield* page;
    after = page.at(-1)?.id;
    if (page.length < PAGE) return;
  }
}
