import { followChat, signIn, type ChatReader, type ApiUser } from '../load/product-client.ts';
import {
  engineSettings,
  toLetters,
  replyTo,
  startPacedEngine,
  type Pace,
} from '../load/paced-reply.ts';
import { startProduct } from '../load/running-product.ts';
import { findProblems, readWholeChat } from './check-conversation.ts';

export interface StreamsResult {
  problems: string[];
  /** Maximum number of concurrent replies, as seen by readers. */
  atOnce: number;
  /** Time from each send to its first text, in milliseconds. */
  firstMs: number[];
  /** Replies that arrived complete: the reader learned of them too late to follow. */
  unstreamed: number;
  wholeMs: number[];
  pace: Pace;
  /** Resident memory of the process during streaming, in bytes. 0 if it cannot be read. */
  peakBytes: number;
}

interface Listener {
  user: ApiUser;
  chatId: string;
  reader: ChatReader;
  words: string;
}

/** Requests replies in `chats` chats of one process concurrently, and checks every reply. */
export async function runManyStreams(
  dataDir: string,
  chats: number,
  pace: Pace,
  readMemory: (pid: number) => number = () => 0,
): Promise<StreamsResult> {
  const engine = await startPacedEngine();
  const product = await startProduct({ dataDir, env: engineSettings(engine, pace) });
  try {
    return await streamFrom([product.url], chats, pace, () => readMemory(product.pid));
  } finally {
    await product.stop();
    await engine.stop();
  }
}

/**
 * Requests a reply in `chats` chats of different users at the same time, and checks every reply. A
 * user sends to one of `urls` and reads from the next one.
 * @param onAllOpen called once while all replies stream; returns the memory in use, in bytes
 */
export async function streamFrom(
  urls: readonly string[],
  chats: number,
  pace: Pace,
  onAllOpen: () => number = () => 0,
): Promise<StreamsResult> {
  const listeners: Listener[] = [];
  // A separate tag, so that several runs can share a database.
  const run = toLetters(Date.now() % 1_000_000);
  for (let at = 0; at < chats; at += 1) {
    const user = await signIn(urls[at % urls.length]!, `stream-${run}-${at}@example.test`);
    const chat = await user.openChat('elena-marchetti');
    const readsFrom = { url: urls[(at + 1) % urls.length]!, token: user.token };
    const reader = await followChat(readsFrom, chat.id, chat.event_id);
    listeners.push({ user, chatId: chat.id, reader, words: `Good evening, ${toLetters(at)}` });
  }
  const result: StreamsResult = {
    problems: [],
    atOnce: 0,
    firstMs: [],
    unstreamed: 0,
    wholeMs: [],
    pace,
    peakBytes: 0,
  };
  let open = 0;
  const onOpen = (change: number): void => {
    open += change;
    result.atOnce = Math.max(result.atOnce, open);
    if (change > 0 && open === chats && result.peakBytes === 0) result.peakBytes = onAllOpen();
  };
  await Promise.all(listeners.map((listener) => sendAndWait(listener, result, onOpen)));
  for (const listener of listeners) await checkListener(listener, result);
  return result;
}

/** Sends one message and waits for the finished reply. */
async function sendAndWait(
  { user, chatId, reader, words }: Listener,
  result: StreamsResult,
  onOpen: (change: number) => void,
): Promise<void> {
  const began = performance.now();
  let hasBegun = false;
  const finished = new Promise<void>((resolve) => {
    reader.onEvent = (name, data) => {
      if (name === 'd' && !hasBegun) {
        hasBegun = true;
        result.firstMs.push(performance.now() - began);
        onOpen(1);
      }
      if (name !== 'message' || data.message!.sender !== 'character') return;
      if (data.message!.status === 'pending' || data.message!.status === 'streaming') return;
      result.wholeMs.push(performance.now() - began);
      if (hasBegun) onOpen(-1);
      else result.firstMs.push(performance.now() - began);
      resolve();
    };
    void reader.ended.then(resolve);
  });
  await user.send(chatId, words);
  await finished;
}

async function checkListener(
  { user, chatId, reader, words }: Listener,
  result: StreamsResult,
): Promise<void> {
  const { pace, problems } = result;
  const expected = replyTo(words, pace);
  const stored = await readWholeChat(user, chatId);
  const question = stored.find((message) => message.content === words);
  problems.push(
    ...findProblems(stored, {
      acknowledged: new Map([[words, question?.id ?? 'none']]),
      replyTo: () => expected,
    }),
  );
  const streamed = [...reader.streamed.values()];
  if (streamed.length > 1) problems.push(`${streamed.length} replies were streamed to "${words}"`);
  // The end of a text, or all of it, may arrive only with the finished message.
  const [text = ''] = streamed;
  if (text === '') result.unstreamed += 1;
  if (!expected.startsWith(text)) problems.push(`streamed to "${words}": "${text.slice(0, 60)}…"`);
  if (reader.messages.get(stored.at(-1)!.id)?.content !== expected)
    problems.push(`the reader of "${words}" did not get the whole reply`);
  reader.close();
  user.close();
}
