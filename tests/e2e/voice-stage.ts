import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { SpeechFormat } from '#platform/models/speech/index.ts';
import { startSpeechServer, type SpeechServer } from '#tests/stand-ins/speech-server.ts';
import { readSlugs } from './chat-screen.ts';
import { setupApp, type AppHarness } from './stage.ts';

/** The length of every spoken reply: long enough to pause and seek. */
export const SECONDS = 24;

interface VoiceStage {
  readonly app: AppHarness;
  /** Available once the product has started, like the following ones. */
  readonly speech: SpeechServer;
  readonly slugs: readonly string[];
}

/** The product with a server that speaks, and the first characters of its list. */
export function setupVoice(format: SpeechFormat, characters: number): VoiceStage {
  const env: Record<string, string> = {};
  let speech: SpeechServer;
  let slugs: string[];
  // Before the app's own hook, which starts the product with these settings.
  beforeAll(async () => {
    speech = await startSpeechServer({ secondsOf: () => SECONDS });
    env.SPEECH_BASE_URL = speech.base_url;
    env.SPEECH_MODEL = 'speaker';
    env.SPEECH_FORMAT = format;
  });
  const app = setupApp({ model: true, env });
  afterAll(() => speech.close());
  // Once, because the order of the list depends on the chats.
  beforeAll(async () => void (slugs = await readSlugs(app, characters)));
  return {
    app,
    get speech() {
      return speech;
    },
    get slugs() {
      return slugs;
    },
  };
}

/** The position of the page's only audio element. Seconds. */
export const timeOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLAudioElement>('audio[data-voice]')?.currentTime);
