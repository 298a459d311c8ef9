import { FACT_RULES, type FactRule } from './fact-rules.ts';

export interface FactTurn {
  sender: 'user' | 'character';
  content: string;
  /** In a scene: who speaks besides the user and `names.char`. */
  speaker?: string | null;
}

export interface FactsInput {
  turns: readonly FactTurn[];
  /** The turns before, which explain what "it" is. */
  before: readonly FactTurn[];
  known: readonly string[];
  names: { char: string; user: string };
}

export interface ExtractedFact {
  fact: string;
  /** Index of its turn. */
  turn: number;
  /** Index of the known fact that it replaces. */
  replaces?: number;
}

const MAX_FACTS = 8;
const READ_LENGTH = 2000;
/** Statements of one text that are read. */
const MAX_STATEMENTS = 40;
/** Sentences that do not state a fact. */
const NOT_STATED = /\?\s*$|^(?:if|imagine|pretend|suppose|let's say|what if|maybe|perhaps)\b/i;
const LEAD_IN =
  /^(?:(?:oh|well|so|hey|hi|hello|ok|okay|yes|yeah|no|and|but|also|actually|honestly|sorry|by the way|btw|you know|remember(?: that)?|please remember(?: that)?|don'?t forget(?: that)?|i forgot to say|i mean|i meant|just so you know|fun fact|today|now)\b[\s,:–—-]*)+/i;

/**
 * The facts that turns state in plain words, as a language model would list them: short sentences
 * in the third person. From the character's words, only facts about people and promises.
 */
export function extractFacts({ turns, before, known, names }: FactsInput): ExtractedFact[] {
  const found: (ExtractedFact & { head: string })[] = [];
  const plainKnown = known.map(plain);
  const stated = new Set(plainKnown);
  let mentioned = before.map(({ content }) => findNoun(content)).findLast(Boolean);
  for (const [turn, { sender, content, speaker }] of turns.entries()) {
    const subject = sender === 'user' ? names.user : (speaker ?? names.char);
    for (const sentence of splitStatements(content)) {
      for (const made of applyRules(sentence, sender, mentioned)) {
        const head = made.head.replaceAll('{S}', subject);
        const fact = `${head} ${made.value}.`;
        if (stated.has(plain(fact))) continue;
        const opposite = oppositeOf(head);
        const start = `${plain(head)} `;
        const contrary = opposite === undefined ? undefined : plain(`${opposite} ${made.value}`);
        const older = plainKnown.findIndex(
          (one) => (made.isSingle && `${one} `.startsWith(start)) || one === contrary,
        );
        // The same thing twice in these turns: the later one counts.
        const twice = made.isSingle ? found.findIndex((one) => one.head === head) : -1;
        if (twice !== -1) stated.delete(plain(found.splice(twice, 1)[0]!.fact));
        stated.add(plain(fact));
        found.push({ fact, turn, head, ...(older !== -1 && { replaces: older }) });
      }
      mentioned = findNoun(sentence) ?? mentioned;
    }
  }
  return found.slice(0, MAX_FACTS).map(({ head: _head, ...fact }) => fact);
}

const splitStatements = (text: string): string[] =>
  text
    .slice(0, READ_LENGTH)
    .replace(/\*[^*]*\*/g, ' ')
    .replaceAll('’', "'")
    .split(/(?<=[.!?])\s+|\n+|;\s*|,?\s+and (?=(?:i|my|we)\b)/i)
    .map((sentence) => sentence.trim().replace(LEAD_IN, ''))
    .filter((sentence) => sentence !== '' && !NOT_STATED.test(sentence))
    .slice(0, MAX_STATEMENTS);

function* applyRules(
  sentence: string,
  sender: FactTurn['sender'],
  mentioned: string | undefined,
): Generator<{ head: string; value: string; isSingle: boolean }> {
  for (const rule of FACT_RULES) {
    if (sender === 'character' && !rule.isForBoth) continue;
    const match = rule.pattern.exec(sentence);
    if (!match) continue;
    const made = makeFact(rule, match, mentioned);
    if (!made) continue;
    yield made;
    if (rule.isLast) return;
  }
}

function makeFact(rule: FactRule, match: RegExpExecArray, mentioned: string | undefined) {
  const groups = match.groups ?? {};
  const noun = groups['noun']?.toLowerCase().trim() ?? mentioned;
  if (rule.head.includes('{noun}') && noun === undefined) return undefined;
  const value = cleanValue(groups['value'] ?? '');
  if (value === '' || rule.without?.test(value)) return undefined;
  const head = rule.head
    .replace('{noun}', noun ?? '')
    .replace('{verb}', groups['verb']?.toLowerCase() ?? '');
  return { head, value, isSingle: rule.isSingle };
}

const NOUN =
  /\b(?:my|a|an|our|the)\s+(?:\w+\s+){0,2}?(dog|cat|puppy|kitten|horse|parrot|rabbit|hamster|sister|brother|mother|mom|mum|father|dad|wife|husband|son|daughter|friend|boss|boat|car)\b/i;
const findNoun = (text: string): string | undefined => NOUN.exec(text)?.[1]?.toLowerCase();

/** The rest of a statement up to the next thought, in the third person's words. */
function cleanValue(text: string): string {
  const [first = ''] = text.split(
    /[.!?;:,\n"()]|\s+(?:and (?:i|my|we|he|she|it|they|that)|but|because|so|which|who|though|although|not|by the way|you know|anymore|now|too|as well|last (?:week|month|year)|yesterday|recently)\b/i,
  );
  return first
    .trim()
    .split(/\s+/)
    .slice(0, 9)
    .join(' ')
    .replace(/\bmy\b/gi, 'their');
}

const OPPOSITES: readonly (readonly [string, string])[] = [[' likes', ' does not like']];
function oppositeOf(head: string): string | undefined {
  for (const [one, other] of OPPOSITES) {
    if (head.endsWith(other)) return head.slice(0, -other.length) + one;
    if (head.endsWith(one)) return head.slice(0, -one.length) + other;
  }
  return undefined;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
