/** A piece of a letter, written out both as HTML and as plain text. */
export type Block =
  | { kind: 'text'; text: string }
  /** The one thing to do. */
  | { kind: 'button'; label: string; href: string }
  /** Figures and names, one a line. */
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** Someone's own words; `of` says whose. */
  | { kind: 'quote'; of: string; text: string };

/** What a template says; `renderLetter` makes both parts of the message from it. */
export interface Letter {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  /** Why this person gets it: the last line. */
  reason: string;
  /** Topic of the mails that a person can ask to be spared, such as "reminders"; none: it must arrive. */
  optional?: string;
}

/** Whose letter it is. */
export interface Brand {
  appName: string;
  publicUrl: string;
  supportEmail: string;
  operatorName: string;
  operatorAddress: string | null;
}

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const button = (label: string, href: string): Block => ({ kind: 'button', label, href });
export const facts = (...list: (readonly [string, string | null | undefined])[]): Block => ({
  kind: 'facts',
  facts: list.filter((fact): fact is [string, string] => Boolean(fact[1])),
});
export const quote = (of: string, words: string): Block => ({ kind: 'quote', of, text: words });

/** Forms let anyone write to anyone: a "name" that is an advertisement must not travel by our mail. */
const NO_NAME = /[/@]|www\.|\.[a-z]{2,}/i;
const LONGEST_NAME = 60;

/** "Hello Robin," or "Hello," when there is no name, or none that could be one. */
export function greet(name?: string | null): Block {
  const isName = name && name.length <= LONGEST_NAME && !NO_NAME.test(name);
  return text(isName ? `Hello ${name},` : 'Hello,');
}
