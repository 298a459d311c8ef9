import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  inject,
  type TestContext,
} from 'vitest';
import { AGE_NOTICE_VERSION } from '#shared/age-notice.ts';
import { CHROMIUM_FLAGS } from '../../scripts/find-chromium.ts';
import { createPerson, type Person } from './person.ts';
import { startServer, type Server } from './server.ts';
import { startSpokenModel, type SpokenModel } from './spoken-model.ts';

export const PHONE = 390;
export const DESKTOP = 1440;

/** What a page says on its console when the journey itself takes the server away. */
const SERVER_AWAY =
  /ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)|503/;

export interface OpenOptions {
  path?: string;
  width?: number;
  /** Signed in as this person, and past the 18+ notice. */
  as?: Person;
  /** True: a visitor of whom nothing is known, not even the 18+ answer. */
  isNew?: boolean;
  reducedMotion?: boolean;
  /** More in the browser's local storage. */
  storage?: Record<string, string>;
  /** Before the page opens: routes, scripts. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

export interface Stage {
  readonly server: Server;
  readonly model: SpokenModel;
  /** A page in a browser of its own (cookies, storage). */
  open(options?: OpenOptions): Promise<Page>;
  /** Someone new with an account, or a ready-made person by their e-mail. */
  person(email?: string): Promise<Person>;
  /** Words on the console, failed scripts or 5xx answers that this journey expects. */
  expectTrouble(pattern: RegExp): void;
  /** `meanwhile` has the data folder to itself. */
  restart(how: 'stop' | 'kill', meanwhile?: () => Promise<void>): Promise<void>;
  /**
   * Restarts the server with its clock so far ahead of ours, in milliseconds. A second try of a
   * journey begins with the clock that the first began with.
   */
  moveTo(ahead: number): Promise<void>;
}

/**
 * A server and a browser for the journeys of one file. A journey fails on any console error or
 * warning, script error, or 5xx answer that it did not announce.
 */
export function setStage(options: { env?: Record<string, string>; model?: boolean } = {}): Stage {
  let server: Server;
  let browser: Browser;
  let model: SpokenModel | undefined;
  let dataDir: string;
  let contexts: BrowserContext[] = [];
  let trouble: string[] = [];
  let expected: RegExp[] = [];
  let clock = 0;
  let clockAtFirst = 0;

  const start = async (port?: number, ahead?: number) => {
    const text = model && { TEXT_BASE_URL: model.baseUrl, TEXT_MODEL: 'spoken' };
    return startServer({ dataDir, env: { ...text, ...options.env }, port, ahead });
  };

  beforeAll(async () => {
    if (options.model) model = await startSpokenModel();
    dataDir = mkdtempSync(join(tmpdir(), 'everafter-e2e-'));
    cpSync(inject('dataTemplate'), dataDir, { recursive: true });
    [server, browser] = await Promise.all([
      start(),
      chromium.launch({ executablePath: inject('chromium'), args: CHROMIUM_FLAGS }),
    ]);
  });

  async function moveTo(ahead: number): Promise<void> {
    expected.push(SERVER_AWAY);
    const port = Number(new URL(server.url).port);
    await server.stop();
    server = await start(port, ahead);
    clock = ahead;
  }

  beforeEach(async ({ task }: TestContext) => {
    if (!task.result?.retryCount) clockAtFirst = clock;
    else if (clock !== clockAtFirst) await moveTo(clockAtFirst);
  });

  afterEach(async ({ task }: TestContext) => {
    if (task.result?.state === 'fail')
      console.error(await describePages(contexts), trouble.join('\n'));
    const seen = trouble.filter((line) => !expected.some((pattern) => pattern.test(line)));
    for (const context of contexts) await context.close();
    contexts = [];
    trouble = [];
    expected = [];
    model?.release();
    expect(seen, 'console errors and warnings, script errors, 5xx answers').toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await model?.close();
    if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  });

  function watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        trouble.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => trouble.push(`uncaught: ${error.error().message}`));
    context.on('response', (response) => {
      if (response.status() >= 500) trouble.push(`${response.status()}: ${response.url()}`);
    });
  }

  return {
    get server() {
      return server;
    },
    get model() {
      if (!model) throw new Error('This stage was set without a model.');
      return model;
    },
    async open({ path = '/', width = DESKTOP, as, isNew = false, ...wishes } = {}) {
      const known = isNew
        ? {}
        : { age_acknowledged: AGE_NOTICE_VERSION, age_acknowledged_sent: AGE_NOTICE_VERSION };
      const stored = { ...known, ...(as && { auth_token: as.token }), ...wishes.storage };
      const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
      const isPhone = width < 700;
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width, height: isPhone ? 844 : 900 },
        hasTouch: isPhone,
        isMobile: isPhone,
        reducedMotion: wishes.reducedMotion === false ? 'no-preference' : 'reduce',
        storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
      });
      context.setDefaultTimeout(30_000);
      contexts.push(context);
      watch(context);
      await wishes.prepare?.(context);
      const page = await context.newPage();
      await page.goto(path);
      // A link that is followed before the program is there loads the next page whole.
      await programIsThere(page);
      return page;
    },
    person: (email) => createPerson(server.url, email),
    expectTrouble: (pattern) => void expected.push(pattern),
    async restart(how, meanwhile) {
      expected.push(SERVER_AWAY);
      const port = Number(new URL(server.url).port);
      await server[how]();
      await meanwhile?.();
      server = await start(port, clock);
    },
    moveTo,
  };
}

/** Waits until the program hears what is pressed; React hydrates at once where somebody acts. */
export async function programIsThere(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !('__reactRouterContext' in window) ||
      Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
}

/** What each open page showed, for the report of a journey that failed. */
async function describePages(contexts: BrowserContext[]): Promise<string> {
  const pages = contexts.flatMap((context) => context.pages());
  const told = pages.map(async (page) => {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
    return `--- ${page.url()}\n${shown.slice(0, 3000)}`;
  });
  return (await Promise.all(told)).join('\n');
}

/** Fails with every rule that the page breaks, and where; `part` looks at that part only. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(told, `accessibility of ${page.url()}`).toEqual([]);
}

/** For the page itself (`page.evaluate`): `seen` or `covered`, and what it is that has the focus. */
export function describeFocus(): string {
  const focused = document.activeElement!;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
  const isSeen = above !== null && (focused.contains(above) || above.contains(focused));
  const label = focused.closest('label') ?? document.querySelector(`label[for="${focused.id}"]`);
  return `${isSeen ? 'seen' : 'covered'}: ${label?.textContent ?? focused.textContent}`;
}

/** Waits until the page's own address (path and query) is `path`. */
export function arrived(page: Page, path: string): Promise<void> {
  return page.waitForURL((url) => url.pathname + url.search === path);
}
