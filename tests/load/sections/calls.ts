import type { StartedCall } from '#features/calls/contract.ts';
import { connectCall, type CallSocket } from '../../helpers/calls.ts';
import { startSpeechServer } from '../../stand-ins/speech-server.ts';
import { startTranscriptionServer } from '../../stand-ins/transcription-server.ts';
import type { Instance, Instances } from '../backend.ts';
import { quantile, type Figure } from '../figures.ts';
import { engineSettings, startPacedEngine, type Pace } from '../paced-reply.ts';
import { createApiUser, signIn, type ApiUser } from '../product-client.ts';
import type { RunningProduct } from '../running-product.ts';

const PACE: Pace = { firstMs: 100, tokenMs: 5, tokens: 60 };
const LISTENS_MS = 150;
const FIRST_SOUND_MS = 120;
const ENGINES_MS = LISTENS_MS + PACE.firstMs + FIRST_SOUND_MS;
const TURNS = 50;
const BARGE_INS = 20;
const CALLS = 50;
const TURNS_AT_ONCE = 3;
/** A sound that has not arrived by then is a failure, not a figure. */
const WAIT_MS = 60_000;
/** The sound has ended if no frame arrives for this long. Milliseconds. */
const QUIET_MS = 400;
/** 100 milliseconds of the user's sound. */
const SOUND = Buffer.alloc(3200);
const CHARACTER = 'elena-marchetti';

/** Measures voice calls on the embedded database, with engines of a fixed pace. */
export async function measureCalls(instances: Instances): Promise<Figure[]> {
  const engine = await startPacedEngine();
  const speech = await startSpeechServer({
    firstSoundMs: FIRST_SOUND_MS,
    chunkMs: 100,
    secondsOf: () => 3,
  });
  const transcription = await startTranscriptionServer({
    listensMs: LISTENS_MS,
    textOf: () => 'Tell me about the river',
  });
  const instance = (await instances.create('embedded'))!;
  const env = {
    ...engineSettings(engine, PACE),
    SPEECH_BASE_URL: speech.base_url,
    SPEECH_MODEL: 'speaker',
    TRANSCRIBE_BASE_URL: transcription.base_url,
    TRANSCRIBE_MODEL: 'listener',
    SPEECH_MAX_PER_HOUR: '0',
    SPEECH_MAX_PER_DAY: '0',
    FREE_DAILY_CREDITS: '1000',
  };
  try {
    const tokens = await makeUsers(instance, env);
    const product = await instance.start(env);
    const users = tokens.map((token) => createApiUser(product.url, token));
    const alone = await measureAlone(product, users[0]!);
    const together = await measureTogether(product, users.slice(1));
    for (const user of users) user.close();
    await product.stop();
    return [...alone, ...together];
  } finally {
    instance.remove();
    await engine.stop();
    await speech.close();
    await transcription.close();
  }
}

/** Signs everybody in, and gives them Premium with a row while the product is stopped. */
async function makeUsers(instance: Instance, env: Record<string, string>): Promise<string[]> {
  const product = await instance.start(env);
  const tokens: string[] = [];
  for (let at = 0; at <= CALLS; at += 1) {
    const user = await signIn(product.url, `caller-${at}@example.test`);
    tokens.push(user.token);
    user.close();
  }
  await product.stop();
  await instance.fill(async (pool) => {
    await pool.query(
      `UPDATE users SET plan = 'premium', premium_until = now() + interval '1 day' WHERE email LIKE 'caller-%'`,
    );
  });
  return tokens;
}

async function pickUp({ url }: RunningProduct, user: ApiUser): Promise<CallSocket> {
  const body = { character_slug: CHARACTER };
  const started = await user.call<StartedCall>('/calls', { method: 'POST', body });
  const call = await connectCall({ origin: url }, started, {}, WAIT_MS);
  await call.next('notice', ({ kind }) => kind === 'disclosure');
  return call;
}

/** The user speaks for half a second. @returns the time until the first sound of the reply, in milliseconds */
async function takeTurn(call: CallSocket, utterance: number): Promise<number> {
  call.send({ type: 'speech_start', heard: null });
  for (let at = 0; at < 5; at += 1) call.sendSound(SOUND);
  const streams = new Set(call.sounds.keys());
  const began = performance.now();
  call.send({ type: 'speech_end', utterance });
  await call.until(() => [...call.sounds.keys()].some((stream) => !streams.has(stream)));
  return performance.now() - began;
}

async function finishTurn(call: CallSocket, turns: number): Promise<void> {
  await call.until(() => call.messages.filter(({ type }) => type === 'reply_end').length === turns);
  const last = call.messages.findLast((one) => one.type === 'sentence')!;
  call.send({ type: 'played', message_id: last.message_id, sentence: last.sentence });
}

async function measureAlone(product: RunningProduct, user: ApiUser): Promise<Figure[]> {
  const call = await pickUp(product, user);
  // The disclosure is interrupted by the first turn, which is not counted.
  await takeTurn(call, 0);
  await finishTurn(call, 1);
  const firstMs: number[] = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    firstMs.push(await takeTurn(call, turn));
    await finishTurn(call, turn + 1);
  }
  const silentMs: number[] = [];
  for (let turn = 1; turn <= BARGE_INS; turn += 1) {
    await takeTurn(call, TURNS + turn);
    const began = performance.now();
    call.send({ type: 'speech_start', heard: null });
    call.send({ type: 'speech_cancel' });
    do await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    while (performance.now() - call.lastSoundAt() < QUIET_MS);
    silentMs.push(Math.max(0, call.lastSoundAt() - began));
  }
  call.send({ type: 'hang_up' });
  await call.closed;
  const added = firstMs.map((ms) => ms - ENGINES_MS);
  return [
    { name: 'end of speech to sound, added, median', value: quantile(added), unit: 'ms' },
    {
      name: 'end of speech to sound, added, 95th',
      value: quantile(added, 0.95),
      unit: 'ms',
      goal: { max: 250 },
      detail: `${TURNS} turns; above the ${ENGINES_MS} ms of the three engines`,
    },
    {
      name: 'barge-in to silence, 95th',
      value: quantile(silentMs, 0.95),
      unit: 'ms',
      goal: { max: 200 },
      detail: `${BARGE_INS} barge-ins`,
    },
  ];
}

async function measureTogether(product: RunningProduct, users: ApiUser[]): Promise<Figure[]> {
  const calls = await Promise.all(users.map((user) => pickUp(product, user)));
  let dropped = 0;
  let isOver = false;
  for (const { closed } of calls) void closed.then(() => (dropped += isOver ? 0 : 1));
  const firstMs: number[] = [];
  await Promise.all(
    calls.map(async (call) => {
      for (let turn = 1; turn <= TURNS_AT_ONCE; turn += 1) {
        firstMs.push(await takeTurn(call, turn));
        await finishTurn(call, turn);
      }
    }),
  );
  isOver = true;
  for (const call of calls) call.send({ type: 'hang_up' });
  const ends = await Promise.all(calls.map(({ closed }) => closed));
  const lost = ends.filter(({ code }) => code !== 1000).length;
  return [
    {
      name: `dropped of ${CALLS} calls at once`,
      value: dropped + lost,
      unit: '',
      goal: { max: 0 },
    },
    {
      name: `end of speech to sound with ${CALLS} calls, added, 95th`,
      value: quantile(firstMs, 0.95) - ENGINES_MS,
      unit: 'ms',
      detail: `${CALLS * TURNS_AT_ONCE} turns, each call's first in one moment`,
    },
  ];
}
