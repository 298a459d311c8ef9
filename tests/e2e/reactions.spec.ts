import { expect, test } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import { REACTIONS } from '#features/chat/limits.ts';
import { REACTION_NAMES, REACTION_TEXT } from '#features/chat/ui/reactions/copy.ts';
import { openChat, openMenuOf, readSlugs, rowOf, say, type ChatScreen } from './chat-screen.ts';
import { expectAccessible, setupApp } from './stage.ts';

const app = setupApp({ model: true, isShared: true });

const chip = ({ log }: ChatScreen, name: string) =>
  log.getByRole('button', { name: REACTION_TEXT.remove(name) });
const choice = ({ page }: ChatScreen, name: string) =>
  page.getByRole('menuitemradio', { name, exact: true });

async function openMenu(chat: ChatScreen): Promise<void> {
  await openMenuOf(rowOf(chat, 'Only at night.'));
  await chat.page.getByRole('menu').waitFor();
}

test('a reaction is chosen in a reply’s menu, seen in other tabs, and removed', async () => {
  const [slug] = (await readSlugs(app, 1)) as [string];
  const user = await app.createUser();
  const chat = await openChat(app, slug, user);
  await say(app, chat, 'Shall we sail?', 'Only at night.');
  const other = await openChat(app, slug, user);
  await other.waitForText('Only at night.');

  await openMenu(chat);
  await expectAccessible(chat.page);
  expect(await chat.page.getByRole('menuitemradio').count()).toBe(REACTIONS.length);
  await choice(chat, REACTION_NAMES['❤️']).click();
  await chat.page.getByRole('menu').waitFor({ state: 'detached' });
  for (const screen of [chat, other]) await chip(screen, REACTION_NAMES['❤️']).waitFor();
  await expectAccessible(chat.page);

  // Another one replaces it, here with the keyboard alone.
  const more = chat.log.getByRole('button', { name: COPY.message.more }).last();
  await more.focus();
  await more.press('Enter');
  await chat.page.getByRole('menu').waitFor();
  await choice(chat, REACTION_NAMES['😂']).press('Enter');
  for (const screen of [chat, other]) await chip(screen, REACTION_NAMES['😂']).waitFor();
  await chat.page.reload();
  await chip(chat, REACTION_NAMES['😂']).waitFor();

  await openMenu(chat);
  expect(await choice(chat, REACTION_NAMES['😂']).getAttribute('aria-checked')).toBe('true');
  await choice(chat, REACTION_NAMES['😂']).click();
  for (const screen of [chat, other])
    await chip(screen, REACTION_NAMES['😂']).waitFor({ state: 'detached' });
  await openMenu(other);
  await choice(other, REACTION_NAMES['👏']).click();
  await chip(chat, REACTION_NAMES['👏']).click();
  for (const screen of [chat, other])
    await chip(screen, REACTION_NAMES['👏']).waitFor({ state: 'detached' });
});
