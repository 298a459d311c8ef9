import { Hono, type Context as HttpContext } from 'hono';
import { ADULT_LABEL } from '#shared/adult-label.ts';
import { authorizePortrait } from '#features/characters/server/index.ts';
import { admitToPicture, admitToRecording } from '#features/chat/server/index.ts';
import { admitToMedia } from '#features/images/server/index.ts';
import { admitToSpeech, findSound, isSampleKey } from '#features/voice/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { allowedMethods, answerOtherMethods } from '#platform/http/other-methods.ts';
import { respondInText } from '#platform/http/plain-error.ts';
import type { AddressQuery } from '#platform/signed-addresses.ts';
import { isKey } from '#platform/storage.ts';
import { answerWithMedia } from './redirect-media.ts';

/** A player asks for a file from its beginning. */
const WHOLE = /^(bytes=0-)?$/;
const MISSING = 'There is no such file.';

/**
 * Serves pictures and loops of characters under /media, and drawn placeholders for characters
 * without any. Private files and all generated images are served only at addresses signed for their
 * viewers.
 */
export function createMedia(ctx: Context): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Rating', ADULT_LABEL);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', 'same-site');
  });
  app.get('/placeholder/:file{.+\\.svg}', async (c) => {
    const { drawPlaceholder } = await import('#platform/models/image/illustrator.ts');
    return c.body(drawPlaceholder(c.req.param('file').slice(0, -4)), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
  });
  const servePrivate = (admit: typeof admitToMedia) => async (c: HttpContext) => {
    const key = new URL(c.req.url).pathname.slice('/media/'.length);
    const maxAge = await admit(ctx, key, { method: c.req.method, query: signedQuery(c) });
    const answer = await answerWithMedia(c, ctx, key, {
      'cache-control': `private, max-age=${maxAge}, immutable`,
      'referrer-policy': 'no-referrer',
    });
    if (!answer) throw new AppError('not_found');
    return answer;
  };
  app.get('/voices/*', async (c) => {
    const key = new URL(c.req.url).pathname.slice('/media/'.length);
    const headers = { 'cache-control': 'public, max-age=86400, immutable' };
    const answer = isSampleKey(key) && (await answerWithMedia(c, ctx, key, headers));
    if (!answer) throw new AppError('not_found');
    return answer;
  });
  const serveSpeech = servePrivate(admitToSpeech);
  app.get('/speech/*', async (c) => {
    const sound = await findSound(ctx, new URL(c.req.url).pathname.slice('/media/'.length), {
      method: c.req.method,
      query: signedQuery(c),
      isWhole: c.req.method === 'GET' && WHOLE.test(c.req.header('range') ?? ''),
      signal: c.req.raw.signal,
    });
    if (!sound) return serveSpeech(c);
    return c.body(sound.open(), 200, {
      'content-type': sound.media_type,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      // A proxy passes it on as it arrives.
      'x-accel-buffering': 'no',
    });
  });
  app.get('/images/*', servePrivate(admitToMedia));
  app.get('/uploads/*', servePrivate(admitToPicture));
  app.get('/recordings/*', servePrivate(admitToRecording));
  app.onError((error, c) => respondInText(error, c, ctx.log));
  app.get('/characters/*', async (c) => {
    const key = portraitKey(new URL(c.req.url).pathname);
    if (!key) throw new AppError('not_found');
    const headers = await authorizePortrait(ctx, key, {
      method: c.req.method,
      query: signedQuery(c),
    });
    const answer = await answerWithMedia(c, ctx, key, headers);
    if (!answer) throw new AppError('not_found');
    return answer;
  });
  app.all('*', (c) => {
    const allow = allowedMethods(app, c.req.path.slice('/media'.length));
    return answerOtherMethods(allow, c.req.method, MISSING);
  });
  return app;
}

function signedQuery(c: HttpContext): AddressQuery {
  const { expires, signature, audience } = c.req.query();
  return { expires, signature, audience };
}

/** The key behind a path under /media/characters; no spelling escapes this folder. */
function portraitKey(path: string): string | undefined {
  try {
    const key = decodeURIComponent(path.slice('/media/'.length));
    return key.startsWith('characters/') && isKey(key) ? key : undefined;
  } catch {
    return undefined;
  }
}
