import { createRoute, z } from '@hono/zod-openapi';
import { SlugParams } from '#features/characters/server/index.ts';
import {
  errorAnswers,
  jsonAnswer,
  jsonBody,
  userContext,
  type ApiApp,
} from '#platform/http/app.ts';
import { attend } from '#platform/attention.ts';
import { AppError } from '#platform/errors.ts';
import { rawAnswer } from '#platform/http/raw-answer.ts';
import { Id } from '#shared/contract.ts';
import {
  Chat,
  ChatList,
  ChatSummary,
  ListChatsQuery,
  ChooseGreeting,
  ReadChatQuery,
} from '../contract.ts';
import { ReadMessagesQuery, StopResult } from '../contract-messages.ts';
import { chooseGreeting } from './choose-greeting.ts';
import { createEventResponse } from './event-stream.ts';
import { listChats } from './list-chats.ts';
import { findChat } from './queries.ts';
import { markRead, openChatWithCharacter, readChat } from './read-chat.ts';
import { removeChat, restoreChat } from './remove-chat.ts';
import { restartChat } from './restart-chat.ts';
import { chatParams, common, ofChat } from './route-parts.ts';
import { stopReply } from './stop-reply.ts';
import { followChat } from './stream-chat.ts';

const eventStream = {
  description: 'Server-sent events, until the client leaves.',
  content: {
    'text/event-stream': {
      schema: z.string().openapi({ example: 'id:12.1.5\nevent:d\ndata:{"d":" there"}\n\n' }),
    },
  },
};
const lastEvent = z.object({
  'last-event-id': z.string().max(64).optional().openapi({
    description: 'The id of the last event that was received, or a chat’s `event_id`.',
  }),
});

const list = createRoute({
  ...common,
  method: 'get',
  path: '/chat/',
  summary: 'List the user’s chats',
  request: { query: ListChatsQuery },
  responses: { 200: jsonAnswer(ChatList, 'Latest first'), ...errorAnswers(400, 401) },
});
const read = createRoute({
  ...ofChat,
  method: 'get',
  path: '/chat/{chat_id}',
  summary: 'Read a chat',
  request: { params: chatParams, query: ReadMessagesQuery },
  responses: {
    200: jsonAnswer(Chat, 'The chat with one page of messages'),
    ...errorAnswers(400, 401, 404),
  },
});
const open = createRoute({
  ...common,
  method: 'get',
  path: '/chat/character/{slug}',
  summary: 'Get or create the chat with a character',
  description: 'If there are several chats with the character, the most recently used one.',
  request: {
    params: SlugParams,
    query: ReadChatQuery,
  },
  responses: { 200: jsonAnswer(Chat, 'The chat'), ...errorAnswers(400, 401, 404) },
});
const restart = createRoute({
  ...ofChat,
  method: 'patch',
  path: '/chat/{chat_id}',
  summary: 'Restart a chat',
  description:
    'Deletes messages, last message and memory; keeps the greeting, and pictures stay in the collection.',
  request: { params: chatParams },
  responses: { 200: jsonAnswer(Chat, 'The empty chat'), ...errorAnswers(401, 404) },
});
const greet = createRoute({
  ...ofChat,
  method: 'patch',
  path: '/chat/{chat_id}/greeting',
  summary: 'Choose another greeting',
  description:
    'Selects another of the character’s greetings (`greeting_variants`) while the chat has no messages.',
  request: { params: chatParams, body: jsonBody(ChooseGreeting) },
  responses: {
    200: jsonAnswer(Chat, 'The chat with that greeting'),
    ...errorAnswers(401, 404, 409),
  },
});
const remove = createRoute({
  ...ofChat,
  method: 'delete',
  path: '/chat/{chat_id}',
  summary: 'Remove a chat',
  description: 'Can be undone for 10 seconds by `restore`; purged later.',
  request: { params: chatParams },
  responses: { 204: { description: 'Removed' }, ...errorAnswers(401, 404) },
});
const restore = createRoute({
  ...common,
  method: 'post',
  path: '/chat/{chat_id}/restore',
  summary: 'Undo the removal of a chat',
  request: { params: chatParams },
  responses: { 200: jsonAnswer(ChatSummary, 'The chat'), ...errorAnswers(401, 404) },
});
const markAsRead = createRoute({
  ...ofChat,
  method: 'post',
  path: '/chat/{chat_id}/read',
  summary: 'Mark a chat as read',
  request: {
    params: chatParams,
    query: z.object({
      seen: Id.optional().openapi({
        description: 'The newest displayed message; later ones stay unread.',
      }),
    }),
  },
  responses: { 204: { description: 'Marked as read' }, ...errorAnswers(401, 404) },
});
const stop = createRoute({
  ...ofChat,
  method: 'post',
  path: '/chat/{chat_id}/stop',
  summary: 'Stop the reply',
  description: 'Keeps the text so far.',
  request: { params: chatParams },
  responses: {
    200: jsonAnswer(StopResult, 'Whether a reply was in progress'),
    ...errorAnswers(401, 404),
  },
});
const chatEvents = createRoute({
  ...ofChat,
  method: 'get',
  path: '/chat/{chat_id}/events',
  summary: 'Follow a chat',
  description: 'Events `message`, `removed`, `reply`, `d` and `reset`, resumable without a gap.',
  request: { params: chatParams, headers: lastEvent },
  responses: { 200: eventStream, ...errorAnswers(401, 404) },
});
const userEvents = createRoute({
  ...common,
  tags: ['Users'],
  method: 'get',
  path: '/events',
  summary: 'Follow the user’s events',
  description:
    'Events `unread` and `chats`; `memories` {chat_id, learned} when what a chat remembers changed; `portrait` {slug, status, progress, media} of the user’s characters; `clone` {request, stage}; `image_job` {id, status, progress, pictures} of the user’s image requests, `image` {job_id, id, image} for each finished one, `images` when some were deleted or restored; `export` {status, progress} of the user’s data export; `billing` {order_ids} when a purchase changed.',
  responses: { 200: eventStream, ...errorAnswers(401) },
});

/** Registers the feature's routes; paths are relative to /api/v1. */
export function registerChatRoutes(app: ApiApp): void {
  app.openapi(list, async (c) =>
    c.json(await listChats(userContext(c), c.req.valid('query')), 200),
  );
  app.openapi(open, async (c) =>
    c.json(
      await openChatWithCharacter(userContext(c), c.req.valid('param').slug, c.req.valid('query')),
      200,
    ),
  );
  app.openapi(read, async (c) =>
    c.json(await readChat(userContext(c), c.req.valid('param').chat_id, c.req.valid('query')), 200),
  );
  app.openapi(restart, async (c) =>
    c.json(await restartChat(userContext(c), c.req.valid('param').chat_id), 200),
  );
  app.openapi(greet, async (c) =>
    c.json(
      await chooseGreeting(
        userContext(c),
        c.req.valid('param').chat_id,
        c.req.valid('json').variant,
      ),
      200,
    ),
  );
  app.openapi(remove, async (c) => {
    await removeChat(userContext(c), c.req.valid('param').chat_id);
    return c.body(null, 204);
  });
  app.openapi(restore, async (c) =>
    c.json(await restoreChat(userContext(c), c.req.valid('param').chat_id), 200),
  );
  app.openapi(markAsRead, async (c) => {
    await markRead(userContext(c), c.req.valid('param').chat_id, c.req.valid('query').seen);
    return c.body(null, 204);
  });
  app.openapi(stop, async (c) =>
    c.json(await stopReply(userContext(c), c.req.valid('param').chat_id), 200),
  );
  app.openapi(chatEvents, async (c) => {
    const ctx = userContext(c);
    const chat = await findChat(ctx.db, ctx.caller.id, c.req.valid('param').chat_id);
    if (!chat) throw new AppError('not_found');
    return rawAnswer(
      createEventResponse(ctx, (writer) =>
        followChat(ctx, chat, c.req.valid('header')['last-event-id'], writer),
      ),
    );
  });
  app.openapi(userEvents, async (c) => {
    const ctx = userContext(c);
    return rawAnswer(
      createEventResponse(ctx, (writer) => {
        const following = ctx.live.subscribe(
          `user:${ctx.caller.id}`,
          ({ event, data }) => writer.write(String(event), data),
          // The stream has no memory: after a reconnect, refetch what is shown.
          () => writer.close(),
        );
        const leave = attend(ctx.live, ctx.caller.id);
        const end = (): void => {
          leave();
          following();
        };
        return Object.assign(end, { ready: following.ready });
      }),
    );
  });
}
