import { Id } from '#shared/contract.ts';

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
  /** What looks like advertising, instead of the rest. */
  suspect?: boolean | undefined;
  /** As a file for other programs. */
  csv?: boolean | undefined;
}

/** What a command prints: a table, or lines. */
export type AdminOutput = object[] | string;

/** A command that cannot do what was asked; its message is one sentence for the operator. */
export class AdminError extends Error {}

/** Without what would move a terminal: strangers write some of these words. Lines stay lines. */
export const printable = (text: string): string => text.replace(/(?!\r\n)[^\P{Cc}\n\t]/gu, '');

/** Longest text in a cell of a table, in UTF-16 units. */
const CELL = 60;
export const cell = (text: string): string =>
  text.length > CELL ? `${text.slice(0, CELL - 1)}…` : text;

/** @throws AdminError that shows how the command is used */
export function required(value: string | undefined, usage: string): string {
  if (!value?.trim()) throw new AdminError(`Usage: npm run admin -- ${usage}`);
  return value.trim();
}

/** An id that must be there. @throws AdminError */
export function readId(value: string | undefined, usage: string): string {
  const id = Id.safeParse(required(value, usage));
  if (!id.success) throw new AdminError(`"${value}" is no id.`);
  return id.data;
}
