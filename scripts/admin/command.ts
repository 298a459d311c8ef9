/** What stands behind the command's name. */
export interface AdminArgs {
  /** The first word after the name: a slug, an id or an e-mail. */
  subject: string | undefined;
  /** The second: what is told about it. */
  note: string | undefined;
  /** The third: why. */
  reason?: string | undefined;
  limit: number;
  user?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  status?: string | undefined;
}

/** What a command prints: a table, or lines. */
export type AdminOutput = object[] | string;

/** A command that cannot do what was asked; its message is one sentence for the operator. */
export class AdminError extends Error {}
