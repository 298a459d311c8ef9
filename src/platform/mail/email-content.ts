/** A block of an email, rendered both as HTML and as plain text. */
export type Block =
  | { kind: 'text'; text: string }
  /** The main action. */
  | { kind: 'button'; label: string; href: string }
  /** Name and value pairs, one per line. */
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** Quoted text; `of` is its label. */
  | { kind: 'quote'; of: string; text: string };

/** The output of a template. `renderMail` renders both parts of the message from it. */
export interface EmailContent {
  subject: string;
  /** The preview text that an inbox shows next to the subject. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  /** Why the recipient gets this email; shown in the footer. */
  reason: string;
  /** Topic to unsubscribe from, such as "reminders". Undefined for mandatory emails. */
  optional?: string;
}

/** The sender, as shown in an email. */
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

/** Anyone can enter any name in a form, so a "name" that is an advertisement must not be sent. */
const NOT_A_NAME = /[/@]|www\.|\.[a-z]{2,}/i;
const MAX_NAME_LENGTH = 60;

/** Returns "Hello Robin,", or "Hello," when the name is missing or does not look like a name. */
export function greet(name?: string | null): Block {
  const isName = name && name.length <= MAX_NAME_LENGTH && !NOT_A_NAME.test(name);
  return text(isName ? `Hello ${name},` : 'Hello,');
}
