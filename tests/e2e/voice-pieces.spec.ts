import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LISTEN_TEXT } from '#features/voice/ui/button-copy.ts';
import { VOICE_TEXT } from '#features/voice/ui/copy.ts';
import { startSpeechServer, type SpeechServer } from '#tests/stand-ins/speech-server.ts';
import { openChat, readSlugs, type ChatScreen } from './chat-screen.ts';
import { setupApp } from './stage.ts';

/** The first chunk is two seconds of it: half of what browsers wait for at a plain address. */
const SECONDS = 24;

const env: Record<string, string> = {};
let speech: SpeechServer;
// Before the app's own hook, which starts the product with these settings.
beforeAll(async () => {
  speech = await startSpeechServer({ secondsOf: () => SECONDS });
  env.SPEECH_BASE_URL = speech.base_url;
  env.SPEECH_MODEL = 'speaker';
  env.SPEECH_FORMAT = 'mp3';
});
const app = setupApp({ model: true, env });
afterAll(() => speech.close());

// Once: the order of the list follows what is talked of.
let slugs: string[];
beforeAll(async () => {
  slugs = await readSlugs(app, 2);
});

async function say(slugAt: number, reply: string): Promise<ChatScreen> {
  const chat = await openChat(app, slugs[slugAt]!, await app.createUser('premium@example.test'));
  app.model.replyText = () => reply;
  await chat.sendText('Say something.');
  await chat.waitForText(reply);
  await chat.waitForReply();
  return chat;
}

const timeOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLAudioElement>('audio[data-voice]')?.currentTime);
const sourceOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLAudioElement>('audio[data-voice]')?.currentSrc);
/** Scripts of voice and calls that the page has loaded, or has announced. */
const voiceScriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(name)?.[1] ?? '')
      .filter((name) => /voice|playback|call-page|listen-|silero|microphone|recogni/.test(name))
      .toSorted(),
  );
const listen = ({ page }: ChatScreen) =>
  page.getByRole('button', { name: LISTEN_TEXT.priced }).last().click();
const player = ({ page }: ChatScreen) =>
  page.getByRole('group', { name: /^Voice message from/ }).last();

test('the first piece sounds before the next is there, and the last before the first again', async () => {
  const chat = await say(0, 'The kettle sings already.');
  const { page } = chat;
  const send = speech.holdRest();
  // What plays, records and calls comes with its first use.
  expect(await voiceScriptsOf(page)).toEqual([]);
  await listen(chat);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.3);
  const slider = player(chat).getByRole('slider');
  expect(await slider.count()).toBe(0);
  send();
  await slider.waitFor();
  expect(await voiceScriptsOf(page)).toEqual(['browser-voices', 'playback', 'voice-player']);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(3);
  await slider.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(SECONDS * 0.7);
  const play = player(chat).getByRole('button', { name: VOICE_TEXT.play, exact: true });
  await play.click();
  await expect.poll(() => timeOf(page)).toBeLessThan(SECONDS / 2);
  expect(speech.spoken).toHaveLength(1);
});

test('a reply whose speech breaks off is heard all the same', async () => {
  app.allowErrors(/ERR_INCOMPLETE_CHUNKED_ENCODING|404/);
  const chat = await say(1, 'The second try is the better one.');
  speech.fail({ kind: 'cut' });
  speech.spoken.length = 0;
  await listen(chat);
  await player(chat).getByRole('slider').waitFor();
  // The whole one, at its own address.
  await expect.poll(() => sourceOf(chat.page)).toMatch(/^http/);
  const before = (await timeOf(chat.page))!;
  await expect.poll(() => timeOf(chat.page)).toBeGreaterThan(before + 0.2);
  expect(speech.spoken).toHaveLength(2);
});
