import type { Cue, Reading } from './cue.ts';
import { is } from './passage.ts';
import type { Scene } from './scene.ts';
import { hasRomance, sentenceEnd, sentenceStart, some } from './scene.ts';
import { compileApart } from './word-pattern.ts';

const WORKS =
  'novel|novels|book|books|film|movie|play|series|show|musical|opera|song|songs|anime|manga|comic|comics|cartoon|episode|ballet|sitcom|trilogy|saga';
/** A work that others wrote; "our story" and "this scene" are what the two play. */
const TELLS_OF_WORK = compileApart(`
  in|of|from|by the|that|those|a|an|his|her|their|my|which|first|second|last|every :adjective? :adjective? ${WORKS}
  read|reading|saw|watched|watching|seen|finished|wrote|writing the|that|a|an|this|my :adjective? :adjective? ${WORKS}
  the :adjective? ${WORKS} where|about|is|was|has|begins|starts|ends|tells
`);
/** Who takes a part in it plays: then the work is a scene of theirs. */
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

/** "Juliet was thirteen in the play": a character of a work is a third person where two merely talk of it. */
export function asFictional(scene: Scene, cue: Cue, reading: Reading): Reading {
  const { who } = reading;
  if (scene.describing || scene.bare) return reading;
  if (who !== 'someone' && who !== 'anyone' && who !== 'unsaid') return reading;
  return isOfWork(scene, cue) ? { ...reading, who: 'third' } : reading;
}

function isOfWork(scene: Scene, cue: Cue): boolean {
  const { words } = scene;
  const from = sentenceStart(words, cue.from);
  const to = sentenceEnd(words, cue.to);
  if (!some(words, from, to, (_, at) => TELLS_OF_WORK.isAt(words, at))) return false;
  // What is courted or played stands around it, or a sentence on.
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
