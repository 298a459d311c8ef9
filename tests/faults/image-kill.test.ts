import { expect, test } from 'vitest';
import { runImageKills } from './image-kill-run.ts';
import { makeUndrawnData } from './undrawn-data.ts';

test('three kills while pictures are made: each is made, paid once, and no file is left over', async () => {
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
