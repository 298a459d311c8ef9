/**
 * A block of a section. In texts, `[words](/path)` is a link and `**words**` is bold. A string is a
 * paragraph; `facts` are pairs, such as a step and its deadline.
 */
export type LegalBlock =
  string | { list: string[] } | { steps: string[] } | { facts: [string, string][] };

export interface LegalSection {
  /** The anchor of the heading. */
  id: string;
  title: string;
  body: LegalBlock[];
}

export interface LegalDocument {
  slug: string;
  title: string;
  /** For search engines and the list of documents. */
  summary: string;
  /** The date of the last change, ISO. */
  changed: string;
  intro: string[];
  sections: LegalSection[];
}

/** The parties and settings that the texts mention. */
export interface Party {
  appName: string;
  publicUrl: string;
  supportEmail: string;
  operator: { name: string; address: string | null };
  /** Days for which a referral link's click counts. */
  referralDays: number;
  /** Days for which a strike counts. */
  strikeExpiryDays: number;
}

/** A piece of inline text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

const MARK = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** Splits a text into plain text, bold text, and links. */
export function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, label, href, strong] = match;
    parts.push(
      href === undefined ? { kind: 'strong', text: strong! } : { kind: 'link', text: label!, href },
    );
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

export const mailLink = ({ supportEmail }: Party): string =>
  `[${supportEmail}](mailto:${supportEmail})`;

/** The last section of every document: contact details. */
export function contactSection(party: Party): LegalSection {
  const { operator } = party;
  return {
    id: 'contact',
    title: 'How to reach us',
    body: [
      `Write to ${mailLink(party)}, or use the form on the [Contact](/contact) page. ${party.appName} is run by ${operator.name}${operator.address ? `, ${operator.address}` : '; you can ask for our postal address at the same email address'}.`,
    ],
  };
}
