import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { COPY as ATTACH } from '#features/chat/ui/attach/copy.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { RECORDING_TEXT } from '#features/chat/ui/recording/copy.ts';
import { VOICE_TEXT } from '#features/voice/ui/copy.ts';
import { MICROPHONE_TEXT as TEXT } from '#features/voice/ui/microphone/copy.ts';
import { openChat, readSlugs, waitForChat, type ChatScreen } from './chat-screen.ts';
import { allowMicrophone, bar, listen, setupMicrophone, speakButton } from './microphone-stage.ts';
import type { TestUser } from './person.ts';
import { DESKTOP, expectAccessible, PHONE } from './stage.ts';
import { timeOf } from './voice-stage.ts';

const SAID = 'Shall we walk along the river?';
const { app } = await setupMicrophone(SAID);

let slugs: string[];
let premium: TestUser;
beforeAll(async () => {
  slugs = await readSlugs(app, 4);
  premium = await app.createUser('premium@example.test');
});

const open = (at: number, width = DESKTOP) =>
  openChat(app, slugs[at]!, premium, { width, prepare: allowMicrophone });
const KEPT = ATTACH.recording;
const tray = (page: Page) => page.getByRole('group', { name: KEPT.label });
const choice = (page: Page) => tray(page).getByRole('checkbox', { name: KEPT.keep });
const group = (page: Page) => page.getByRole('group', { name: RECORDING_TEXT.label });
const player = (page: Page) =>
  page.getByRole('log').getByRole('group', { name: RECORDING_TEXT.label });

/** Speaks until a second was recorded, and waits for the text. */
async function speak(chat: ChatScreen) {
  const { page, input } = chat;
  await speakButton(page).click();
  await listen(chat);
  await bar(page).getByText('0:01').waitFor();
  await bar(page).getByRole('button', { name: TEXT.finish }).click();
  await expect.poll(() => input.inputValue()).toBe(SAID);
  await tray(page).waitFor();
}

test.each([PHONE, DESKTOP])(
  'at %i px, a kept recording can be played after a reload, and deleted separately',
  async (width) => {
    const chat = await open(width === PHONE ? 0 : 1, width);
    const { page, input } = chat;
    await speak(chat);
    expect(await choice(page).isChecked()).toBe(false);
    await choice(page).focus();
    await page.keyboard.press('Space');
    await tray(page).getByText(KEPT.kept).waitFor();
    await expectAccessible(page);
    await input.press('Enter');
    await player(page).waitFor();
    await chat.waitForText(SAID);
    await expect.poll(() => tray(page).count()).toBe(0);
    await chat.waitForReply();
    await page.reload();
    const again = await waitForChat(page);
    await player(page).getByRole('button', { name: VOICE_TEXT.play, exact: true }).click();
    await expect.poll(() => timeOf(page), { timeout: 20_000 }).toBeGreaterThan(0.1);
    await expectAccessible(page);
    const box = (await player(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);

    const row = page
      .getByRole('log')
      .locator('[data-key]')
      .filter({ has: group(page) });
    await row.getByRole('button', { name: COPY.message.more }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: RECORDING_TEXT.remove }).click();
    const dialog = page.getByRole('alertdialog', { name: RECORDING_TEXT.removeTitle });
    await dialog.getByRole('button', { name: RECORDING_TEXT.remove }).click();
    await expect.poll(() => player(page).count()).toBe(0);
    await again.waitForText(SAID);
    await page.reload();
    await (await waitForChat(page)).waitForText(SAID);
    expect(await player(page).count()).toBe(0);
  },
);

test('only a checked recording is stored, and the choice is remembered', async () => {
  const chat = await open(2);
  const { page, input } = chat;
  const stored: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/recordings')) stored.push(request.method());
  });
  await speak(chat);
  await tray(page).getByText(KEPT.notKept).waitFor();
  await input.press('Enter');
  await chat.waitForReply();
  expect([stored, await player(page).count(), await tray(page).count()]).toEqual([[], 0, 0]);
  await speak(chat);
  await choice(page).check();
  await page.getByRole('button', { name: KEPT.discard }).click();
  await expect.poll(() => tray(page).count()).toBe(0);
  await input.press('Enter');
  await expect.poll(() => chat.countText(SAID)).toBe(2);
  await chat.waitForReply();
  expect(stored).toEqual([]);
  await page.reload();
  const again = await waitForChat(page);
  await speak(again);
  expect(await choice(page).isChecked()).toBe(true);
  await again.input.press('Enter');
  await player(page).waitFor();
  expect(stored).toEqual(['POST']);
});

test('a recording that cannot be stored has a plain message, and is not lost', async () => {
  app.allowErrors(/503/);
  const chat = await open(3);
  const { page, input } = chat;
  await speak(chat);
  await choice(page).check();
  await page.route('**/recordings', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  await input.press('Enter');
  await tray(page).getByRole('alert').waitFor();
  await expectAccessible(page);
  expect([await input.inputValue(), await chat.countText(SAID)]).toEqual([SAID, 0]);
  await input.press('Enter');
  await player(page).waitFor();
  await chat.waitForText(SAID);
});
