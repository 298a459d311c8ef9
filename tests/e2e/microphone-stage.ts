import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import { MICROPHONE_TEXT as TEXT } from '#features/voice/ui/microphone/copy.ts';
import { hasSpeech } from '#tests/stand-ins/recognize-spoken.ts';
import { makeMicrophoneWav, silence, speakAloud } from '#tests/stand-ins/spoken-sound.ts';
import { startTranscriptionServer } from '#tests/stand-ins/transcription-server.ts';
import type { ChatScreen } from './chat-screen.ts';
import { setupApp } from './stage.ts';

/** The product with a microphone that plays these words as speech, and a server that recognizes them. */
export async function setupMicrophone(said: string) {
  const server = await startTranscriptionServer({
    textOf: ({ bytes }) => (hasSpeech(bytes) ? said : 'Nothing was said.'),
  });
  const folder = mkdtempSync(join(tmpdir(), 'everafter-microphone-'));
  const voice = join(folder, 'voice.wav');
  writeFileSync(voice, makeMicrophoneWav(speakAloud(said), silence(0.6)));
  const app = setupApp({
    env: { TRANSCRIBE_BASE_URL: server.base_url, TRANSCRIBE_MODEL: 'listener' },
    microphone: voice,
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  return { app, server };
}

export const allowMicrophone = (context: BrowserContext) =>
  context.grantPermissions(['microphone']);
export const bar = (page: Page) => page.getByRole('region', { name: TEXT.region });
export const speakButton = (page: Page) => page.getByRole('button', { name: COPY.composer.speak });

const level = async (page: Page) =>
  Number(await bar(page).locator('[data-level]').getAttribute('data-level'));

/**
 * Waits until speech is detected, and for a second of recording: the first moment of a word is too
 * short to be recognized.
 */
export async function listen({ page }: ChatScreen): Promise<void> {
  await bar(page).getByText(TEXT.listening).waitFor();
  await expect.poll(() => level(page)).toBeGreaterThan(0.05);
  await bar(page)
    .getByText(/^0:0[1-9]$/)
    .waitFor();
}
