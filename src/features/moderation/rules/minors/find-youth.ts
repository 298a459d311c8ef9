import { isYoungAnimal } from './animal-picture.ts';
import { isChildCompound } from './child-compounds.ts';
import type { Cue, Shape } from './cue.ts';
import { findSchool } from './find-school.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { Scene } from './scene.ts';
import { sentenceEnd, sentenceStart, some } from './scene.ts';
import { GRADES, SCHOOL_YEARS } from './school-words.ts';
import { isKnownWord } from './word-classes.ts';
import { compileTable } from './word-pattern.ts';

/** Words that only mean a minor in a romantic setting. */
const TERMS = compileTable(`
  loli|lolis|lolita|lolitas|lolicon|lolicons|shota|shotas|shotacon|shotacons
  jailbait|jailbaits
  jail bait|baits
  freshly|newly|just legal teen|teens|girl|girls
  legal teen|teens
  pre pubescent|pubescents
  prepubescent|prepubescents|nymphet|nymphets|lolibait|lolicore|toddlercon
  kiddie|kiddy porn|pics
  child bride|brides
  minor attracted
`);
/** Words for adults who play or look younger. Also refused, but not a clear reference to a minor. */
const AGE_PLAY = compileTable(`
  age play
  age regress|regresses|regressed
  like|love|prefer|want them|girls|boys :adverb? young like|around|about|maybe|say? ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|10|11|12|13|14|15|16|17
  regress|regresses|regressed|regressing into|to :article :small? :small? toddler|infant|baby|child|kid|girl|boy
  ageplay|ageplayer|ageplayers|ddlg|ddlb|mdlg|cglg
  barely legal
`);

const PUPILS =
  'student|students|girl|girls|boy|boys|kid|kids|pupil|pupils|freshman|freshmen|sophomore|sophomores|junior|juniors|senior|seniors|cheerleader|cheerleaders|bully|girlfriend|boyfriend|couple|lovers|romance|princess|delinquent|jock|queen|nerd|virgin|teen|idol';
/** Multi-word nouns for somebody under eighteen. */
const YOUTH = compileTable(`
  high|middle|grade|elementary|primary|secondary school schooler|schoolers|${PUPILS}
  high|middle|grade|elementary|primary schooler|schoolers
  junior high schooler|schoolers|${PUPILS}
  highschool|hs|middleschool|kindergarten|preschool|nursery ${PUPILS}
  school girl|girls|boy|boys|kid|kids|child|children|age|aged
  pre schooler|schoolers|teen|teens
  teen aged|ager|agers|age
  sixth|6th form|former|formers former|formers?
  ${GRADES} grader|graders|former|formers
  year|grade ${SCHOOL_YEARS} student|students|pupil|pupils|girl|boy|kid|kids
  girl|boy scout|scouts
  gen alpha
  freshie|freshies
  under age|aged
  in :owner :adjective? teens
  in :owner early|mid|middle|late teens
  early|mid|late teens
  mid teen
`);
const SMALL_ONES = compileTable(`
  :small :small? :adjective? :adjective? girl|girls|boy|boys
  :small|sweet|cute|innocent|sexy :small? child|children|kid|kids
  small|young|tiny :adjective? child|children|kid|kids
  very young girl|boy|girls|boys
`);

const SHAPE = 'body|face|figure|features|frame|looks|appearance|proportions|build|chest|voice';
/** Childlike looks and bodies. */
const CHILDLIKE = compileTable(`
  childlike|childish|prepubescent|kidlike|schoolgirlish|preteen :adjective? ${SHAPE}|innocence
  ${SHAPE}|mind of :article :adjective? child|kid|toddler|girl|boy|schoolgirl|infant|minor|little|young
  flat as :article child|kid|girl
  looks|look :adverb? too young|childlike|childish|underage
  looks|look :adverb? younger than she|he|they is|are
  not :adverb? hit|reached|started|begun|finished puberty
  not :adverb? through|done with|out of puberty
  going|goes|just|still through|started|starting|entering|in|hit|hitting puberty
  before|pre puberty
  barely|hardly|just|not :adverb? out of|in her|his|my|your teens
  not :adverb+ out of :owner teens
  training bra
  baby|milk teeth
  first|1st period
  half grown
  still growing
`);

/** Also said of adults with a stated age. */
const BABY_FACED = compileTable(`
  baby faced|face
  babyfaced|babyface
`);

/** Yields words for youth, school years and childlike looks from `start` on. */
export function* findYouth(scene: Scene, start: number): Generator<Cue> {
  for (let at = start; at < scene.words.length; at += 1) {
    const found = readYouth(scene, at) ?? findSchool(scene, at) ?? readChild(scene, at);
    if (!found) continue;
    yield found;
    at = Math.max(at, found.to);
  }
}

const cueOf = (rule: string, shape: Shape, from: number, end: number): Cue => ({
  rule,
  shape,
  from,
  to: end - 1,
  years: null,
});

function readYouth({ words, surface, describing, hasAdult }: Scene, at: number): Cue | null {
  const word = words[at] as Word;
  const term = TERMS.endFrom(words, at);
  if (term !== -1)
    return isWorkOfArt(words, at)
      ? null
      : { ...cueOf('youth_term', 'phrase', at, term), isAbsolute: true };
  const play = AGE_PLAY.endFrom(words, at);
  if (play !== -1) return { ...cueOf('age_play', 'phrase', at, play), isAbsolute: true };
  const youth = YOUTH.endFrom(words, at);
  if (youth !== -1)
    return isScouting(words, at, youth)
      ? null
      : cueOf(nameOf(word), word.text === 'in' ? 'state' : 'phrase', at, youth);
  if (/^minors?$/.test(word.text) && !isMinorPerson(words, at, surface)) return null;
  if (is(word, 'youth', 'youthful'))
    return isTaste(words, at) || isYoungAnimal(words, at)
      ? null
      : cueOf(nameOf(word), 'phrase', at, at + 1);
  const small = SMALL_ONES.endFrom(words, at);
  if (small !== -1) return cueOf('small_one', 'phrase', at, small);
  if (!(describing && hasAdult()) && BABY_FACED.isAt(words, at))
    return cueOf('childlike', 'state', at, BABY_FACED.endFrom(words, at));
  const childlike = CHILDLIKE.endFrom(words, at);
  // "the first period of the game"
  const isPart =
    words[childlike - 1]?.text === 'period' && /^(?:of|since)$/.test(words[childlike]?.text ?? '');
  if (childlike !== -1 && !isPart) return cueOf('childlike', 'state', at, childlike);
  const isGlued = surface === 'profile_name' && isGluedYouth(word.text);
  return isGlued ? cueOf('youth_noun', 'phrase', at, at + 1) : null;
}

/** "a teen drama", "I had a teen crush on him" */
const TASTES =
  /^(?:dramas?|movies?|films?|comed(?:y|ies)|novels?|fiction|magazines?|shows?|series|angst|idols?|flicks?)$/;
const CRUSH = /^(?:crush|crushes|heartthrob)$/;
const isTaste = (words: readonly Word[], at: number): boolean =>
  TASTES.test(words[at + 1]?.text ?? '') ||
  (CRUSH.test(words[at + 1]?.text ?? '') &&
    some(words, Math.max(sentenceStart(words, at), at - 4), at, ({ text }) =>
      /^(?:had|was|were|first|old|former)$/.test(text),
    ));

/** "the girl scouts sold me cookies", "a girl scout leader" */
const isScouting = (words: readonly Word[], at: number, end: number): boolean =>
  /^scouts?$/.test(words[end - 1]?.text ?? '') &&
  (/^(?:cookies?|leaders?|badges?|troops?|camps?|hall|oath|motto|knife)$/.test(
    words[end]?.text ?? '',
  ) ||
    (words[end - 1]?.text === 'scouts' && words[at - 1]?.text === 'the'));

const nameOf = (word: Word): string => (word.text.startsWith('under') ? 'not_adult' : 'youth_noun');

/** Lolita is also a novel and a fashion. */
const isWorkOfArt = (words: readonly Word[], at: number): boolean =>
  /^lolitas?$/.test(words[at]?.text ?? '') &&
  some(words, sentenceStart(words, at), sentenceEnd(words, at), ({ text }) =>
    /^(?:nabokov|kubrick|novel|book|read|film|movie|fashion|dress|dresses|brand|convention)$/.test(
      text,
    ),
  );

const MINOR_PEOPLE =
  /^(?:girl|boy|girls|boys|child|children|siblings?|daughters?|sons?|girlfriend|boyfriend|kids?|were|attracted|who|aged?)$/;
/** "a minor" and "minors", but not "a minor issue", "in A minor", "Minor Threat". */
function isMinorPerson(words: readonly Word[], at: number, surface: Scene['surface']): boolean {
  const before = words[at - 1]?.text ?? '';
  const next = words[at + 1];
  if (surface === 'profile_name' && before !== 'a') return false;
  const isKey = /^(?:[a-g]|flat|sharp|ursa|asia|college|math)$/.test(before);
  if (isKey && words[at - 2]?.text === 'in') return false;
  if (!next || !/^[ -]$/.test(next.gap) || next.sentence !== words[at]?.sentence) return true;
  const isWordOfGrammar = is(
    next,
    'preposition',
    'conjunction',
    'pronoun',
    'speaker',
    'adverb',
    'be',
    'was',
    'have',
    'modal',
    'neuter',
  );
  return isWordOfGrammar || MINOR_PEOPLE.test(next.text);
}

const GLUED = 'teen|preteen|loli|shota|underage|schoolgirl|schoolboy|jailbait|littlegirl';
const GLUED_YOUTH = new RegExp(`^(?:${GLUED})([a-z]{3,})$|^([a-z]{3,})(?:${GLUED})$`);
/** "teenqueen", "sexyschoolgirl" in a name. */
function isGluedYouth(text: string): boolean {
  const rest = GLUED_YOUTH.exec(text);
  return rest !== null && !isKnownWord(text) && isKnownWord(rest[1] ?? rest[2] ?? '');
}

/** "kid" and "child" are the subject of a picture; elsewhere they need more context. */
function readChild({ words, bare, surface }: Scene, at: number): Cue | null {
  const word = words[at] as Word;
  if (!is(word, 'child') || isChildCompound(words, at)) return null;
  if (/^(?:big|overgrown|grown|giant|biggest|huge)$/.test(words[at - 1]?.text ?? '')) return null;
  const isShown = bare && surface !== 'profile_name';
  return { ...cueOf(isShown ? 'child_shown' : 'child', 'phrase', at, at + 1), isSoft: !isShown };
}
