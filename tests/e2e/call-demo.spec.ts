import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { CALL_TEXT as TEXT } from '#features/calls/ui/copy.ts';
import { openCall } from './call-screen.ts';
import { readSlugs } from './chat-screen.ts';
import type { TestUser } from './person.ts';
import { expectAccessible, setupApp } from './stage.ts';

const app = setupApp({ model: true });
let slugs: string[];
let premium: TestUser;
beforeAll(async () => {
  slugs = await readSlugs(app, 3);
  premium = await app.createUser('premium@example.test');
});

/** A browser with a voice and speech recognition: `window.said` has its speech, and it hears `window.hear(…)`. */
const withDemo = (context: BrowserContext) =>
  context.addInitScript(() => {
    const said: string[] = [];
    let hearing: EventTarget | null = null;
    const hear = (by: EventTarget | null) => void (hearing = by);
    class Utterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    class Recognition extends EventTarget {
      start() {
        hear(this);
      }
      abort() {
        if (hearing === this) hear(null);
        setTimeout(() => this.dispatchEvent(new Event('end')));
      }
      stop() {
        this.abort();
      }
    }
    Object.assign(window, {
      said,
      hear(transcript: string) {
        const results = [Object.assign([{ transcript }], { isFinal: true })];
        const event = Object.assign(new Event('result'), { resultIndex: 0, results });
        return hearing?.dispatchEvent(event) ?? false;
      },
      SpeechSynthesisUtterance: Utterance,
      webkitSpeechRecognition: Recognition,
      SpeechRecognition: undefined,
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [{ name: 'Samantha', lang: 'en-US', default: false }],
        speak(utterance: Utterance) {
          said.push(utterance.text);
          setTimeout(() => utterance.dispatchEvent(new Event('end')), 50);
        },
        cancel: () => undefined,
        addEventListener: () => undefined,
      },
    });
  });

test('without servers the browser speaks and listens, and is labeled as a demo', async () => {
  app.model.replyText = () => 'The lamp is lit. Come in.';
  const call = await openCall(app, slugs[0]!, premium, { prepare: withDemo });
  const { page, captions } = call;
  await page.getByText(TEXT.before.demoVoice).waitFor();
  await page.getByText(TEXT.before.demoEars).waitFor();
  await expectAccessible(page);
  await call.start();
  const said = () => page.evaluate(() => Reflect.get(window, 'said') as string[]);
  await expect.poll(async () => (await said())[0]).toMatch(/^You are talking to an AI/);
  // It listens again when the character has finished.
  await expect
    .poll(() =>
      page.evaluate(() =>
        (Reflect.get(window, 'hear') as (text: string) => boolean)('Hello there.'),
      ),
    )
    .toBe(true);
  await captions.getByText('Hello there.').waitFor();
  await captions.getByText('The lamp is lit. Come in.').waitFor();
  await expect.poll(said).toEqual(expect.arrayContaining(['The lamp is lit.', 'Come in.']));
  await call.hangUp();
});

test('a browser without voice and recognition has captions and typed words', async () => {
  // Each sentence is shown for seconds, so that there is something to interrupt.
  const sentences = [
    'The first lamp hangs above the door, and it is lit as soon as the sun is down.',
    'The second one hangs by the stairs, where nobody ever finds the switch at night.',
    'The third one is yours, and it stays on for as long as you like to sit here.',
  ];
  app.model.replyText = () => sentences.join(' ');
  const call = await openCall(app, slugs[1]!, premium, {
    prepare: (context) =>
      context.addInitScript(() => {
        const nothing = { SpeechRecognition: undefined, webkitSpeechRecognition: undefined };
        Object.assign(window, nothing);
      }),
  });
  const { page, captions, input } = call;
  const firstWasRead = waitForFrame(page, /"played","message_id":"[^"]+","sentence":0/);
  await call.start();
  await page.getByText(TEXT.microphone.unsupported).waitFor();
  await input.fill('Count for me.');
  await input.press('Enter');
  await captions.getByText(sentences[0]!).waitFor();
  await firstWasRead;
  await page.getByRole('button', { name: TEXT.call.interrupt }).click();
  await captions.getByText(TEXT.captions.cut).waitFor();
  await call.hangUp();
});

/** Resolves when the page sends a matching text frame. */
const waitForFrame = (page: Page, pattern: RegExp) =>
  new Promise<void>((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (pattern.test(String(payload))) resolve();
      }),
    ),
  );
