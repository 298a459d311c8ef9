import type { Database } from '#db/client.ts';
import type { Telemetry } from './telemetry.ts';

/** Reports this process's connection usage with each scrape, without a database query. */
export function watchPools({ pool, patient }: Database, telemetry: Telemetry): void {
  // With the embedded database, both are the same pool.
  const pools = patient.pool === pool ? { requests: pool } : { requests: pool, jobs: patient.pool };
  telemetry.beforeScrape(() => {
    for (const [name, { totalCount, idleCount, waitingCount, options }] of Object.entries(pools)) {
      const { poolConnections, poolWaiting, poolLimit } = telemetry;
      poolConnections.set({ pool: name, state: 'idle' }, idleCount);
      poolConnections.set({ pool: name, state: 'busy' }, totalCount - idleCount);
      poolWaiting.set({ pool: name }, waitingCount);
      poolLimit.set({ pool: name }, options.max);
    }
  });
}
