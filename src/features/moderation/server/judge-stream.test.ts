import { expect, test } from 'vitest';
import type { Context } from '#platform/context.ts';
import { stubOf } from '#tests/helpers/stub-of.ts';
import { judgeStream } from './judge-stream.ts';

/** A classifier that suspects sentences with "it" and records the passages that it reads. */
function setUp() {
  const read: string[] = [];
  const ctx = stubOf<Context>({
    moderation: stubOf<Context['moderation']>({
      name: 'classifier',
      reads_text: true,
      suspects: (sentence) => sentence.includes('it'),
      judgeText: async ({ text }) => {
        read.push(text);
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
  expect(read).toEqual(['You wore your green coat. Do you remember it?']);
  expect(shown()).toBe(text);
});
