import { checkRestrictedOptions } from '#features/characters/server/index.ts';
import { warmUpChecks } from '#features/moderation/server/index.ts';
import { loadConfig, type Config } from '#platform/config.ts';
import { createContext } from '#platform/create-context.ts';
import { exitProcess } from '#platform/exit-process.ts';
import { requireComplete } from '#platform/incomplete.ts';
import { releaseMemory } from '#platform/release-memory.ts';
import { showBanner, showProgress } from './roles/banner.ts';
import { describeStartFailure } from './roles/describe-start-failure.ts';
import { endWithLauncher } from './roles/end-with-launcher.ts';
import { JOBS } from './roles/jobs.ts';
import { startOperations } from './roles/operations-port.ts';
import { createProbes } from './roles/probe-parts.ts';
import { createReadiness } from './roles/readiness.ts';
import { seedProduct, seedPurchases } from './roles/seed-product.ts';
import { startHttp } from './roles/serve.ts';
import { onceStopped, stopProduct } from './roles/stop-product.ts';
import type { startWorker } from './roles/worker.ts';

/**
 * Starts the configured roles and stops them on a signal, or when the command that started this
 * process exits.
 */
async function main(config: Config): Promise<void> {
  const started = performance.now();
  requireComplete(config);
  checkRestrictedOptions(config);
  const isDevelopment = process.argv.includes('--dev');
  if (isDevelopment) endWithLauncher();
  const leaving = new AbortController();
  const { ctx, close } = await createContext(config, { jobs: JOBS, leaving: leaving.signal });
  const probes = await createProbes(ctx);
  const readiness = createReadiness(['seeds', ...config.roles], probes);
  const operations =
    config.operationsPort === undefined
      ? undefined
      : await startOperations(ctx, readiness, config.operationsPort);
  const serves = config.roles.includes('web') || config.roles.includes('api');
  const http = serves ? await startHttp(ctx, readiness, { isDevelopment }) : undefined;

  let worker: Awaited<ReturnType<typeof startWorker>> | undefined;
  await seedProduct(ctx, showProgress('Drawing portraits'));
  readiness.set('seeds', 'characters and their portraits are seeded');
  if (config.roles.includes('worker')) {
    worker = await (await import('./roles/worker.ts')).startWorker(ctx);
    readiness.set('worker', 'jobs are running');
  }
  // Install the signal handler before /ready reports success, and before the banner, which first
  // looks for model servers.
  const leave = () => leaving.abort();
  const closeAll = async () => {
    probes.close();
    await close();
    operations?.close();
  };
  const parts = { readiness, jobs: ctx.jobs, http, worker, leave, close: closeAll };
  const stop = onceStopped(config.stop, () => stopProduct(parts, config.stop));
  // Not `once`: the same signal can come from a terminal and from the parent command.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  process.once('disconnect', stop);
  const warm = warmUpChecks(ctx);
  await http?.open();
  if (config.roles.includes('api')) await seedPurchases(ctx);
  for (const role of ['web', 'api'] as const)
    if (config.roles.includes(role)) readiness.set(role, 'serving');
  await showBanner(ctx, {
    port: http?.port,
    operationsPort: operations?.port,
    seconds: (performance.now() - started) / 1000,
  });
  void warm.then(releaseMemory);
}

let config: Config | undefined;
try {
  config = loadConfig();
  await main(config);
} catch (error) {
  const sentence = describeStartFailure(error, config ?? null);
  console.error(sentence ? `\n${sentence}\n` : error);
  exitProcess(1);
}
