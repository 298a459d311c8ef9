import { extractFacts } from './extract-facts.ts';
import type { Conversation } from './read-history.ts';

/** An answer that continues the statement before: "at a bakery", "in a band, yeah". */
const FRAGMENT =
  /^(?:(?:yeah|yes|and|well|oh)[, ]+)*(?:at|in|on|from|near|about|because|since|with|to|as|for|over|around|by|every|after|before|mostly|usually|only)\b[^?]{2,60}$/i;
const STATEMENT = /^(?:i|i['’]?m|i['’]ve|my|we)\b[^?]*$/i;
/** How many of the last messages facts are read from. */
const RECENT = 60;

/** A fragment with the statement that it continues; undefined if the last text is no fragment. */
export function joinFragment(said: readonly string[]): string | undefined {
  const last = said.at(-1)?.trim() ?? '';
  const before = said.at(-2)?.trim();
  if (before === undefined || !FRAGMENT.test(last)) return undefined;
  const whole = STATEMENT.test(before) ? before : joinFragment(said.slice(0, -1));
  if (whole === undefined) return undefined;
  const rest = last
    .replace(/^(?:(?:yeah|yes|and|well|oh)[, ]+)*/i, '')
    .replace(/,? (?:yeah|yes|lol)?[.!]*$/i, '');
  const comma = /^(?:about|around|mostly|usually)\b/i.test(rest) ? ',' : '';
  return `${whole.replace(/[.!,]+$/, '')}${comma} ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
}

/** What the user said about themself in this chat, as facts in the third person of `user`. */
export function chatFacts({ turns }: Conversation, char: string, user: string): string[] {
  const said = turns
    .filter(({ who }) => who === 'user')
    .map(({ text }) => text)
    .slice(-RECENT);
  const known: string[] = [];
  const seen: { sender: 'user'; content: string }[] = [];
  for (const [at, text] of said.entries()) {
    const turn = { sender: 'user' as const, content: joinFragment(said.slice(0, at + 1)) ?? text };
    const found = extractFacts({
      turns: [turn],
      before: seen.slice(-3),
      known,
      names: { char, user },
    });
    for (const { fact, replaces } of found.filter(
      (one) => !one.fact.startsWith(`${user} is called`),
    )) {
      if (replaces !== undefined) known.splice(replaces, 1);
      known.push(fact);
    }
    seen.push(turn);
  }
  return known;
}
