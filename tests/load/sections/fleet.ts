import { startRedis } from '../../../scripts/services.ts';
import { streamFrom } from '../../faults/many-streams.ts';
import type { Instance, Instances } from '../backend.ts';
import { quantile, type Figure } from '../figures.ts';
import { engineSettings, startPacedEngine, type Pace } from '../paced-reply.ts';
import { findFreePort, type RunningProduct } from '../running-product.ts';

const PACE: Pace = { firstMs: 300, tokenMs: 20, tokens: 60 };
const FEW = 40;
const MANY = 400;
/** How much later the first token may come than from one process that serves few people. */
const LATER = 1.2;

/**
 * Measures first tokens of two api and two worker processes on PostgreSQL, without and with Redis,
 * beside one process with every role. A user sends to one api process and reads from the other.
 */
export async function measureFleet(instances: Instances): Promise<Figure[]> {
  const instance = await instances.create('postgres');
  if (!instance) throw new Error('A fleet needs PostgreSQL.');
  const engine = await startPacedEngine();
  const redis = await startRedis();
  const env = engineSettings(engine, PACE);
  const figures: Figure[] = [];
  const measure = async (name: string, products: RunningProduct[], people: number, base = NaN) => {
    // The first reply of a process loads modules.
    await streamFrom(urlsOf(products), 4, PACE);
    const { firstMs, problems } = await streamFrom(urlsOf(products), people, PACE);
    for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
    const median = quantile(firstMs);
    figures.push(
      { name: `${name}, ${people} people: first token, median`, value: median, unit: 'ms' },
      { name: `${name}, ${people} people: 95th`, value: quantile(firstMs, 0.95), unit: 'ms' },
      {
        name: `${name}, ${people} people: replies lost, doubled or damaged`,
        value: problems.length + people - firstMs.length,
        unit: '',
        goal: { max: 0 },
      },
    );
    if (!Number.isNaN(base))
      figures.push({
        name: `${name}, ${people} people: median, of one process with ${FEW}`,
        value: median / base,
        unit: '×',
        goal: { max: LATER },
      });
    return median;
  };
  try {
    const whole = [await instance.start(env)];
    const base = await measure('one process', whole, FEW);
    await measure('one process', whole, MANY);
    await stopAll(whole);
    for (const [name, bus] of [
      ['split, PostgreSQL', {}],
      ['split, Redis', { REDIS_URL: redis.url }],
    ] as const) {
      const fleet = await startFleet(instance, { ...env, ...bus });
      for (const people of [FEW, MANY]) await measure(name, fleet.api, people, base);
      await stopAll([...fleet.api, ...fleet.workers]);
    }
    return figures;
  } finally {
    await engine.stop();
    await redis.stop();
    instance.remove();
  }
}

const urlsOf = (products: readonly RunningProduct[]) => products.map(({ url }) => url);

const stopAll = (products: readonly RunningProduct[]) =>
  Promise.all(products.map((product) => product.stop()));

async function startFleet(instance: Instance, env: Record<string, string>) {
  const startApi = () => instance.start({ ...env, ROLES: 'api' });
  // A worker answers /ready at its operations port only.
  const startWorker = async () => {
    const port = await findFreePort();
    return instance.start({ ...env, ROLES: 'worker', OPERATIONS_PORT: String(port) });
  };
  return {
    api: [await startApi(), await startApi()],
    workers: [await startWorker(), await startWorker()],
  };
}
