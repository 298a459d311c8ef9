import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { CALL_TEXT as TEXT } from '#features/calls/ui/copy.ts';
import { holdTokens } from '#features/billing/server/index.ts';
import { loadConfig } from '#platform/config.ts';
import { createTelemetry } from '#platform/telemetry.ts';
import { makeMicrophoneWav, rain, silence } from '#tests/stand-ins/spoken-sound.ts';
import { startSpeechServer } from '#tests/stand-ins/speech-server.ts';
import { startTranscriptionServer } from '#tests/stand-ins/transcription-server.ts';
import { allowMicrophone, availableOf, openCall, readBargeIn, timeBargeIn } from './call-screen.ts';
import { readSlugs } from './chat-screen.ts';
import type { TestUser } from './person.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const listener = await startTranscriptionServer();
const speaker = await startSpeechServer({ secondsOf: () => 0.5 });
const folder = mkdtempSync(join(tmpdir(), 'everafter-call-'));
const noise = join(folder, 'noise.wav');
writeFileSync(noise, makeMicrophoneWav(silence(12), rain(3), silence(120)));
const app = setupApp({
  env: {
    TRANSCRIBE_BASE_URL: listener.base_url,
    TRANSCRIBE_MODEL: 'listener',
    SPEECH_BASE_URL: speaker.base_url,
    SPEECH_MODEL: 'speaker',
  },
  microphone: noise,
});
afterAll(async () => {
  await listener.close();
  await speaker.close();
  rmSync(folder, { recursive: true });
});

/** Holds all except `left` tokens while the product is stopped. */
async function leaveTokens(user: TestUser, left: number): Promise<void> {
  const [{ id }, available] = await Promise.all([
    user.call<{ id: string }>('/users/me'),
    availableOf(user),
  ]);
  const ctx = { config: loadConfig(), now: () => new Date(), telemetry: createTelemetry() };
  await app.restart('stop', async () => {
    const { db, close } = await openDatabase({ dataDir: app.server.dataDir });
    await db.transaction((tx) =>
      holdTokens(tx, ctx, id, { amount: available - left, purpose: 'image', key: 'set-aside' }),
    );
    await close();
  });
}

// The paid minute takes a minute; on a busy machine the rest takes another.
test(
  'a call ends politely with the last token, and noise does not count as words',
  { timeout: 240_000 },
  async () => {
    const user = await app.createUser('premium@example.test');
    await leaveTokens(user, 4);
    const [slug] = await readSlugs(app, 1);
    const call = await openCall(app, slug!, user, {
      width: PHONE,
      prepare: async (context) => {
        await allowMicrophone(context);
        await timeBargeIn(context);
      },
    });
    const { page } = call;
    await page.getByText('4 tokens, enough for 1 minute').waitFor();
    await call.start();
    await page
      .getByRole('alert')
      .getByText('You have enough tokens for one more minute.')
      .waitFor();
    await expectAccessible(page);
    await expect.poll(async () => (await readBargeIn(page)).loud.length).toBe(1);
    await page.getByText(TEXT.end.reasons.out_of_tokens).waitFor({ timeout: 90_000 });
    await page.getByText('3 tokens for 1 minute').waitFor();
    expect(speaker.spoken.at(-1)!.input).toMatch(/Goodbye\.$/);
    expect(listener.heard).toEqual([]);
    expect(await availableOf(user)).toBe(1);

    await page.getByRole('button', { name: TEXT.end.again }).click();
    await page.getByText('1 token, not enough for a minute').waitFor();
    expect(await call.startButton.count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: TEXT.before.moreTokens }).click();
    await page.waitForURL(/\/premium/);
  },
);
