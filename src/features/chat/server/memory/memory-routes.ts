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
import { AppError } from '#platform/errors.ts';
import { Id, idempotency } from '#shared/contract.ts';
import {
  AddMemory,
  ChangeMemory,
  ListMemoriesQuery,
  Memory,
  MemoryList,
  RestoredMemories,
} from '../../contract-memories.ts';
import { findChat } from '../queries.ts';
import { addMemory } from './add-memory.ts';
import { changeMemory } from './change-memory.ts';
import {
  forgetEverything,
  forgetMemory,
  restoreEverything,
  restoreMemory,
} from './forget-memories.ts';
import { listMemories } from './list-memories.ts';

const chatParams = z.object({ chat_id: Id });
const memoryParams = z.object({ chat_id: Id, memory_id: Id });
/** Another user's chat returns 404 before anything else in the request is validated. */
const ofChat = {
  tags: ['Chat'],
  security: bearer,
  mayUse: async (c: HttpContext, { chat_id = '' }: Record<string, string>) => {
    const ctx = userContext(c);
    if (!(await findChat(ctx.db, ctx.caller.id, chat_id))) throw new AppError('not_found');
  },
};

const list = createRoute({
  ...ofChat,
  method: 'get',
  path: '/chat/{chat_id}/memories',
  summary: 'List what a chat remembers',
  request: { params: chatParams, query: ListMemoriesQuery },
  responses: { 200: jsonAnswer(MemoryList, 'Newest first'), ...errorAnswers(400, 401, 404) },
});
const add = createRoute({
  ...ofChat,
  method: 'post',
  path: '/chat/{chat_id}/memories',
  summary: 'Pin a memory',
  description: 'Every reply of the chat includes the pinned memories.',
  request: { params: chatParams, headers: idempotency, body: jsonBody(AddMemory) },
  responses: {
    201: jsonAnswer(Memory, 'The memory'),
    ...errorAnswers(400, 401, 404, 409, 413, 429),
  },
});
const change = createRoute({
  ...ofChat,
  method: 'patch',
  path: '/chat/{chat_id}/memories/{memory_id}',
  summary: 'Reword, pin or unpin a memory',
  description: 'A learned fact then stays, even if its message is deleted.',
  request: { params: memoryParams, body: jsonBody(ChangeMemory, { pinned: true }) },
  responses: {
    200: jsonAnswer(Memory, 'The memory'),
    ...errorAnswers(400, 401, 404, 409, 413, 429),
  },
});
const forget = createRoute({
  ...ofChat,
  method: 'delete',
  path: '/chat/{chat_id}/memories/{memory_id}',
  summary: 'Forget a memory',
  description: 'With what it replaced. Can be undone for 10 seconds by `restore`.',
  request: { params: memoryParams },
  responses: { 204: { description: 'Forgotten' }, ...errorAnswers(401, 404) },
});
const forgetAll = createRoute({
  ...ofChat,
  method: 'delete',
  path: '/chat/{chat_id}/memories',
  summary: 'Forget everything',
  description:
    'Can be undone for 10 seconds by `restore`. Existing messages are not learned from again.',
  request: { params: chatParams },
  responses: { 204: { description: 'Forgotten' }, ...errorAnswers(401, 404) },
});
const restore = createRoute({
  ...ofChat,
  method: 'post',
  path: '/chat/{chat_id}/memories/{memory_id}/restore',
  summary: 'Undo forgetting a memory',
  request: { params: memoryParams },
  responses: { 200: jsonAnswer(Memory, 'The memory'), ...errorAnswers(401, 404) },
});
const restoreAll = createRoute({
  ...ofChat,
  method: 'post',
  path: '/chat/{chat_id}/memories/restore',
  summary: 'Undo forgetting everything',
  request: { params: chatParams },
  responses: {
    200: jsonAnswer(RestoredMemories, 'How many memories were restored'),
    ...errorAnswers(401, 404),
  },
});

/** Registers the routes of a chat's memories; paths are relative to /api/v1. */
export function registerMemoryRoutes(app: ApiApp): void {
  app.openapi(list, async (c) =>
    c.json(
      await listMemories(userContext(c), c.req.valid('param').chat_id, c.req.valid('query')),
      200,
    ),
  );
  app.openapi(add, async (c) =>
    c.json(
      await addMemory(userContext(c), c.req.valid('param').chat_id, c.req.valid('json').content),
      201,
    ),
  );
  app.openapi(restoreAll, async (c) =>
    c.json(
      { restored: await restoreEverything(userContext(c), c.req.valid('param').chat_id) },
      200,
    ),
  );
  app.openapi(change, async (c) => {
    const { chat_id, memory_id } = c.req.valid('param');
    return c.json(await changeMemory(userContext(c), chat_id, memory_id, c.req.valid('json')), 200);
  });
  app.openapi(forget, async (c) => {
    const { chat_id, memory_id } = c.req.valid('param');
    await forgetMemory(userContext(c), chat_id, memory_id);
    return c.body(null, 204);
  });
  app.openapi(forgetAll, async (c) => {
    await forgetEverything(userContext(c), c.req.valid('param').chat_id);
    return c.body(null, 204);
  });
  app.openapi(restore, async (c) => {
    const { chat_id, memory_id } = c.req.valid('param');
    return c.json(await restoreMemory(userContext(c), chat_id, memory_id), 200);
  });
}
