import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLive, type LiveMessage } from '#platform/live.ts';
import { createLiveHub } from '#tests/helpers/live-hub.ts';
import { publishPiece, publishToChat } from './piece-publisher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function start(carriesText = true) {
  const hub = createLiveHub({ carriesText });
  const [live, other] = [await createLive(hub.connect()), await createLive(hub.connect())];
  const here: LiveMessage[] = [];
  const there: LiveMessage[] = [];
  await live.subscribe('chat:1', (message) => here.push({ ...message })).ready;
  await other.subscribe('chat:1', (message) => there.push(message)).ready;
  return { ctx: { live }, here, there };
}

const piece = (position: number, d: string, attempt = 1) => ({ id: 'r', attempt, position, d });

it('sends the first piece at once, and those of the next interval as one', async () => {
  const { ctx, here, there } = await start();
  for (const [position, d] of [...'Hello'].entries()) publishPiece(ctx, '1', piece(position, d));
  expect(here).toHaveLength(5);
  expect(there).toEqual([{ t: 'd', ...piece(0, 'H') }]);
  await vi.advanceTimersByTimeAsync(80);
  expect(there.slice(1)).toEqual([{ t: 'd', ...piece(1, 'ello') }]);
  publishPiece(ctx, '1', piece(5, '!'));
  expect(there).toHaveLength(2);
  // Nothing arrived for a whole interval, so the next piece is the first of its interval.
  await vi.advanceTimersByTimeAsync(160);
  publishPiece(ctx, '1', piece(6, ' You'));
  expect(there.slice(2)).toEqual([
    { t: 'd', ...piece(5, '!') },
    { t: 'd', ...piece(6, ' You') },
  ]);
});

it('sends no piece if the bus does not carry texts', async () => {
  const { ctx, here, there } = await start(false);
  publishPiece(ctx, '1', piece(0, 'H'));
  await vi.advanceTimersByTimeAsync(200);
  expect([here.length, there.length]).toEqual([1, 0]);
});

it('keeps text and order, with at most one message per interval', async () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.string({ minLength: 1, maxLength: 4, unit: 'binary' }) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 200 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('changed' as const, 'attempt' as const).map((t) => ({ t })),
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { ctx, here, there } = await start();
      let [attempt, position, passed, others] = [1, 0, 0, 0];
      for (const one of steps) {
        if (typeof one === 'string') {
          publishPiece(ctx, '1', piece(position, one, attempt));
          position += one.length;
        } else if (typeof one === 'number') {
          await vi.advanceTimersByTimeAsync(one);
          passed += one;
        } else {
          others += 1;
          if (one.t === 'changed') publishToChat(ctx, '1', { t: 'changed', n: others });
          // Another writer of the reply starts without any text of the first.
          else [attempt, position] = [attempt + 1, 0];
        }
      }
      await vi.advanceTimersByTimeAsync(80);
      expect(joined(there)).toEqual(joined(here));
      const pieces = there.filter(({ t }) => t === 'd').length;
      expect(pieces).toBeLessThanOrEqual(2 + 2 * others + Math.ceil(passed / 80));
    }),
  );
});

/** The messages with neighboring pieces joined. */
function joined(messages: LiveMessage[]): LiveMessage[] {
  const all: LiveMessage[] = [];
  for (const message of messages) {
    const last = all.at(-1);
    const end = Number(last?.position) + String(last?.d).length;
    if (message.t === 'd' && last?.attempt === message.attempt && message.position === end)
      last!.d = String(last!.d) + String(message.d);
    else all.push({ ...message });
  }
  return all;
}
