import { expect, test } from 'vitest';
import { retryFlaky } from '#tests/e2e/retry-flaky.ts';

type File = Parameters<typeof retryFlaky>[0];

const makeFile = () => {
  const tests = ['it opens', 'it closes'].map((name) => ({ type: 'test', name, retry: 0 }));
  const tasks = [{ type: 'suite', name: 'a door', tasks: tests }];
  // as unknown as: the part of vitest's File that the function reads.
  return { tests, file: { filepath: '/some/where/door.spec.ts', tasks } as unknown as File };
};
const reason = 'the door is heavy';

test('only a listed journey of the file is tried twice', () => {
  const { file, tests } = makeFile();
  retryFlaky(file, [
    { spec: 'door.spec.ts', test: 'it closes', reason },
    { spec: 'window.spec.ts', test: 'it opens', reason },
  ]);
  expect(tests.map(({ retry }) => retry)).toEqual([0, 1]);
});

test('an entry that names no test, or gives no reason, is an error', () => {
  const { file } = makeFile();
  expect(() => retryFlaky(file, [{ spec: 'door.spec.ts', test: 'it sings', reason }])).toThrow(
    'no test "it sings"',
  );
  expect(() => retryFlaky(file, [{ spec: 'door.spec.ts', test: 'it opens', reason: ' ' }])).toThrow(
    'no reason',
  );
});
