import { Id } from '#shared/contract.ts';

/** The arguments of a command. */
export interface AdminArgs {
  /** The first positional argument: a slug, an id or an email address. */
  subject: string | undefined;
  /** The second positional argument, such as a note or an amount. */
  note: string | undefined;
  /** The third positional argument: the reason. */
  reason?: string | undefined;
  limit: number;
  user?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  status?: string | undefined;
  /** Lists suspected advertising instead of the other messages. */
  suspect?: boolean | undefined;
  /** Prints CSV. */
  csv?: boolean | undefined;
  /** Invalidates everything that the secret signed before its rotation. */
  leaked?: boolean | undefined;
  /** Moves the state that a restore replaces aside. */
  replace?: boolean | undefined;
  /** A journal of erasures: a file, or another data directory. */
  erasures?: string | undefined;
}

/** A command's output: rows of a table, or text. */
export type AdminOutput = object[] | string;

/** A command error. The message is one sentence for the operator. */
export class AdminError extends Error {}

/** Removes terminal control characters, because some of the text is user input. Keeps tabs and line breaks. */
export const printable = (text: string): string => text.replace(/(?!\r\n)[^\P{Cc}\n\t]/gu, '');

/** Maximum length of a table cell, in UTF-16 code units. */
const CELL = 60;
export const cell = (text: string): string =>
  text.length > CELL ? `${text.slice(0, CELL - 1)}…` : text;

/** @throws AdminError with the usage when the value is missing */
export function required(value: string | undefined, usage: string): string {
  if (!value?.trim()) throw new AdminError(`Usage: npm run admin -- ${usage}`);
  return value.trim();
}

/** Parses a required id. @throws AdminError */
export function readId(value: string | undefined, usage: string): string {
  const id = Id.safeParse(required(value, usage));
  if (!id.success) throw new AdminError(`"${value}" is not a valid id.`);
  return id.data;
}
