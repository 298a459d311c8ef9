import type { Database } from '#db/client.ts';
import type { Telemetry } from './telemetry.ts';

/** Has the use of this process's connections read with each scrape. It asks nothing of the database. */
export function watchPools({ pool, patient }: Database, telemetry: Telemetry): void {
  // The embedded database has one pool for both.
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
