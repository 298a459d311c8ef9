import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { SpeechFormat } from '#platform/models/speech/index.ts';
import { startSpeechServer, type SpeechServer } from '#tests/stand-ins/speech-server.ts';
import { readSlugs } from './chat-screen.ts';
import { setupApp, type AppHarness } from './stage.ts';

/** How long every reply is spoken: long enough to be paused and sought within. */
export const SECONDS = 24;

interface VoiceStage {
  readonly app: AppHarness;
  /** There once the product has started, as is what follows. */
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
  // Once: the order of the list follows what is talked of.
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

/** Where the page's one audio element is. Seconds. */
export const timeOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLAudioElement>('audio[data-voice]')?.currentTime);
