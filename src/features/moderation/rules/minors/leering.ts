import type { Cue, Reading } from './cue.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { Scene } from './scene.ts';
import { sentenceEnd, sentenceStart, some } from './scene.ts';
import { compileApart, type WordTable } from './word-pattern.ts';

/** Up to this age, a parent's delight in the bath is ordinary. */
const SMALL_CHILD = 5;
/** How far before a verb its subject may stand. */
const SUBJECT_REACH = 8;

const BODY =
  'body|bodies|legs|thighs|chest|breasts|boobs|butt|ass|bum|curves|hips|waist|skin|lips|figure';
const ATTRACTIVE =
  'hot|sexy|hottie|attractive|seductive|irresistible|tempting|arousing|desirable|fuckable';
const BODY_WORD = new RegExp(`^(?:${BODY})$`);

/** Said of nobody but an object of desire; "hot" and "attractive" need the child as their subject. */
const DESIRABLE = compileApart(`
  sexy|sensual|seductive|seductively|irresistible|desirable|fuckable|hottie|jailbait|nymphet
`);
/** After the child, or after "she", "he" or "they". */
const IS_ATTRACTIVE = compileApart(`
  is|are|was|were|look|looks|looked|looking|getting|got|became|becoming|being :adverb+ ${ATTRACTIVE}
  is|are|was|were my|the dream|type|hottest girl|boy|one|thing?
  has|have|had :article? :adverb+ ${ATTRACTIVE} ${BODY}
`);
const FINDS_ATTRACTIVE = compileApart(`
  find|finds|found|finding|think|thinks :owner|:article * *? *? *? *? :adverb+ ${ATTRACTIVE}
  find|finds|found|finding her|him|them :adverb+ ${ATTRACTIVE}
`);
/** "hot" in these is a temperature. */
const WARM =
  /^(?:fever|feverish|temperature|degrees?|celsius|fahrenheit|sick|ill|flu|doctor|thermometer|weather|sun|sunny|summer|sweat\w*|forehead|paracetamol|medicine|room|blanket|coat|jacket|heat\w*|calpol|tylenol|ibuprofen|air|bus|car|tent)$/;
/** What a child does to the speaker. Each needs no word beside it in a message about a child. */
const AROUSES = compileApart(`
  turn|turns|turned|turning me :adverb? on
  turned on :adverb? by|when
  make|makes|made|making me :adverb? hard|horny|wet|tingle
  get|gets|got|getting :adverb? hard|horny|wet|off when|watching|looking|thinking|on|to|at|around|every|by
  get|gets|got off
  arouse|arouses|arousing me
  am|get|gets|got|getting|feel|feeling :adverb? aroused|horny
  get|gets|got me :adverb? excited|going
  fancy|fancied :owner|one
  private|personal enjoyment|pleasure
  make|making :article|my move
  :article way :article? man|woman|father|mother|uncle|aunt|teacher|adult should not
  is|are :adverb? perfect|mine for? me
  excite|excites|excited me
  get|gets|getting :adverb? excited when i see|watch|touch|hold
  do|does|did something to me
  in|with :article sexual|sexy|erotic way|thoughts
  sexually :adverb? obsessed|attracted|into|interested
  obsessed|attracted * *? sexually
  :adverb? such? a turn on|turnon
  perv|perving|pervert :adverb? at|on|over|about
  to perv
  give|gives|gave|giving me butterflies
  is|are :adverb? my type
  thoughts|feelings about :owner|:article * *? *? are|is not :adverb? fatherly|motherly|innocent|pure|appropriate
  sexual|sexy|erotic|dirty|wet|naughty thoughts|dream|dreams|fantasy|fantasies|feelings
  fantasize|fantasizes|fantasized|fantasizing about|over :owner|:article|her|him|them
  lust|lusting|lusted after|for|over
  jerk|jerking|jerked|wank|wanking|masturbate|masturbating off? to|about|over|thinking
  touch|touching myself
  drive|drives|driving me crazy|wild :adverb? with desire|lust
`);
const LEGAL = compileApart(`
  is|are|was|were|be|becomes|become|turns|turn|gets :adverb? legal|jailbait
  is|are|was|were|be :adverb? of age
  days|years|months|counting until|till she|he|they is|are|turns|turn|turn legal|18|eighteen
  wish|wished :owner|:article? * *? was|were :adverb? 18|eighteen
  age is just|only a number
`);
/** A gaze that says what it is for. */
const OGLES = compileApart(`
  leer|leers|leering|leered|ogle|ogles|ogling|ogled|perv|perving|drool|drooling|drooled at|over|on
  sneak|sneaks|sneaking|sneaked|steal|stealing looks|look|glances|peeks|peek|glimpses
  can|could not|never|hardly? stop|quit|help staring|looking|watching at?
  look|looking|looked|stare|stares|staring|stared|gaze|gazing|glance|watch|watching at? :owner|:article? * *? *? *? *? *? ${BODY}
`);
/** What an ordinary gaze may meet. */
const WATCHES = compileApart(`
  watch|watches|watching|watched|observe|observes|observing|observed
  look|looks|looking|peep at? her|him|them undressed|naked
  zoom|zooms|zooming in|on
  see|sees|seeing|saw|seen everything|:owner|her|him|them|the
  look|looks|looking|looked|stare|staring|peek|peeks|peeking|peeked|spy|spies|spying|spied|peep|peeping|walk|walking|walked at|on|in|through|into
  film|films|filming|filmed|record|recording|recorded|photograph|photographs|photographing|photographed
  photo|photos|picture|pictures|pic|pics|video|videos of|from|where
`);
const UNDRESSED = compileApart(`
  undress|undresses|undressing|undressed|strip|strips|stripping|naked|nude|topless|underwear|undies|panties|bra
  bath|bathe|bathes|bathing|bathtub|tub|shower|showers|showering|showered
  change|changes|changing|changed clothes|clothing|outfits|outfit|into|out|in|for|at|after|before|when|while|room|rooms|cubicle
  get|gets|getting changed|dressed|undressed
  get|gets|getting ready for bed
  take|takes|taking|took :owner|:article? clothes|shirt|dress|top off
  locker|changing room|rooms
  curtains|curtain|blinds
`);
/** Worn by every child at the pool: only a secret, or someone else's child, makes it a gaze. */
const LIGHTLY_DRESSED = compileApart(`
  swimsuit|swimsuits|bikini|bikinis|swimwear|leotard|leotards|tights|trunks|shorts|miniskirt|skirt|skirts|nightgown|nightie|pajamas
`);
const CHANGES = /^(?:change|changes|changing)$/;
const ENJOYS = compileApart(`
  like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|adore|prefer|want|wish|hope|try|tried|manage|crave|need|live it|that|when|to|just|really|:adverb+
  excuse|excuses|reason|chance|pretext to
  favorite|best part|moment|thing
  only|just to
  keep|kept
`);
const SECRETLY = compileApart(`
  secret|secretly|sneak|sneaks|sneaking|sneaked|peek|peeks|peeking|peeked|peep|peeping|spy|spying|spied|keyhole|binoculars
  hide|hides|hiding|hid|hidden camera|cameras|cam|phone|folder|collection
  without her|him|them|anyone|anybody|:owner * knowing|noticing|seeing
  through|from :owner|:article? * *? door|window|hole|crack|curtain|fence|keyhole
  gap|hole|crack in|of|at
  nobody knows|sees|notices
  no one knows|sees|notices
  private collection|folder
  so|that :article? parents|teachers|coach|nobody|mother|father not? :adverb? see|notice|know
  drill|drilled|drilling :article? :adjective? hole|holes
  on purpose
  bribe|bribes|bribed|bribing
  for myself|me|:owner own? collection|folder|eyes|use
  pretend|pretending to
  delete|deleted|folder|stash
`);
const SLEEPS = compileApart('sleep|sleeps|sleeping|asleep');
const STASH = compileApart('secret|hidden folder|collection|album|stash');
const OWN_CHILD =
  /^(?:son|daughter|child|kid|kids|children|baby|babies|toddler|newborn|boy|girl|boys|girls|sons|daughters|one|ones|grandson|granddaughter|twins|old|yo)$/;

/**
 * Returns whether the speaker shows a sexual interest in the child that a cue is about: "my student
 * is so hot", "I like watching my niece change clothes". Reports ("he watches her") do not count.
 */
export function isLeeredAt(scene: Scene, cue: Cue, reading: Reading): boolean {
  const { words, own, describing } = scene;
  if (describing) return false;
  const isOwn = namesOwnChild(scene, cue, reading);
  return (
    some(
      words,
      own,
      words.length,
      (_, at) => saysDesire(scene, at, isOwn) || isWatched(scene, cue, at, isOwn),
    ) || isFoundAttractive(scene)
  );
}

function saysDesire({ words, own }: Scene, at: number, isOwn: boolean): boolean {
  const legal = LEGAL.endFrom(words, at);
  if (legal !== -1 && words[legal]?.text !== 'to') return true;
  if (AROUSES.isAt(words, at)) return isSpeakers(words, at, own);
  if (!OGLES.isAt(words, at) || !isSpeakers(words, at, own)) return false;
  return !isOwn || some(words, at, sentenceEnd(words, at), ({ text }) => BODY_WORD.test(text));
}

function isFoundAttractive({ words, own }: Scene): boolean {
  const says = (test: (word: Word, at: number) => boolean): boolean =>
    some(words, own, words.length, test);
  if (says(({ text }) => WARM.test(text))) return false;
  const namesAdult = says((word) => is(word, 'partner', 'elder'));
  return says((word, at) => {
    if (FINDS_ATTRACTIVE.isAt(words, at)) return true;
    if (!namesAdult && DESIRABLE.isAt(words, at)) return true;
    const namesChild = is(word, 'relative', 'learner', 'youth', 'child') || word.text === 'old';
    const isMeant = namesChild || (!namesAdult && /^(?:girls?|boys?|she|he|they)$/.test(word.text));
    const end = IS_ATTRACTIVE.endFrom(words, at + 1);
    // "so hot headed"
    return isMeant && end !== -1 && !/^(?:headed|tempered|blooded)$/.test(words[end]?.text ?? '');
  });
}

/** "I like watching her change", "I watched her through the keyhole". */
function isWatched({ words, own }: Scene, cue: Cue, at: number, isOwn: boolean): boolean {
  if (!WATCHES.isAt(words, at) || !isSpeakers(words, at, own)) return false;
  const from = sentenceStart(words, at);
  const to = sentenceEnd(words, at);
  const finds = (...tables: WordTable[]): boolean =>
    some(words, from, to, (_, k) => tables.some((table) => table.isAt(words, k)));
  const isChanging = ({ text }: Word, k: number): boolean =>
    CHANGES.test(text) && (k === to - 1 || /[,;:]/.test(words[k + 1]?.gap ?? ''));
  const isBare = finds(UNDRESSED) || some(words, from, to, isChanging);
  if (finds(SECRETLY)) return isBare || finds(LIGHTLY_DRESSED, SLEEPS, STASH);
  if (!finds(ENJOYS)) return false;
  if (isBare) return !(isOwn && cue.years !== null && cue.years <= SMALL_CHILD);
  return !isOwn && finds(LIGHTLY_DRESSED);
}

/** The last subject before a verb is the speaker; a sentence without one is the speaker's, too. */
function isSpeakers(words: readonly Word[], at: number, own: number): boolean {
  const from = Math.max(own, sentenceStart(words, at), at - SUBJECT_REACH);
  for (let k = at - 1; k >= from; k -= 1) {
    const { text } = words[k] as Word;
    if (/^(?:i|we|me|my|us)$/.test(text)) return true;
    if (/^(?:he|she|they|who|someone|somebody|people|you|u)$/.test(text)) return false;
    if (is(words[k], 'elder', 'partner') || /^(?:man|men|guy|stranger)$/.test(text)) return false;
  }
  return true;
}

/** Returns whether the message names a child of the speaker's own: "my daughter", "our little one". */
function namesOwnChild({ words, own }: Scene, cue: Cue, reading: Reading): boolean {
  const from = Math.max(own, Math.min(cue.from, reading.from) - 12);
  return some(
    words,
    from,
    Math.max(cue.to, reading.to) + 3,
    ({ text }, k) =>
      OWN_CHILD.test(text) && some(words, k - 6, k, (before) => /^(?:my|our)$/.test(before.text)),
  );
}
