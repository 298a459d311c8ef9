import { createRoute } from '@hono/zod-openapi';
import {
  bearer,
  binaryAnswer,
  errorAnswers,
  jsonAnswer,
  jsonBody,
  userContext,
  type ApiApp,
} from '#platform/http/app.ts';
import { AppError } from '#platform/errors.ts';
import { rawAnswer } from '#platform/http/raw-answer.ts';
import { idempotency } from '#shared/contract.ts';
import { CloneCharacter, ClonePreviewQuery } from '../../contract-clone.ts';
import { Character } from '../../contract.ts';
import { cloneCharacter } from './clone-character.ts';
import { previewPicture } from './preview-picture.ts';

const common = { tags: ['Characters'], security: bearer };

const generate = createRoute({
  ...common,
  method: 'post',
  path: '/characters/generate',
  summary: 'Clone a character from a picture',
  description:
    'Takes attributes from a picture (never the face) and creates a private character with a new portrait. `clone` events of `GET /events` report the stage. Disconnecting before the response cancels it.',
  request: { headers: idempotency, body: jsonBody(CloneCharacter) },
  responses: {
    201: jsonAnswer(Character, 'The new character; it is private.'),
    ...errorAnswers(400, 401, 409, 429, 503),
  },
});

const preview = createRoute({
  ...common,
  method: 'get',
  path: '/characters/clone-preview',
  summary: 'Preview the picture at a URL',
  request: { query: ClonePreviewQuery },
  responses: {
    200: binaryAnswer('image/webp', 'The picture, small'),
    ...errorAnswers(400, 401, 429),
  },
});

/** Registers the clone routes; must precede `/characters/{slug}`. */
export function registerCloneRoutes(app: ApiApp): void {
  app.openapi(preview, async (c) => {
    const { url } = c.req.valid('query');
    const { signal } = c.req.raw;
    const picture = await previewPicture(userContext(c), url, signal).catch((error: unknown) => {
      if (signal.aborted) throw new AppError('bad_request', { cause: error });
      throw error;
    });
    c.header('Cache-Control', 'private, max-age=60');
    c.header('Content-Security-Policy', "default-src 'none'");
    return rawAnswer(c.body(new Uint8Array(picture), 200, { 'content-type': 'image/webp' }));
  });
  app.openapi(generate, async (c) =>
    c.json(
      await cloneCharacter(userContext(c), c.req.valid('json'), {
        key: c.req.valid('header')['idempotency-key'],
        signal: c.req.raw.signal,
      }),
      201,
    ),
  );
}
