import { createRoute } from '@hono/zod-openapi';
import { binaryAnswer, errorAnswers, type ApiApp } from '#platform/http/app.ts';
import { OptionPictureQuery, PreviewQuery } from './contract.ts';
import { createEngineTiles } from './engine-tiles.ts';
import { createSharePictures } from '../share-picture/share-picture.ts';
import { SlugParams } from '../slug-params.ts';
import { createOptionPictures } from './option-picture.ts';
import { createPreviews } from './preview.ts';

const tags = ['Characters'];

/** The URL contains everything the picture depends on, so it never changes. */
const HEADERS = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
};
/** Another engine may be configured later. */
const BY_ENGINE = { ...HEADERS, 'Cache-Control': 'public, max-age=86400' };
/** The sketch is sent until the engine's picture exists. */
const UNTIL_THEN = { ...HEADERS, 'Cache-Control': 'public, max-age=60' };

const picture = (description: string) => binaryAnswer('image/webp', description);

const optionPicture = createRoute({
  method: 'get',
  path: '/characters/options/picture',
  tags,
  summary: 'The picture of a choice',
  description:
    'The default person of that sex with this one choice changed, as a small WebP: by the configured image engine once all pictures of the field exist, by the illustrator until then.',
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

const sharePicture = createRoute({
  method: 'get',
  path: '/characters/{slug}/share.jpg',
  tags,
  summary: 'The preview picture of a link',
  description:
    'Portrait, name, age and a line of the story of a public character, 1200 × 630 pixels, for previews of links.',
  security: [],
  request: { params: SlugParams },
  responses: {
    200: binaryAnswer('image/jpeg', 'The picture'),
    ...errorAnswers(404, 429),
  },
});

/** Registered before `/characters/{slug}`, which would match `preview`. */
export function registerPictureRoutes(app: ApiApp): void {
  const readOptionPicture = createOptionPictures();
  const readPreview = createPreviews();
  const readEngineTile = createEngineTiles();
  const readSharePicture = createSharePictures();
  app.openapi(optionPicture, async (c) => {
    const [ctx, query] = [c.get('ctx'), c.req.valid('query')];
    const made = await readEngineTile(ctx, query);
    if (made) return c.body(asBody(made), 200, BY_ENGINE);
    const headers = ctx.image.kind === 'illustrated' ? HEADERS : UNTIL_THEN;
    return c.body(asBody(await readOptionPicture(ctx, query)), 200, headers);
  });
  app.openapi(preview, async (c) => {
    const { limits } = c.get('ctx');
    const admit = () => limits.consume('draw', c.get('address'));
    return c.body(asBody(await readPreview(c.req.valid('query'), admit)), 200, HEADERS);
  });
  app.openapi(sharePicture, async (c) => {
    const ctx = c.get('ctx');
    const admit = () => ctx.limits.consume('draw', c.get('address'));
    const shared = await readSharePicture(ctx, c.req.valid('param').slug, admit);
    return c.body(asBody(shared.jpeg), 200, {
      'Content-Type': 'image/jpeg',
      // A user's character may become private, so only the browser caches its picture.
      'Cache-Control': shared.isOwned ? 'private, max-age=3600' : 'public, max-age=86400',
    });
  });
}

const asBody = (bytes: Uint8Array) => bytes as Uint8Array<ArrayBuffer>;
