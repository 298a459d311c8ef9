import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { SETTINGS_TEXT } from '#features/chat/ui/settings/copy.ts';
import { LISTEN_TEXT } from '#features/voice/ui/button-copy.ts';
import { VOICE_TEXT } from '#features/voice/ui/copy.ts';
import { openChat, readSlugs } from './chat-screen.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ model: true, isShared: true });

/** Gives the page browser voices; `window.said` has their speech. */
const withVoices = (names: string[]) => (context: BrowserContext) =>
  context.addInitScript((given) => {
    const said: { text: string; voice: string | undefined; rate: number }[] = [];
    Object.assign(window, { said });
    const voices = given.map((name) => ({ name, lang: 'en-US', default: false }));
    Object.assign(window, {
      SpeechSynthesisUtterance: class extends EventTarget {
        voice: { name: string } | null = null;
        rate = 1;
        text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      },
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => voices,
        speak: ({ text, voice, rate }: { text: string; voice: { name: string }; rate: number }) =>
          said.push({ text, voice: voice.name, rate }),
        cancel: () => undefined,
        addEventListener: (_name: string, call: () => void) => call(),
      },
    });
  }, names);

async function openWith(names: string[], width?: number) {
  // The response with the words for the browser.
  app.allowErrors(/\b409\b/);
  const [slug] = await readSlugs(app, 1);
  const chat = await openChat(app, slug!, await app.createUser(), {
    prepare: withVoices(names),
    ...(width && { width }),
  });
  app.model.replyText = () => '*waves* The lamp is lit. Come in.';
  await chat.sendText('Hello there.');
  await chat.waitForText('The lamp is lit');
  await chat.waitForReply();
  return chat.page;
}

test('without a voice server the browser reads a reply, and says that it is a demo', async () => {
  const page = await openWith(['David', 'Samantha'], PHONE);
  await page.getByRole('button', { name: LISTEN_TEXT.free }).last().click();
  await page.getByText(VOICE_TEXT.demo).waitFor();
  const player = page.getByRole('group', { name: /^Voice message from/ });
  await player.getByRole('button', { name: VOICE_TEXT.pause }).waitFor();
  const said = () => page.evaluate(() => Reflect.get(window, 'said') as object[]);
  expect(await said()).toEqual([{ text: 'The lamp is lit. Come in.', voice: 'Samantha', rate: 1 }]);
  await expectAccessible(page);
  await player.getByRole('button', { name: VOICE_TEXT.speed(1) }).click();
  await expect.poll(async () => (await said()).at(-1)).toMatchObject({ rate: 1.25 });
  await player.getByRole('button', { name: VOICE_TEXT.pause }).click();
  await player.getByRole('button', { name: VOICE_TEXT.play, exact: true }).waitFor();
});

test('a browser without voices says so, and the chat has no voice to switch on', async () => {
  const page = await openWith([]);
  await page.getByRole('button', { name: LISTEN_TEXT.free }).last().click();
  await page.getByText(VOICE_TEXT.noBrowserVoice).waitFor();
  await page
    .locator('section')
    .getByRole('button', { name: /^Options for the chat/ })
    .click();
  await page.getByRole('menuitem', { name: SETTINGS_TEXT.action }).click();
  const toggle = page.getByRole('dialog').getByRole('switch', { name: SETTINGS_TEXT.voice });
  await toggle.waitFor();
  expect(await toggle.isDisabled()).toBe(true);
  await page.getByText(SETTINGS_TEXT.voiceMissing).waitFor();
});
