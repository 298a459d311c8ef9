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
import { describePages } from './describe-pages.ts';
import { createTestUser, type TestUser } from './person.ts';
import { startServer, type Server } from './server.ts';
import { leaveStage, takeStage } from './shared-stage.ts';
import { startStubModel, type StubModel } from './spoken-model.ts';

export const PHONE = 390;
export const DESKTOP = 1440;

/**
 * Console errors of a page whose server was stopped by the test; `could not be loaded` if it was stopped
 * before the page had fetched its toaster.
 */
const SERVER_DOWN_ERRORS =
  /ERR_(CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)|503|A part of the page could not be loaded/;

/** Playwright's messages about it. */
const WORKER_LEFT_OUT = /Service Worker registration blocked by Playwright/;

export interface OpenOptions {
  path?: string;
  width?: number;
  /** Signs in as this user. */
  as?: TestUser;
  /** Starts with empty storage, so that the 18+ notice is shown. */
  isFirstVisit?: boolean;
  reducedMotion?: boolean;
  /** Additional local storage items. */
  storage?: Record<string, string>;
  /** Runs before the page opens, for example to add routes or scripts. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

export interface AppHarness {
  readonly server: Server;
  readonly model: StubModel;
  /** Opens a page in a new browser context with its own cookies and storage. */
  open(options?: OpenOptions): Promise<Page>;
  /** Creates a user, or signs in the seeded user with this email address. */
  createUser(email?: string): Promise<TestUser>;
  /** Allows matching console messages, script errors and 5xx responses in this test. */
  allowErrors(pattern: RegExp): void;
  /** Restarts the server. `meanwhile` runs while it is stopped and may use the data directory. */
  restart(how: 'stop' | 'kill', meanwhile?: () => Promise<void>): Promise<void>;
  /**
   * Restarts the server with its clock ahead of the system clock. A retried test starts with the
   * offset that its first attempt started with.
   */
  restartWithClockOffset(clockOffsetMs: number): Promise<void>;
}

/**
 * Starts a server and a browser for the tests of one file. A test fails on any console error or
 * warning, script error, or 5xx response that it did not allow.
 */
export function setupApp(
  options: {
    env?: Record<string, string>;
    model?: boolean;
    /**
     * Continues on the server of an earlier file, with what its tests left in the database. For tests that use
     * only users and chats of their own, and neither stop the server nor set its environment.
     */
    isShared?: boolean;
    /** A WAV file that the browser uses as its microphone. */
    microphone?: string;
    /** Enables the service worker, which other journeys disable: a page's routes do not see its requests. */
    serviceWorker?: boolean;
  } = {},
): AppHarness {
  let server: Server;
  let browser: Browser;
  let model: StubModel | undefined;
  let dataDir: string;
  let contexts: BrowserContext[] = [];
  let errors: string[] = [];
  let expected: RegExp[] = [];
  let clockOffset = 0;
  let initialClock = 0;

  const start = async (port?: number, clockOffsetMs?: number) => {
    const text = model && { TEXT_BASE_URL: model.baseUrl, TEXT_MODEL: 'spoken' };
    return startServer({ dataDir, env: { ...text, ...options.env }, port, clockOffsetMs });
  };

  const kind = options.model ? 'with a model' : 'plain';
  beforeAll(async () => {
    const stage = options.isShared ? takeStage(kind) : undefined;
    if (stage) {
      ({ server, browser, model } = stage);
      return;
    }
    if (options.model) model = await startStubModel();
    dataDir = mkdtempSync(join(tmpdir(), 'everafter-e2e-'));
    cpSync(inject('dataTemplate'), dataDir, { recursive: true });
    [server, browser] = await Promise.all([
      start(),
      chromium.launch({
        executablePath: inject(
          options.microphone || options.serviceWorker ? 'wholeChromium' : 'chromium',
        ),
        args: [...CHROMIUM_FLAGS, ...hear(options.microphone)],
      }),
    ]);
  });

  async function restartWithClockOffset(clockOffsetMs: number): Promise<void> {
    expected.push(SERVER_DOWN_ERRORS);
    const port = Number(new URL(server.url).port);
    await server.stop();
    server = await start(port, clockOffsetMs);
    clockOffset = clockOffsetMs;
  }

  beforeEach(async ({ task }: TestContext) => {
    if (!task.result?.retryCount) initialClock = clockOffset;
    else if (clockOffset !== initialClock) await restartWithClockOffset(initialClock);
  });

  afterEach(async ({ task }: TestContext) => {
    if (task.result?.state === 'fail')
      console.error(await describePages(contexts), errors.join('\n'));
    const unexpected = errors.filter((line) => !expected.some((pattern) => pattern.test(line)));
    for (const context of contexts) await context.close();
    contexts = [];
    errors = [];
    expected = [];
    model?.release();
    // Joined, so that a report of one line names them.
    const problems = unexpected.join('\n');
    expect(problems, 'console errors and warnings, script errors, 5xx responses').toBe('');
  });

  afterAll(async () => {
    if (options.isShared && browser && server)
      return leaveStage(kind, { server, browser, model }, inject('sharedStages'));
    await browser?.close();
    await server?.stop();
    await model?.close();
    if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  });

  function watch(context: BrowserContext): void {
    context.on('console', (message) => {
      const isProblem = message.type() === 'error' || message.type() === 'warning';
      if (isProblem && !WORKER_LEFT_OUT.test(message.text()))
        errors.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => errors.push(`uncaught: ${error.error().message}`));
    context.on('response', (response) => {
      if (response.status() >= 500) errors.push(`${response.status()}: ${response.url()}`);
    });
  }

  return {
    get server() {
      return server;
    },
    get model() {
      if (!model) throw new Error('Pass `model: true` to setupApp to use the model.');
      return model;
    },
    async open({ path = '/', width = DESKTOP, as, isFirstVisit = false, ...settings } = {}) {
      const ageNotice = isFirstVisit
        ? {}
        : { age_acknowledged: AGE_NOTICE_VERSION, age_acknowledged_sent: AGE_NOTICE_VERSION };
      const stored = { ...ageNotice, ...(as && { auth_token: as.token }), ...settings.storage };
      const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
      const isPhone = width < 700;
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width, height: isPhone ? 844 : 900 },
        hasTouch: isPhone,
        isMobile: isPhone,
        reducedMotion: settings.reducedMotion === false ? 'no-preference' : 'reduce',
        serviceWorkers: options.serviceWorker ? 'allow' : 'block',
        storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
      });
      context.setDefaultTimeout(30_000);
      contexts.push(context);
      watch(context);
      await settings.prepare?.(context);
      const page = await context.newPage();
      await page.goto(path);
      // A link that is followed before hydration causes a full page load.
      await waitForHydration(page);
      return page;
    },
    createUser: (email) => createTestUser(server.url, email),
    allowErrors: (pattern) => void expected.push(pattern),
    async restart(how, meanwhile) {
      expected.push(SERVER_DOWN_ERRORS);
      const port = Number(new URL(server.url).port);
      await server[how]();
      await meanwhile?.();
      server = await start(port, clockOffset);
    },
    restartWithClockOffset,
  };
}

const hear = (file: string | undefined): string[] =>
  file ? ['--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${file}`] : [];

/** Waits until React has started hydration. From then on, input triggers hydration of its target. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !('__reactRouterContext' in window) ||
      Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
}

/** Fails with all accessibility violations and their elements. `selector` limits the check to one element. */
export async function expectAccessible(page: Page, selector?: string): Promise<void> {
  // Pages have no frames of other origins. So axe may run in the page itself, and report only violations.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (selector ? builder.include(selector) : builder).analyze();
  const problems = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(problems, `accessibility of ${page.url()}`).toEqual([]);
}

/** Runs in the page (`page.evaluate`). Returns `seen: ` or `covered: ` and the label of the focused element. */
export function describeFocus(): string {
  const focused = document.activeElement!;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
  const isSeen = above !== null && (focused.contains(above) || above.contains(focused));
  const label = focused.closest('label') ?? document.querySelector(`label[for="${focused.id}"]`);
  return `${isSeen ? 'seen' : 'covered'}: ${label?.textContent ?? focused.textContent}`;
}

/** Waits until the page's path and query equal `path`. */
export function waitForPath(page: Page, path: string): Promise<void> {
  return page.waitForURL((url) => url.pathname + url.search === path);
}
