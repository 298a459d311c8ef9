import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect } from 'vitest';
import { AGE_NOTICE_VERSION } from '#shared/age-notice.ts';
import type { Ledger } from '#features/billing/contract.ts';
import { generated_images, users } from '#db/schema/index.ts';
import type { GeneratedImage, GeneratedImages, ImageJob } from '#features/images/contract.ts';
import { keysOf } from '#features/images/server/make-files.ts';
import { createMedia } from '#roles/media.ts';
import { expectJson, type SignInOptions, type TestClient, type TestApp } from './app.ts';

export const PROMPT = 'On a sunny terrace by the sea, laughing';
export const ASYNC = { prefer: 'respond-async' };

/** Returns a function that requests paths under /media without a socket. */
export function createMediaClient({ ctx }: TestApp) {
  const media = new Hono().route('/media', createMedia(ctx));
  return (address: string, init: RequestInit = {}) => Promise.resolve(media.request(address, init));
}

export async function makeImage(client: TestClient, more: object = {}): Promise<GeneratedImage> {
  const { images } = await expectJson<GeneratedImages>(
    client.post('/generate/image', { prompt: 'By the sea, smiling', ...more }),
  );
  return images[0]!;
}

/** Signs in a user who has acknowledged the 18+ notice. */
export async function signInAdult(
  app: TestApp,
  overrides: SignInOptions = {},
): Promise<TestClient> {
  const client = await app.signIn(overrides);
  await acknowledgeAge(app, client);
  return client;
}

export async function acknowledgeAge(app: TestApp, { user }: TestClient): Promise<void> {
  const change = { age_notice_version: AGE_NOTICE_VERSION, age_confirmed_at: new Date() };
  await app.ctx.db.update(users).set(change).where(eq(users.id, user.id));
}

/** Image requests and checks of their results. */
export function createImageApi(getApp: () => TestApp) {
  const generate = (
    client: TestClient,
    count: number,
    headers: Record<string, string> = {},
    more: object = {},
  ) =>
    client.post('/generate/image', { prompt: PROMPT, number_of_images: count, ...more }, headers);
  const readJob = (client: TestClient, id: string) =>
    expectJson<ImageJob>(client.get(`/generate/jobs/${id}`));
  return {
    generate,
    readJob,
    beginJob: (client: TestClient, count: number, headers: Record<string, string> = {}) =>
      expectJson<ImageJob>(generate(client, count, { ...ASYNC, ...headers })),
    ledgerOf: (client: TestClient) => expectJson<Ledger>(client.get('/billing/ledger')),

    async ended(client: TestClient, id: string): Promise<ImageJob> {
      await expect
        .poll(async () => (await readJob(client, id)).status, { timeout: 15_000 })
        .not.toMatch(/pending|running/);
      return readJob(client, id);
    },

    /** Storage keys of a user's picture files, sorted. */
    async storedKeys(userId: string): Promise<string[]> {
      const keys: string[] = [];
      for await (const { key } of getApp().ctx.storage.list('images'))
        if (key.includes(userId)) keys.push(key);
      return keys.sort();
    },

    /** Keys that the rows of a user's pictures reference, sorted. */
    async namedKeys(userId: string): Promise<string[]> {
      const rows = await getApp()
        .ctx.db.select()
        .from(generated_images)
        .where(eq(generated_images.user_id, userId));
      return rows.flatMap(({ files }) => keysOf(files)).sort();
    },
  };
}
