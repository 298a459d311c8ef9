import type { Database, Db } from '#db/client.ts';
import type { Config } from './config.ts';
import type { Jobs } from './jobs.ts';
import type { Live } from './live.ts';
import type { Log } from './log.ts';
import type { MailTransport } from './mail/transport.ts';
import type { ImageEngine } from './models/image/index.ts';
import type { ModerationEngine } from './models/moderation/index.ts';
import type { TextEngine } from './models/text/index.ts';
import type { PaymentProviders } from './payments/create-providers.ts';
import type { PaymentSandbox } from './payments/sandbox/payment-sandbox.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SpendBreaker } from './spend-breaker.ts';
import type { SignedAddresses } from './signed-addresses.ts';
import type { Storage } from './storage.ts';
import type { Telemetry } from './telemetry.ts';

/** What every verb gets: the parts of the running product. Made once in main.ts (or by a test). */
export interface Context {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  readonly jobs: Jobs;
  readonly live: Live;
  readonly log: Log;
  readonly telemetry: Telemetry;
  readonly text: TextEngine;
  readonly image: ImageEngine;
  /** The models that judge texts and pictures; features/moderation asks them beside its rules. */
  readonly moderation: ModerationEngine;
  /** Where mails leave; verbs send by `sendMail`, which is durable. */
  readonly mail: MailTransport;
  readonly storage: Storage;
  /** Addresses of files that are not everybody's. */
  readonly addresses: SignedAddresses;
  readonly limits: RateLimits;
  /** What all users together may have made. */
  readonly spend: SpendBreaker;
  /** Who takes payments, by method. */
  readonly payments: PaymentProviders;
  /** The pretended provider's own side; null where no method goes to it. */
  readonly sandbox: PaymentSandbox | null;
  /** Outgoing HTTP; a test or the local identity replaces it. */
  readonly fetch: typeof fetch;
  /** The clock; a test sets it. */
  readonly now: () => Date;
  /** Names this process in leases and on the live bus. */
  readonly processId: string;
}

/** The signed-in caller, as far as verbs need to know. */
export interface Caller {
  id: string;
  sessionId: string;
  fullName: string;
  email: string;
  plan: 'free' | 'premium';
  isSuperuser: boolean;
  /** Until then the sign-in counts as fresh; null or absent: it does not. */
  freshUntil?: Date | null;
}

/** A context on behalf of a signed-in user. */
export interface UserContext extends Context {
  readonly caller: Caller;
}
