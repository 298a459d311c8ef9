import { lookUp } from '#shared/look-up.ts';

/** Words that any question may contain. */
const EMPTY = new Set(
  'a an the is are was were am be been do does did have has had i me my mine we our you your yours he she it they them his her its their of to in on at for with from about what whats who whos whose where wheres when whens which how why tell remember recall know think say said told can could would will still please and or not any there that this'.split(
    ' ',
  ),
);
/** Words that ask for the same thing. */
const SAME: readonly (readonly string[])[] = [
  ['name', 'call', 'named', 'called'],
  ['job', 'work', 'profession', 'occupation', 'living'],
  ['live', 'home', 'city', 'town', 'move', 'moved'],
  ['like', 'love', 'enjoy', 'favorite'],
  ['allergic', 'allergy'],
  ['birthday', 'born'],
  ['mom', 'mum', 'mother'],
  ['dad', 'father'],
];
const MEANINGS = new Map(SAME.flatMap((group) => group.map((word) => [word, group[0]!])));
const ABOUT_FACTS = /\b(?:my|i|me|mine|we|our|you|your)\b/i;
const ASKS =
  /\?\s*$|^(?:what|who|where|when|which|whose|how|do you|can you|tell me|did i|remind)\b/i;
/** A fact answers if it covers this share of the question. */
const ENOUGH = 0.5;

interface Names {
  char: string;
  user: string | undefined;
}

/**
 * The remembered fact that answers a question about one of the two, as the character says it;
 * undefined if it is not such a question or nothing fits.
 */
export function answerFromFacts(
  said: string,
  facts: readonly string[],
  names: Names,
): string | undefined {
  const question =
    said
      .trim()
      .split(/(?<=[.!])\s+/)
      .at(-1) ?? '';
  if (!ASKS.test(question) || !ABOUT_FACTS.test(question)) return undefined;
  const asked = wordsOf(question, names);
  if (asked.length === 0) return undefined;
  // "Your" asks only about the character; what the user said about themself is not an answer.
  const isOwn =
    /\b(?:you|your|yours)\b/i.test(question) && !/\b(?:i|my|me|mine|we|our|us)\b/i.test(question);
  const isPlace = /\bwhere\b/i.test(question);
  const best = facts
    .filter((fact) => !isOwn || fact.startsWith(names.char))
    .map((fact) => {
      const words = new Set(wordsOf(fact, names));
      const share = asked.filter((word) => words.has(word)).length / asked.length;
      const bonus = isPlace && / (?:in|at|near|from) /.test(fact) ? 0.1 : 0;
      return { fact, share, score: share + bonus };
    })
    .filter(({ share }) => share >= ENOUGH)
    // The first of equals is the best that was retrieved.
    .reduce<{ fact: string; score: number } | undefined>(
      (first, one) => (first && first.score >= one.score ? first : one),
      undefined,
    );
  return best && tellFact(best.fact, names);
}

function wordsOf(text: string, { char, user }: Names): string[] {
  const skipped = new Set([char, user ?? ''].flatMap((name) => name.toLowerCase().split(/\s+/)));
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s\b/g, '')
    .match(/\p{L}{2,}/gu);
  return [
    ...new Set((words ?? []).filter((word) => !EMPTY.has(word) && !skipped.has(word)).map(stem)),
  ];
}

const ENDINGS = ['', 's', 'd', 'es', 'ed', 'ing'];

function stem(word: string): string {
  const roots = ENDINGS.filter((end) => word.endsWith(end)).map((end) =>
    MEANINGS.get(end === '' ? word : word.slice(0, -end.length)),
  );
  return roots.find(Boolean) ?? word.replace(/ies$/, 'y').replace(/(?:es|s)$/, '');
}

const VERBS: Record<string, string> = { is: 'are', has: 'have', does: 'do', was: 'were' };

/** "Sam's dog is called Rex." → "your dog is called Rex"; of the character "my" and "I". */
export function tellFact(fact: string, { char, user }: Names): string {
  let told = fact.trim().replace(/[.!\s]+$/, '');
  told = turn(told, user, { whose: 'your', who: 'you' });
  told = turn(told, char, { whose: 'my', who: 'I' });
  if (/^(?:my|i|i'm)\b/i.test(told) && told === fact.trim().replace(/[.!\s]+$/, ''))
    told = told
      .replace(/\bmy\b/gi, 'your')
      .replace(/\bi am\b|\bi'm\b/gi, 'you are')
      .replace(/\bi\b/gi, 'you');
  return told;
}

function turn(text: string, name: string | undefined, to: { whose: string; who: string }): string {
  if (!name) return text;
  const own = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text
    .replace(new RegExp(`(?<!\\p{L})${own}['’]s(?!\\p{L})`, 'gu'), to.whose)
    .replace(
      new RegExp(`(?<!\\p{L})${own}(?: (\\p{L}+))?(?!\\p{L})`, 'gu'),
      (_, verb: string | undefined) => (verb ? `${to.who} ${conjugate(verb, to.who)}` : to.who),
    );
}

/** The third person's verb in the first or second; a verb in the past stays. */
function conjugate(verb: string, who: string): string {
  if (who === 'I' && verb === 'is') return 'am';
  if (who === 'I' && verb === 'was') return verb;
  return (
    lookUp(VERBS, verb) ??
    verb.replace(/(?:(?<=[^s])s|(?<=(?:ch|sh|ss|x))es)$/, '').replace(/ie$/, 'y')
  );
}
