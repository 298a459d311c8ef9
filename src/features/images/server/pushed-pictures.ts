import type { ReadPushSubject } from '#features/push/server/index.ts';
import { findJob } from './queries-jobs.ts';
import { selectJobImages } from './queries.ts';

/** The finished pictures of a request, as the subject of a notification; null when none is left. */
export const pushedPictures: ReadPushSubject = async (ctx, userId, id) => {
  const job = await findJob(ctx.db, id);
  if (job?.user_id !== userId) return null;
  const { length } = await selectJobImages(ctx.db, [id]);
  if (length === 0) return null;
  return {
    title: length === 1 ? 'Your picture is ready' : `Your ${length} pictures are ready`,
    words: null,
    path: '/collection',
    thread: `pictures:${id}`,
  };
};
