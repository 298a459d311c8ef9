import { seedPeople } from '#features/accounts/server/index.ts';
import { seedSubscriptions } from '#features/billing/server/index.ts';
import { checkRestrictedOptions, seedCharacters } from '#features/characters/server/index.ts';
import { warmUpChecks } from '#features/moderation/server/index.ts';
import { loadConfig, type Config } from '#platform/config.ts';
import { createContext } from '#platform/create-context.ts';
import { showBanner, showProgress } from './roles/banner.ts';
import { describeStartFailure } from './roles/describe-start-failure.ts';
import { endWithLauncher } from './roles/end-with-launcher.ts';
import { JOBS } from './roles/jobs.ts';
import { createReadiness } from './roles/readiness.ts';
import { startHttp } from './roles/serve.ts';

/** Starts the configured roles and stops them on a signal, or when the command that started this process is gone. */
async function main(config: Config): Promise<void> {
  const started = performance.now();
  checkRestrictedOptions(config);
  const isDevelopment = process.argv.includes('--dev');
  if (isDevelopment) endWithLauncher();
  const { ctx, close } = await createContext(config, { jobs: JOBS });
  const readiness = createReadiness(['database', 'seeds', ...config.roles]);
  readiness.set(
    'database',
    ctx.database.kind === 'embedded' ? `embedded, in ${config.dataDir}` : 'PostgreSQL',
  );
  const serves = config.roles.includes('web') || config.roles.includes('api');
  const http = serves ? await startHttp(ctx, readiness, { isDevelopment }) : undefined;

  const stops: (() => Promise<void>)[] = [];
  const stop = onceStopped(async () => {
    await http?.close();
    for (const end of stops) await end();
    await close();
  });

  await seedPeople(ctx);
  await seedCharacters(ctx.db, ctx.storage, showProgress('Drawing portraits'));
  readiness.set('seeds', 'characters and their portraits are in');
  if (config.roles.includes('worker')) {
    const { startWorker } = await import('./roles/worker.ts');
    const worker = await startWorker(ctx);
    stops.push(worker.stop);
    readiness.set('worker', 'jobs are worked off');
  }
  warmUpChecks(ctx);
  await http?.open();
  if (config.roles.includes('api')) await seedSubscriptions(ctx);
  for (const role of ['web', 'api'] as const)
    if (config.roles.includes(role)) readiness.set(role, 'serving');
  await showBanner(ctx, { port: http?.port, seconds: (performance.now() - started) / 1000 });
  // Not once: the same signal can come from a terminal and from the command that started this.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  process.once('disconnect', stop);
}

/** Returns a handler that runs `end` once and exits the process afterward, or after ten seconds. */
function onceStopped(end: () => Promise<void>): () => void {
  let stopping = false;
  return () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
}

let config: Config | undefined;
try {
  config = loadConfig();
  await main(config);
} catch (error) {
  const sentence = describeStartFailure(error, config ?? null);
  console.error(sentence ? `\n${sentence}\n` : error);
  process.exit(1);
}
