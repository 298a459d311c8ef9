import { z } from '@hono/zod-openapi';
import { AppError } from '#platform/errors.ts';
import { bearer, userContext, type HttpContext } from '#platform/http/app.ts';
import { Id } from '#shared/contract.ts';
import { findChat } from './queries.ts';

export const chatParams = z.object({ chat_id: Id });
export const messageParams = z.object({ chat_id: Id, message_id: Id });
export const common = { tags: ['Chat'], security: bearer };

/** Another user's chat returns 404 before anything else in the request is validated. */
export const ofChat = {
  ...common,
  mayUse: async (c: HttpContext, { chat_id = '' }: Record<string, string>) => {
    const ctx = userContext(c);
    if (!(await findChat(ctx.db, ctx.caller.id, chat_id))) throw new AppError('not_found');
  },
};
