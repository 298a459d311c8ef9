import type { Queryable, Transaction } from '#db/client.ts';
import type { Caller, Context, UserContext } from '#platform/context.ts';
import type { User } from '../contract.ts';
import type { Visitor } from './open-session.ts';

/** One file of a data export. */
export interface ExportFile {
  /** Within the archive, such as `chats/clara.jsonl`. */
  path: string;
  content: string | Uint8Array | AsyncIterable<string>;
}

/** What one feature adds to a data export. */
export interface ExportSource {
  /** The section's heading and description in the archive's index. */
  title: string;
  about: string;
  /** Total units of work, for the progress. */
  count(ctx: Context, userId: string): Promise<number>;
  /** Yields the files one by one and reports finished units to `done`. Keeps one unit in memory. */
  files(ctx: Context, userId: string, done: (units: number) => void): AsyncIterable<ExportFile>;
}

/** A person to erase, with all their known email addresses. */
export interface ErasedPerson {
  id: string;
  fullName: string;
  emails: string[];
}

/** Removes a feature's rows and files of a person. Idempotent. */
export type EraseStep = (ctx: Context, person: ErasedPerson) => Promise<void>;

/**
 * Called before the transaction of each sign-in, where it may read. The returned function runs on the
 * transaction that creates the account, if one is created.
 */
export type RegistrationListener = (
  ctx: Context,
  visitor: Pick<Visitor, 'cookies' | 'address'>,
) => Promise<((tx: Transaction, user: { id: string; email: string }) => Promise<void>) | null>;

/** What accounts needs from other features. Assembled in `roles/account-parts.ts`. */
export interface AccountParts {
  readUsage: ReadUsage;
  /** Returns the URL of a user's generated image for use as profile picture. Null when not allowed. */
  pictureAddress(
    ctx: Pick<Context, 'db' | 'addresses' | 'now'>,
    userId: string,
    imageId: string,
  ): Promise<string | null>;
  /** @throws AppError content_blocked for a name that cannot be shown */
  checkName(ctx: UserContext, name: string): Promise<void>;
  /** Checks a name that the user did not type here, without recording anything. */
  isNameAllowed(name: string): boolean;
  registrationListeners: readonly RegistrationListener[];
  exports: ExportSource[];
  /** What ends immediately when a deletion is requested, such as a subscription. Retried until it succeeds. */
  leaveHooks: ((ctx: Context, userId: string) => Promise<void>)[];
  /** In order: referencing rows are erased before the rows they reference. */
  erase: EraseStep[];
}

/** Reads allowances and tokens. Injected, because billing depends on accounts. */
export type ReadUsage = (
  db: Queryable,
  ctx: Context,
  caller: Pick<Caller, 'id' | 'plan'>,
) => Promise<Pick<User, 'tokens' | 'usage'>>;
