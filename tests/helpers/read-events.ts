import type { Message } from '#features/chat/contract.ts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

export interface SeenEvent {
  id: string | undefined;
  event: string;
  /** What the test expects is there; each kind of event fills its own part. */
  data: { d: string; id: string; ids: string[]; text: string; message: Message };
}

/** Reads an event stream: `until` waits for an event, `seen` holds all so far. */
export function readEvents(response: Response): {
  seen: SeenEvent[];
  until(matches: (event: SeenEvent) => boolean): Promise<SeenEvent>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): Promise<void>;
} {
  const seen: SeenEvent[] = [];
  const waiters = new Set<() => void>();
  const reader = response.body!.getReader();
  const parser = createParser({
    onEvent({ id, event, data }: EventSourceMessage) {
      seen.push({ id, event: event ?? 'message', data: JSON.parse(data) });
      for (const wake of Array.from(waiters)) wake();
    },
  });
  const decoder = new TextDecoder();
  const pumped = (async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read())
      parser.feed(decoder.decode(read.value, { stream: true }));
    for (const wake of Array.from(waiters)) wake();
    // A connection that is cut ends the stream as one that is closed does.
  })().catch(() => undefined);
  let used = 0;
  return {
    seen,
    until(matches) {
      return new Promise((resolve, reject) => {
        let ended = false;
        const look = (): void => {
          while (used < seen.length) {
            const event = seen[used++]!;
            if (!matches(event)) continue;
            waiters.delete(look);
            return resolve(event);
          }
          if (ended)
            reject(
              new Error(
                `the stream ended; it held ${JSON.stringify(seen.map((event) => event.event))}`,
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
    },
    ended: pumped,
    close: () => reader.cancel(),
  };
}
