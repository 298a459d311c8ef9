import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import type { OpenOptions, AppHarness } from './stage.ts';
import type { TestUser } from './person.ts';

/** Page object of a chat. */
export interface ChatScreen {
  page: Page;
  log: Locator;
  input: Locator;
  sendButton: Locator;
  stopButton: Locator;
  /** Types a message and presses Enter. */
  sendText(text: string): Promise<void>;
  /** Waits until the conversation contains the text. */
  waitForText(text: string | RegExp): Promise<void>;
  /** Counts the occurrences of a text in the conversation. */
  countText(text: string): Promise<number>;
  /** Waits until the last reply is complete. */
  waitForReply(): Promise<void>;
}

/** Returns the slugs of the first public characters. */
export async function readSlugs(app: AppHarness, count = 3): Promise<string[]> {
  const response = await fetch(`${app.server.url}/api/v1/characters/?limit=${count}`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const { data } = (await response.json()) as { data: { slug: string }[] };
  return data.map(({ slug }) => slug);
}

/** Opens a user's chat with a character and waits until the composer is ready. */
export async function openChat(
  app: AppHarness,
  slug: string,
  as: TestUser,
  options: OpenOptions = {},
): Promise<ChatScreen> {
  const page = await app.open({ path: `/chat/${slug}`, as, ...options });
  return waitForChat(page);
}

/** Waits until the chat's composer is ready, and returns its page object. */
export async function waitForChat(page: Page): Promise<ChatScreen> {
  const log = page.getByRole('log');
  const input = page.getByRole('textbox', { name: /^Message to / });
  const screen: ChatScreen = {
    page,
    log,
    input,
    sendButton: page.getByRole('button', { name: COPY.composer.send }),
    stopButton: page.getByRole('button', { name: COPY.composer.stop }),
    async sendText(text) {
      await input.fill(text);
      await input.press('Enter');
    },
    async waitForText(text) {
      await expect
        .poll(() => log.innerText())
        .toMatch(typeof text === 'string' ? literal(text) : text);
    },
    async countText(text) {
      return (await log.innerText()).split(text).length - 1;
    },
    async waitForReply() {
      await page.getByRole('button', { name: COPY.message.regenerate }).waitFor();
    },
  };
  await input.waitFor();
  return screen;
}

/** The rows that contain a text. */
export const rowOf = ({ log }: Pick<ChatScreen, 'log'>, text: string): Locator =>
  log.locator('[data-key]').filter({ hasText: text });

/** Opens the menu of a message. */
export async function openMenuOf(row: Locator): Promise<void> {
  await row.hover();
  await row.getByRole('button', { name: COPY.message.more }).click();
}

/** Opens the menu of a message and selects an item. */
export async function chooseInMenu(row: Locator, item: string): Promise<void> {
  await openMenuOf(row);
  await row.page().getByRole('menuitem', { name: item, exact: true }).click();
}

/** Sends a text, which the model answers with this reply. */
export async function say(
  app: AppHarness,
  chat: ChatScreen,
  text: string,
  reply: string,
): Promise<void> {
  app.model.replyText = () => reply;
  await chat.sendText(text);
  await chat.waitForText(reply);
  await chat.waitForReply();
}

/** Opens a chat and sends two short turns. */
export async function startTalk(
  app: AppHarness,
  slug: string,
  user: TestUser,
): Promise<ChatScreen> {
  const chat = await openChat(app, slug, user);
  await say(app, chat, 'Shall we sail?', 'Only at night.');
  await say(app, chat, 'Why at night?', 'For the stars.');
  return chat;
}

const literal = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
