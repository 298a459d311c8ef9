import { createRoute, z } from '@hono/zod-openapi';
import {
  bearer,
  errorAnswers,
  jsonAnswer,
  jsonBody,
  userContext,
  type ApiApp,
  type HttpContext,
} from '#platform/http/app.ts';
import { found } from '#platform/errors.ts';
import { Id } from '#shared/contract.ts';
import { Chat } from '../../contract.ts';
import { ChangeChatSettings, ChatSettings, CreateChat } from '../../contract-settings.ts';
import { findChat } from '../queries.ts';
import { changeSettings } from './change-settings.ts';
import { readSettings } from './read-settings.ts';
import { startChat } from './start-chat.ts';

const common = { tags: ['Chat'], security: bearer };
const params = z.object({ chat_id: Id });
/** Another user's chat returns 404 before anything else in the request is validated. */
const ofChat = {
  ...common,
  mayUse: async (c: HttpContext, { chat_id = '' }: Record<string, string>) => {
    const ctx = userContext(c);
    found(await findChat(ctx.db, ctx.caller.id, chat_id));
  },
};

const create = createRoute({
  ...common,
  method: 'post',
  path: '/chat/',
  summary: 'Start another chat with a character',
  description: 'Each chat has its own messages, memory and settings.',
  request: { body: jsonBody(CreateChat) },
  responses: { 201: jsonAnswer(Chat, 'The empty chat'), ...errorAnswers(400, 401, 404) },
});
const read = createRoute({
  ...ofChat,
  method: 'get',
  path: '/chat/{chat_id}/settings',
  summary: 'Read a chat’s settings',
  request: { params },
  responses: { 200: jsonAnswer(ChatSettings, 'The settings'), ...errorAnswers(401, 404) },
});
const change = createRoute({
  ...ofChat,
  method: 'patch',
  path: '/chat/{chat_id}/settings',
  summary: 'Change a chat’s settings',
  description:
    'Title, archive, persona, note, length and style of replies, sampling, lorebooks, voice, and the characters of a scene; only the given fields change.',
  request: { params, body: jsonBody(ChangeChatSettings, { reply_length: 'short' }) },
  responses: { 200: jsonAnswer(ChatSettings, 'The settings'), ...errorAnswers(400, 401, 403, 404) },
});

export function registerSettingsRoutes(app: ApiApp): void {
  app.openapi(create, async (c) =>
    c.json(await startChat(userContext(c), c.req.valid('json')), 201),
  );
  app.openapi(read, async (c) =>
    c.json(await readSettings(userContext(c), c.req.valid('param').chat_id), 200),
  );
  app.openapi(change, async (c) =>
    c.json(
      await changeSettings(userContext(c), c.req.valid('param').chat_id, c.req.valid('json')),
      200,
    ),
  );
}
