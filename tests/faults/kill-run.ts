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
import { findProblems, readWholeChat } from './check-conversation.ts';

export interface KillsResult {
  problems: string[];
  kills: number;
  acknowledged: number;
  /** Sends that were cut off by a kill and repeated with their key. */
  repeated: number;
  /** From each restart to ready, in milliseconds. */
  startMs: number[];
}

const PACE: Pace = { firstMs: 15, tokenMs: 8, tokens: 60 };
const PEOPLE = 6;
/** The longest time between ready and the next kill, in milliseconds. */
const LONGEST_LIFE = 1800;
/** How long the replies still missing at the end may take, in milliseconds. */
const WAIT_FOR_REPLIES = 60_000;

/** One person who writes, is cut off, comes back, and goes on. */
interface Writer {
  user: ApiUser;
  chatId: string;
  reader: ChatReader;
  acknowledged: Map<string, string>;
  repeated: number;
  /** When all it sent was acknowledged and it sent no more. */
  finishedAt: number | null;
  failures: string[];
}

/**
 * Kills the product `kills` times with SIGKILL at random moments while people write and are answered;
 * then lets it finish and compares what it holds, and what resumed readers were told, with what was acknowledged.
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
      Array.from({ length: PEOPLE }, (_, at) =>
        createWriter(product.url, `kill-${at}@example.test`),
      ),
    );
    const work = writers.flatMap((writer, at) => [
      write(writer, state, at).finally(() => (writer.finishedAt = performance.now())),
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

/** Sends one message after another; one that was cut off is repeated with its key until it is answered. */
async function write(writer: Writer, state: { isWriting: boolean }, at: number): Promise<void> {
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
    // Some write on while the reply is still coming, as impatient people do.
    await pause(Math.random() < 0.3 ? 20 : 300 + Math.random() * 500);
  }
}

/** Keeps the writer's event stream open over the kills, from where it was, until all is answered. */
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

/** Nothing more is to come: all is answered, or what is missing has been waited for long enough. */
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
  ];
  const received = writer.reader.messages;
  for (const message of stored)
    if (JSON.stringify(received.get(message.id)) !== JSON.stringify(message))
      problems.push(
        `the reader was told "${received.get(message.id)?.content.slice(0, 40)}" (${received.get(message.id)?.status}) of "${message.content.slice(0, 40)}"`,
      );
  for (const [id, text] of writer.reader.streamed) {
    const message = stored.find((one) => one.id === id);
    // A reply that was finished elsewhere arrives whole, and what was streamed of it stays a beginning.
    if (message && !message.content.startsWith(text))
      problems.push(`streamed "${text.slice(-40)}" of "${message.content.slice(-40)}"`);
  }
  writer.user.close();
  return problems;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(25);
}
