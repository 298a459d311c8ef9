import { seededRandom } from '#platform/models/text/scripted/random.ts';
import type { FleetProcess } from '../fleet-processes.ts';

/** The shares of the run between which processes end: not before the first, not after the last. */
const FROM = 0.15;
const TO = 0.85;

export interface Step {
  act: 'kill' | 'roll';
  process: FleetProcess;
  /** Milliseconds from the start of the run. */
  afterMs: number;
}

/** Which processes are killed and restarted, and when: of each role one is killed and the other one is restarted. */
export function planSteps(fleet: readonly FleetProcess[], seed: string, runMs: number): Step[] {
  const random = seededRandom(`${seed}-steps`);
  const steps = [...new Set(fleet.map(({ role }) => role))].flatMap((role) => {
    const pair = fleet.filter((one) => one.role === role);
    const killed = random.pick(pair);
    return pair.map((process) => ({ act: process === killed ? 'kill' : 'roll', process }) as const);
  });
  const order = steps.map((step) => ({ step, at: random.next() })).toSorted((a, b) => a.at - b.at);
  const each = ((TO - FROM) * runMs) / steps.length;
  return order.map(({ step }, at) => ({ ...step, afterMs: FROM * runMs + at * each }));
}

/** A completed step. Times are milliseconds since the epoch. */
export interface DoneStep {
  name: string;
  act: Step['act'];
  address: string;
  began: number;
  ready: number;
  exitCode: number | null;
}

/** Performs the steps, each at its time or after the previous one. */
export async function doSteps(
  steps: readonly Step[],
  pause: (ms: number) => Promise<void>,
): Promise<DoneStep[]> {
  const start = Date.now();
  const done: DoneStep[] = [];
  for (const { act, process, afterMs } of steps) {
    await pause(Math.max(0, start + afterMs - Date.now()));
    let began = Date.now();
    let exitCode: number | null = null;
    if (act === 'kill') began = await process.kill();
    else exitCode = await process.roll();
    const { name, address } = process;
    done.push({ name, act, address, began, ready: Date.now(), exitCode });
  }
  return done;
}
