import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import type { OpenOptions, Stage } from './stage.ts';
import type { Person } from './person.ts';

/** A chat as its user sees it. */
export interface ChatScreen {
  page: Page;
  log: Locator;
  input: Locator;
  send: Locator;
  stop: Locator;
  /** Writes and sends by Enter. */
  say(text: string): Promise<void>;
  /** Waits until the conversation holds these words. */
  shows(words: string | RegExp): Promise<void>;
  /** How often the conversation holds these words. */
  count(words: string): Promise<number>;
  /** Waits until the last reply is whole. */
  isIdle(): Promise<void>;
}

/** The slugs of the first public characters. */
export async function readSlugs(stage: Stage, count = 3): Promise<string[]> {
  const answer = await fetch(`${stage.server.url}/api/v1/characters/?limit=${count}`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const { data } = (await answer.json()) as { data: { slug: string }[] };
  return data.map(({ slug }) => slug);
}

/** Opens the chat of `as` with a character and waits until it can be written in. */
export async function openChat(
  stage: Stage,
  slug: string,
  as: Person,
  options: OpenOptions = {},
): Promise<ChatScreen> {
  const page = await stage.open({ path: `/chat/${slug}`, as, ...options });
  return onScreen(page);
}

/** The chat that a page shows, once it can be written in. */
export async function onScreen(page: Page): Promise<ChatScreen> {
  const log = page.getByRole('log');
  const input = page.getByRole('textbox', { name: /^Message to / });
  const screen: ChatScreen = {
    page,
    log,
    input,
    send: page.getByRole('button', { name: COPY.composer.send }),
    stop: page.getByRole('button', { name: COPY.composer.stop }),
    async say(text) {
      await input.fill(text);
      await input.press('Enter');
    },
    async shows(words) {
      await expect
        .poll(() => log.innerText())
        .toMatch(typeof words === 'string' ? literal(words) : words);
    },
    async count(words) {
      return (await log.innerText()).split(words).length - 1;
    },
    async isIdle() {
      await page.getByRole('button', { name: COPY.message.regenerate }).waitFor();
    },
  };
  await input.waitFor();
  return screen;
}

const literal = (words: string) => new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
