import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onEachBackend, type Instance, type Instances } from '../backend.ts';
import { quantile, type Figure } from '../figures.ts';
import { signIn } from '../product-client.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = 2;
const CONNECTIONS = 16;
const LIST = '/api/v1/characters/?limit=24';

interface Target {
  name: string;
  url: string;
  headers?: Record<string, string>;
  goal?: number;
}

/** Measures requests per second of the list and of a page, relative to the bare server in the same round. */
export async function measureRequests(instances: Instances): Promise<Figure[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const bare = `http://127.0.0.1:${Number(line.toString())}/`;
  const figures: Figure[] = [];
  try {
    await onEachBackend(instances, async (instance) => {
      figures.push(...(await measureOn(instance, bare)));
    });
  } finally {
    child.kill();
  }
  return figures;
}

async function measureOn(instance: Instance, bare: string): Promise<Figure[]> {
  const product = await instance.start();
  try {
    const user = await signIn(product.url, 'requests@example.test');
    user.close();
    // As in browsers, so that cached responses are sent compressed.
    const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };
    const targets: Target[] = [
      {
        name: 'anonymous list, kept shortly',
        url: product.url + LIST,
        headers: asBrowser,
        goal: 0.3,
      },
      {
        name: 'anonymous page, kept shortly',
        url: `${product.url}/girls`,
        headers: asBrowser,
        goal: 0.2,
      },
      {
        name: 'list read from the database',
        url: product.url + LIST,
        headers: { authorization: `Bearer ${user.token}` },
        goal: 0.06,
      },
    ];
    const all: Target[] = [{ name: 'bare', url: bare }, ...targets];
    for (const target of all) await measureRate(target, 1);
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const rates: number[] = [];
      for (const target of all) rates.push(await measureRate(target, SECONDS));
      rounds.push(rates);
    }
    return targets.map(({ name, goal }, at) => ({
      name: `${name} (${instance.kind})`,
      value: quantile(rounds.map((rates) => rates[at + 1]! / rates[0]!)),
      unit: 'of bare',
      ...(goal === undefined ? {} : { goal: { min: goal } }),
      detail: `${quantile(rounds.map((rates) => rates[at + 1]!)).toFixed(0)} against ${quantile(rounds.map((rates) => rates[0]!)).toFixed(0)} requests/s, medians of ${ROUNDS}`,
    }));
  } finally {
    await product.stop();
  }
}

async function measureRate({ name, url, headers }: Target, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    ...(headers ? { headers } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} responses were not 2xx, ${result.errors} failed`);
  return result.requests.total / result.duration;
}
