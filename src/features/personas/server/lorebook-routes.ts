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
import { AppError, found } from '#platform/errors.ts';
import { Id } from '#shared/contract.ts';
import {
  ChangeLorebook,
  CreateLorebook,
  ImportLorebook,
  LorebookFile,
  LorebookFileQuery,
  LorebookList,
  WholeLorebook,
} from '../contract-lorebooks.ts';
import { LOREBOOK_BYTES } from '../limits.ts';
import { toWorldInfo } from '../world-info.ts';
import { changeLorebook } from './change-lorebook.ts';
import { createLorebook } from './create-lorebook.ts';
import { importLorebook } from './import-lorebook.ts';
import { deleteLorebookRow, findLorebook, selectLorebooks } from './lorebook-queries.ts';
import { presentLorebook, presentWholeLorebook } from './present.ts';

const common = { tags: ['Personas'], security: bearer };
const params = z.object({ lorebook_id: Id });
const read = (ctx: ReturnType<typeof userContext>, id: string) =>
  findLorebook(ctx.db, ctx.caller.id, id);
/** Another user's lorebook returns 404 before anything else in the request is validated. */
const ofLorebook = {
  ...common,
  mayUse: async (c: HttpContext, { lorebook_id = '' }: Record<string, string>) => {
    found(await read(userContext(c), lorebook_id));
  },
};

const list = createRoute({
  ...common,
  method: 'get',
  path: '/lorebooks',
  summary: 'List the user’s lorebooks',
  description: 'Each can be switched on in a chat’s settings.',
  responses: { 200: jsonAnswer(LorebookList, 'By name'), ...errorAnswers(401) },
});
const create = createRoute({
  ...common,
  method: 'post',
  path: '/lorebooks',
  summary: 'Create a lorebook',
  maxBody: LOREBOOK_BYTES,
  request: { body: jsonBody(CreateLorebook) },
  responses: { 201: jsonAnswer(WholeLorebook, 'The lorebook'), ...errorAnswers(400, 401) },
});
const bring = createRoute({
  ...common,
  method: 'post',
  path: '/lorebooks/import',
  summary: 'Import a lorebook',
  maxBody: LOREBOOK_BYTES,
  request: { body: jsonBody(ImportLorebook) },
  responses: { 201: jsonAnswer(WholeLorebook, 'The lorebook'), ...errorAnswers(400, 401) },
});
const one = createRoute({
  ...ofLorebook,
  method: 'get',
  path: '/lorebooks/{lorebook_id}',
  summary: 'Read a lorebook',
  request: { params },
  responses: { 200: jsonAnswer(WholeLorebook, 'The lorebook'), ...errorAnswers(401, 404) },
});
const file = createRoute({
  ...ofLorebook,
  method: 'get',
  path: '/lorebooks/{lorebook_id}/file',
  summary: 'Export a lorebook',
  request: { params, query: LorebookFileQuery },
  responses: { 200: jsonAnswer(LorebookFile, 'The file'), ...errorAnswers(401, 404) },
});
const change = createRoute({
  ...ofLorebook,
  method: 'patch',
  path: '/lorebooks/{lorebook_id}',
  summary: 'Change a lorebook',
  maxBody: LOREBOOK_BYTES,
  request: { params, body: jsonBody(ChangeLorebook, { name: 'The harbor town' }) },
  responses: { 200: jsonAnswer(WholeLorebook, 'The lorebook'), ...errorAnswers(400, 401, 404) },
});
const remove = createRoute({
  ...ofLorebook,
  method: 'delete',
  path: '/lorebooks/{lorebook_id}',
  summary: 'Delete a lorebook',
  description: 'It is no longer active in any chat.',
  request: { params },
  responses: { 204: { description: 'Deleted' }, ...errorAnswers(401, 404) },
});

export function registerLorebookRoutes(app: ApiApp): void {
  app.openapi(list, async (c) => {
    const ctx = userContext(c);
    const rows = await selectLorebooks(ctx.db, ctx.caller.id);
    return c.json({ data: rows.map(presentLorebook), count: rows.length }, 200);
  });
  app.openapi(create, async (c) =>
    c.json(await createLorebook(userContext(c), c.req.valid('json')), 201),
  );
  app.openapi(bring, async (c) =>
    c.json(await importLorebook(userContext(c), c.req.valid('json')), 201),
  );
  app.openapi(one, async (c) =>
    c.json(
      presentWholeLorebook(found(await read(userContext(c), c.req.valid('param').lorebook_id))),
      200,
    ),
  );
  app.openapi(file, async (c) => {
    const row = found(await read(userContext(c), c.req.valid('param').lorebook_id));
    const book = { ...row.book, name: row.name, description: row.description };
    const { format } = c.req.valid('query');
    return c.json(format === 'world_info' ? toWorldInfo(book) : book, 200);
  });
  app.openapi(change, async (c) =>
    c.json(
      await changeLorebook(userContext(c), c.req.valid('param').lorebook_id, c.req.valid('json')),
      200,
    ),
  );
  app.openapi(remove, async (c) => {
    const ctx = userContext(c);
    const { lorebook_id } = c.req.valid('param');
    if (!(await deleteLorebookRow(ctx.db, ctx.caller.id, lorebook_id)))
      throw new AppError('not_found');
    return c.body(null, 204);
  });
}
