import { createRoute } from '@hono/zod-openapi';
import { errorAnswers, jsonAnswer, optionalBearer, type ApiApp } from '#platform/http/app.ts';
import { CharacterSearchResult, SearchCharactersQuery } from '../../contract-search.ts';
import { searchCharacters } from './search-characters.ts';

const search = createRoute({
  method: 'get',
  path: '/characters/search',
  tags: ['Characters'],
  summary: 'Search characters',
  description:
    'Names first (prefixes before other matches), then names with a typo, then occupation, personality and description. Public characters, and the caller’s own.',
  security: optionalBearer,
  request: { query: SearchCharactersQuery },
  responses: { 200: jsonAnswer(CharacterSearchResult, 'Best first'), ...errorAnswers() },
});

/** `GET /characters/search`; registered before `/characters/{slug}`, which would match it. */
export function registerSearchRoutes(app: ApiApp): void {
  app.openapi(search, async (c) =>
    c.json(await searchCharacters(c.get('ctx'), c.get('caller'), c.req.valid('query')), 200),
  );
}
