import { createRoute, z } from '@hono/zod-openapi';
import { AppError } from '#platform/errors.ts';
import {
  bearer,
  errorAnswers,
  jsonAnswer,
  jsonBody,
  optionalBearer,
  superuser,
  userContext,
  type ApiApp,
  type HttpContext,
} from '#platform/http/app.ts';
import { cursorPage, CursorPageQuery, ErrorBody, idempotency } from '#shared/contract.ts';
import {
  ChangePublication,
  CharacterConflict,
  CharacterOptions,
  CreateCharacter,
  UpdateCharacter,
} from '../contract-changes.ts';
import { Character, CharacterList, CharacterSummary, ListCharactersQuery } from '../contract.ts';
import { registerCardRoutes } from './cards/routes.ts';
import { changePublication, listPublicationRequests } from './change-publication.ts';
import { registerCloneRoutes } from './clone/routes.ts';
import { createCharacter } from './create-character.ts';
import { deleteCharacter } from './delete-character.ts';
import { editCharacter, redrawPortrait, requireEditable } from './edit-character.ts';
import { listCharacters } from './list-characters.ts';
import { listOptions } from './list-options.ts';
import { registerPictureRoutes } from './pictures/routes.ts';
import { readCharacter } from './read-character.ts';
import { registerSearchRoutes } from './search/routes.ts';
import { SlugParams } from './slug-params.ts';

const tags = ['Characters'];

const list = createRoute({
  method: 'get',
  path: '/characters/',
  tags,
  summary: 'List characters',
  description: 'Public characters, most popular first; with `only_private` those of the caller.',
  security: optionalBearer,
  request: { query: ListCharactersQuery },
  responses: { 200: jsonAnswer(CharacterList, 'One page'), ...errorAnswers(400, 401) },
});

const read = createRoute({
  method: 'get',
  path: '/characters/{slug}',
  tags,
  summary: 'Read a character',
  security: optionalBearer,
  request: { params: SlugParams },
  responses: { 200: jsonAnswer(Character, 'The character'), ...errorAnswers(404) },
});

const mine = { tags, security: bearer };
/** Responses of calls that change a character. */
const ofOwner = {
  ...mine,
  mayUse: (c: HttpContext, { slug = '' }: Record<string, string>) =>
    requireEditable(userContext(c), slug),
};

const options = createRoute({
  method: 'get',
  path: '/characters/options',
  tags,
  summary: 'Lists of values',
  description: 'The options of a character for each sex, in display order.',
  responses: { 200: jsonAnswer(CharacterOptions, 'By sex and field'), ...errorAnswers() },
});

const create = createRoute({
  ...mine,
  method: 'post',
  path: '/characters/',
  summary: 'Create a character',
  description:
    'Missing texts are written from the choices; the portrait follows within two minutes, reported by `portrait` events.',
  request: { headers: idempotency, body: jsonBody(CreateCharacter) },
  responses: {
    201: jsonAnswer(Character, 'The new character; it is private.'),
    ...errorAnswers(400, 401, 409, 429),
  },
});

const ifMatch = z.object({
  'if-match': z.string().max(40).optional().openapi({
    description: 'The `version` that was read, in quotes; 409 when it is outdated.',
    example: '"3"',
  }),
});

const edit = createRoute({
  ...ofOwner,
  method: 'patch',
  path: '/characters/{slug}',
  summary: 'Change a character',
  request: {
    params: SlugParams,
    headers: ifMatch,
    body: jsonBody(UpdateCharacter, { name: 'Elena Marchetti', age: 35 }),
  },
  responses: {
    200: jsonAnswer(Character, 'The changed character'),
    ...errorAnswers(400, 401, 403, 404),
    409: jsonAnswer(
      z.union([CharacterConflict, ErrorBody]),
      'It changed elsewhere: both versions. Or the Idempotency-Key was another request’s.',
    ),
  },
});

const remove = createRoute({
  ...ofOwner,
  method: 'delete',
  path: '/characters/{slug}',
  summary: 'Delete a character',
  request: { params: SlugParams },
  responses: { 204: { description: 'Deleted' }, ...errorAnswers(401, 403, 404) },
});

const redraw = createRoute({
  ...ofOwner,
  method: 'post',
  path: '/characters/{slug}/portrait',
  summary: 'Redraw the portrait',
  description:
    'Uses the configured image engine and costs no tokens. The current portrait stays until the new one is ready. With `offers_redraw` the other engine draws the same person; otherwise the face changes.',
  request: { params: SlugParams },
  responses: {
    202: jsonAnswer(Character, 'It is being drawn.'),
    ...errorAnswers(401, 403, 404, 429),
  },
});

const publish = createRoute({
  ...ofOwner,
  method: 'post',
  path: '/characters/{slug}/publication',
  summary: 'Request or withdraw publication, approve or decline it',
  request: { params: SlugParams, headers: ifMatch, body: jsonBody(ChangePublication) },
  responses: {
    200: jsonAnswer(Character, 'The character'),
    ...errorAnswers(400, 401, 403, 404, 409),
  },
});

const publications = createRoute({
  tags,
  security: superuser,
  method: 'get',
  path: '/characters/publications',
  summary: 'Characters that wait for review (superusers)',
  request: { query: CursorPageQuery },
  responses: {
    200: jsonAnswer(
      z.object({ data: z.array(CharacterSummary), ...cursorPage }),
      'The oldest request first',
    ),
    ...errorAnswers(401, 403),
  },
});

/**
 * The version of an If-Match header; undefined for none and for `*`. @throws AppError bad_request
 */
function readVersion(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^\s*"?(\d{1,9})"?\s*$/.exec(header)?.[1];
  if (version === undefined)
    throw new AppError('bad_request', { detail: 'If-Match takes the version in quotes, as "3".' });
  return Number(version);
}

/** Registers the feature's routes; fixed paths precede `{slug}`. */
export function registerCharacterRoutes(app: ApiApp): void {
  registerPictureRoutes(app);
  registerSearchRoutes(app);
  registerCloneRoutes(app);
  registerCardRoutes(app);
  app.openapi(list, async (c) =>
    c.json(await listCharacters(c.get('ctx'), c.get('caller'), c.req.valid('query')), 200),
  );
  app.openapi(options, (c) => {
    c.header('Cache-Control', 'public, max-age=300');
    const { config, image } = c.get('ctx');
    return c.json(listOptions(config.restrictedOptions, image.is_demo), 200);
  });
  app.openapi(publications, async (c) =>
    c.json(await listPublicationRequests(userContext(c), c.req.valid('query')), 200),
  );
  app.openapi(create, async (c) =>
    c.json(
      await createCharacter(userContext(c), c.req.valid('json'), {
        key: c.req.valid('header')['idempotency-key'],
      }),
      201,
    ),
  );
  app.openapi(read, async (c) =>
    c.json(await readCharacter(c.get('ctx'), c.get('caller'), c.req.valid('param').slug), 200),
  );
  app.openapi(edit, async (c) =>
    c.json(
      await editCharacter(
        userContext(c),
        c.req.valid('param').slug,
        c.req.valid('json'),
        readVersion(c.req.valid('header')['if-match']),
      ),
      200,
    ),
  );
  app.openapi(remove, async (c) => {
    await deleteCharacter(userContext(c), c.req.valid('param').slug);
    return c.body(null, 204);
  });
  app.openapi(redraw, async (c) =>
    c.json(await redrawPortrait(userContext(c), c.req.valid('param').slug), 202),
  );
  app.openapi(publish, async (c) =>
    c.json(
      await changePublication(
        userContext(c),
        c.req.valid('param').slug,
        c.req.valid('json'),
        readVersion(c.req.valid('header')['if-match']),
      ),
      200,
    ),
  );
}
