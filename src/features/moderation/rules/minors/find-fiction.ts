import type { Cue, Reading } from './cue.ts';
import { is } from './passage.ts';
import type { Scene } from './scene.ts';
import { hasRomance, sentenceEnd, sentenceStart, some } from './scene.ts';
import { compileApart } from './word-pattern.ts';

const WORKS =
  'novel|novels|book|books|film|movie|play|series|show|musical|opera|song|songs|anime|manga|comic|comics|cartoon|episode|ballet|sitcom|trilogy|saga';
const PARTS = 'book|volume|part|season|episode|chapter|act|film|movie|series|installment';
/** A work by others. "our story" and "this scene" are the role-play itself. */
const WORK_BY_OTHERS = compileApart(`
  in|of|from|by the|that|those|a|an|his|her|their|my|which|first|second|last|every :adjective? :adjective? ${WORKS}
  read|reading|saw|watched|watching|seen|finished|wrote|writing the|that|a|an|this|my :adjective? :adjective? ${WORKS}
  the :adjective? ${WORKS} where|about|is|was|has|begins|starts|ends|tells
  in|of|from|by|through :adjective? ${PARTS} one|two|three|four|five|six|seven|#
  in|of|from|by the first|second|third|fourth|last|next|final|original|earlier|later ${PARTS}
  the first|second|third|last|original ${PARTS}
  the author|writer|narrator|novelist|playwright|screenwriter|illustrator|director|adaptation|audiobook
  author|writer|novelist|playwright|director of|makes|made|wrote|writes|lets|let
  main|title|titular|fictional|minor character|characters|hero|heroine|protagonist
  hero|heroine|protagonist|narrator of|in|is|was
`);
/** Well-known works and authors. Other titles cannot be recognized. */
const KNOWN_WORK = compileApart(`
  harry potter
  anne of green gables
  romeo and juliet
  little women|prince
  hunger games
  stranger things
  alice in wonderland
  tom sawyer
  huckleberry finn
  oliver twist
  david copperfield
  peter pan
  jane eyre
  game of thrones
  percy jackson
  pippi longstocking
  sound of music
  secret garden
  lord of the rings|flies
  his dark materials
  the goonies|hobbit|giver|witches|borrowers
  matilda|narnia|heidi|hamlet|macbeth|hogwarts|atonement|coraline|divergent|mulan|zelda|naruto|pokemon|shakespeare|shakespeares|dickens|austen|austens|rowling|rowlings|tolkien|twain|bronte|tolstoy|dahl|montgomery|lindgren
`);
/** "I'm rereading …", before a title, unlike "reading your profile" or "watching her". */
const READS_OR_WATCHES = compileApart(`
  am|is|are|just|been|was|still|finished|started :adverb? reading|rereading|rewatching|watching
  reread|rewatched|rereading|rewatching
  read :adverb+ again
`);

/** Playing a part in a work, which makes it a role-play. */
const PLAYS = compileApart(`
  play|plays|playing|act|acting|be|become|becoming|pretend|pretending|imagine|imagining|roleplay|portray|dress|perform|reenact|cosplay|star as|her|him|it|that|the|out|like|you|i|we|a|up
  you|we|i :modal? play|act|film|shoot|perform|star|rehearse
  you|we|i am|are :adverb? the|a|her|him|in|filming|playing|shooting|rehearsing
  you to|should|will|could|can be|play|become
  love|loves|want|wants|kiss|kisses|date|marry|desire|adore|fancy her|him|them
  let us
`);
const OLD_PICTURE = compileApart(`
  in|on that|this|the|your|these|those :adjective? old|older|school|childhood|yearbook|wedding|graduation|baby|class|family :adjective? photo|photos|picture|pictures|snapshot|portrait|yearbook|album
`);

const isNoun = (words: Scene['words'], at: number): boolean =>
  /^(?:the|a|that|this|my|his|her|their|school)$/.test(words[at - 1]?.text ?? '');

/** "Juliet was thirteen in the play": a fictional character is a third person when only talked about. */
export function readAsFictional(scene: Scene, cue: Cue, reading: Reading): Reading {
  const { who } = reading;
  if (scene.describing || scene.bare) return reading;
  if (who !== 'someone' && who !== 'anyone' && who !== 'unsaid') return reading;
  return isOfWork(scene, cue) ? { ...reading, who: 'third' } : reading;
}

/** Returns whether a title follows, not "you" or somebody close. */
function isFollowedByTitle(words: Scene['words'], at: number): boolean {
  if (!READS_OR_WATCHES.isAt(words, at)) return false;
  const what = words[READS_OR_WATCHES.endFrom(words, at)];
  const isOwn = is(what, 'speaker', 'pronoun', 'owner', 'person', 'partner', 'relative', 'child');
  return what !== undefined && !isOwn && !/^(?:the|a|this|that|these|those)$/.test(what.text);
}

function isOfWork(scene: Scene, cue: Cue): boolean {
  const { words } = scene;
  const from = sentenceStart(words, cue.from);
  const to = sentenceEnd(words, cue.to);
  const isNarrated = (start: number): boolean =>
    some(
      words,
      start,
      to,
      (_, at) => WORK_BY_OTHERS.isAt(words, at) || KNOWN_WORK.isAt(words, at),
    ) || some(words, start, cue.from, (_, at) => isFollowedByTitle(words, at));
  // "I'm rereading Matilda. She's six and reads Dickens."
  const isAfter = from > 0 && /^(?:she|he|they)$/.test(words[from]?.text ?? '');
  if (!isNarrated(from) && !(isAfter && isNarrated(sentenceStart(words, from - 1)))) return false;
  // Courting or role-play may be in the same or the next sentence.
  const around = sentenceEnd(words, Math.min(to, words.length - 1));
  const before = from > 0 ? sentenceStart(words, from - 1) : from;
  return (
    !hasRomance(scene, before, around) &&
    !some(words, before, around, (_, at) => PLAYS.isAt(words, at) && !isNoun(words, at)) &&
    !some(words, before, around, (word) => is(word, 'partner'))
  );
}

/** "You look 16 in that old photo" */
export const isOldPicture = ({ words }: Scene, cue: Cue): boolean =>
  some(words, sentenceStart(words, cue.from), sentenceEnd(words, cue.to), (_, at) =>
    OLD_PICTURE.isAt(words, at),
  );
