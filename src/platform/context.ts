import type { Database, Db } from '#db/client.ts';
import type { Config } from './config.ts';
import type { Jobs } from './jobs.ts';
import type { Live } from './live.ts';
import type { Log } from './log.ts';
import type { MailTransport } from './mail/transport.ts';
import type { EmbeddingEngine } from './models/embedding/index.ts';
import type { ImageEngine } from './models/image/index.ts';
import type { ModelSetup } from './model-setup.ts';
import type { ModerationEngine } from './models/moderation/index.ts';
import type { SpeechEngine } from './models/speech/index.ts';
import type { TranscriptionEngine } from './models/transcription/index.ts';
import type { TextEngine } from './models/text/index.ts';
import type { PaymentProviders } from './payments/create-providers.ts';
import type { PaymentSandbox } from './payments/sandbox/payment-sandbox.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SpendBreaker } from './spend-breaker.ts';
import type { SignedAddresses } from './signed-addresses.ts';
import type { Storage } from './storage.ts';
import type { Telemetry } from './telemetry.ts';
import type { Tracing } from './tracing/tracing.ts';

/** The services that every use case receives. Created once in main.ts, or by a test. */
export interface Context {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  readonly jobs: Jobs;
  readonly live: Live;
  readonly log: Log;
  readonly telemetry: Telemetry;
  readonly tracing: Tracing;
  readonly text: TextEngine;
  /** Replaces the demo script with a real model, for a superuser. */
  readonly modelSetup: ModelSetup;
  /** Finds memories by meaning; of kind `none` if not configured. */
  readonly embedding: EmbeddingEngine;
  readonly image: ImageEngine;
  /** Speaks replies; of kind `browser` if no server is configured. */
  readonly speech: SpeechEngine;
  /** Transcribes what users say; of kind `browser` if no server is configured. */
  readonly transcription: TranscriptionEngine;
  /**
   * The models that judge texts and pictures; features/moderation uses them in addition to its
   * rules.
   */
  readonly moderation: ModerationEngine;
  /** The mail transport; features call `sendMail`, which is durable. */
  readonly mail: MailTransport;
  readonly storage: Storage;
  /** Signs the addresses of private files. */
  readonly addresses: SignedAddresses;
  readonly limits: RateLimits;
  /** Limits the spending of all users together. */
  readonly spend: SpendBreaker;
  /** The payment providers by method. */
  readonly payments: PaymentProviders;
  /** The payment sandbox; null if no method uses it. */
  readonly sandbox: PaymentSandbox | null;
  /** Outgoing HTTP; replaced by tests and by the local identity provider. */
  readonly fetch: typeof fetch;
  /** The clock; tests replace it. */
  readonly now: () => Date;
  /** Aborted when a stop ends this process's event streams; their readers reconnect elsewhere. */
  readonly leaving: AbortSignal;
  /** Identifies this process in leases and on the live bus. */
  readonly processId: string;
}

/** The signed-in caller. */
export interface Caller {
  id: string;
  sessionId: string;
  fullName: string;
  email: string;
  plan: 'free' | 'premium';
  isSuperuser: boolean;
  /** Until when the sign-in counts as fresh; null or absent if it does not. */
  freshUntil?: Date | null;
}

/** A context on behalf of a signed-in user. */
export interface UserContext extends Context {
  readonly caller: Caller;
}
