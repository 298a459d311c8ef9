import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import { MICROPHONE_TEXT as TEXT } from '#features/voice/ui/microphone/copy.ts';
import { openChat, readSlugs } from './chat-screen.ts';
import { DESKTOP, expectAccessible, setupApp } from './stage.ts';

const app = setupApp({ isShared: true });
let slugs: string[];
beforeAll(async () => {
  slugs = await readSlugs(app, 3);
});

/** The browser's recognition, as the Web Speech API describes it; headless Chromium has no working one. */
function speakThrough(context: BrowserContext, script: { words: string[] } | { error: string }) {
  return context.addInitScript((given) => {
    class Recognition extends EventTarget {
      start() {
        setTimeout(() => {
          if ('error' in given) {
            this.dispatchEvent(Object.assign(new Event('error'), { error: given.error }));
            return this.dispatchEvent(new Event('end'));
          }
          const results = given.words.map((transcript) => [{ transcript, confidence: 1 }]);
          this.dispatchEvent(Object.assign(new Event('result'), { results }));
          document.documentElement.dataset['heard'] = 'true';
        });
      }
      stop() {
        setTimeout(() => this.dispatchEvent(new Event('end')));
      }
      abort() {
        this.stop();
      }
    }
    Object.assign(globalThis, {
      webkitSpeechRecognition: Recognition,
      SpeechRecognition: undefined,
    });
  }, script);
}

const speak = async (at: number, prepare: (context: BrowserContext) => Promise<unknown>) => {
  const chat = await openChat(app, slugs[at]!, await app.createUser(), {
    width: DESKTOP,
    prepare,
  });
  await chat.page.getByRole('button', { name: COPY.composer.speak }).click();
  return { chat, bar: chat.page.getByRole('region', { name: TEXT.region }) };
};

test('without a server, the browser transcribes speech and is labeled as a demo', async () => {
  const { chat, bar } = await speak(0, (context) =>
    speakThrough(context, { words: ['Shall we walk', ' along the river'] }),
  );
  await bar.getByText(TEXT.demo).waitFor();
  await chat.page.waitForFunction(() => document.documentElement.dataset['heard'] === 'true');
  await expectAccessible(chat.page);
  await bar.getByRole('button', { name: TEXT.finish }).click();
  await expect.poll(() => chat.input.inputValue()).toBe('Shall we walk along the river');
});

test.each([
  ['may not listen', { error: 'not-allowed' }, TEXT.notAllowed],
  ['has no service', { error: 'network' }, TEXT.unsupported],
])('a browser that %s is explained', async (_, script, sentence) => {
  const { bar } = await speak(1, (context) => speakThrough(context, script));
  await bar.getByRole('alert').getByText(sentence).waitFor();
});

test('a browser without recognition is explained', async () => {
  const { bar } = await speak(2, (context) =>
    context.addInitScript(() =>
      Object.assign(globalThis, {
        webkitSpeechRecognition: undefined,
        SpeechRecognition: undefined,
      }),
    ),
  );
  await bar.getByRole('alert').getByText(TEXT.unsupported).waitFor();
});
