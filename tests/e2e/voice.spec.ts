import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { SETTINGS_TEXT } from '#features/chat/ui/settings/copy.ts';
import { LISTEN_TEXT } from '#features/voice/ui/button-copy.ts';
import { VOICE_TEXT } from '#features/voice/ui/copy.ts';
import { openChat, type ChatScreen } from './chat-screen.ts';
import { expectAccessible, PHONE } from './stage.ts';
import { SECONDS, setupVoice, timeOf } from './voice-stage.ts';

const stage = setupVoice('wav', 6);
const { app } = stage;
beforeEach(() => {
  stage.speech.spoken.length = 0;
});

async function premiumChat(slugAt: number, width?: number) {
  const user = await app.createUser('premium@example.test');
  const chat = await openChat(app, stage.slugs[slugAt]!, user, width ? { width } : {});
  const available = async () =>
    (await user.call<{ balance: { available: number } }>('/billing/ledger')).balance.available;
  return { chat, user, available };
}

async function talk(chat: ChatScreen, ...replies: string[]) {
  for (const reply of replies) {
    app.model.replyText = () => reply;
    await chat.sendText(`Say something, number ${reply.length}.`);
    await chat.waitForText(reply.replaceAll('*', ''));
    await chat.waitForReply();
  }
}

const isPaused = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLAudioElement>('audio[data-voice]')?.paused);

/** Waits until the page's audio continues from its position. */
async function waitUntilPlaying(page: Page) {
  await expect.poll(() => timeOf(page), { timeout: 20_000 }).toBeGreaterThan(0.05);
  const before = (await timeOf(page))!;
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before);
}

const players = (page: Page): Locator => page.getByRole('group', { name: /^Voice message from/ });

test('a reply is played, paused, sought and played again without another charge', async () => {
  const { chat, available } = await premiumChat(0);
  const { page } = chat;
  await talk(chat, '*smiles* The harbor is quiet tonight.');
  const before = await available();
  const listen = page.getByRole('button', { name: LISTEN_TEXT.priced });
  await listen.last().click();
  await waitUntilPlaying(page);
  expect(stage.speech.spoken).toMatchObject([{ input: 'The harbor is quiet tonight.' }]);
  expect(await available()).toBe(before - 1);
  const player = players(page).last();
  await player.getByText(/\/ 0:24$/).waitFor();
  await expectAccessible(page);

  await player.getByRole('button', { name: VOICE_TEXT.pause }).click();
  await expect.poll(() => isPaused(page)).toBe(true);
  const slider = player.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => timeOf(page)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('0:04 of 0:24');
  expect(await timeOf(page)).toBeCloseTo(4.8, 1);
  const box = (await slider.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(async () => Math.round((await timeOf(page))!)).toBe(SECONDS / 2);

  await player.getByRole('button', { name: VOICE_TEXT.play, exact: true }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(SECONDS / 2 + 0.2);
  await page.reload();
  await players(page).last().getByRole('button', { name: VOICE_TEXT.play, exact: true }).click();
  await waitUntilPlaying(page);
  expect(stage.speech.spoken).toHaveLength(1);
  expect(await available()).toBe(before - 1);
});

test('a reply plays while it is being made, and can be sought once it is complete', async () => {
  const { chat } = await premiumChat(4);
  const { page } = chat;
  await talk(chat, 'The kettle sings already.');
  const end = stage.speech.holdEnds();
  await page.getByRole('button', { name: LISTEN_TEXT.priced }).last().click();
  await waitUntilPlaying(page);
  const player = players(page).last();
  const slider = player.getByRole('slider');
  expect(await slider.count()).toBe(0);
  await expectAccessible(page);
  end();
  await slider.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(SECONDS * 0.7);
  // From there it plays to its end, and then from its beginning.
  await player.getByRole('button', { name: VOICE_TEXT.play, exact: true }).click();
  await waitUntilPlaying(page);
  expect(stage.speech.spoken).toHaveLength(1);
});

test('another reply pauses the first, and the speed is kept on this device', async () => {
  const { chat } = await premiumChat(1);
  const { page } = chat;
  await talk(chat, 'The first of two.', 'And the second one.');
  const listen = page.getByRole('button', { name: LISTEN_TEXT.priced });
  await listen.first().click();
  await waitUntilPlaying(page);
  const [first, second] = [players(page).first(), players(page).last()];
  await listen.last().click();
  await second.getByRole('button', { name: VOICE_TEXT.pause }).waitFor();
  await first.getByRole('button', { name: VOICE_TEXT.play, exact: true }).waitFor();
  expect(await page.locator('audio[data-voice]').count()).toBe(1);
  await waitUntilPlaying(page);

  await second.getByRole('button', { name: VOICE_TEXT.speed(1) }).click();
  await second.getByRole('button', { name: VOICE_TEXT.speed(1.25) }).waitFor();
  const rate = () =>
    page.evaluate(() => document.querySelector<HTMLAudioElement>('audio')!.playbackRate);
  expect(await rate()).toBe(1.25);
  await page.reload();
  await players(page)
    .last()
    .getByRole('button', { name: VOICE_TEXT.speed(1.25) })
    .waitFor();
  await players(page).last().getByRole('button', { name: VOICE_TEXT.play, exact: true }).click();
  await waitUntilPlaying(page);
  expect(await rate()).toBe(1.25);

  // It continues in another row's place, and ends with the page.
  await page.getByRole('link', { name: 'Everafter' }).first().click();
  await expect.poll(() => isPaused(page)).toBe(true);
});

test('with "Reply with voice" on, a new reply has its player automatically', async () => {
  const { chat, available } = await premiumChat(2, PHONE);
  const { page } = chat;
  await page
    .locator('section')
    .getByRole('button', { name: /^Options for the chat/ })
    .click();
  await page.getByRole('menuitem', { name: SETTINGS_TEXT.action }).click();
  const dialog = page.getByRole('dialog');
  const toggle = dialog.getByRole('switch', { name: SETTINGS_TEXT.voice });
  await toggle.check();
  await dialog.getByText(SETTINGS_TEXT.voiceHint(1)).waitFor();
  await dialog.getByRole('button', { name: SETTINGS_TEXT.save }).click();
  await page.getByText(SETTINGS_TEXT.saved).first().waitFor();
  const before = await available();
  await talk(chat, 'You will hear this one.');
  await players(page).first().waitFor();
  expect(stage.speech.spoken).toMatchObject([{ input: 'You will hear this one.' }]);
  expect(await available()).toBe(before - 1);
  await expectAccessible(page);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('a free user is led to the offer, and an error has a plain message', async () => {
  app.allowErrors(/\b(403|503)\b/);
  const chat = await openChat(app, stage.slugs[5]!, await app.createUser());
  await talk(chat, 'Nice to meet you.');
  await chat.page.getByRole('button', { name: LISTEN_TEXT.premium }).last().click();
  const problem = chat.page.getByRole('alert').filter({ hasText: 'part of Premium' });
  await problem.getByRole('link', { name: VOICE_TEXT.offer }).waitFor();
  expect(stage.speech.spoken).toEqual([]);

  const premium = await premiumChat(3);
  await talk(premium.chat, 'This one fails at first.');
  stage.speech.fail({ kind: 'status', status: 400 });
  const { page } = premium.chat;
  await page.getByRole('button', { name: LISTEN_TEXT.priced }).last().click();
  await page.getByText('This reply could not be spoken. Nothing was charged.').waitFor();
  await page.getByRole('button', { name: VOICE_TEXT.retry }).click();
  await waitUntilPlaying(page);
});

test('a voice can be played in the wizard before it is chosen', async () => {
  const user = await app.createUser();
  const page = await app.open({ path: '/ai-boyfriend?step=4', as: user });
  const sample = page.getByRole('button', { name: /^Hear/ });
  await sample.first().waitFor();
  expect(await sample.count()).toBe(2);
  await sample.first().click();
  await waitUntilPlaying(page);
  await page.getByRole('button', { name: /^Stop/ }).waitFor();
  await expectAccessible(page);
});
