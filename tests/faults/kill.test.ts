import { expect, test } from 'vitest';
import { runKills } from './kill-run.ts';
import { makeUndrawnData } from './undrawn-data.ts';

test('four kills under load lose no acknowledged message, and every reply exists exactly once', async () => {
  const data = await makeUndrawnData();
  try {
    const result = await runKills(data.dataDir, 4);
    expect(result.problems).toEqual([]);
    expect(result.startMs).toHaveLength(4);
    expect(result.acknowledged).toBeGreaterThan(10);
  } finally {
    data.remove();
  }
}, 600_000);
