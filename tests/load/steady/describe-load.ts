import { quantile, type Figure } from '../figures.ts';
import type { GeneratorReport, Turn } from './messages.ts';
import type { LoadResult, LoadSettings } from './run-load.ts';
import type { DoneStep } from './schedule.ts';

/** Turns that began within this time before or after a step do not count as quiet. */
const NEAR_MS = 10_000;

/** The result as figures. Figures that must be zero have a goal. */
export function describeLoad(result: LoadResult, { pace, proxy }: LoadSettings): Figure[] {
  const { reports, steps, losses, problems, excused } = result;
  const people = reports.flatMap((report) => report.people);
  const turns = people.flatMap((person) => person.turns);
  const quiet = turns.filter((turn) => !steps.some((step) => isNear(turn, step)));
  const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);
  const streaming = sumBySecond(reports);
  const count = (name: string, value: number, detail?: string): Figure => ({
    name,
    value,
    unit: '',
    ...(detail && { detail }),
  });
  const none = { goal: { max: 0 } };
  const calls = turns.length + sum(reports.map((report) => report.reads));
  return [
    count(
      'people',
      result.people,
      `behind ${proxy}, a reply of ${pace.tokens} tokens every ${pace.tokenMs} ms`,
    ),
    count('replies streaming at one moment, median', quantile(streaming)),
    count('messages acknowledged', sum(people.map((person) => person.acknowledged.length))),
    { ...count('lost, doubled, damaged, out of order or left open', losses.length), ...none },
    { ...count('calls that failed without excuse', problems.length, `of ${calls}`), ...none },
    count('5xx on open calls of a killed process', excused.length),
    count('streams cut and resumed', sum(people.map((person) => person.cuts))),
    ...describeTimes('first token through all', turns),
    ...describeTimes(`first token, ${NEAR_MS / 1000} s away from kills and restarts`, quiet),
    ...steps.map(describeStep),
    {
      name: 'lag of the generators, 99th',
      value: Math.max(...reports.map(({ lagMs }) => lagMs.p99)),
      unit: 'ms',
      detail: `of ${reports.length}; longest ${Math.max(...reports.map(({ lagMs }) => lagMs.longest)).toFixed(0)} ms, in each time above`,
    },
  ];
}

function describeTimes(name: string, turns: readonly Turn[]): Figure[] {
  const firstMs = turns.flatMap((turn) => turn.firstMs ?? []);
  if (firstMs.length === 0) return [];
  return (
    [
      ['median', 0.5],
      ['95th', 0.95],
      ['99th', 0.99],
    ] as const
  ).map(([which, share]) => ({
    name: `${name}, ${which}`,
    value: quantile(firstMs, share),
    unit: 'ms',
    detail: `${firstMs.length} replies`,
  }));
}

const describeStep = ({ name, act, began, ready }: DoneStep): Figure => ({
  name: act === 'kill' ? `${name} killed, until it is ready again` : `${name} restarted`,
  value: (ready - began) / 1000,
  unit: 's',
});

const isNear = ({ began, wholeMs }: Turn, step: DoneStep): boolean =>
  began + wholeMs > step.began - NEAR_MS && began < step.ready + NEAR_MS;

/** Uses only the seconds that every generator reported. */
function sumBySecond(reports: readonly GeneratorReport[]): number[] {
  const seconds = new Map<number, number[]>();
  for (const { streaming } of reports)
    for (const [second, replies] of streaming)
      seconds.set(second, [...(seconds.get(second) ?? []), replies]);
  return [...seconds.values()]
    .filter((counts) => counts.length >= reports.length)
    .map((counts) => counts.reduce((total, one) => total + one, 0));
}
