import { expect, test } from 'vitest';
import { PROFILE_TEXT } from '#features/accounts/ui/profile/copy.ts';
import type { ChatList } from '#features/chat/contract.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { onScreen, openChat, readSlugs } from './chat-screen.ts';
import { subscribe } from './shop-screen.ts';
import { expectAccessible, PHONE, setStage } from './stage.ts';

const stage = setStage();
const HOUR = 3_600_000;
const { preferences: TEXT } = PROFILE_TEXT;

test('a character writes first to who allows it, and waits unread in the list', async () => {
  const { person, page } = await subscribe(stage);
  await page.goto('/profile');
  const allow = page.getByRole('switch', { name: TEXT.proactive });
  expect(await allow.isChecked()).toBe(false);
  await allow.click();
  await expect
    .poll(() => person.call<{ preferences: object }>('/users/me'))
    .toMatchObject({ preferences: { proactive: true } });
  await page.context().close();

  const [slug] = await readSlugs(stage, 1);
  const chat = await openChat(stage, slug!, person);
  await chat.say('I like rainy evenings');
  await chat.isIdle();
  await chat.page.context().close();

  const list = () => person.call<ChatList>('/chat/');
  const before = (await list()).data[0]!;
  expect(before.unread).toBe(0);
  await stage.moveTo(31 * HOUR);
  await expect.poll(async () => (await list()).data[0]!.unread).toBe(1);
  const words = (await list()).data[0]!.last_message!.content;
  expect(words).not.toBe(before.last_message!.content);

  const later = await stage.open({ path: '/chat', as: person, width: PHONE });
  const row = later.getByRole('link').filter({ hasText: COPY.list.unread(1) });
  await row.waitFor();
  await expectAccessible(later);
  await row.click();
  const opened = await onScreen(later);
  await opened.shows(words.replaceAll('*', '').slice(0, 40));
  await expectAccessible(later);
  await opened.say('How kind of you to write');
  await opened.isIdle();
  await expect.poll(async () => (await list()).data[0]!.unread).toBe(0);
});
