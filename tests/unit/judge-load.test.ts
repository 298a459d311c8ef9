import { expect, test } from 'vitest';
import { findFailedCalls } from '../../scripts/proxy-service.ts';
import type { FleetProcess } from '../load/fleet-processes.ts';
import { judgeFailures } from '../load/steady/judge.ts';
import type { CallFailure } from '../load/steady/messages.ts';
import { planSteps, type DoneStep } from '../load/steady/schedule.ts';

const KILLED_AT = Date.parse('2026-11-25T12:00:10Z');
const step = (act: DoneStep['act']): DoneStep => ({
  name: 'api-1',
  act,
  address: '127.1.2.21:3000',
  began: KILLED_AT,
  ready: KILLED_AT + 4000,
  exitCode: 0,
});
const failure = (began: number, ended: number, status = 502): CallFailure => ({
  call: 'send',
  status,
  began: KILLED_AT + began,
  ended: KILLED_AT + ended,
  text: '',
});
const line = (time: string, status: number, seconds: string, address: string) =>
  `127.0.0.1 [2026-11-25T12:00:${time}+00:00] POST /api/v1/chat ${status} 150 ${seconds} ${address} ${status} ${seconds}\n`;

test.each([
  ['open at the kill', failure(-20, 5), 'kill', 1, 0],
  ['over before the kill', failure(-20, -5), 'kill', 0, 1],
  ['begun after the kill', failure(5, 20), 'kill', 0, 1],
  ['open at a roll', failure(-20, 5), 'roll', 0, 1],
  ['cut without an answer', failure(-20, 5, 0), 'kill', 0, 1],
  ['refused', failure(-20, 5, 409), 'kill', 0, 1],
] as const)('a call that was %s', (_what, given, act, excused, problems) => {
  const judged = judgeFailures([given], [step(act)], undefined);
  expect([judged.excused.length, judged.problems.length]).toEqual([excused, problems]);
});

test.each([
  ['of the killed process at that time', line('10', 502, '0.020', '127.1.2.21:3000'), 0],
  ['of the killed process later', line('13', 502, '0.020', '127.1.2.21:3000'), 1],
  ['of another process', line('10', 502, '0.020', '127.1.2.22:3000'), 1],
  ['of nobody', line('10', 502, '0.000', 'api'), 1],
  ['of both', line('12', 504, '4.000', '127.1.2.21:3000, 127.1.2.22:3000'), 0],
  ['that is no failure', line('30', 201, '0.020', '127.1.2.22:3000'), 0],
])('an answer in the log %s', (_what, log, problems) => {
  const judged = judgeFailures([], [step('kill')], findFailedCalls(log));
  expect(judged.problems).toHaveLength(problems);
});

test('of each role one process is killed and the other one is restarted, the same ones for the same seed', () => {
  const fleet = ['web', 'api', 'worker'].flatMap((role) =>
    [1, 2].map((at) => ({ name: `${role}-${at}`, role }) as FleetProcess),
  );
  const plan = (seed: string) =>
    planSteps(fleet, seed, 100_000).map(({ act, process }) => `${act} ${process.name}`);
  expect(plan('a')).toEqual(plan('a'));
  expect(
    plan('a')
      .map((one) => one.split(' ')[1])
      .toSorted(),
  ).toEqual(fleet.map(({ name }) => name).toSorted());
  for (const seed of ['a', 'b', 'c'])
    for (const role of ['web', 'api', 'worker'])
      expect(plan(seed).filter((one) => one.startsWith(`kill ${role}`))).toHaveLength(1);
  expect(new Set(['a', 'b', 'c', 'd'].map((seed) => plan(seed).join())).size).toBeGreaterThan(1);
});
