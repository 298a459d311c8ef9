import { startRedis } from '../../../scripts/services.ts';
import { streamFrom } from '../../faults/many-streams.ts';
import { askEngine } from '../ask-engine.ts';
import type { Instances } from '../backend.ts';
import { quantile, type Figure } from '../figures.ts';
import { ownNetwork, startFleet, stopFleet, urlsOf } from '../fleet-processes.ts';
import { engineSettings, startPacedEngine, type Pace } from '../paced-reply.ts';

const PACE: Pace = { firstMs: 300, tokenMs: 20, tokens: 60 };
const FEW = 40;
const MANY = 400;
/** How much later the first token may come than from one process with few users. */
const LATER = 1.2;

/**
 * Compares first tokens of two processes of each role on PostgreSQL, without and with Redis, with one process that has
 * every role and with the engine alone. A user sends to one api process and reads from the other.
 */
export async function measureFleet(
  instances: Instances,
  counts: readonly number[] = [FEW, MANY],
): Promise<Figure[]> {
  const instance = await instances.create('postgres');
  if (!instance) throw new Error('A fleet needs PostgreSQL.');
  const engine = await startPacedEngine();
  const redis = await startRedis();
  const env = engineSettings(engine, PACE);
  const figures: Figure[] = [];
  const measure = async (name: string, urls: string[], people: number, base = NaN) => {
    // The first reply of a process loads modules.
    await streamFrom(urls, 4, PACE);
    const { firstMs, unstreamed, problems } = await streamFrom(urls, people, PACE);
    for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
    figures.push(...describeFirst(name, people, firstMs), {
      name: `${name}, ${people} people: replies lost, doubled or damaged`,
      value: problems.length + people - firstMs.length,
      unit: '',
      goal: { max: 0 },
    });
    if (unstreamed > 0)
      figures.push({
        name: `${name}, ${people} people: replies that came whole`,
        value: unstreamed,
        unit: '',
        detail: 'their readers learned of them too late to follow; they count with their end',
      });
    const median = quantile(firstMs);
    if (!Number.isNaN(base))
      figures.push({
        name: `${name}, ${people} people: median, of one process with ${counts[0]}`,
        value: median / base,
        unit: '×',
        goal: { max: LATER },
      });
    return median;
  };
  try {
    for (const people of counts) {
      const asked = Array.from({ length: people }, (_, at) => askEngine(engine, PACE, at));
      figures.push(...describeFirst('the engine alone', people, await Promise.all(asked)));
    }
    const whole = await instance.start(env);
    const bases: number[] = [];
    for (const people of counts) bases.push(await measure('one process', [whole.url], people));
    await whole.stop();
    for (const [name, bus] of [
      ['split, PostgreSQL', {}],
      ['split, Redis', { REDIS_URL: redis.url }],
    ] as const) {
      const fleet = await startFleet(instance.start, ownNetwork(), { ...env, ...bus });
      for (const people of counts) await measure(name, urlsOf(fleet, 'api'), people, bases[0]);
      await stopFleet(fleet);
    }
    return figures;
  } finally {
    await engine.stop();
    await redis.stop();
    instance.remove();
  }
}

const describeFirst = (name: string, people: number, firstMs: number[]): Figure[] =>
  (
    [
      ['median', 0.5],
      ['95th', 0.95],
      ['99th', 0.99],
    ] as const
  ).map(([which, share]) => ({
    name: `${name}, ${people} people: first token, ${which}`,
    value: quantile(firstMs, share),
    unit: 'ms',
  }));
