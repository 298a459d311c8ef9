import { expect, it } from 'vitest';
import { answerInBatches, type EncoderAnswer } from './encoder-batches.ts';

/** An encoder whose vector is the passage's length. It runs when told to. */
function setUp() {
  const runs: { passages: string[]; end(error?: Error): void }[] = [];
  const answers: EncoderAnswer[] = [];
  let onAnswer = (): void => {};
  const ask = answerInBatches(
    (passages) =>
      new Promise((resolve, reject) =>
        runs.push({
          passages,
          end: (error) =>
            error
              ? reject(error)
              : resolve(passages.map((passage) => Float32Array.of(passage.length))),
        }),
      ),
    (answer) => {
      answers.push(answer);
      onAnswer();
    },
  );
  const answered = (count: number) =>
    new Promise<void>((resolve) => {
      onAnswer = () => answers.length >= count && resolve();
      onAnswer();
    });
  return { ask, runs, answers, answered };
}

it('encodes what waits together, and answers in order', async () => {
  const { ask, runs, answers, answered } = setUp();
  ask({ id: 1, passages: ['a'] });
  for (const id of [2, 3]) ask({ id, passages: ['bb', 'ccc'] });
  ask({ id: 4, passages: [] });
  expect(runs.map(({ passages }) => passages)).toEqual([['a']]);
  runs[0]!.end();
  await answered(1);
  expect(runs[1]!.passages).toEqual(['bb', 'ccc', 'bb', 'ccc']);
  runs[1]!.end();
  await answered(4);
  const both = [Float32Array.of(2), Float32Array.of(3)];
  expect(answers).toEqual([
    { id: 1, vectors: [Float32Array.of(1)] },
    { id: 2, vectors: both },
    { id: 3, vectors: both },
    { id: 4, vectors: [] },
  ]);
});

it('splits a long text over several runs, and short ones do not wait for all of it', async () => {
  const { ask, runs, answers, answered } = setUp();
  const passages = Array.from({ length: 8 }, () => 'x'.repeat(240));
  ask({ id: 0, passages: ['first'] });
  ask({ id: 1, passages });
  ask({ id: 2, passages: ['short'] });
  runs[0]!.end();
  await answered(1);
  // Six of 240 characters fit into 1,600.
  expect(runs[1]!.passages).toHaveLength(6);
  runs[1]!.end();
  await expect.poll(() => runs.length).toBe(3);
  expect(runs[2]!.passages).toEqual([...passages.slice(6), 'short']);
  runs[2]!.end();
  await answered(3);
  expect(answers[1]).toEqual({ id: 1, vectors: passages.map(() => Float32Array.of(240)) });
});

it('a failed run fails its questions alone', async () => {
  const { ask, runs, answers, answered } = setUp();
  ask({ id: 1, passages: ['a'] });
  ask({ id: 2, passages: ['b'] });
  runs[0]!.end(new Error('out of memory'));
  await answered(1);
  runs[1]!.end();
  await answered(2);
  expect(answers).toEqual([
    { id: 1, isFailed: true },
    { id: 2, vectors: [Float32Array.of(1)] },
  ]);
});

it('a failed run of several is repeated one by one, so that one person’s text fails nobody else', async () => {
  const { ask, runs, answers, answered } = setUp();
  ask({ id: 1, passages: ['a'] });
  ask({ id: 2, passages: ['bad', 'c'] });
  ask({ id: 3, passages: ['dd'] });
  runs[0]!.end();
  await answered(1);
  expect(runs[1]!.passages).toEqual(['bad', 'c', 'dd']);
  runs[1]!.end(new Error('a text it cannot read'));
  await expect.poll(() => runs.length).toBe(3);
  expect(runs[2]!.passages).toEqual(['bad']);
  runs[2]!.end(new Error('a text it cannot read'));
  await expect.poll(() => runs.length).toBe(4);
  expect(runs[3]!.passages).toEqual(['dd']);
  runs[3]!.end();
  await answered(3);
  expect(answers.slice(1)).toEqual([
    { id: 2, isFailed: true },
    { id: 3, vectors: [Float32Array.of(2)] },
  ]);
});
