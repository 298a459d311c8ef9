import { expect, test } from 'vitest';
import { retryFlaky } from '#tests/e2e/retry-flaky.ts';

type File = Parameters<typeof retryFlaky>[0];

const makeFile = () => {
  const tests = ['it opens', 'it closes'].map((name) => ({ type: 'test', name, retry: 0 }));
  const tasks = [{ type: 'suite', name: 'a door', tasks: tests }];
  // as unknown as: only the properties of vitest's File that the function reads.
  return { tests, file: { filepath: '/some/where/door.spec.ts', tasks } as unknown as File };
};
const reason = 'the door is heavy';

test('only listed tests of the file are retried', () => {
  const { file, tests } = makeFile();
  retryFlaky(file, [
    { spec: 'door.spec.ts', test: 'it closes', reason },
    { spec: 'window.spec.ts', test: 'it opens', reason },
  ]);
  expect(tests.map(({ retry }) => retry)).toEqual([0, 1]);
});

test('an entry without a matching test or without a reason is an error', () => {
  const { file } = makeFile();
  expect(() => retryFlaky(file, [{ spec: 'door.spec.ts', test: 'it sings', reason }])).toThrow(
    'no test "it sings"',
  );
  expect(() => retryFlaky(file, [{ spec: 'door.spec.ts', test: 'it opens', reason: ' ' }])).toThrow(
    'no reason',
  );
});
