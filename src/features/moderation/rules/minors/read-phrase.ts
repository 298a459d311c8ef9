import type { Cue, Reading } from './cue.ts';
import { tenseAround } from './find-time.ts';
import type { Phrase } from './cue-phrase.ts';
import { readPhraseOf } from './cue-phrase.ts';
import { isTaught } from './nouns.ts';
import { is, startsClause } from './passage.ts';
import {
  readAsFamily,
  readAsOneOfThem,
  readAsTheirs,
  readAsThird,
  isFamily,
} from './read-family.ts';
import { readState } from './read-state.ts';
import type { Scene } from './scene.ts';
import { sentenceEnd, some } from './scene.ts';
import { compileTable } from './word-pattern.ts';

/** Reads the person of a noun phrase from its context. The first matching reader decides. */
export function readPhrase(scene: Scene, cue: Cue): Reading {
  const phrase = readPhraseOf(scene, cue);
  for (const reader of READERS) {
    const reading = reader(phrase);
    if (reading) return reading;
  }
  return phrase.read(isDefinite(phrase) ? 'someone' : 'anyone', 'object');
}

type Reader = (phrase: Phrase) => Reading | null;
const isDefinite = ({ who, first }: Phrase): boolean => who === 'someone' && first.text === 'the';

const DRINKS = compileTable(`
  sip|sips|sipping|pour|pours|pouring|poured|drink|drinks|drinking|taste|tastes|uncork|uncorks :speaker|:pronoun?
  glass|bottle|dram|sip|shot of
`);
/** "15-year-old whisky", "teen drama" */
const readAsThing: Reader = ({ scene: { words }, head, left, read }) =>
  DRINKS.isBefore(words, left) ||
  (is(head, 'animal', 'thing', 'fiction') && !is(head, 'person', 'partner'))
    ? read('thing', 'object')
    : null;

const NAMED = compileTable(`
  :fiction :be? :adverb? called|titled|named|entitled
`);
const WATCHED = compileTable(`
  watch|watched|watching|watches|read|reading|saw|seen|finished :article? :adjective? :fiction about|with|of|starring|where
`);
/** "the film is called Teen Spirit", "we watched an anime about schoolgirls" */
const readAsTitle: Reader = ({ scene: { words }, from, left, before, read }) =>
  before && (NAMED.isBefore(words, left) || WATCHED.isBefore(words, from - 1))
    ? read('thing', 'object')
    : null;

const SEEN = compileTable(`
  saw|seen|see|watched|watching|spotted|noticed|passed :article? couple|group|bunch|pair? of? :adjective?
`);
/** "I'm 48 and saw a couple of teenagers holding hands" */
const readAsSeen: Reader = ({ scene, from, to, read }) =>
  !scene.describing &&
  scene.hasAdult() &&
  is(scene.words[to], 'plural') &&
  SEEN.isBefore(scene.words, from - 1)
    ? read('third', 'object')
    : null;

const TALKS_TO = compileTable(
  'you are|r talking|speaking|chatting|texting|writing|flirting to|with :adverb?',
);
/** "you're talking to a sixteen-year-old" */
const readAsListened: Reader = ({ scene: { words }, from, read }) =>
  TALKS_TO.isBefore(words, from - 1) ? read('pair', 'predicate') : null;

/** "gen alpha kid here" */
const readAsHere: Reader = ({ scene: { words }, from, to, low, read }) =>
  from === low && words[to + 1]?.text === 'here' ? read('pair', 'address') : null;

const IN_NOVEL = compileTable(`
  writing|wrote|write|finished|reading :article? * * * novel|book|memoir|screenplay
  writing|wrote|write|finished|reading :article? *? *? novel|book|memoir|screenplay
  play i|we direct|wrote|write|stage|saw
`);
/** "I'm writing a novel, the hero is a 13 yr old boy" */
const readAsInvented: Reader = ({ scene, low, from, read }) => {
  const { words, describing } = scene;
  const isInvented =
    !describing &&
    some(words, low, from, (_, at) => IN_NOVEL.isAt(words, at)) &&
    !some(words, low, from, ({ text }) => /^(?:you|me|us|char)$/.test(text));
  return isInvented ? read('third', 'object') : null;
};

/** "my favorite 15 year old" */
function readAsFavorite({ scene, from, to, first, head, read }: Phrase): Reading | null {
  const isFavorite = scene.words.slice(from, to).some(({ text }) => /^favou?rite$/.test(text));
  const isOwn = /^(?:my|your)$/.test(first.text) && !is(head, 'relative', 'learner');
  return isFavorite && isOwn ? read('pair', 'address') : null;
}

/** "… like you", "… the way you do". */
const LIKE_YOU = compileTable(`
  like|as you|me
  that|which? :speaker are|am|r
  ever|has|had :adverb? * * * the way you
  :past|:verb * * the way you do|does
  ever * * * the way you do
`);
const readAsLikeYou: Reader = ({ scene: { words }, to, read }) =>
  /^[ -]$/.test(words[to + 1]?.gap ?? '') && LIKE_YOU.isAt(words, to + 1)
    ? read('pair', 'predicate')
    : null;

const IN_PICTURE = compileTable(`
  in|on :article|:owner :adjective? :adjective? photo|photos|picture|pictures|pic|pics|selfie|snapshot|yearbook
`);
/** "like a teenager in this old photo" */
const readAsPictured: Reader = ({ scene, to, read }) =>
  !scene.bare && IN_PICTURE.isAt(scene.words, to + 1) ? read('anyone', 'likened') : null;

const PLAYS = compileTable(`
  play|plays|playing|portray|portraying|portrays|impersonate|roleplay|roleplaying|rp|cosplay|cosplaying|become|imagine|picture|call :article?
  talk|speak|see|treat :speaker|:pronoun? like|as :adverb?
  roleplay|roleplaying|dress|dressed|dressing|pose|posing|act|acting|cosplay|cosplaying|play|playing|rp|behave|pretend|think|imagine|picture|want|need|be|serve|transform|turn :speaker|:pronoun|:owner? up? like|as|of|into|to :adverb?
  draw|paint|sketch|generate|render|picture|photo|selfie|portrait of? :speaker|:pronoun|yourself|herself|himself|myself|us like|as? :adverb?
  make|turn|transform|change|want|need|imagine|picture|keep|call|name :speaker|:pronoun into? :adverb?
  pretend|pretending|imagine|suppose|say|roleplay :speaker|:pronoun? :adverb?
  roleplay|rp|scenario|story|scene|set|setting :adverb? with|about|where|between|in
`);
const LOOKS =
  /^(?:look|looks|looking|looked|dress|dressed|dresses|dressing|talk|speak|act|acting|appear|appears)$/;
const NOT_DONE = compileTable(`
  not :adverb+ *? *? *?
  not :adverb+
  stop|quit|refuse to? *?
`);

/** "like a schoolgirl", "as a teenager" */
function readAsLikened(phrase: Phrase): Reading | null {
  const { scene, from, to, left, before, read } = phrase;
  const { words } = scene;
  if (before?.text !== 'as' && before?.text !== 'like') return null;
  let verb = left - 1;
  while (is(words[verb], 'adverb') || /^(?:more|much|younger)$/.test(words[verb]?.text ?? ''))
    verb -= 1;
  if (LOOKS.test(words[verb]?.text ?? '')) return looked(phrase);
  if (PLAYS.isBefore(words, left - 1)) return played(phrase);
  if (before.text === 'like') return read('anyone', 'likened');
  const when = tenseAround(words, left, to) === 'past' ? 'then' : 'now';
  return read(isTaught(words, from) ? 'third' : 'pair', 'predicate', { when });
}

/** "looks like a schoolgirl": whose looks? */
function looked({ scene, cue, left, read }: Phrase): Reading {
  const { person, when, isDenied, manner } = readState(scene, left + 1);
  const isInsult = cue.rule === 'child' && /^(?:act|behav)/.test(manner ?? 'act');
  if (isInsult) return read('anyone', 'likened');
  const isImperative = person.who === 'unsaid' || person.who === 'thing';
  return read(isImperative ? 'pair' : person.who, 'played', { when, isDenied });
}

function played({ scene: { words }, low, left, read }: Phrase): Reading {
  const isDenied = [0, 1, 2].some(
    (back) => left - back >= low && NOT_DONE.isBefore(words, left - back),
  );
  return read('pair', 'played', { isDenied });
}

/** "you are a teenager", "is she underage?", "be a schoolgirl" */
function readAsPredicate(phrase: Phrase): Reading | null {
  const { scene, before, left, who, read } = phrase;
  if (
    !is(
      before,
      'be',
      'was',
      'become',
      'became',
      'seem',
      'seemed',
      'not',
      'modal',
      'speaker',
      'pronoun',
    )
  )
    return null;
  const { person, isJoined, when, isDenied, manner } = readState(scene, left + 1);
  if (!isJoined && (person.who === 'unsaid' || is(before, 'speaker', 'pronoun'))) return null;
  const more = { when, isDenied, manner };
  if (person.who === 'unsaid') return read('pair', 'predicate', more);
  if (person.who !== 'thing') return read(person.who, 'predicate', more);
  // "that's my 15-year-old", "it's a schoolgirl"
  const isChild = who === 'third' || (isFamily(phrase) && who !== 'pair');
  return read(isChild ? 'third' : who, 'predicate', more);
}

/** "play a schoolgirl", "imagine her a teen" */
const readAsPlayed: Reader = (phrase) =>
  phrase.before && PLAYS.isBefore(phrase.scene.words, phrase.left) ? played(phrase) : null;

/** "the body of a 15-year-old", "a childlike face", "my 15-year-old self" */
function readAsBody({
  scene: { words },
  cue,
  to,
  before,
  left,
  head,
  read,
}: Phrase): Reading | null {
  const owner = words[left - 1];
  if (before?.text === 'of' && (is(owner, 'body') || owner?.text === 'age'))
    return read('someone', 'predicate');
  const isSelf = /^(?:me|myself)$/.test(words[to + 1]?.text ?? '') && cue.years !== null;
  if (isSelf || /^sel(?:f|ves)$/.test(head?.text ?? ''))
    return read('pair', 'object', { when: 'then' });
  return is(head, 'body') && !is(head, 'person') ? read('someone', 'predicate') : null;
}

/** "former teen model" */
const readAsFormer: Reader = ({ scene: { words }, from, cue, read }) =>
  words
    .slice(from, cue.from + 1)
    .some(({ text }) => /^(?:former|ex|once|onetime|erstwhile)$/.test(text))
    ? read('pair', 'object', { when: 'then' })
    : null;

/** "no minors" */
const readAsNobody: Reader = ({ before, cue, read }) =>
  /^(?:no|zero|without|non)$/.test(before?.text ?? '') && cue.years === null
    ? read('third', 'object', { isDenied: true })
    : null;

const readAsPartner: Reader = ({ who, read }) => (who === 'pair' ? read('pair', 'object') : null);

/** "come here, my fifteen-year-old" addresses the listener. */
function readAsAddress({
  scene: { words },
  from,
  to,
  low,
  first,
  head,
  read,
}: Phrase): Reading | null {
  const next = words[to + 1];
  const isEnd = next === undefined || next.sentence !== words[to]?.sentence;
  if (is(head, 'relative', 'learner', 'child') || is(words[to], 'plural')) return null;
  if (first.text === 'a' || first.text === 'an') return null;
  if ((!isEnd && !next.gap.includes(',')) || /^(?:who|is|was)$/.test(next?.text ?? '')) return null;
  const isCall =
    from === low
      ? next === undefined || next.text.startsWith('you')
      : startsClause(words[from] as (typeof words)[number]);
  return isCall ? read('pair', 'address') : null;
}

/** "A teenager from Osaka …", "Fifteen-year-old!", "ageless but childlike" */
function readAsOpening({
  scene,
  cue,
  to,
  first,
  head,
  isApart,
  before,
  read,
}: Phrase): Reading | null {
  const { words, describing } = scene;
  const isMany = is(head ?? words[to], 'plural') || (words[to]?.text.endsWith('s') ?? false);
  // "Five-year-olds call her Miss Ruby"
  if (isMany && cue.years !== null) return read('anyone', 'object');
  const isJoined = describing && !head && is(before, 'conjunction');
  if (isJoined && !is(first, 'article')) return read('pair', 'opening');
  if (!isApart) return null;
  // "13/f/texas" describes the writer.
  if (cue.rule === 'age_and_sex') return read('pair', 'address');
  if (describing) return read(is(head, 'plural') ? 'anyone' : 'pair', 'opening');
  const isAlone =
    sentenceEnd(words, to) === to + 1 || startsClause(words[to + 1] as (typeof words)[number]);
  if (isAlone && !is(words[to], 'plural') && !/^(?:a|an|some)$/.test(first.text))
    return read('pair', 'address');
  return read(first.text === 'the' ? 'someone' : 'anyone', 'opening');
}

const READERS: readonly Reader[] = [
  readAsThing,
  readAsTitle,
  readAsListened,
  readAsHere,
  readAsSeen,
  readAsInvented,
  readAsFavorite,
  readAsLikeYou,
  readAsPictured,
  readAsLikened,
  readAsNobody,
  readAsPredicate,
  readAsPlayed,
  readAsBody,
  readAsFormer,
  readAsPartner,
  readAsAddress,
  readAsFamily,
  readAsThird,
  readAsOneOfThem,
  readAsTheirs,
  readAsOpening,
];
