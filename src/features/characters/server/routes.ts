import { createRoute, z } from '@hono/zod-openapi';
import { bearer, errorAnswers, jsonAnswer, type ApiApp } from '#platform/http/app.ts';
import { Character, CharacterList, ListCharactersQuery } from '../contract.ts';
import { listCharacters } from './list-characters.ts';
import { readCharacter } from './read-character.ts';

const tags = ['Characters'];

const list = createRoute({
  method: 'get',
  path: '/characters/',
  tags,
  summary: 'List characters',
  description:
    'Public characters, most prominent first; with `only_private` those that the caller made.',
  security: [{}, ...bearer],
  request: { query: ListCharactersQuery },
  responses: { 200: jsonAnswer(CharacterList, 'One page'), ...errorAnswers(400, 401) },
});

const read = createRoute({
  method: 'get',
  path: '/characters/{slug}',
  tags,
  summary: 'Read a character',
  security: [{}, ...bearer],
  request: {
    params: z.object({ slug: z.string().min(1).max(200).openapi({ example: 'elena-marchetti' }) }),
  },
  responses: { 200: jsonAnswer(Character, 'The character'), ...errorAnswers(404) },
});

export function registerCharacterRoutes(app: ApiApp): void {
  app.openapi(list, async (c) =>
    c.json(await listCharacters(c.get('ctx'), c.get('caller'), c.req.valid('query')), 200),
  );
  app.openapi(read, async (c) =>
    c.json(await readCharacter(c.get('ctx'), c.get('caller'), c.req.valid('param').slug), 200),
  );
}
