import { expect, test } from 'vitest';
import { runManyStreams } from './many-streams.ts';
import { makeUndrawnData } from './undrawn-data.ts';

test('40 concurrently streaming chats each get their complete reply, in order and once', async () => {
  const data = await makeUndrawnData();
  try {
    const result = await runManyStreams(data.dataDir, 40, {
      firstMs: 400,
      tokenMs: 50,
      tokens: 60,
    });
    expect(result.problems).toEqual([]);
    expect(result.firstMs).toHaveLength(40);
    // The overlap depends on the machine, but the test needs a minimum.
    expect(result.atOnce).toBeGreaterThan(10);
  } finally {
    data.remove();
  }
}, 120_000);
