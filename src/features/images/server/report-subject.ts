import { z } from 'zod';
import { excerptOf, type ReportSubjectKind } from '#features/moderation/server/index.ts';
import { isPublic } from '../rules.ts';
import { presentImage, viewerOf } from './present.ts';
import { findImageAccess, selectWithCharacter } from './queries.ts';

/** Images as report subjects, by id: for their maker, and for everybody while they are public. */
export const imageReportSubject: ReportSubjectKind = {
  async find(ctx, caller, id) {
    if (!z.uuid().safeParse(id).success) return undefined;
    const image = await findImageAccess(ctx.db, id);
    if (!image || (image.user_id !== caller.id && !isPublic(image))) return undefined;
    return { isPublic: isPublic(image) };
  },
  async describe(ctx, ids) {
    const rows = await selectWithCharacter(ctx.db, ids);
    const viewer = await viewerOf(
      ctx,
      rows.map(({ image }) => image),
    );
    return new Map(
      rows.map(({ image: row, name }) => {
        const seen = presentImage(ctx, row, { ...viewer, isReviewer: true })!;
        const { url, expires_at, width, height, is_nsfw, is_blurred, is_public } = seen;
        const image = { url, expires_at, width, height, is_nsfw, is_blurred, is_public };
        const about = { is_withdrawn: row.withdrawn_at !== null, owner_id: row.user_id };
        return [
          row.id,
          {
            name: name ?? '',
            slug: row.character_slug,
            chat_id: null,
            image: { ...image, ...about },
            excerpt: excerptOf(row.prompt),
          },
        ];
      }),
    );
  },
};
