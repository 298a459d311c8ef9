import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import {
  currentOrigin,
  originHeaders,
  packOrigin,
  readRequestId,
  readTraceparent,
  runFrom,
  unpackOrigin,
} from './origin.ts';

const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

test.each(['a', '0193-aa', 'Root=1-67891233-abcdef012345678912345678', 'x'.repeat(128)])(
  '%s is a valid request id',
  (id) => expect(readRequestId(id)).toBe(id),
);

test.each(['', ' ', 'a b', 'a"b', 'a\nb', 'ä', 'x'.repeat(129), undefined, 7])(
  '%j is not a valid request id',
  (id) => expect(readRequestId(id)).toBeUndefined(),
);

test.each([
  '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
  'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  `${TRACEPARENT}-more`,
  TRACEPARENT.toUpperCase(),
])('%s is not a traceparent', (value) => expect(readTraceparent(value)).toBeUndefined());

test.each([
  { requestId: 'r' },
  { requestId: 'r', traceparent: TRACEPARENT },
  { traceparent: TRACEPARENT },
])('%j survives storage in a row', (origin) =>
  expect(unpackOrigin(packOrigin(origin))).toEqual({
    requestId: undefined,
    traceparent: undefined,
    ...origin,
  }),
);

test('an invalid stored value has no origin', () => {
  expect(packOrigin({})).toBeNull();
  expect(unpackOrigin(null)).toEqual({});
  expect(unpackOrigin('a"b nonsense')).toEqual({ requestId: undefined, traceparent: undefined });
});

test('work belongs to its request across awaits, and only to it', async () => {
  const seen = await Promise.all(
    ['one', 'two'].map((requestId) =>
      runFrom({ requestId }, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return originHeaders();
      }),
    ),
  );
  expect(seen).toEqual([{ 'x-request-id': 'one' }, { 'x-request-id': 'two' }]);
  expect(currentOrigin()).toEqual({});
});

test('each log line names the request and the trace once', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  runFrom({ requestId: 'r-1', traceparent: TRACEPARENT }, () => log.info({ reply: 'x' }, 'said'));
  runFrom({ requestId: 'r-1' }, () => log.info({ request_id: 'r-1' }, 'again'));
  log.info('alone');
  expect(JSON.parse(lines[0]!)).toMatchObject({
    request_id: 'r-1',
    trace_id: '4bf92f3577b34da6a3ce929d0e0e4736',
    reply: 'x',
  });
  expect(lines[1]!.match(/request_id/g)).toHaveLength(1);
  expect(lines[2]).not.toContain('request_id');
});
