import { describe, expect, it } from 'vitest';
import { stubOf } from '#tests/helpers/stub-of.ts';
import type { Context } from '#platform/context.ts';
import type { ReplyContext } from './load-reply-context.ts';
import { countTokensOf, moveWindow } from './prompt-window.ts';

const ctx = stubOf<Context>({ text: stubOf<Context['text']>({ contextTokens: 8192 }) });
type Stored = Pick<ReplyContext['chat'], 'prompt_from' | 'prompt_context' | 'prompt_scale'>;
const chat = (stored: Partial<Stored> = {}) => ({
  chat: stubOf<ReplyContext['chat']>({
    prompt_from: null,
    prompt_context: null,
    prompt_scale: null,
    ...stored,
  }),
});
const uncounted = { count: 20, estimated: 4000, counted: null };

describe('where the next prompt begins', () => {
  it.each([
    ['is stored when it moves', {}, 'm9', { prompt_from: 'm9', prompt_context: 8192 }],
    [
      'is not stored again if unchanged',
      { prompt_from: 'm9', prompt_context: 8192 },
      'm9',
      undefined,
    ],
    [
      'is stored for another size of the context',
      { prompt_from: 'm9', prompt_context: 4096 },
      'm9',
      { prompt_from: 'm9', prompt_context: 8192 },
    ],
    [
      'goes back to the start',
      { prompt_from: 'm9', prompt_context: 8192 },
      null,
      { prompt_from: null, prompt_context: 8192 },
    ],
  ])('%s', (_, stored, start, change) => {
    expect(moveWindow(ctx, chat(stored), { start, ...uncounted })).toEqual(change);
  });
});

describe('the scale of a chat’s tokens', () => {
  const after = (counted: number, stored: number | null = null) =>
    moveWindow(ctx, chat({ prompt_scale: stored }), {
      start: null,
      count: 20,
      estimated: 4000,
      counted,
    });

  it('follows the model’s count, without the chat template’s tokens', () => {
    expect(after(3120)?.prompt_scale).toBeCloseTo(0.78);
    expect(after(4320)?.prompt_scale).toBeCloseTo(1.092);
  });

  it.each([
    ['a small change', 3970, null],
    ['a count that is unchanged', 3120, 0.78],
    ['a server that counts only new tokens', 300, null],
  ])('is not changed by %s', (_, counted, stored) => {
    expect(after(counted, stored)).toBeUndefined();
  });

  it('stays within bounds for an odd count', () => {
    expect(after(900)?.prompt_scale).toBe(0.6);
    expect(after(90_000)?.prompt_scale).toBe(2);
  });

  it('scales the estimate', () => {
    const text = 'They talked and laughed. '.repeat(40);
    const plain = countTokensOf({ prompt_scale: null })(text);
    expect(countTokensOf({ prompt_scale: 0.8 })(text)).toBe(Math.ceil(plain * 0.8));
  });
});
