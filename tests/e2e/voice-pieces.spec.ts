import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LISTEN_TEXT } from '#features/voice/ui/button-copy.ts';
import { VOICE_TEXT } from '#features/voice/ui/copy.ts';
import { openChat, type ChatScreen } from './chat-screen.ts';
import { SECONDS, setupVoice, timeOf } from './voice-stage.ts';

// The first chunk is two seconds of it: half of the amount that browsers wait for at a plain address.
const stage = setupVoice('mp3', 2);
const { app } = stage;

async function say(slugAt: number, reply: string): Promise<ChatScreen> {
  const chat = await openChat(
    app,
    stage.slugs[slugAt]!,
    await app.createUser('premium@example.test'),
  );
  app.model.replyText = () => reply;
  await chat.sendText('Say something.');
  await chat.waitForText(reply);
  await chat.waitForReply();
  return chat;
}

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

test('the first piece plays before the next arrives, and the last one before the first plays again', async () => {
  const chat = await say(0, 'The kettle sings already.');
  const { page } = chat;
  const send = stage.speech.holdRest();
  // Code for playing, recording and calls is loaded on first use.
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
  expect(stage.speech.spoken).toHaveLength(1);
});

test('a reply whose speech breaks off is played anyway', async () => {
  app.allowErrors(/ERR_INCOMPLETE_CHUNKED_ENCODING|404/);
  const chat = await say(1, 'The second try is the better one.');
  stage.speech.fail({ kind: 'cut' });
  stage.speech.spoken.length = 0;
  await listen(chat);
  await player(chat).getByRole('slider').waitFor();
  // The complete one, at its own address.
  await expect.poll(() => sourceOf(chat.page)).toMatch(/^http/);
  const before = (await timeOf(chat.page))!;
  await expect.poll(() => timeOf(chat.page)).toBeGreaterThan(before + 0.2);
  expect(stage.speech.spoken).toHaveLength(2);
});
