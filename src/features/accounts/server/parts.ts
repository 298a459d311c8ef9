import type { Queryable, Transaction } from '#db/client.ts';
import type { Caller, Context, UserContext } from '#platform/context.ts';
import type { User } from '../contract.ts';
import type { Visitor } from './open-session.ts';

/** One file of a person's copy of their data. */
export interface ExportFile {
  /** Within the archive, such as `chats/clara.jsonl`. */
  path: string;
  content: string | Uint8Array | AsyncIterable<string>;
}

/** What one feature adds to a person's copy of their data. */
export interface ExportSource {
  /** The section's heading and sentence in the archive's index. */
  title: string;
  about: string;
  /** Pieces of work in all, for the progress. */
  count(ctx: Context, userId: string): Promise<number>;
  /** Its files, one after the other; `done` is told of each piece. Holds one piece in memory. */
  files(ctx: Context, userId: string, done: (pieces: number) => void): AsyncIterable<ExportFile>;
}

/** A person who is erased, with every address that they are known by. */
export interface ErasedPerson {
  id: string;
  fullName: string;
  emails: string[];
}

/** Removes what one feature holds of a person, rows and files; doing it again does no harm. */
export type EraseStep = (ctx: Context, person: ErasedPerson) => Promise<void>;

/**
 * A feature that follows who registers. It is asked before each sign-in's transaction, where it may
 * read; what it answers is run on the transaction that makes the account, if one is made.
 */
export type RegistrationListener = (
  ctx: Context,
  visitor: Pick<Visitor, 'cookies' | 'address'>,
) => Promise<((tx: Transaction, user: { id: string; email: string }) => Promise<void>) | null>;

/** What accounts needs of features below it; `roles/account-parts.ts` puts it together. */
export interface AccountParts {
  readUsage: ReadUsage;
  /** The address of an own picture that may stand for its maker; null when there is none such. */
  pictureAddress(
    ctx: Pick<Context, 'db' | 'addresses' | 'now'>,
    userId: string,
    imageId: string,
  ): Promise<string | null>;
  /** @throws AppError content_blocked for a name that cannot be shown */
  checkName(ctx: UserContext, name: string): Promise<void>;
  /** The same for a name that its bearer did not write here: nothing is noted about anybody. */
  mayBeCalled(name: string): boolean;
  registered: readonly RegistrationListener[];
  exports: ExportSource[];
  /** What ends at once when a deletion is asked for, such as a subscription. Retried until it succeeds. */
  leaving: ((ctx: Context, userId: string) => Promise<void>)[];
  /** In order: what refers to something goes before it. */
  erase: EraseStep[];
}

/** How the allowances and tokens of a user are known; billing's part, handed in because it comes after accounts. */
export type ReadUsage = (
  db: Queryable,
  ctx: Context,
  caller: Pick<Caller, 'id' | 'plan'>,
) => Promise<Pick<User, 'tokens' | 'usage'>>;
