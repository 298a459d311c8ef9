import { z } from 'zod';
import { excerptOf, type ReportSubjectKind } from '#features/moderation/server/index.ts';
import { AppError } from '#platform/errors.ts';
import { findOwnMessage, selectMessagesWithCharacter } from './message-queries.ts';

/**
 * Characters' messages as a subject of reports, by id; users may report only those of their own
 * chats.
 */
export const messageReportSubject: ReportSubjectKind = {
  async find(ctx, caller, id) {
    if (!z.uuid().safeParse(id).success) return undefined;
    const message = await findOwnMessage(ctx.db, caller.id, id);
    if (!message) return undefined;
    if (message.sender !== 'character')
      throw new AppError('forbidden', {
        detail: 'Only what the character wrote can be reported.',
      });
    return { isPublic: false };
  },
  async describe(ctx, ids) {
    const rows = await selectMessagesWithCharacter(ctx.db, ids);
    return new Map(
      rows.map(({ id, content, ...subject }) => [
        id,
        { ...subject, image: null, excerpt: excerptOf(content) },
      ]),
    );
  },
};
