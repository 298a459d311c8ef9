import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers, type ApiApp } from '#platform/http/app.ts';
import { OptionPictureQuery, PreviewQuery } from './contract.ts';
import { createOptionPictures } from './option-picture.ts';
import { createPreviews } from './preview.ts';

const tags = ['Characters'];

/** An address names everything its picture is made of, so it never changes. */
const HEADERS = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

const picture = (description: string) => ({
  description,
  content: { 'image/webp': { schema: z.string().openapi({ format: 'binary' }) } },
});

const optionPicture = createRoute({
  method: 'get',
  path: '/characters/options/picture',
  tags,
  summary: 'The picture of a choice',
  description: 'The default person of that sex with this one choice changed, as a small WebP.',
  security: [],
  request: { query: OptionPictureQuery },
  responses: { 200: picture('The picture'), ...errorAnswers(503) },
});

const preview = createRoute({
  method: 'get',
  path: '/characters/preview',
  tags,
  summary: 'A live portrait',
  description: 'The illustrated portrait of these choices, 480 pixels wide, as WebP.',
  security: [],
  request: { query: PreviewQuery },
  responses: { 200: picture('The portrait'), ...errorAnswers(429, 503) },
});

/** Registered before the calls on `/characters/{slug}`, which `preview` would be taken for. */
export function registerPictureRoutes(app: ApiApp): void {
  const readOptionPicture = createOptionPictures();
  const readPreview = createPreviews();
  app.openapi(optionPicture, async (c) =>
    c.body(asBody(await readOptionPicture(c.get('ctx'), c.req.valid('query'))), 200, HEADERS),
  );
  app.openapi(preview, async (c) => {
    const { limits } = c.get('ctx');
    const admit = () => limits.consume('draw', c.get('address'));
    return c.body(asBody(await readPreview(c.req.valid('query'), admit)), 200, HEADERS);
  });
}

const asBody = (bytes: Uint8Array) => bytes as Uint8Array<ArrayBuffer>;
