import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startProxy, type ProxyKind } from '../../../scripts/proxy-service.ts';
import { ownNetwork, startFleet, stopFleet, urlsOf } from '../fleet-processes.ts';
import { engineSettings, startPacedEngine, type Pace } from '../paced-reply.ts';
import { startProduct } from '../running-product.ts';
import { findLosses, judgeFailures, type JudgedFailures } from './judge.ts';
import type { GeneratorReport } from './messages.ts';
import { doSteps, planSteps, type DoneStep } from './schedule.ts';
import { startGenerators } from './start-generators.ts';

const SLUG = 'elena-marchetti';
/** Longer than nginx skips a process after a failure (`fail_timeout`). */
const STOP_DELAY_SECONDS = 3;
/** The length of a first clause, which is shown when the rules have read all of it. */
const HELD_TOKENS = 12;
/** Users per generator process, and replies per engine process. */
const PEOPLE_EACH = 250;
const REPLIES_EACH = 500;

export interface LoadSettings {
  /** How many replies stream at the same time, on average. */
  streams: number;
  runMs: number;
  pauseMs: number;
  pace: Pace;
  proxy: ProxyKind;
  seed: string;
  /** A database with the seeded characters, and a folder for the rest. */
  databaseUrl: string;
  dataDir: string;
  /** Settings of all processes: Redis, the bucket. */
  env: Record<string, string>;
}

export interface LoadResult extends JudgedFailures {
  people: number;
  reports: GeneratorReport[];
  steps: DoneStep[];
  /** Lost, doubled, damaged, failed or pending, in the database or at a reader. */
  losses: string[];
}

/**
 * Keeps `streams` replies streaming through a proxy, two processes of each role and paced engines, kills one process
 * of each role and restarts the other, and compares the database with the acknowledged messages.
 */
export async function runLoad(settings: LoadSettings): Promise<LoadResult> {
  const { streams, pace, pauseMs, dataDir, databaseUrl } = settings;
  const replyMs = pace.firstMs + pace.tokenMs * pace.tokens;
  const spreadMs = replyMs + pauseMs;
  const shownMs = pace.tokenMs * (pace.tokens - HELD_TOKENS);
  const people = Math.ceil((streams * spreadMs) / shownMs);
  const network = ownNetwork();
  const engine = await startPacedEngine(Math.ceil(people / REPLIES_EACH));
  const proxy = await startProxy(settings.proxy, network);
  const env = {
    ...engineSettings(engine, pace),
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: proxy.url,
    TRUST_PROXY: '1',
    STOP_DELAY: String(STOP_DELAY_SECONDS),
    // One worker writes everything while the other one is down.
    REPLY_CONCURRENCY: String(people),
    ...settings.env,
  };
  const fleet = await startFleet((more) => startProduct({ dataDir, env: more }), network, env);
  try {
    const task = {
      proxyUrl: proxy.url,
      apiUrls: urlsOf(fleet, 'api'),
      run: randomBytes(4).toString('hex'),
      seed: settings.seed,
      slug: SLUG,
      spreadMs,
      pauseMs,
    };
    const generators = await startGenerators(task, people, Math.ceil(people / PEOPLE_EACH));
    try {
      generators.begin();
      const over = pause(settings.runMs);
      const steps = await doSteps(planSteps(fleet, settings.seed, settings.runMs), pause);
      await over;
      const reports = await generators.finish();
      const database = new Client({ connectionString: databaseUrl });
      await database.connect();
      const persons = reports.flatMap((report) => report.people);
      const losses = await findLosses(database, persons, pace).finally(() => database.end());
      const failures = reports.flatMap((report) => report.failures);
      const judged = judgeFailures(failures, steps, proxy.readFailedCalls());
      for (const { name, act, exitCode } of steps)
        if (act === 'roll' && exitCode !== 0)
          judged.problems.push(`${name} ended with code ${exitCode}`);
      return { people, reports, steps, losses, ...judged };
    } finally {
      generators.stop();
    }
  } finally {
    await stopFleet(fleet);
    await proxy.stop();
    await engine.stop();
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
