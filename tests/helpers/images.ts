import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { AGE_NOTICE_VERSION } from '#features/accounts/contract.ts';
import { users } from '#db/schema/index.ts';
import type { GeneratedImage, GeneratedImages } from '#features/images/contract.ts';
import { createMedia } from '#roles/media.ts';
import { expectJson, type PersonWish, type SignedIn, type TestApp } from './app.ts';

/** The addresses under /media, without a socket. */
export function createMediaClient({ ctx }: TestApp) {
  const media = new Hono().route('/media', createMedia(ctx));
  return (address: string, init: RequestInit = {}) => Promise.resolve(media.request(address, init));
}

export async function makeImage(someone: SignedIn, more: object = {}): Promise<GeneratedImage> {
  const { images } = await expectJson<GeneratedImages>(
    someone.post('/generate/image', { prompt: 'By the sea, smiling', ...more }),
  );
  return images[0]!;
}

/** A signed-in person who has acknowledged the 18+ notice. */
export async function makeAdult(app: TestApp, wish: PersonWish = {}): Promise<SignedIn> {
  const someone = await app.signIn(wish);
  const change = { age_notice_version: AGE_NOTICE_VERSION, age_confirmed_at: new Date() };
  await app.ctx.db.update(users).set(change).where(eq(users.id, someone.user.id));
  return someone;
}
