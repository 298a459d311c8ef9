import type { Db } from '#db/client.ts';
import type { Log } from '../../log.ts';

/** The sandbox has its own tables, as a real provider would. */
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
