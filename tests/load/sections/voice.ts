import type { Locator, Page } from 'playwright-core';
import { LISTEN_TEXT } from '#features/voice/ui/button-copy.ts';
import { VOICE_TEXT } from '#features/voice/ui/copy.ts';
import { startSpeechServer } from '../../stand-ins/speech-server.ts';
import type { Instances } from '../backend.ts';
import { openBrowser, openProfile } from '../chromium.ts';
import { quantile, type Figure } from '../figures.ts';
import { installListenClock, type Press } from '../listen-clock.ts';
import { toLetters } from '../paced-reply.ts';
import { signIn } from '../product-client.ts';

const PRESSES = 20;
/** The first presses also load the player and warm up the server. */
const WARM_UP = 2;
const SECONDS = 12;
/** Twelve seconds of MP3 are six chunks, so the last one is made 1.25 s after the first. */
const CHUNK_MS = 250;
const FIRST_SOUND_MS = 300;
const CHARACTER = 'elena-marchetti';
const EMAIL = 'listener@example.test';
/** A sound that is not heard by then is a failure, not a figure. */
const HEARD_WITHIN_MS = 20_000;

/**
 * Measures how soon a voice message sounds in a real browser: while the speech server makes it, and once
 * it is stored. Sound counts when the element's clock has moved, which is after its `playing` event.
 */
export async function measureVoice(instances: Instances): Promise<Figure[]> {
  const speech = await startSpeechServer({
    firstSoundMs: FIRST_SOUND_MS,
    chunkMs: CHUNK_MS,
    secondsOf: () => SECONDS,
  });
  const instance = (await instances.create('embedded'))!;
  const env = {
    SPEECH_BASE_URL: speech.base_url,
    SPEECH_MODEL: 'speaker',
    SPEECH_MAX_PER_HOUR: '0',
    SPEECH_MAX_PER_DAY: '0',
    FREE_DAILY_CREDITS: '1000',
    TEXT_SCRIPTED_DELAY_MS: '1',
  };
  const first = await instance.start(env);
  const user = await signIn(first.url, EMAIL);
  user.close();
  await first.stop();
  await instance.fill(async (pool) => {
    await pool.query(
      `UPDATE users SET plan = 'premium', premium_until = now() + interval '1 day' WHERE email = $1`,
      [EMAIL],
    );
  });
  const product = await instance.start(env);
  const browser = await openBrowser();
  try {
    const context = await openProfile(browser, user.token);
    await context.addInitScript(installListenClock);
    const page = await context.newPage();
    await page.goto(`${product.url}/chat/${CHARACTER}`);
    const streamed: number[] = [];
    for (let at = 0; at < WARM_UP + PRESSES; at += 1) {
      await haveReply(page, at);
      const { soundAt } = await press(page, listenButtons(page).last());
      await players(page).last().getByRole('slider').waitFor();
      if (at >= WARM_UP) streamed.push(soundAt - speech.firstSounds.at(-1)!);
    }
    const stored: number[] = [];
    const reloaded: number[] = [];
    for (let at = 0; at < WARM_UP + PRESSES; at += 1) {
      await page.reload();
      for (const [times, place] of [
        [reloaded, -1],
        [stored, -2],
      ] as const) {
        const { pressedAt, soundAt } = await press(page, playButton(players(page).nth(place)));
        if (at >= WARM_UP) times.push(soundAt - pressedAt);
      }
    }
    return [
      ...describe('first sound of the server to sound', streamed, 300),
      ...describe('press to sound (stored)', stored, 100),
      ...describe('press to sound (stored, after a reload)', reloaded, 100),
    ];
  } finally {
    await browser.close();
    await product.stop();
    await speech.close();
    instance.remove();
  }
}

const listenButtons = (page: Page) => page.getByRole('button', { name: LISTEN_TEXT.priced });
const players = (page: Page) => page.getByRole('group', { name: /^Voice message from/ });
const playButton = (player: Locator) =>
  player.getByRole('button', { name: VOICE_TEXT.play, exact: true });

/** Sends a message and waits until its reply can be listened to. */
async function haveReply(page: Page, at: number): Promise<void> {
  const field = page.getByRole('textbox');
  const words = `Which song would you put on, ${toLetters(at)}`;
  const sent = page.locator('[role=log]').getByText(words);
  await field.fill(words);
  await field.press('Enter');
  await sent.waitFor();
  await page.waitForFunction(
    ([text, label]) => {
      const own = [...document.querySelectorAll('[role=log] *')].find(
        (one) => one.childElementCount === 0 && one.textContent?.includes(text!),
      );
      return [...document.querySelectorAll(`button[aria-label="${label}"]`)].some(
        (one) => own && own.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
    },
    [words, LISTEN_TEXT.priced],
  );
}

async function press(page: Page, button: Locator): Promise<{ pressedAt: number; soundAt: number }> {
  await button.click();
  const heard = await page.waitForFunction(
    () => {
      const last = window.listenClock.presses.at(-1);
      return last?.soundAt ? last : null;
    },
    undefined,
    { timeout: HEARD_WITHIN_MS },
  );
  const { pressedAt, soundAt } = (await heard.jsonValue()) as Press;
  return { pressedAt, soundAt: soundAt! };
}

const describe = (name: string, ms: number[], max: number): Figure[] => [
  { name: `${name}, median`, value: quantile(ms), unit: 'ms' },
  {
    name: `${name}, 95th`,
    value: quantile(ms, 0.95),
    unit: 'ms',
    goal: { max },
    detail: `${ms.length} presses; the longest ${Math.max(...ms).toFixed(0)} ms`,
  },
];
