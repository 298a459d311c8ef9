import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { Speaker } from '#platform/models/speech/index.ts';
import type { CallConnection } from './connection.ts';

/** The rate in captions; each stream reports its own. */
const SAMPLE_RATE = 24_000;
/** Speech is requested while the previous sentence plays, at most two sentences ahead. */
const MAX_AHEAD = 3;
/**
 * How long after its sound a sentence counts as played if the client does not report it.
 * Milliseconds.
 */
const PLAYED_AFTER_MS = 3000;
/** The pace of captions without sound. Milliseconds for each character. */
const READING_MS = 60;

interface Saying {
  /** Null for a notice. */
  message_id: string | null;
  /** Its number within its reply, or among the notices. */
  sentence: number;
  content: string;
  speaker: Promise<Speaker>;
}

interface Item extends Saying {
  state: 'waiting' | 'asked' | 'sent' | 'played';
  onPlayed: () => void;
  timer?: NodeJS.Timeout;
}

export interface Mouth {
  /**
   * Shows a sentence, and speaks it after the previous ones. Resolves when it was played or cut
   * off.
   */
  say(saying: Saying): Promise<void>;
  /** Stops the current speech and clears the queue. */
  silence(): void;
  played(messageId: string | null, sentence: number): void;
  /** The length of a sentence's sound in milliseconds, if it was spoken here. */
  durationOf(messageId: string, sentence: number): number | undefined;
  /** The last sentence of the reply that was played; -1 before the first. */
  lastPlayed(messageId: string): number;
  /** Whether a sentence of the reply waits or plays. */
  isSaying(messageId: string): boolean;
}

/**
 * The server's speech in a call, in order: captions, and their sound if a speech server is
 * configured.
 */
export function createMouth(ctx: Context, connection: CallConnection): Mouth {
  let items: Item[] = [];
  let abort = new AbortController();
  let sending: Promise<void> = Promise.resolve();
  let streams = 0;
  const durations = new Map<string, Map<number, number>>();

  const lastPlayed = new Map<string, number>();

  const heardUpTo = (messageId: string, sentence: number): void =>
    void lastPlayed.set(messageId, Math.max(sentence, lastPlayed.get(messageId) ?? -1));

  const markPlayed = (item: Item): void => {
    if (item.state === 'played') return;
    clearTimeout(item.timer);
    item.state = 'played';
    if (item.message_id !== null) heardUpTo(item.message_id, item.sentence);
    items = items.filter((one) => one !== item);
    item.onPlayed();
    pump();
  };
  const playedIn = (item: Item, ms: number): void => {
    item.state = 'sent';
    const ahead = items.slice(0, items.indexOf(item)).filter(({ state }) => state !== 'played');
    const wait = ms * (ahead.length + 1) + PLAYED_AFTER_MS;
    item.timer = setTimeout(() => markPlayed(item), wait).unref();
  };

  /** Asks for the speech of a sentence at once; it is sent after that of the sentences before. */
  const ask = (item: Item): void => {
    item.state = 'asked';
    const { signal } = abort;
    ctx.spend.count('speech');
    const asked = item.speaker.then((speaker) => ctx.speech.stream(item.content, speaker, signal));
    // Awaited only when its turn comes.
    asked.catch(() => {});
    sending = sending.then(async () => {
      if (signal.aborted) return;
      const stream = (streams += 1);
      let bytes = 0;
      let rate = SAMPLE_RATE;
      const begin = () =>
        connection.send({
          type: 'sound',
          stream,
          message_id: item.message_id,
          sentence: item.sentence,
          sample_rate: rate,
        });
      let hasBegun = false;
      try {
        const spoken = await asked;
        if (signal.aborted) return;
        rate = spoken.sample_rate;
        begin();
        hasBegun = true;
        for await (const chunk of spoken.chunks) {
          if (signal.aborted) return;
          bytes += chunk.length;
          connection.sendSound(stream, chunk);
        }
      } catch (error) {
        if (signal.aborted) return;
        ctx.log.warn({ err: error }, 'a sentence of a call was not spoken');
        if (!hasBegun) begin();
      }
      const duration_ms = Math.round((bytes / 2 / rate) * 1000);
      connection.send({ type: 'sound_end', stream, duration_ms });
      if (item.message_id !== null && duration_ms > 0) {
        const known = durations.get(item.message_id) ?? new Map<number, number>();
        durations.set(item.message_id, known.set(item.sentence, duration_ms));
      }
      playedIn(item, duration_ms || item.content.length * READING_MS);
    });
  };

  const pump = (): void => {
    for (const item of items.slice(0, MAX_AHEAD)) if (item.state === 'waiting') ask(item);
  };

  return {
    say(saying) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const item: Item = { ...saying, state: 'waiting', onPlayed: resolve };
      items.push(item);
      const isSpoken = mayAsk(ctx);
      const { message_id, sentence, content } = saying;
      const sample_rate = isSpoken ? SAMPLE_RATE : null;
      connection.send({ type: 'sentence', message_id, sentence, content, sample_rate });
      if (isSpoken) pump();
      else playedIn(item, content.length * READING_MS);
      return promise;
    },
    silence() {
      abort.abort('silence');
      abort = new AbortController();
      sending = Promise.resolve();
      const cut = items;
      items = [];
      for (const item of cut) {
        clearTimeout(item.timer);
        item.onPlayed();
      }
    },
    played(messageId, sentence) {
      if (messageId !== null) heardUpTo(messageId, sentence);
      // `markPlayed` creates a new list.
      for (const item of items)
        if (item.message_id === messageId && item.sentence <= sentence) markPlayed(item);
    },
    lastPlayed: (messageId) => lastPlayed.get(messageId) ?? -1,
    durationOf: (messageId, sentence) => durations.get(messageId)?.get(sentence),
    isSaying: (messageId) => items.some(({ message_id }) => message_id === messageId),
  };
}

/** Whether a server speaks, and all users together may ask it for more. */
function mayAsk({ speech, spend }: Context): boolean {
  if (speech.kind === 'browser') return false;
  try {
    spend.require('speech');
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
