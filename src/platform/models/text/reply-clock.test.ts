import { expect, it } from 'vitest';
import { startReplyClock } from './reply-clock.ts';
import { streamReply } from './stream-text.ts';
import { createManualEngine } from '../../../../tests/helpers/manual-engine.ts';

const TIMEOUTS = { first_token_ms: 1000, between_tokens_ms: 1000, total_ms: 1000 };

it('leaves no unhandled rejection when the reply ended before its work was awaited', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => void unhandled.push(reason);
  process.prependListener('unhandledRejection', note);
  const clock = startReplyClock(TIMEOUTS, AbortSignal.abort('stopped'));
  clock.startAttempt();
  const waiting = async () => clock.during(Promise.reject(new Error('stopped')));
  await expect(waiting()).rejects.toBe('stopped');
  await new Promise(setImmediate);
  clock.stop();
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

it('calls no engine for a reply that is already aborted', async () => {
  const { engine } = createManualEngine();
  let asked = 0;
  const model = { ...engine.model, doStream: () => Promise.reject(new Error(`${(asked += 1)}`)) };
  const parts = streamReply(
    { ...engine, model },
    { messages: [{ role: 'user', content: 'Hello' }], signal: AbortSignal.abort('stopped') },
  );
  await expect(parts.next()).rejects.toBe('stopped');
  expect(asked).toBe(0);
});
