import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect } from 'vitest';
import { AGE_NOTICE_VERSION } from '#shared/age-notice.ts';
import type { Ledger } from '#features/billing/contract.ts';
import { generated_images, users } from '#db/schema/index.ts';
import type { GeneratedImage, GeneratedImages, ImageJob } from '#features/images/contract.ts';
import { keysOf } from '#features/images/server/make-files.ts';
import { createMedia } from '#roles/media.ts';
import { expectJson, type PersonWish, type SignedIn, type TestApp } from './app.ts';

export const PROMPT = 'On a sunny terrace by the sea, laughing';
export const ASYNC = { prefer: 'respond-async' };

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
  await acknowledgeAge(app, someone);
  return someone;
}

export async function acknowledgeAge(app: TestApp, { user }: SignedIn): Promise<void> {
  const change = { age_notice_version: AGE_NOTICE_VERSION, age_confirmed_at: new Date() };
  await app.ctx.db.update(users).set(change).where(eq(users.id, user.id));
}

/** The image calls as tests make them, and what became of them. */
export function createImageCalls(getApp: () => TestApp) {
  const generate = (
    someone: SignedIn,
    count: number,
    headers: Record<string, string> = {},
    more: object = {},
  ) =>
    someone.post('/generate/image', { prompt: PROMPT, number_of_images: count, ...more }, headers);
  const readJob = (someone: SignedIn, id: string) =>
    expectJson<ImageJob>(someone.get(`/generate/jobs/${id}`));
  return {
    generate,
    readJob,
    beginJob: (someone: SignedIn, count: number, headers: Record<string, string> = {}) =>
      expectJson<ImageJob>(generate(someone, count, { ...ASYNC, ...headers })),
    ledgerOf: (someone: SignedIn) => expectJson<Ledger>(someone.get('/billing/ledger')),

    async ended(someone: SignedIn, id: string): Promise<ImageJob> {
      await expect
        .poll(async () => (await readJob(someone, id)).status, { timeout: 15_000 })
        .not.toMatch(/pending|running/);
      return readJob(someone, id);
    },

    /** Files of a person's pictures as they are in storage… */
    async storedKeys(userId: string): Promise<string[]> {
      const keys: string[] = [];
      for await (const { key } of getApp().ctx.storage.list('images'))
        if (key.includes(userId)) keys.push(key);
      return keys.sort();
    },

    /** …and as the rows name them. */
    async namedKeys(userId: string): Promise<string[]> {
      const rows = await getApp()
        .ctx.db.select()
        .from(generated_images)
        .where(eq(generated_images.user_id, userId));
      return rows.flatMap(({ files }) => keysOf(files)).sort();
    },
  };
}
