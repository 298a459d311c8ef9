import type { Word } from './passage.ts';
import { is, startsClause } from './passage.ts';
import type { Scene } from './scene.ts';
import { sentenceEnd, sentenceStart, some } from './scene.ts';
import { compileTable } from './word-pattern.ts';

/**
 * The person that a text is about.
 * `pair`: the companion, the user, or somebody in a romantic role. `someone`: the scene's subject (she,
 * he, a name, the girl). `anyone`: people in general. `third`: a child, sibling, pupil, patient or
 * neighbor. `thing`: things, animals, counts. `unsaid`: nobody is named.
 */
export type Who = 'pair' | 'someone' | 'anyone' | 'third' | 'thing' | 'unsaid';

export interface Person {
  who: Who;
  /** The first and last word of the person; for `unsaid` the position where it would be. */
  from: number;
  to: number;
}

/** The classes of nouns. */
export const NOUN_CLASSES = [
  'person',
  'partner',
  'relative',
  'learner',
  'elder',
  'animal',
  'thing',
  'body',
  'youth',
  'child',
] as const;

export const isNoun = (word: Word | undefined): boolean => is(word, ...NOUN_CLASSES);

const SURROUNDINGS =
  'class|team|squad|course|camp|club|choir|school|lessons|group|ward|clinic|shelter|church|office|building|neighborhood|street';
const CARES =
  'teach|taught|coach|coached|tutor|tutored|babysit|mentor|train|look|fostered|foster|treat|treated';
/** Third persons: "the boy next door", "a girl in my class", "the kid I tutor". */
const THIRD_AFTER = compileTable(`
  next door
  down|across|up the street|road|hall|block
  :adverb? in|on|at|from :owner|the ${SURROUNDINGS}
  in|on|from :owner :adjective|sunday|math|science|english|piano|swim|soccer|youth|art|judo|karate|chess|dance|football|basketball class|team|squad|group|club|course
  that|who|whom? i|we|she|he|they ${CARES}
  on|in the news|paper|article|documentary|show|radio
  who mows|delivers|bags|rakes|shovels
`);
const THIRD_BEFORE = compileTable(`
  neighbors|friends|bosss|bosses|coworkers|colleagues :small|:adjective?
`);
const RAISES = compileTable(`
  raise|raises|raising|raised|adopt|adopted|adopting|fostered|fostering
  mother|father|parent|mom|dad of|to
`);
const ROLE_OF_THIRD = compileTable(`
  his|their
  :relative
  :relative has|had|got|met|likes|loves|brought :article :adjective?
`);
/** Nouns such as "the girl" that refer to the scene's subject. */
const SCENE_PERSON =
  /^(?:girl|boy|lass|lassie|lad|maiden|damsel|heroine|hero|protagonist|character|persona|princess|prince|elf|maid|neko|catgirl|foxgirl|wolfgirl|bunnygirl|vampire|fairy|angel|mermaid|succubus|kitsune|virgin|beauty|teen|teenager|schoolgirl|schoolboy|tomboy|tsundere|yandere|waif|runaway|student|classmate|roommate|stranger|creature|girls|boys)$/;
const ANYBODY = /^(?:anyone|everyone|anybody|everybody|people|folks|someone|somebody)$/;
const GROUP = /^(?:class|team|squad|choir|troop)$/;

/** Returns whether a third person's child is named: "my son", "the little one". */
export const namesThird = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  if (word?.text === 'one' || word?.text === 'ones') return words[at - 1]?.text === 'little';
  // "I'm the youngest you ever dated"
  const isMost = /^(?:youngest|oldest|eldest)$/.test(word?.text ?? '');
  if (word?.text === 'learner' && /^(?:permit|licen[cs]e)$/.test(words[at + 1]?.text ?? ''))
    return false;
  if (isMost && words[at - 1]?.text === 'the' && is(words[at + 1], 'speaker')) return false;
  return is(word, 'relative', 'learner') && !GROUP.test(word?.text ?? '');
};

const PLAYED = compileTable(`
  act|acting|roleplay|rp|pose as|like
  pretend|imagine|suppose that? you are|were
  pretend to? be
  can|could|would|will|please|now|just you? be|play|become|portray
`);
const PLAY = /^(?:be|play|become|portray)$/;
/** "be | my little sister", "act as my student": a role to play. */
export const isToBePlayed = (words: readonly Word[], from: number): boolean =>
  PLAYED.isBefore(words, from - 1) ||
  (PLAY.test(words[from - 1]?.text ?? '') && from - 1 === sentenceStart(words, from));

/** Classifies a noun by its class and context. */
export function classifyNoun(scene: Scene, from: number, head: number): Who {
  const { words } = scene;
  const word = words[head];
  if (is(word, 'animal')) return 'thing';
  if (is(word, 'relative', 'learner', 'child') && isToBePlayed(words, from)) return 'pair';
  if (is(word, 'relative', 'learner', 'elder', 'child')) return 'third';
  if (is(word, 'partner')) return isRoleOfThird(words, head) ? 'third' : 'pair';
  if (is(word, 'body')) return 'someone';
  if (is(word, 'thing')) return 'thing';
  if (is(word, 'speaker')) return 'pair';
  return is(word, 'person', 'youth') ? classifyPerson(scene, from, head) : 'thing';
}

function classifyPerson({ words, describing }: Scene, from: number, head: number): Who {
  const word = words[head] as Word;
  const first = words[from];
  const isPossessed = some(
    words,
    from - 1,
    head,
    (possessor) => possessor.owns && !is(possessor, 'speaker'),
  );
  if (isOwnChild(words, head) || isPossessed) return 'third';
  if (THIRD_AFTER.isAt(words, head + 1) || THIRD_BEFORE.isBefore(words, head - 1)) return 'third';
  if (RAISES.isBefore(words, from - 1)) return 'third';
  const isSubject =
    describing && /^(?:an?|the)$/.test(first?.text ?? '') && from === sentenceStart(words, from);
  if (
    !isSubject &&
    /^(?:babysitter|sitter|neighbou?r|coworker|colleague|intern|boss)s?$/.test(word.text)
  )
    return 'third';
  if (is(word, 'plural') || is(first, 'not') || ANYBODY.test(word.text)) return 'anyone';
  if (/^(?:a|an|some|any|every|another|one)$/.test(first?.text ?? '')) return 'anyone';
  return SCENE_PERSON.test(word.text) || describing ? 'someone' : 'anyone';
}

/** "my son's girlfriend": the relationship of a third person. */
function isRoleOfThird(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  if (before?.owns && is(before, 'relative', 'learner')) return true;
  if (!ROLE_OF_THIRD.isBefore(words, at - 1)) return false;
  for (let k = sentenceStart(words, at); k < at; k += 1)
    if (is(words[k], 'relative', 'learner')) return true;
  return false;
}

/** "my little girl", "our baby boy". */
function isOwnChild(words: readonly Word[], head: number): boolean {
  // "my girls are six and nine"
  const isPlural = /^(?:girls|boys)$/.test(words[head]?.text ?? '');
  if (isPlural && /^(?:my|our|her|his|their|whose)$/.test(words[head - 1]?.text ?? '')) return true;
  const [owner, small] = [words[head - 2], words[head - 1]];
  if (owner?.sentence !== words[head]?.sentence) return false;
  return (
    (/^(?:girl|boy|girls|boys|man|lady)$/.test(words[head]?.text ?? '') &&
      /^(?:little|baby|youngest|oldest|eldest|big|sweet|wee|lil|littlest|beautiful|precious)$/.test(
        small?.text ?? '',
      ) &&
      owner?.owns === true) ||
    /^(?:my|our|his|their|whose)$/.test(owner?.text ?? '')
  );
}

export interface NounPhrase {
  from: number;
  /** The head noun; -1 when no word of it is known. */
  head: number;
  /** Starts with an article or "my". */
  isDetermined: boolean;
}

const DEPICTS =
  /^(?:illustrations?|drawings?|paintings?|pictures?|photos?|photographs?|portraits?|sketch(?:es)?|cover|poster|image|render|close-?up)$/;

/** Reads the noun phrase that ends at a word, through relative clauses ("the girl I met at work"). */
export function readNounPhrase(words: readonly Word[], end: number): NounPhrase {
  const from = startOfPhrase(words, end);
  let head = -1;
  let isDetermined = false;
  for (let k = from; k <= end; k += 1) {
    const word = words[k] as Word;
    if (is(word, 'article', 'owner') || word.owns) isDetermined = true;
    // "a book illustration of a girl" depicts her.
    if (word.text === 'of' && DEPICTS.test(words[k - 1]?.text ?? '')) {
      head = -1;
      continue;
    }
    if (head !== -1 && is(word, 'preposition', 'conjunction', 'speaker', 'verb', 'past')) break;
    if (isNoun(word) && !word.owns) head = k;
  }
  return { from, head, isDetermined };
}

function startOfPhrase(words: readonly Word[], end: number): number {
  const low = Math.max(sentenceStart(words, end), end - 14);
  let from = end + 1;
  for (let k = end; k >= low; k -= 1) {
    const word = words[k] as Word;
    const next = words[k + 1];
    if (k < end && next && startsClause(next) && !isRelativeClause(next)) break;
    if (/^(?:and|but|or|so|because|if|when|while|plus)$/.test(word.text)) break;
    if (is(word, 'speaker', 'pronoun') && !is(word, 'owner')) {
      // "the girl you love" continues; "I told you my sister" ends here.
      if (k < end && !is(next, 'verb', 'past', 'have', 'was', 'modal', 'adverb')) break;
    } else if (is(word, 'verb', 'past') && !isNoun(word) && !is(word, 'adjective')) {
      if (k < end && !is(next, 'preposition', 'adverb', 'past', 'verb', 'not')) break;
    } else if (is(word, 'article', 'owner') && !continuesPhrase(words, k, low)) return k;
    from = k;
  }
  return from;
}

/** ", who lives in Rome," separates a noun from its verb. */
const isRelativeClause = ({ gap, text }: Word): boolean =>
  gap.includes(',') && /^(?:who|whom|which|that)$/.test(text);

/** Before an article, a phrase continues only after a preposition: "the daughter of my neighbor". */
function continuesPhrase(words: readonly Word[], at: number, low: number): boolean {
  const before = words[at - 1];
  if (!before) return false;
  if (before.owns || is(before, 'owner')) return true;
  return is(before, 'preposition') && at - 1 !== low && !startsClause(before);
}

/** Returns whether the sentence is about teaching or care. */
export function isTaught(words: readonly Word[], at: number): boolean {
  for (let k = sentenceStart(words, at); k < sentenceEnd(words, at); k += 1) {
    if (is(words[k], 'teach') && !isOwnTeacher(words, k)) return true;
    const isJob = /^(?:work|works|working|worked|volunteers?|volunteering)$/.test(
      words[k]?.text ?? '',
    );
    if (isJob && /^(?:with|at|in|for|on)$/.test(words[k + 1]?.text ?? '')) return true;
  }
  return false;
}
/** "your teacher" is a relation between two, not a job with children. */
const isOwnTeacher = (words: readonly Word[], at: number): boolean =>
  (/(?:er|or|ach|pal|master|mistress|ess|nny)s?$/.test(words[at]?.text ?? '') &&
    is(words[at - 1], 'owner')) ||
  is(words[at - 2], 'owner') ||
  isPupilsTeacher(words, at) ||
  words[at - 1]?.owns === true;

/** "I have to hide the phone, the teacher is looking" */
export const isPupilsTeacher = (words: readonly Word[], at: number): boolean =>
  /^(?:teacher|counselor|principal|librarian|coach)$/.test(words[at]?.text ?? '') &&
  words[at - 1]?.text === 'the' &&
  !is(words[at - 2], 'be', 'was', 'verb') &&
  some(words, sentenceStart(words, at), at, ({ text }) => text === 'i' || text === 'my');
