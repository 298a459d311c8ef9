import type { Db } from '#db/client.ts';
import type { Log } from '../../log.ts';

/** The sandbox has tables of its own, like any provider. */
export interface SandboxDependencies {
  db: Db;
  fetch: typeof fetch;
  now: () => Date;
  log: Log;
  /** Base URL of its pages, which is this installation's. */
  publicUrl: string;
  /** Target of its webhooks. */
  webhookUrl: string;
  /** Signs its webhooks. */
  secret: string;
}
