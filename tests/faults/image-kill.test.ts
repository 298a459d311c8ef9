import { expect, test } from 'vitest';
import { runImageKills } from './image-kill-run.ts';
import { makeUndrawnData } from './undrawn-data.ts';

test('after three kills during generation, each picture exists and is paid once, and no orphaned file remains', async () => {
  const data = await makeUndrawnData();
  try {
    const result = await runImageKills(data.dataDir, 3);
    expect(result.problems).toEqual([]);
    expect(result.startMs).toHaveLength(3);
    expect(result.interrupted).toBeGreaterThan(0);
  } finally {
    data.remove();
  }
}, 300_000);
