import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { CALL_TEXT } from '../src/features/calls/ui/copy.ts';
import { WIZARD_TEXT } from '../src/features/characters/ui/wizard/copy.ts';
import { COPY } from '../src/features/chat/ui/copy.ts';
import { AGE_NOTICE_VERSION } from '../src/shared/age-notice.ts';
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.ts';

/*
 * Takes the pictures of docs/tour.md from a running product in development, with its demo engines:
 * DATA_DIR=/tmp/tour npm start; node scripts/tour-pictures.ts [--url http://127.0.0.1:3000] [--out docs/screenshots] [--only chat]
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    out: { type: 'string', default: 'docs/screenshots' },
    only: { type: 'string' },
  },
});

const SETTLED_MS = 3000;
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 412, height: 915 };
const FREE = { email: 'robin@example.test', full_name: 'Robin Vale' };
/** Calls are part of Premium. */
const PREMIUM = { email: 'premium@example.test', full_name: 'Robin Vale' };

type Person = typeof FREE;
interface View {
  name: string;
  path: string;
  as?: Person;
  size?: typeof WIDE;
  /** What happens before the picture is taken. */
  play?: (page: Page) => Promise<void>;
}

const VIEWS: readonly View[] = [
  { name: 'home', path: '/' },
  { name: 'home-phone', path: '/', size: PHONE },
  { name: 'browse', path: '/characters' },
  { name: 'chat', path: '/chat/elena-marchetti', as: FREE, play: talk },
  { name: 'character', path: '/character/elena-marchetti', as: FREE },
  { name: 'call', path: '/call/elena-marchetti', as: PREMIUM, play: call },
  { name: 'studio', path: '/generate', as: FREE },
  { name: 'wizard', path: '/ai-girlfriend', as: FREE, play: waitForPortrait },
  { name: 'premium', path: '/premium', as: FREE },
  { name: 'profile', path: '/profile', as: FREE },
];

async function talk(page: Page): Promise<void> {
  const composer = page.getByRole('textbox', { name: COPY.composer.label('Elena') });
  await composer.fill('Good evening! I brought coffee. How was your day?');
  await composer.press('Enter');
  await page.getByRole('button', { name: COPY.message.regenerate }).waitFor();
}

async function call(page: Page): Promise<void> {
  const { start, type, listening, speaking } = { ...CALL_TEXT.before, ...CALL_TEXT.call };
  await page.getByRole('button', { name: start }).click();
  const input = page.getByRole('textbox', { name: type });
  for (const line of ['It is raining here.', 'Long day, but I am home now.']) {
    // Whoever writes earlier interrupts her.
    await page.getByText(listening, { exact: true }).waitFor();
    await input.fill(line);
    await input.press('Enter');
    await page.getByText(speaking('Elena'), { exact: true }).waitFor();
  }
}

async function waitForPortrait(page: Page): Promise<void> {
  await page
    .getByRole('img', { name: WIZARD_TEXT.portraitOf('') })
    .first()
    .waitFor();
}

/** Signs in at the local provider. @returns the token of the session */
async function signIn(person: Person): Promise<string> {
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const response = await fetch(values.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return (await response.json()) as Record<string, string>;
  };
  const { credential } = await post('/dev/identity/google/credential', person);
  const { access_token } = await post('/api/v1/login/google', { token: credential });
  return access_token!;
}

/** Waits until every picture in view is there. */
const waitForPictures = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete && image.naturalWidth > 0),
  );

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
mkdirSync(values.out, { recursive: true });
try {
  for (const { name, path, as, size = WIDE, play } of VIEWS) {
    if (values.only && values.only !== name) continue;
    const stored = {
      age_acknowledged: AGE_NOTICE_VERSION,
      age_acknowledged_sent: AGE_NOTICE_VERSION,
      ...(as && { auth_token: await signIn(as) }),
    };
    const localStorage = Object.entries(stored).map((entry) => ({
      name: entry[0],
      value: entry[1],
    }));
    const context = await browser.newContext({
      baseURL: values.url,
      viewport: size,
      isMobile: size === PHONE,
      hasTouch: size === PHONE,
      serviceWorkers: 'block',
      storageState: { cookies: [], origins: [{ origin: values.url, localStorage }] },
    });
    const page = await context.newPage();
    await page.goto(path);
    await waitForPictures(page);
    await play?.(page);
    // What fades in or opens is there then.
    await page.waitForTimeout(SETTLED_MS);
    await waitForPictures(page);
    const { size: bytes } = await sharp(await page.screenshot())
      .webp({ quality: 82, preset: 'picture', smartSubsample: true, effort: 6 })
      .toFile(join(values.out, `${name}.webp`));
    console.log(`${name}: ${Math.round(bytes / 1024)} KB`);
    await context.close();
  }
} finally {
  await browser.close();
}
