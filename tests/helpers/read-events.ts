import type { Message } from '#features/chat/contract-messages.ts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { soon } from './soon.ts';

export interface ReceivedEvent {
  id: string | undefined;
  event: string;
  /** The union of all event payloads. Each event type sets only its own fields. */
  data: { d: string; id: string; ids: string[]; text: string; message: Message };
}

/** A response of `fetch`, Node's or undici's. */
interface Streamed {
  body: {
    getReader(): {
      read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
      cancel(): Promise<void>;
    };
  } | null;
}

/** Reads an event stream: `until` waits for an event, `received` holds all so far. */
export function readEvents(response: Streamed): {
  received: ReceivedEvent[];
  waitFor(matches: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent>;
  /** Resolves when the stream ends. */
  ended: Promise<void>;
  close(): Promise<void>;
} {
  const received: ReceivedEvent[] = [];
  const waiters = new Set<() => void>();
  const reader = response.body!.getReader();
  const parser = createParser({
    onEvent({ id, event, data }: EventSourceMessage) {
      received.push({ id, event: event ?? 'message', data: JSON.parse(data) });
      for (const wake of Array.from(waiters)) wake();
    },
  });
  const decoder = new TextDecoder();
  const pumped = (async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read())
      parser.feed(decoder.decode(read.value, { stream: true }));
    for (const wake of Array.from(waiters)) wake();
    // A dropped connection counts as the end of the stream.
  })().catch(() => undefined);
  let used = 0;
  return {
    received,
    waitFor(matches) {
      const found = new Promise<ReceivedEvent>((resolve, reject) => {
        let ended = false;
        const look = (): void => {
          while (used < received.length) {
            const event = received[used++]!;
            if (!matches(event)) continue;
            waiters.delete(look);
            return resolve(event);
          }
          if (ended)
            reject(
              new Error(
                `the stream ended; it held ${JSON.stringify(received.map((event) => event.event))}`,
              ),
            );
        };
        waiters.add(look);
        void pumped.then(() => {
          ended = true;
          look();
        });
        look();
      });
      return soon(found, () => `no such event came: ${JSON.stringify(received)}`);
    },
    ended: pumped,
    close: () => reader.cancel(),
  };
}
