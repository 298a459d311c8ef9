import { toFoundCue } from './cue.ts';
import type { FoundCue } from './read-whole.ts';
import type { Word } from './passage.ts';
import { is, startsClause } from './passage.ts';
import { readNumber } from './read-number.ts';
import type { Scene } from './scene.ts';
import { sentenceEnd, sentenceStart, some } from './scene.ts';
import { compileTable } from './word-pattern.ts';

/** "de-age yourself to", "turn back into", "regress to age": up to the age. */
const MADE_YOUNGER = compileTable(`
  de age|aged|ages|aging yourself|me|us|him|her|herself|himself|:speaker to|into|until :article? age?
  deage|deaged|deages|deaging yourself|me|us|him|her|herself|himself|:speaker to|into|until :article? age?
  regress|regresses|regressed|regressing|shrink|shrinks|shrank :adverb? back? yourself|me|us|him|her|herself|himself? :adverb? to|into age|being|when :pronoun|:speaker? :was?
  younger and younger until :speaker|:pronoun is|are|am :adverb?
`);
/** A child's body, with the negation in the phrase. */
const UNGROWN = compileTable(`
  not :adverb+ lost|shed|dropped :adverb? any|all|both|half|most? of? :owner :adverb? :adjective? baby|milk teeth
  still|yet has|have|had? :adverb? some|all? of? :owner :adverb? baby|milk teeth
  not :adverb+ had|got|gotten :owner first|1st period
  not :adverb+ in|into|at|reached puberty
  not :adverb+ become|becoming fertile
`);
const UNBROKEN_VOICE = compileTable(`
  voice has|is|had not :adverb+ broken|dropped|deepened|cracked|changed
  voice is still unbroken
  unbroken voice
`);
const UNDER = compileTable('under|u #');
const ROLE = compileTable(`
  :speaker|:pronoun am|are|is :adverb? :preposition? :owner|the? :adjective? player|striker|goalie|goalkeeper|captain|forward|midfielder|defender|keeper|star|winger|pitcher|gymnast|swimmer
  :speaker|:pronoun am|are|is|be :adverb? on|in
  :speaker|:pronoun plays|play for|in|on
  star|captain|striker|goalie|goalkeeper|player of|on|in|for
`);
const COACHING =
  /^(?:coach|coaches|coaching|train|trains|manage|manages|teach|referee|watch|watches|scout|scouts|sponsor|sponsors|drive|drives)$/;
const TEAM = /^(?:s|team|squad|side|girls|boys|eleven|league|club|players?|selection)$/;
const TO_BE_WED = compileTable(`
  to|will|must|shall be wed|wedded|married|betrothed at
  to|will|must|shall wed|marry at
  given|sold|promised in marriage at
`);
const CLASSMATE = compileTable(`
  your|a|the :adjective? pupil|schoolgirl|schoolboy in|from|of
  your|my|a :adjective? classmate|classmates in|from|of
  from
`);
const CLASS_LETTER = /^[a-f]$/;
const LIVED_THROUGH =
  /^(?:lost|orphaned|left|ran|moved|emigrated|immigrated|adopted|abandoned|enslaved|sold|fled|exiled|inherited|crowned|kidnapped|widowed|homeless|turned)$/;
const LATER = compileTable(`
  year|years ago|back|earlier|later|since
`);
const MY_AGE = compileTable('my|your|ur|her|his real|true|actual|exact? age');
const PAST_LIFE =
  /^(?:was|were|used|once|played|ago|remember|remembered|former|formerly|childhood|retired|old|yearbook|reunion|teach|teacher|teaches)$/;
const NO_QUALITY = /^(?:counting|rising|over|up|above|more|a|an|the|i|you|we|she|he|it|they)$/;
const QUALITY = /(?:less|ful|ous|ish|ent|ant|ive|ing|ed|y|id|en)$/;

/** Yields a child's body, team, class or marriage, and past ages that are not long ago. */
export function* findChildhood(scene: Scene, start: number): Generator<FoundCue> {
  for (let at = start; at < scene.words.length; at += 1) {
    const next =
      readMadeYounger(scene, at) ??
      readBody(scene, at) ??
      readTeam(scene, at) ??
      readClass(scene, at) ??
      readWedding(scene, at) ??
      readApposition(scene, at) ??
      readRecentPast(scene, at) ??
      readOwnAge(scene, at);
    if (next) yield next;
  }
}

const isYoung = (value: number, least = 0): boolean => value >= least && value < 18;

/** Relatives and pupils named in the sentence up to a word: "my nephew plays in". */
const isOthers = ({ words }: Scene, at: number): boolean =>
  some(words, sentenceStart(words, at), at, (word) => is(word, 'relative', 'learner', 'child'));

const speaksOfPast = ({ words }: Scene, at: number): boolean =>
  some(words, sentenceStart(words, at), sentenceEnd(words, at), ({ text }) => PAST_LIFE.test(text));

function readMadeYounger({ words, describing }: Scene, at: number): FoundCue | null {
  const end = MADE_YOUNGER.endFrom(words, at);
  const number = end === -1 ? null : readNumber(words, end);
  if (!number || !isYoung(number.value, 1)) return null;
  if (
    some(words, number.to + 1, number.to + 4, ({ text }) =>
      /^(?:ago|percent|pounds|kilos|feet|inches|cm)$/.test(text),
    )
  )
    return null;
  const cue = { rule: 'age_regressed', from: at, to: number.to, years: number.value };
  return toFoundCue({ ...cue, isSoft: !describing }, { who: 'pair' });
}

/** "your voice hasn't broken yet", "she hasn't lost all her baby teeth" */
function readBody(scene: Scene, at: number): FoundCue | null {
  const { words, describing } = scene;
  const voice = UNBROKEN_VOICE.endFrom(words, at);
  const end = voice === -1 ? UNGROWN.endFrom(words, at) : voice;
  if (end === -1 || isOthers(scene, at) || speaksOfPast(scene, at)) return null;
  const isOwned = voice !== -1 && is(words[at - 1], 'owner');
  if (voice !== -1 && !isOwned) return null;
  return toFoundCue(
    { rule: 'childlike', from: at, to: end - 1, isShortOf: true, isSoft: !describing },
    { who: 'someone' },
  );
}

/** "on my under-14 girls team", "star of the U14 squad" */
function readTeam(scene: Scene, at: number): FoundCue | null {
  const { words } = scene;
  const end = UNDER.endFrom(words, at);
  const number = end === -1 ? null : readNumber(words, end - 1);
  if (!number || !isYoung(number.value, 6) || !/^-?$| /.test(words[at + 1]?.gap ?? '')) return null;
  if (!some(words, end, end + 2, ({ text }) => TEAM.test(text))) return null;
  const from = sentenceStart(words, at);
  const to = sentenceEnd(words, at);
  if (speaksOfPast(scene, at) || isOthers(scene, at)) return null;
  const isCoached = some(words, Math.max(from, at - 4), at, ({ text }) => COACHING.test(text));
  const hasRole = some(words, from, to, (_, k) => {
    const role = ROLE.endFrom(words, k);
    return role !== -1 && (k > at || (!isCoached && role <= at + 1 && at - role <= 3));
  });
  if (!hasRole) return null;
  return toFoundCue({ rule: 'youth_team', from: at, to: end, isSoft: true }, { who: 'someone' });
}

/** "your pupil in 4B", "Lena from 8a" */
function readClass(scene: Scene, at: number): FoundCue | null {
  const { words } = scene;
  const number = readNumber(words, at);
  const letter = words[at + 1];
  if (!number || number.to !== at || !isYoung(number.value, 1)) return null;
  if (!letter || letter.gap !== '' || !CLASS_LETTER.test(letter.text)) return null;
  const lead = CLASSMATE.startTo(words, at - 1);
  if (lead === -1 || speaksOfPast({ ...scene, words: words.slice(0, at) }, at - 1)) return null;
  const isBare = lead === at - 1;
  // "Lena from 8a has a crush on you, her teacher"; not "the noise from 4B".
  const isNamed =
    words[lead - 1]?.classes.size === 0 &&
    some(words, at, words.length, ({ text }) => /^(?:teacher|class|school|homework)$/.test(text));
  if (isBare && !isNamed) return null;
  return toFoundCue(
    { rule: 'school_level', from: at, to: at + 1, isSoft: true },
    { who: 'someone' },
  );
}

/** "a princess to be wed at twelve" */
function readWedding(scene: Scene, at: number): FoundCue | null {
  const { words, describing } = scene;
  const end = TO_BE_WED.endFrom(words, at);
  const number = end === -1 ? null : readNumber(words, end);
  if (!number || !isYoung(number.value, 5)) return null;
  const next = words[number.to + 1];
  if (/^(?:oclock|o|pm|am|p|a|noon|sharp|today|tomorrow)$/.test(next?.text ?? '')) return null;
  const cue = { rule: 'age_stated', from: at, to: number.to, years: number.value };
  return toFoundCue({ ...cue, isSoft: !describing }, { who: 'someone' });
}

/** "fifteen and fearless, she kisses you" */
function readApposition(scene: Scene, at: number): FoundCue | null {
  const { words } = scene;
  const first = words[at] as Word;
  const number = readNumber(words, at);
  if (!number || number.isForeign || !isYoung(number.value, 10)) return null;
  if (at !== sentenceStart(words, at) && !/[,(]/.test(first.gap)) return null;
  const and = words[number.to + 1];
  const quality = words[number.to + 2];
  const next = words[number.to + 3];
  if (and?.text !== 'and' || !quality || quality.sentence !== first.sentence) return null;
  const isQuality = is(quality, 'adjective') || QUALITY.test(quality.text);
  if (!isQuality || NO_QUALITY.test(quality.text)) return null;
  const isClosed = !next || startsClause(next) || next.sentence !== first.sentence;
  const from = sentenceStart(words, at);
  const hasPerson = some(
    words,
    from,
    sentenceEnd(words, at),
    (word) => is(word, 'speaker', 'pronoun', 'partner') && word.text !== 'it',
  );
  if (!isClosed || !hasPerson || isOthers(scene, at)) return null;
  const cue = { rule: 'age_stated', from: at, to: number.to, years: number.value };
  return toFoundCue({ ...cue, isSoft: true }, { who: 'someone' });
}

/** "lost his parents at nine; that was two years ago" */
function readRecentPast(scene: Scene, at: number): FoundCue | null {
  const { words, describing } = scene;
  const number = /^(?:at|aged)$/.test(words[at]?.text ?? '') ? readNumber(words, at + 1) : null;
  if (!number || !isYoung(number.value, 3)) return null;
  const from = sentenceStart(words, at);
  const isLife = some(words, from, at, ({ text }) => LIVED_THROUGH.test(text));
  if (!isLife || isOthersNow(scene, from, at)) return null;
  for (let k = number.to + 1; k <= number.to + 8; k += 1) {
    const elapsed = words[k] ? readNumber(words, k) : null;
    if (!elapsed || !LATER.isAt(words, elapsed.to + 1)) continue;
    if (number.value + elapsed.value >= 18) return null;
    const cue = { rule: 'age_stated', from: at, to: number.to, years: number.value };
    return toFoundCue({ ...cue, isSoft: !describing }, { who: 'someone' });
  }
  return null;
}

/** "her son lost his dog at nine": the subject before the verb is somebody's child. */
const isOthersNow = ({ words }: Scene, from: number, at: number): boolean => {
  const verb = words.findIndex(({ text }, k) => k >= from && k < at && LIVED_THROUGH.test(text));
  return some(words, from, verb, (word) => is(word, 'relative', 'learner', 'child', 'animal'));
};

/** "My age? 15!", "Age? Sixteen." */
function readOwnAge({ words }: Scene, at: number): FoundCue | null {
  const isLone = words[at]?.text === 'age' && at === sentenceStart(words, at);
  const end = isLone ? at + 1 : MY_AGE.endFrom(words, at);
  const number = end === -1 ? null : readNumber(words, end);
  // The table does not cross a sentence; the number starts the next one.
  if (!number || !isYoung(number.value, 5)) return null;
  const last = words[end - 1] as Word;
  const next = words[number.to + 1];
  const isAsked = words[end]?.sentence !== last.sentence;
  const isWhole = !next || next.sentence !== words[number.to]?.sentence || startsClause(next);
  if (!isAsked || !isWhole) return null;
  const cue = { rule: 'age_answered', from: at, to: number.to, years: number.value };
  return toFoundCue(cue, { who: 'pair' });
}
