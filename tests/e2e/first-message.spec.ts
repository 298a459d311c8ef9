import { expect, test } from 'vitest';
import { PROFILE_TEXT } from '#features/accounts/ui/profile/copy.ts';
import type { ChatList } from '#features/chat/contract.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { waitForChat, openChat, readSlugs } from './chat-screen.ts';
import { subscribe } from './shop-screen.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp();
const HOUR = 3_600_000;
const { preferences: TEXT } = PROFILE_TEXT;

test('a character writes first to users who allow it, and the message is unread in the list', async () => {
  const { user, page } = await subscribe(app);
  await page.goto('/profile');
  const allow = page.getByRole('switch', { name: TEXT.proactive });
  expect(await allow.isChecked()).toBe(false);
  await allow.click();
  await expect
    .poll(() => user.call<{ preferences: object }>('/users/me'))
    .toMatchObject({ preferences: { proactive: true } });
  await page.context().close();

  const [slug] = await readSlugs(app, 1);
  const chat = await openChat(app, slug!, user);
  await chat.sendText('I like rainy evenings');
  await chat.waitForReply();
  await chat.page.context().close();

  const list = () => user.call<ChatList>('/chat/');
  const before = (await list()).data[0]!;
  expect(before.unread).toBe(0);
  await app.restartWithClockOffset(31 * HOUR);
  await expect.poll(async () => (await list()).data[0]!.unread).toBe(1);
  const text = (await list()).data[0]!.last_message!.content;
  expect(text).not.toBe(before.last_message!.content);

  const later = await app.open({ path: '/chat', as: user, width: PHONE });
  const row = later.getByRole('link').filter({ hasText: COPY.list.unread(1) });
  await row.waitFor();
  await expectAccessible(later);
  await row.click();
  const opened = await waitForChat(later);
  await opened.waitForText(text.replaceAll('*', '').slice(0, 40));
  await expectAccessible(later);
  await opened.sendText('How kind of you to write');
  await opened.waitForReply();
  await expect.poll(async () => (await list()).data[0]!.unread).toBe(0);
});
