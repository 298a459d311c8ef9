import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CALL_TEXT as TEXT } from '#features/calls/ui/copy.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { recognizeSpoken } from '#tests/stand-ins/recognize-spoken.ts';
import {
  makeMicrophoneWav,
  silence,
  speakAloud,
  SPOKEN_RATE,
} from '#tests/stand-ins/spoken-sound.ts';
import { startSpeechServer } from '#tests/stand-ins/speech-server.ts';
import { startTranscriptionServer } from '#tests/stand-ins/transcription-server.ts';
import {
  allowMicrophone,
  availableOf,
  callScreen,
  openCall,
  readBargeIn,
  timeBargeIn,
} from './call-screen.ts';
import { openChat, readSlugs, waitForChat } from './chat-screen.ts';
import type { TestUser } from './person.ts';
import { DESKTOP, expectAccessible, PHONE, setupApp, waitForHydration } from './stage.ts';

/** The user's words at 6 s and at 22 s, and the character's reply to the first, which lasts until then. */
const SAID = ['Shall we walk along the river?', 'Wait, I forgot my coat.'] as const;
const LONG = 'Gladly, the river is quiet tonight and the lamps are lit along the whole bank.';
const SHORT = 'Then fetch it.';

const spoken = Object.fromEntries(
  SAID.map((words) => [words, { samples: speakAloud(words), rate: SPOKEN_RATE }]),
);
const listener = await startTranscriptionServer({
  textOf: ({ bytes }) => recognizeSpoken(bytes, spoken) ?? 'Nothing was understood.',
});
const speaker = await startSpeechServer({ secondsOf: (text) => (text === LONG ? 40 : 1) });
const folder = mkdtempSync(join(tmpdir(), 'everafter-call-'));
const voice = join(folder, 'voice.wav');
writeFileSync(
  voice,
  makeMicrophoneWav(
    silence(6),
    spoken[SAID[0]]!.samples,
    silence(14),
    spoken[SAID[1]]!.samples,
    silence(60),
  ),
);
const app = setupApp({
  model: true,
  env: {
    TRANSCRIBE_BASE_URL: listener.base_url,
    TRANSCRIBE_MODEL: 'listener',
    SPEECH_BASE_URL: speaker.base_url,
    SPEECH_MODEL: 'speaker',
  },
  microphone: voice,
});
afterAll(async () => {
  await listener.close();
  await speaker.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => void (listener.heard.length = 0));

let slugs: string[];
let premium: TestUser;
beforeAll(async () => {
  slugs = await readSlugs(app, 8);
  premium = await app.createUser('premium@example.test');
});

const light = (page: Page) => page.locator('.call-light');
const levelOf = (page: Page) =>
  light(page).evaluate((one) => Number(getComputedStyle(one).getPropertyValue('--level')));

test('both sides speak, the user interrupts, and the chat shows the call as one block', async () => {
  app.model.replyText = (number) => (number === 1 ? LONG : SHORT);
  const before = await availableOf(premium);
  const { page } = await openChat(app, slugs[0]!, premium, {
    reducedMotion: false,
    prepare: async (context) => {
      await allowMicrophone(context);
      await timeBargeIn(context);
    },
  });
  await page.getByRole('link', { name: /^Call / }).click();
  await page.waitForURL(/\/call\/.+\?chat=/);
  await waitForHydration(page);
  const call = callScreen(page);
  await page.getByText(/enough for \d+ minutes/).waitFor();
  await expectAccessible(page);
  const model = /\.(?:wasm|onnx)$/;
  const requested = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(requested.filter((name) => model.test(name) || /silero|vad/.test(name))).toEqual([]);
  const loaded = [/\.wasm$/, /\.onnx$/].map((name) =>
    page.waitForResponse((response) => name.test(response.url())),
  );
  await call.startButton.click();
  await page.getByText(TEXT.call.ringing).waitFor();
  for (const response of await Promise.all(loaded)) expect(response.ok()).toBe(true);
  await call.captions.getByText(/You are talking to an AI/).waitFor();
  await call.captions.getByText(SAID[0]).waitFor();
  await call.captions.getByText(LONG).waitFor();
  await expect.poll(() => levelOf(page)).toBeGreaterThan(0.05);
  await expectAccessible(page);

  // The second words stop the reply.
  await call.captions.getByText(TEXT.captions.cut).waitFor();
  const { loud, stopped } = await readBargeIn(page);
  const silentAfter = stopped.find((at) => at > loud[1]!)! - loud[1]!;
  console.log(`silent ${Math.round(silentAfter)} ms after the first sound`);
  // Long before the reply would have ended; the benchmark measures how fast it is.
  expect(silentAfter).toBeLessThan(2000);
  await call.captions.getByText(SAID[1]).waitFor();
  await call.captions.getByText(SHORT).waitFor();
  expect(listener.heard.map(({ type }) => type)).toEqual(['audio/wav', 'audio/wav']);
  for (const { seconds } of listener.heard) expect(seconds).toBeGreaterThan(1.4);
  expect(await call.captions.getByText(LONG).count()).toBe(0);

  await call.hangUp();
  await page.getByText('3 tokens for 1 minute').waitFor();
  await page.getByText(TEXT.end.reasons.hung_up).waitFor();
  await expectAccessible(page);
  expect(await availableOf(premium)).toBe(before - 3);

  await page.getByRole('link', { name: TEXT.end.back }).click();
  const chat = await waitForChat(page);
  const block = chat.log.getByRole('button', { name: /^Call · \d+ s/ });
  await block.waitFor();
  expect(await chat.countText(SAID[0])).toBe(0);
  await block.press('Enter');
  await chat.waitForText(SAID[0]);
  await chat.waitForText(SHORT);
  expect(await block.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await block.getAttribute('aria-expanded')).toBe('true');
  await expectAccessible(page);
  await block.press('Enter');
  await expect.poll(() => chat.countText(SAID[0])).toBe(0);
});

test('a search hit opens the call that contains it', async () => {
  const { page } = await openChat(app, slugs[0]!, premium);
  await page
    .getByRole('log')
    .getByRole('button', { name: /^Call · / })
    .waitFor();
  await page.getByPlaceholder(COPY.list.search).fill('fetch');
  await page.getByRole('link').filter({ hasText: SHORT }).click();
  await page.locator('[data-found]').getByText(SHORT).waitFor();
});

test.each([PHONE, DESKTOP])('at %i px, without a microphone words are typed', async (width) => {
  app.model.replyText = () => 'I read you well.';
  const call = await openCall(app, slugs[1]!, premium, { width });
  const { page, captions, input } = call;
  await call.start();
  await page.getByText(TEXT.microphone.refused).waitFor();
  await input.fill('Can you read this?');
  await input.press('Enter');
  await captions.getByText('Can you read this?').waitFor();
  await captions.getByText('I read you well.').waitFor();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await call.hangUp();
});

test('the keyboard alone starts a call, types, switches captions and hangs up', async () => {
  app.model.replyText = () => 'As you like.';
  const call = await openCall(app, slugs[2]!, premium, { prepare: allowMicrophone });
  const { page, captions } = call;
  await call.startButton.waitFor();
  await expect.poll(() => call.startButton.isEnabled()).toBe(true);
  await call.startButton.focus();
  await page.keyboard.press('Enter');
  await call.timer.waitFor();
  const tabTo = async (name: string) => {
    const focused = () =>
      page.evaluate(() => {
        const one = document.activeElement;
        return one?.getAttribute('aria-label') ?? one?.textContent;
      });
    for (let presses = 0; presses < 12 && (await focused()) !== name; presses += 1)
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  };
  await tabTo(TEXT.call.type);
  await page.keyboard.type('By keyboard.');
  await page.keyboard.press('Enter');
  await captions.getByText('As you like.').waitFor();
  await tabTo(TEXT.call.mute);
  await page.keyboard.press('Enter');
  await page.getByText(TEXT.call.muted).waitFor();
  await tabTo(TEXT.call.captions);
  await page.keyboard.press('Enter');
  await page.getByText(TEXT.captions.off).waitFor();
  expect(await captions.count()).toBe(0);
  await tabTo(TEXT.call.hangUp);
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { name: TEXT.end.title });
  await title.waitFor();
  expect(await title.evaluate((one) => one === document.activeElement)).toBe(true);
});

/** Closes the page's socket on demand, and lets no new one through while it is closed. */
async function throughProxy(context: BrowserContext) {
  const proxy = { isClosed: false, cut: () => {} };
  await context.routeWebSocket(/\/calls\/.+\/socket/, (socket) => {
    if (proxy.isClosed) return void socket.close({ code: 3000 });
    const server = socket.connectToServer();
    proxy.cut = () => {
      void server.close();
      void socket.close({ code: 3000 });
    };
  });
  return proxy;
}

test('a lost connection is resumed, and ends the call after 20 seconds', async () => {
  app.model.replyText = () => 'I am still here.';
  let proxy!: Awaited<ReturnType<typeof throughProxy>>;
  const call = await openCall(app, slugs[3]!, premium, {
    prepare: async (context) => void (proxy = await throughProxy(context)),
  });
  const { page, captions, input } = call;
  await call.start();
  proxy.isClosed = true;
  proxy.cut();
  await page.getByText(/^Reconnecting… \d+ s$/).waitFor();
  proxy.isClosed = false;
  await page.getByText(/^Reconnecting…/).waitFor({ state: 'hidden' });
  await input.fill('Are you there?');
  await input.press('Enter');
  await captions.getByText('I am still here.').waitFor();
  proxy.isClosed = true;
  proxy.cut();
  await page.getByText(TEXT.end.reasons.lost).waitFor();
  await page.getByText('3 tokens for 1 minute').waitFor();
});

test('another page shows the call, and can hang up', async () => {
  const first = await openCall(app, slugs[4]!, premium);
  await first.start();
  const { page, startButton } = await openCall(app, slugs[5]!, premium);
  await page.getByText(/^You are in a call with /).waitFor();
  expect(await startButton.count()).toBe(0);
  await expectAccessible(page);
  const there = page.getByRole('link', { name: TEXT.open.chat });
  expect(await there.getAttribute('href')).toMatch(new RegExp(`^/chat/${slugs[4]}\\?chat=`));
  await page.getByRole('button', { name: TEXT.open.hangUp }).click();
  await startButton.waitFor();
  await first.page.getByRole('heading', { name: TEXT.end.title }).waitFor();
});

test('help lines stay visible', async () => {
  const call = await openCall(app, slugs[6]!, premium);
  await call.start();
  await call.input.fill('I want to kill myself tonight.');
  await call.input.press('Enter');
  const lines = call.page.getByRole('alert', { name: TEXT.notice.helpLines });
  await lines.getByText(/988|findahelpline/).waitFor();
  await expectAccessible(call.page);
  await call.hangUp();
});

test('with reduced motion the light does not move', async () => {
  app.model.replyText = () => LONG;
  const call = await openCall(app, slugs[7]!, premium);
  await call.start();
  await call.input.fill('Tell me.');
  await call.input.press('Enter');
  await light(call.page).and(call.page.locator('[data-speaking]')).waitFor();
  await call.captions.getByText(LONG).waitFor();
  expect(await levelOf(call.page)).toBe(0.4);
  await call.hangUp();
});

test('a user of the free plan is offered Premium, and a visitor signs in first', async () => {
  const { page, startButton } = await openCall(app, slugs[0]!, await app.createUser());
  await page.getByRole('link', { name: TEXT.offer.upgrade }).waitFor();
  expect(await startButton.count()).toBe(0);
  await expectAccessible(page);
  const visitor = await app.open({ path: `/call/${slugs[0]}` });
  await visitor.waitForURL(/\/login\?next=%2Fcall%2F/);
});

test('if the model cannot be loaded, loudness distinguishes speech from silence', async () => {
  // The messages of the model's runtime about its missing file.
  app.allowErrors(/ERR_FAILED|wasm|assets\/silero/);
  app.model.replyText = () => SHORT;
  const call = await openCall(app, slugs[3]!, premium, {
    prepare: async (context) => {
      await allowMicrophone(context);
      await context.route('**/*.wasm', (route) => route.abort());
    },
  });
  await call.start();
  await call.captions.getByText(SAID[0]).waitFor();
  await call.captions.getByText(SHORT).waitFor();
  expect(listener.heard[0]!.seconds).toBeGreaterThan(1.4);
  await call.hangUp();
});

test('only the page of a call may run WebAssembly', async () => {
  const policyOf = async (path: string) =>
    (await fetch(app.server.url + path)).headers.get('content-security-policy');
  expect(await policyOf(`/call/${slugs[0]}`)).toContain("'wasm-unsafe-eval'");
  expect(await policyOf(`/chat/${slugs[0]}`)).not.toContain('wasm');
});
