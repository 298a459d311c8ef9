import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDay, formatListTime, formatWait, separatorBetween } from './format-time.ts';
import { portraitOf } from './portrait.ts';
import { pickPrompts, SUGGESTED_PROMPTS } from './suggested-prompts.ts';

describe('suggested prompts', () => {
  it('are 13, including the six of the specification', () => {
    expect(new Set(SUGGESTED_PROMPTS).size).toBe(13);
    expect(SUGGESTED_PROMPTS).toEqual(
      expect.arrayContaining([
        'Tell me more about yourself',
        'Send me a picture',
        "Let's play a game",
        'What is your fantasy?',
        'Tell me a secret',
        'Describe your perfect date',
      ]),
    );
  });

  it('are picked as three different ones', () => {
    const random = fc.double({ min: 0, max: 0.999_999, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(random, random, random), (numbers) => {
        const rest = [...numbers];
        const picked = pickPrompts(3, () => rest.shift()!);
        expect(new Set(picked).size).toBe(3);
        expect(SUGGESTED_PROMPTS).toEqual(expect.arrayContaining(picked));
      }),
    );
  });
});

describe('portraits', () => {
  const item = {
    id: '',
    media_type: 'image',
    mime_type: '',
    url: '/full',
    is_nsfw: false,
  } as const;
  const size = { width: 1, height: 1, thumbhash: null, alt: null };
  const picture = { ...item, ...size, srcset: '/s 360w, /m 720w, /l 1080w' };

  it.each([
    [96, '/s'],
    [361, '/m'],
    [2000, '/full'],
  ])('use the first size of at least %d pixels: %s', (width, url) =>
    expect(portraitOf([picture], width)).toBe(url),
  );

  it('are null without a picture, and the original without sizes', () => {
    expect(portraitOf([], 96)).toBeNull();
    expect(portraitOf([{ ...picture, media_type: 'video' }], 96)).toBeNull();
    expect(portraitOf([{ ...picture, srcset: null }], 96)).toBe('/full');
  });
});

describe('times', () => {
  const now = new Date(2026, 10, 21, 10, 0);
  const at = (...parts: [number, number, number, number?, number?]) =>
    new Date(parts[0], parts[1], parts[2], parts[3] ?? 12, parts[4] ?? 0).toISOString();

  it.each([
    [at(2026, 10, 21, 0, 1), 'Today'],
    [at(2026, 10, 20, 23, 59), 'Yesterday'],
    [at(2026, 10, 19), 'Thursday'],
    [at(2026, 10, 15), 'Sunday'],
    [at(2026, 10, 14), 'November 14'],
    [at(2025, 11, 31), 'December 31, 2025'],
    [at(2026, 10, 22), 'November 22'],
  ])('day of %s is %s', (iso, words) => expect(formatDay(iso, now)).toBe(words));

  it.each([
    [at(2026, 10, 20), 'Yesterday'],
    [at(2026, 10, 16), 'Mon'],
    [at(2026, 10, 14), 'Nov 14'],
    [at(2025, 10, 14), 'Nov 14, 2025'],
  ])('row time of %s is %s', (iso, words) => expect(formatListTime(iso, now)).toBe(words));

  it.each([
    [null, at(2026, 10, 21), 'day'],
    [at(2026, 10, 20, 23, 59), at(2026, 10, 21, 0, 1), 'day'],
    [at(2026, 10, 21, 9, 0), at(2026, 10, 21, 9, 29), null],
    [at(2026, 10, 21, 9, 0), at(2026, 10, 21, 9, 30), 'pause'],
  ])('between %s and %s the separator is %s', (before, after, what) =>
    expect(separatorBetween(before, after)).toBe(what),
  );

  it.each([
    [0, '1 min'],
    [61, '2 min'],
    [3600, '1 h'],
    [18_720, '5 h 12 min'],
  ])('%d seconds are %s', (seconds, words) => expect(formatWait(seconds)).toBe(words));
});

describe('polling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function poll(
    answers: (attempt: number) => { count: number; last: string } | Error,
    isDone: (attempt: number) => boolean = () => true,
  ) {
    const { pollReply } = await import('./poll-reply.ts');
    const { waitFor } = await import('#ui/wait-for.ts');
    const at: number[] = [];
    const errors: unknown[] = [];
    const start = Date.now();
    const controller = new AbortController();
    const result = pollReply(
      2,
      {
        readChat: () => {
          at.push(Date.now() - start);
          const answer = answers(at.length);
          if (answer instanceof Error) return Promise.reject(answer);
          const [sender, status] = answer.last.split(' ');
          // as never: the poll reads only the count and the last message of a chat.
          return Promise.resolve({ count: answer.count, messages: [{ sender, status }] } as never);
        },
        onChat: () => {},
        isDone: () => isDone(at.length),
        wait: waitFor,
        onError: (error) => errors.push(error),
      },
      controller.signal,
    );
    return { result, at, errors, controller };
  }

  it('reads after 1 s, then every 2 s, at most 15 times', async () => {
    const { result, at } = await poll(() => ({ count: 3, last: 'user done' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toBe(false);
    expect(at).toEqual(Array.from({ length: 15 }, (_, n) => 1_000 + n * 2_000));
  });

  it.each([
    [{ count: 4, last: 'character done' }, true],
    [{ count: 4, last: 'character failed' }, true],
    [{ count: 3, last: 'system done' }, true],
    [{ count: 4, last: 'character streaming' }, false],
    [{ count: 2, last: 'character done' }, false],
    [{ count: 4, last: 'user done' }, false],
  ])('%o stops it: %s', async (answer, ends) => {
    const { at } = await poll(() => answer);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(at.length === 1).toBe(ends);
  });

  it('continues while a picture is expected', async () => {
    const there = () => ({ count: 4, last: 'character done' });
    const { result, at } = await poll(there, (attempt) => attempt === 3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([await result, at.length]).toEqual([true, 3]);
  });

  it('continues after an error and only reports it', async () => {
    const { result, at, errors } = await poll((attempt) =>
      attempt < 3 ? new Error('down') : { count: 4, last: 'character done' },
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect([await result, at.length, errors.length]).toEqual([true, 3, 2]);
  });

  it('stops at once when aborted', async () => {
    const { result, at, controller } = await poll(() => ({ count: 2, last: 'user done' }));
    controller.abort();
    expect([await result, at]).toEqual([false, []]);
  });
});
