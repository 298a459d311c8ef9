import { beforeAll, beforeEach, expect, test } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import { MICROPHONE_TEXT as TEXT } from '#features/voice/ui/microphone/copy.ts';
import { openChat, readSlugs } from './chat-screen.ts';
import { allowMicrophone, bar, listen, setupMicrophone, speakButton } from './microphone-stage.ts';
import type { TestUser } from './person.ts';
import { DESKTOP, expectAccessible, PHONE, type OpenOptions } from './stage.ts';

const SAID = 'Shall we walk along the river?';
const { app, server } = await setupMicrophone(SAID);
beforeEach(() => void (server.heard.length = 0));

let slugs: string[];
let premium: TestUser;
beforeAll(async () => {
  slugs = await readSlugs(app, 8);
  premium = await app.createUser('premium@example.test');
});

const open = (at: number, width = DESKTOP, prepare: OpenOptions['prepare'] = allowMicrophone) =>
  openChat(app, slugs[at]!, premium, { width, prepare });

test.each([PHONE, DESKTOP])(
  'at %i px, speech is transcribed, corrected and sent',
  async (width) => {
    const chat = await open(width === PHONE ? 0 : 1, width);
    const { page, input } = chat;
    await speakButton(page).click();
    await listen(chat);
    await expectAccessible(page);
    await bar(page).getByRole('button', { name: TEXT.finish }).click();
    await expect.poll(() => input.inputValue()).toBe(SAID);
    expect(await bar(page).count()).toBe(0);
    const [recording] = server.heard;
    expect(recording).toMatchObject({ name: 'recording.wav', type: 'audio/wav' });
    expect(recording!.seconds).toBeGreaterThan(0.05);
    await input.press('End');
    await input.pressSequentially(' Tonight.');
    await input.press('Enter');
    await chat.waitForText(`${SAID} Tonight.`);
  },
);

test('the keyboard alone starts and ends it, and Escape cancels', async () => {
  const chat = await open(2);
  const { page, input } = chat;
  await speakButton(page).press('Enter');
  await listen(chat);
  await page.keyboard.press('Escape');
  await expect.poll(() => bar(page).count()).toBe(0);
  expect([server.heard, await input.inputValue()]).toEqual([[], '']);
  await speakButton(page).press('Enter');
  await listen(chat);
  await page.getByRole('button', { name: COPY.composer.speakEnd }).press('Enter');
  await expect.poll(() => input.inputValue()).toBe(SAID);
  expect(await input.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('holding the button records until it is released, and a swipe to the left cancels', async () => {
  const chat = await open(3);
  const { page, input } = chat;
  const { x, y, width, height } = (await speakButton(page).boundingBox())!;
  const press = async () => {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await listen(chat);
  };
  await press();
  await page.mouse.move(x - 120, y, { steps: 4 });
  await expect.poll(() => bar(page).count()).toBe(0);
  await page.mouse.up();
  expect([server.heard, await input.inputValue(), await bar(page).count()]).toEqual([[], '', 0]);
  await press();
  await page.mouse.up();
  await expect.poll(() => input.inputValue()).toBe(SAID);
  expect(server.heard).toHaveLength(1);
  expect(server.heard[0]!.seconds).toBeGreaterThan(0.5);
});

test('a refused microphone has a plain message, and the user can still type', async () => {
  const chat = await open(4, DESKTOP, async () => {});
  const { page, input } = chat;
  await speakButton(page).click();
  await bar(page).getByRole('alert').getByText(TEXT.notAllowed).waitFor();
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: TEXT.close }).click();
  await input.fill('Then I type.');
  await input.press('Enter');
  await chat.waitForText('Then I type.');
});

test('a server error has a plain message, and the next try works', async () => {
  app.allowErrors(/503/);
  const chat = await open(5);
  const { page, input } = chat;
  server.fail({ kind: 'status', status: 400 });
  await speakButton(page).click();
  await listen(chat);
  await bar(page).getByRole('button', { name: TEXT.finish }).click();
  await bar(page)
    .getByRole('alert')
    .getByText(/could not be transcribed/)
    .waitFor();
  await bar(page).getByRole('button', { name: TEXT.close }).click();
  await speakButton(page).click();
  await listen(chat);
  await bar(page).getByRole('button', { name: TEXT.finish }).click();
  await expect.poll(() => input.inputValue()).toBe(SAID);
});

test('a user of the free plan is offered Premium before anything is recorded', async () => {
  const { page } = await openChat(app, slugs[6]!, await app.createUser(), {
    prepare: allowMicrophone,
  });
  await speakButton(page).click();
  await page.getByRole('link', { name: TEXT.offer.upgrade }).waitFor();
  expect(await page.getByText(TEXT.listening).count()).toBe(0);
  await expectAccessible(page);
});

test('with help lines shown, the microphone is available, and nothing is for sale', async () => {
  const chat = await openChat(app, slugs[7]!, await app.createUser(), { prepare: allowMicrophone });
  const { page } = chat;
  await chat.sendText('I want to kill myself tonight.');
  await chat.waitForText(/988/);
  await speakButton(page).click();
  await bar(page).getByRole('alert').getByText(TEXT.notIncluded).waitFor();
  expect(await page.getByRole('link', { name: TEXT.offer.upgrade }).count()).toBe(0);
});
