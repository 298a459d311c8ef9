import { runManyStreams } from '../../faults/many-streams.ts';
import { askEngine } from '../ask-engine.ts';
import type { Instances } from '../backend.ts';
import { quantile, type Figure } from '../figures.ts';
import { startPacedEngine, type Pace } from '../paced-reply.ts';
import { readMemory } from '../read-memory.ts';

const CHATS = 200;
const PACE: Pace = { firstMs: 500, tokenMs: 50, tokens: 100 };

/** Measures 200 concurrent replies by one process on the embedded database. */
export async function measureStreams(instances: Instances): Promise<Figure[]> {
  const direct = await listenDirectly();
  const instance = (await instances.create('embedded'))!;
  try {
    const result = await runManyStreams(
      instance.dataDir,
      CHATS,
      PACE,
      (pid) => readMemory(pid).resident,
    );
    for (const problem of result.problems.slice(0, 20)) console.log(`  ${problem}`);
    const base = quantile(direct);
    return [
      {
        name: 'replies lost, doubled or damaged',
        value: result.problems.length,
        unit: '',
        goal: { max: 0 },
      },
      { name: 'replies complete', value: result.wholeMs.length, unit: '', goal: { min: CHATS } },
      {
        name: 'streaming at one moment',
        value: result.atOnce,
        unit: 'chats',
        goal: { min: CHATS },
      },
      { name: 'first token, added, median', value: quantile(result.firstMs) - base, unit: 'ms' },
      {
        name: 'first token, added, 95th',
        value: quantile(result.firstMs, 0.95) - base,
        unit: 'ms',
        detail: `all ${CHATS} sent in one moment; against the median of ${CHATS} asked directly (${base.toFixed(0)} ms)`,
      },
      {
        name: 'whole reply, 95th',
        value: quantile(result.wholeMs, 0.95),
        unit: 'ms',
        detail: `${PACE.firstMs + PACE.tokenMs * (PACE.tokens - 1)} ms at the engine's pace`,
      },
      { name: 'memory while all stream', value: result.peakBytes / 2 ** 20, unit: 'MB' },
    ];
  } finally {
    instance.remove();
  }
}

/** Measures first-token times with the same number of concurrent requests directly to the engine. */
async function listenDirectly(): Promise<number[]> {
  const engine = await startPacedEngine();
  try {
    return await Promise.all(Array.from({ length: CHATS }, (_, at) => askEngine(engine, PACE, at)));
  } finally {
    await engine.stop();
  }
}
