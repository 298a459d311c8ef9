import type { Word } from './passage.ts';
import { is } from './passage.ts';
import { compileTable } from './word-pattern.ts';

/** Adverbials between the verb and an age. */
const ADVERBIALS = compileTable(`
  at|about least|most|best
  no|not|never|any|much|way more|less|older|younger|bigger than
  more|less|older|younger than
  the :adjective? age of
  as young|old as
  close|closer to
  kind|sort|type of
  more like
  somewhere around|between|near
  not look|looks|looked|seem|be :article day|minute|bit over|past|older :preposition?
  a bit|little|touch|tad|year|day over|under|past|older|younger|more|less than?
  in my|your|her|his|this|our eyes|mind|story|world|book|version|scene
  for|in|from truth|real|reality|fact|now|tonight|me|us
  aged|age
  down|up|back to|into
  what
  the big
  of
  i|you know|think|guess|say|mean|hear|heard|believe|swear|hope
  :adverb
`);
/** Verbs before "to be" with the same subject: "she is going to be", "claims to be". */
const CARRIES_ON =
  /^(?:soon|going|about|supposed|have|has|had|needs?|ought|seems?|appears?|claims?|happens?|meant|said|used|got|bound|close|set|ready|likely|admits?|turns?|turned|out|due|gets?|looks?|rumored|known|believed)$/;
/** Verbs of requests: "I want you to be", "pretend to be", "make her". */
export const REQUEST_VERBS =
  /^(?:want|wants|wanted|need|needs|like|love|loves|likes|prefer|pretend|pretending|pretends|imagine|imagining|make|makes|made|ask|tell|let|allow|order|expect|get|keep|choose|decide|try|change|turn|transform|roleplay|roleplaying|picture|consider|see|call|set|render|style|wish|suppose|say|assume|age|deage|have|having|play|playing|describe|portray|show|draw|write)$/;
const WORSENS = /^(?:even|yet|quite|older|more|much|only|just)$/;

export interface Verb {
  isJoined: boolean;
  isPast: boolean;
  /** "turned", "became" */
  isChange: boolean;
  isDenied: boolean;
  isUnreal: boolean;
  manner: string | null;
}

export function skipAdverbials(words: readonly Word[], at: number, low: number): number {
  let k = at;
  for (;;) {
    const from = k >= low ? ADVERBIALS.startTo(words, k) : -1;
    if (from === -1 || from < low) return k;
    k = from - 1;
  }
}

/** Reads the verb group that ends at `at` into `verb`. Returns where its subject ends. */
export function readVerb(
  words: readonly Word[],
  at: number,
  low: number,
  verb: Verb,
  isParticiple: boolean,
): number {
  let k = at;
  for (; k >= low; k -= 1) {
    const word = words[k] as Word;
    const before = words[k - 1];
    const isParted = /[,:;()]/.test(words[k + 1]?.gap ?? '');
    if (isParted && !is(word, 'be', 'was', 'seem', 'become', 'adverb')) return k;
    if (is(word, 'not')) verb.isDenied ||= !WORSENS.test(words[k + 1]?.text ?? '');
    else if (is(word, 'be', 'was')) {
      verb.isJoined = true;
      verb.isPast ||= is(word, 'was');
    } else if (is(word, 'seem', 'seemed') && verb.manner === null) {
      verb.isJoined = true;
      verb.manner = word.text;
      verb.isPast ||= !is(word, 'seem');
    } else if (is(word, 'become', 'became') && !verb.isChange) {
      verb.isJoined = true;
      verb.isChange = !/^(?:stay|remain)/.test(word.text);
      verb.isPast ||= is(word, 'became');
    } else if (word.text === 'to') {
      const next = readInfinitive(words, k, verb);
      if (next === null) return k;
      if (next.isSubject) return next.at;
      k = next.at;
    } else if (is(word, 'have')) {
      verb.isPast ||= word.text === 'had' || (verb.isJoined && is(before, 'modal'));
      if (!verb.isJoined && !isParticiple) return k;
    } else if (/^(?:like|as|for|though|if|of)$/.test(word.text)) {
      if (!is(before, 'seem', 'seemed', 'be', 'was')) return k;
    } else if (/^(?:do|does|did)$/.test(word.text)) verb.isPast ||= word.text === 'did';
    else if (!is(word, 'modal', 'adverb')) return k;
  }
  return k;
}

/** "used | to be", "going | to be", "pretend | to be", "want you | to be". */
function readInfinitive(
  words: readonly Word[],
  at: number,
  verb: Verb,
): { at: number; isSubject: boolean } | null {
  const lead = words[at - 1];
  verb.isPast ||= lead?.text === 'used';
  if (lead && CARRIES_ON.test(lead.text)) return { at: at - 1, isSubject: false };
  if (lead && REQUEST_VERBS.test(lead.text)) {
    verb.isUnreal = verb.isJoined = true;
    return { at: at - 1, isSubject: false };
  }
  const isWished =
    is(lead, 'speaker', 'pronoun', 'partner', 'person') &&
    REQUEST_VERBS.test(words[at - 2]?.text ?? '');
  if (!verb.isJoined || !isWished) return null;
  verb.isUnreal = true;
  return { at: at - 1, isSubject: true };
}
