import { expect, test, vi } from 'vitest';
import type { Context } from '#platform/context.ts';
import { stubOf } from '#tests/helpers/stub-of.ts';
import { judgeStream } from './judge-stream.ts';

/**
 * A classifier that suspects sentences with "it", reads no passage about the weather, and records those that
 * it reads.
 */
function setUp(answered: Promise<void> = Promise.resolve()) {
  const read: string[] = [];
  const ctx = stubOf<Context>({
    moderation: stubOf<Context['moderation']>({
      name: 'classifier',
      reads_text: true,
      suspects: (sentence) => sentence.includes('it'),
      mayHarm: (text) => text !== '' && !text.includes('weather'),
      judgeText: async ({ text }) => {
        read.push(text);
        await answered;
        return { scores: { 'classifier/violence': text.includes('your boss') ? 0.99 : 0 } };
      },
    }),
  });
  let shown = '';
  const judge = judgeStream(ctx, { surface: 'reply' }, (text) => (shown += text));
  return { judge, read, shown: () => shown };
}

test('a suspect sentence of a reply is judged together with the sentences before it', async () => {
  const { judge, read, shown } = setUp();
  judge.push('So your boss yelled again. ');
  judge.push('Then he earned it, love. ');
  await expect(judge.finish()).rejects.toMatchObject({ categories: ['violence'] });
  expect(read).toEqual(['So your boss yelled again. Then he earned it, love. ']);
  expect(shown()).toBe('So your boss yelled again. ');
});

test('sentences that no longer fit into the passage are left out', async () => {
  const { judge, read, shown } = setUp();
  const story = `Once ${'upon a summer evening '.repeat(9)}we met. `;
  const text = `${story}You wore your green coat. Do you remember it?`;
  for (const part of text.match(/.{1,9}/gs)!) judge.push(part);
  await judge.finish();
  expect(read).toEqual([
    `${story}You wore your green coat. `,
    'You wore your green coat. Do you remember it?',
  ]);
  expect(shown()).toBe(text);
});

test('sentences that are not suspect are shown at once, and judged when their passage is full', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { judge, read, shown } = setUp(promise);
  const story = 'So we met your boss again. She was late. ';
  judge.push(story);
  judge.push(`Then ${'a long road and '.repeat(14)}home. And so on. `);
  await vi.waitFor(() => expect(shown()).toContain('home.'));
  expect(read[0]).toBe(story);
  resolve();
  await vi.waitFor(() => expect(() => judge.push('More. ')).toThrow('refused'));
});

test('what is left is judged at the end, unless its words rule out a harm', async () => {
  const one = setUp();
  one.judge.push('Good night. We met your boss. ');
  await expect(one.judge.finish()).rejects.toMatchObject({ categories: ['violence'] });
  const other = setUp();
  other.judge.push('The weather was lovely. We should go out.');
  await other.judge.finish();
  expect(other.read).toEqual([]);
  expect(other.shown()).toBe('The weather was lovely. We should go out.');
});

test('a sentence that was read is not read again at the end', async () => {
  const { judge, read } = setUp();
  judge.push('Do you remember it? ');
  judge.push(' ');
  await judge.finish();
  expect(read).toEqual(['Do you remember it? ']);
});
