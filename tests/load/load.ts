import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startS3 } from '../../scripts/s3-service.ts';
import { PROXIES, type ProxyKind } from '../../scripts/proxy-service.ts';
import { startRedis, type Service } from '../../scripts/services.ts';
import { copyMedia } from '../helpers/copy-seeds.ts';
import { createInstances } from './backend.ts';
import { formatFigures, formatMarkdown, type Figure } from './figures.ts';
import { measureFleet } from './sections/fleet.ts';
import { describeLoad } from './steady/describe-load.ts';
import { runLoad, type LoadSettings } from './steady/run-load.ts';

const SHOWN = 40;

/*
 * npm run load [-- --streams 1000 --minutes 10 --proxy nginx|caddy --seed words]: PostgreSQL, Redis, an S3 service,
 * the proxy, two processes of each role and paced engines. Replies stream all the time while one process of each role
 * is killed and one is restarted. Then compares first tokens with one process and the engine. The exit code is 1 if anything
 * was lost, or a call failed without excuse. docs/operating/load.md explains the output.
 */
const { values: given } = parseArgs({
  options: {
    streams: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '10' },
    proxy: { type: 'string', default: 'nginx' },
    seed: { type: 'string', default: String(Date.now()) },
    'token-ms': { type: 'string', default: '50' },
    tokens: { type: 'string', default: '100' },
    'pause-ms': { type: 'string', default: '2000' },
    'first-tokens': { type: 'string', default: '40,400' },
    report: { type: 'string', default: 'node_modules/.cache/everafter-bench/load.md' },
  },
});

const tables: { title: string; figures: Figure[] }[] = [];
const started: Service[] = [];
const instances = createInstances(['postgres']);
let isWhole = false;
try {
  const people = given['first-tokens'].split(',').filter(Boolean).map(readNumber);
  isWhole = await holdStreams(readProxy(given.proxy));
  if (people.length > 0)
    show(
      'First tokens: the engine alone, one process, split',
      await measureFleet(instances, people),
    );
} finally {
  await instances.close();
  for (const service of started.toReversed()) await service.stop();
}
const report = resolve(given.report);
mkdirSync(dirname(report), { recursive: true });
writeFileSync(
  report,
  tables.map(({ title, figures }) => formatMarkdown(title, figures)).join('\n'),
);
console.log(`\nAs Markdown: ${report}`);
process.exit(isWhole ? 0 : 1);

async function holdStreams(proxy: ProxyKind): Promise<boolean> {
  console.log(`${cpus().length} cores, Node ${process.versions.node}, seed ${given.seed}`);
  const redis = await startRedis();
  started.push(redis);
  const s3 = await startS3();
  started.push(s3);
  const bucket = Object.fromEntries(
    Object.entries(s3.env).map(([name, value]) => [name.slice('TEST_'.length), value]),
  );
  const env = { ...bucket, S3_PREFIX: 'load', REDIS_URL: redis.url };
  const instance = await instances.create('postgres');
  if (!instance) throw new Error('The load needs PostgreSQL.');
  await copyMedia(instance.dataDir, env);
  const settings: LoadSettings = {
    streams: readNumber(given.streams),
    runMs: readNumber(given.minutes) * 60_000,
    pauseMs: readNumber(given['pause-ms']),
    pace: {
      firstMs: 300,
      tokenMs: readNumber(given['token-ms']),
      tokens: readNumber(given.tokens),
    },
    proxy,
    seed: given.seed,
    databaseUrl: instance.databaseUrl!,
    dataDir: instance.dataDir,
    env,
  };
  const result = await runLoad(settings).finally(() => instance.remove());
  for (const line of [...result.losses, ...result.problems].slice(0, SHOWN))
    console.log(`  ${line}`);
  for (const line of result.excused.slice(0, SHOWN)) console.log(`  excused: ${line}`);
  show(
    `${settings.streams} replies at once for ${given.minutes} minutes`,
    describeLoad(result, settings),
  );
  return result.losses.length + result.problems.length === 0;
}

function show(title: string, figures: Figure[]): void {
  tables.push({ title, figures });
  console.log(formatFigures(title, figures));
}

function readNumber(text: string): number {
  const value = Number(text);
  if (text !== '' && value >= 0) return value;
  console.error(`"${text}" is no number.`);
  process.exit(2);
}

function readProxy(text: string): ProxyKind {
  const found = PROXIES.find((kind) => kind === text);
  if (found) return found;
  console.error(`There is no proxy "${text}". There are: ${PROXIES.join(', ')}.`);
  process.exit(2);
}
