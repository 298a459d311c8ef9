import type { Db } from '#db/client.ts';
import type { Log } from '../../log.ts';

/** What the sandbox works with; it keeps books of its own, as any provider does. */
export interface SandboxParts {
  db: Db;
  fetch: typeof fetch;
  now: () => Date;
  log: Log;
  /** Where its pages are: this installation's own address. */
  publicUrl: string;
  /** Where its callbacks go. */
  webhookUrl: string;
  /** Its callbacks are signed with it. */
  secret: string;
}
