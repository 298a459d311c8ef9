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
import { ChangePersona, CreatePersona, Persona, PersonaList } from '../contract.ts';
import { changePersona } from './change-persona.ts';
import { createPersona } from './create-persona.ts';
import { deletePersona } from './delete-persona.ts';
import { presentPersona } from './present.ts';
import { findPersona, selectPersonas } from './queries.ts';

const common = { tags: ['Personas'], security: bearer };
const params = z.object({ persona_id: Id });
/** Another user's persona returns 404 before anything else in the request is validated. */
const ofPersona = {
  ...common,
  mayUse: async (c: HttpContext, { persona_id = '' }: Record<string, string>) => {
    const ctx = userContext(c);
    found(await findPersona(ctx.db, ctx.caller.id, persona_id));
  },
};

const list = createRoute({
  ...common,
  method: 'get',
  path: '/personas',
  summary: 'List the user’s personas',
  description: 'Who the user is in chats: a name, pronouns and a paragraph.',
  responses: { 200: jsonAnswer(PersonaList, 'The default one first'), ...errorAnswers(401) },
});
const create = createRoute({
  ...common,
  method: 'post',
  path: '/personas',
  summary: 'Create a persona',
  request: { body: jsonBody(CreatePersona, { name: 'Captain Vale', pronouns: 'she/her' }) },
  responses: { 201: jsonAnswer(Persona, 'The persona'), ...errorAnswers(400, 401) },
});
const change = createRoute({
  ...ofPersona,
  method: 'patch',
  path: '/personas/{persona_id}',
  summary: 'Change a persona',
  request: { params, body: jsonBody(ChangePersona, { is_default: true }) },
  responses: { 200: jsonAnswer(Persona, 'The persona'), ...errorAnswers(400, 401, 404) },
});
const remove = createRoute({
  ...ofPersona,
  method: 'delete',
  path: '/personas/{persona_id}',
  summary: 'Delete a persona',
  description: 'Its chats continue with the default persona.',
  request: { params },
  responses: { 204: { description: 'Deleted' }, ...errorAnswers(401, 404) },
});

export function registerPersonaRoutes(app: ApiApp): void {
  app.openapi(list, async (c) => {
    const ctx = userContext(c);
    const rows = await selectPersonas(ctx.db, ctx.caller.id);
    return c.json({ data: rows.map(presentPersona), count: rows.length }, 200);
  });
  app.openapi(create, async (c) =>
    c.json(await createPersona(userContext(c), c.req.valid('json')), 201),
  );
  app.openapi(change, async (c) =>
    c.json(
      await changePersona(userContext(c), c.req.valid('param').persona_id, c.req.valid('json')),
      200,
    ),
  );
  app.openapi(remove, async (c) => {
    await deletePersona(userContext(c), c.req.valid('param').persona_id);
    return c.body(null, 204);
  });
}
