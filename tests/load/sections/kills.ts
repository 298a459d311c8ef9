import { runImageKills } from '../../faults/image-kill-run.ts';
import { runKills } from '../../faults/kill-run.ts';
import type { Instances } from '../backend.ts';
import { quantile, type Figure } from '../figures.ts';

const KILLS = Number(process.env['BENCH_KILLS'] ?? 20);

/** Sends SIGKILL at random times under load, on the embedded database. */
export async function measureKills(instances: Instances): Promise<Figure[]> {
  const instance = (await instances.create('embedded'))!;
  try {
    const result = await runKills(instance.dataDir, KILLS);
    for (const problem of result.problems.slice(0, 20)) console.log(`  ${problem}`);
    return [
      {
        name: 'messages or replies lost, doubled or damaged',
        value: result.problems.length,
        unit: '',
        goal: { max: 0 },
        detail: `${result.acknowledged} acknowledged, ${result.repeated} tries repeated after a cut`,
      },
      ...describeStarts(result.startMs),
    ];
  } finally {
    instance.remove();
  }
}

/** Sends SIGKILL at random times while pictures are generated, on the embedded database. */
export async function measureImageKills(instances: Instances): Promise<Figure[]> {
  const instance = (await instances.create('embedded'))!;
  try {
    const result = await runImageKills(instance.dataDir, KILLS);
    for (const problem of result.problems.slice(0, 20)) console.log(`  ${problem}`);
    return [
      {
        name: 'pictures, tokens or files lost, doubled or left over',
        value: result.problems.length,
        unit: '',
        goal: { max: 0 },
        detail: `${result.pictures} pictures in ${result.acknowledged} jobs, ${result.interrupted} of them begun again, ${result.repeated} requests repeated after a cut`,
      },
      ...describeStarts(result.startMs),
    ];
  } finally {
    instance.remove();
  }
}

const describeStarts = (startMs: number[]): Figure[] => [
  { name: 'starts after a kill', value: startMs.length, unit: '', goal: { min: KILLS } },
  { name: 'ready after a kill, median', value: quantile(startMs), unit: 'ms' },
  { name: 'ready after a kill, longest', value: Math.max(...startMs), unit: 'ms' },
];
