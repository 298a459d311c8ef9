import { randomUUID } from 'node:crypto';
import {
  followChat,
  ProductError,
  signIn,
  type ChatReader,
  type ApiUser,
} from '../load/product-client.ts';
import {
  engineSettings,
  toLetters,
  replyTo,
  startPacedEngine,
  type Pace,
} from '../load/paced-reply.ts';
import { findFreePort, startProduct, type RunningProduct } from '../load/running-product.ts';
import { findProblems, findReaderProblems, readWholeChat } from './check-conversation.ts';

export interface KillsResult {
  problems: string[];
  kills: number;
  acknowledged: number;
  /** Sends that were interrupted by a kill and repeated with their idempotency key. */
  repeated: number;
  /** Time from each restart to ready, in milliseconds. */
  startMs: number[];
}

const PACE: Pace = { firstMs: 15, tokenMs: 8, tokens: 60 };
const USERS = 6;
/** Maximum time from ready to the next kill, in milliseconds. */
const LONGEST_LIFE = 1800;
/** Time limit for replies that are still missing at the end, in milliseconds. */
const WAIT_FOR_REPLIES = 60_000;

/** A user who sends messages and reconnects after each kill. */
interface Writer {
  user: ApiUser;
  chatId: string;
  reader: ChatReader;
  acknowledged: Map<string, string>;
  repeated: number;
  /** Time at which the last message was acknowledged, or null while sending. */
  finishedAt: number | null;
  failures: string[];
}

/**
 * Kills the product `kills` times with SIGKILL at random times during conversations. Then lets it
 * finish, and compares the stored messages and the resumed event streams with the acknowledged sends.
 */
export async function runKills(dataDir: string, kills: number): Promise<KillsResult> {
  const engine = await startPacedEngine();
  const port = await findFreePort();
  const start = () => startProduct({ dataDir, port, env: engineSettings(engine, PACE) });
  let product: RunningProduct = await start();
  const startMs: number[] = [];
  const state = { isWriting: true };
  try {
    const writers = await Promise.all(
      Array.from({ length: USERS }, (_, at) =>
        createWriter(product.url, `kill-${at}@example.test`),
      ),
    );
    const work = writers.flatMap((writer, at) => [
      sendMessages(writer, state, at).finally(() => (writer.finishedAt = performance.now())),
      keepFollowing(writer),
    ]);
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(Math.random() * LONGEST_LIFE);
      await product.kill();
      product = await start();
      startMs.push(product.startMs);
    }
    await pause(LONGEST_LIFE);
    state.isWriting = false;
    await Promise.all(work);
    const problems: string[] = [];
    for (const writer of writers) problems.push(...(await checkWriter(writer)));
    return {
      problems,
      kills,
      acknowledged: writers.reduce((sum, writer) => sum + writer.acknowledged.size, 0),
      repeated: writers.reduce((sum, writer) => sum + writer.repeated, 0),
      startMs,
    };
  } finally {
    state.isWriting = false;
    await product.stop();
    await engine.stop();
  }
}

async function createWriter(url: string, email: string): Promise<Writer> {
  const user = await signIn(url, email);
  const chat = await user.openChat('elena-marchetti');
  const reader = await followChat(user, chat.id, chat.event_id);
  return {
    user,
    chatId: chat.id,
    reader,
    acknowledged: new Map(),
    repeated: 0,
    finishedAt: null,
    failures: [],
  };
}

/** Sends messages sequentially. Repeats an interrupted send with its idempotency key until acknowledged. */
async function sendMessages(
  writer: Writer,
  state: { isWriting: boolean },
  at: number,
): Promise<void> {
  for (let number = 0; state.isWriting; number += 1) {
    const words = `Tell me more, ${toLetters(at)}-${toLetters(number)}`;
    const key = randomUUID();
    for (let isFirst = true; !writer.acknowledged.has(words); isFirst = false) {
      if (!isFirst) writer.repeated += 1;
      try {
        const sent = await writer.user.send(writer.chatId, words, key);
        writer.acknowledged.set(words, sent.id);
      } catch (error) {
        const isStarting = error instanceof ProductError && error.status === 503;
        if (error instanceof ProductError && !isStarting) {
          writer.failures.push(error.message);
          return;
        }
        await pause(250);
      }
    }
    // Some users send the next message while the reply is still streaming.
    await pause(Math.random() < 0.3 ? 20 : 300 + Math.random() * 500);
  }
}

/** Resumes the writer's event stream after each kill until all replies are finished. */
async function keepFollowing(writer: Writer): Promise<void> {
  while (!isFinished(writer)) {
    await Promise.race([writer.reader.ended, until(() => isFinished(writer))]);
    if (isFinished(writer)) break;
    try {
      const { user, chatId, reader } = writer;
      writer.reader = await followChat(user, chatId, reader.lastEventId, reader);
    } catch (error) {
      if (error instanceof ProductError && error.status !== 503)
        writer.failures.push(error.message);
      await pause(250);
    }
  }
  writer.reader.close();
}

/** Returns true if all replies are finished or the time limit has passed. */
function isFinished({ reader, acknowledged, finishedAt }: Writer): boolean {
  if (finishedAt === null) return false;
  const all = [...reader.messages.values()];
  const done = all.filter((message) => message.sender === 'character' && message.status === 'done');
  return done.length >= acknowledged.size || performance.now() - finishedAt > WAIT_FOR_REPLIES;
}

async function checkWriter(writer: Writer): Promise<string[]> {
  const stored = await readWholeChat(writer.user, writer.chatId);
  const problems = [
    ...writer.failures,
    ...findProblems(stored, {
      acknowledged: writer.acknowledged,
      replyTo: (words) => replyTo(words, PACE),
    }),
    ...findReaderProblems(writer.reader, stored),
  ];
  writer.user.close();
  return problems;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(25);
}
