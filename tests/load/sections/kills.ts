import { runKills } from '../../faults/kill-run.ts';
import type { Instances } from '../backend.ts';
import { quantile, type Figure } from '../figures.ts';

const KILLS = Number(process.env['BENCH_KILLS'] ?? 20);

/** kill -9 at random moments under load, on the embedded database. */
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
      { name: 'starts after a kill', value: result.startMs.length, unit: '', goal: { min: KILLS } },
      { name: 'ready after a kill, median', value: quantile(result.startMs), unit: 'ms' },
      { name: 'ready after a kill, longest', value: Math.max(...result.startMs), unit: 'ms' },
    ];
  } finally {
    instance.remove();
  }
}
