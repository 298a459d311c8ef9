import type { Cue, Reading } from './cue.ts';
import { toReading } from './cue.ts';
import { findAntecedent } from './find-antecedent.ts';
import { hasPastFrame, isRecalled, tenseAround } from './find-time.ts';
import { isPupilsTeacher, isTaught, namesThird } from './nouns.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import { isNameAge } from './name-field.ts';
import { readBracket, readLabel } from './read-label.ts';
import { readPhrase } from './read-phrase.ts';
import { readState } from './read-state.ts';
import type { Scene } from './scene.ts';
import { clauseEnd, clauseStart, isOpening, sentenceEnd, sentenceStart, some } from './scene.ts';
import { isLooseAge, isSpokenAge } from './spoken-age.ts';
import { compileTable } from './word-pattern.ts';

/** Determines the person and time of a cue. */
export function readCue(scene: Scene, cue: Cue): Reading {
  switch (cue.shape) {
    case 'phrase':
      return readPhrase(scene, cue);
    case 'label':
      return readLabel(scene, cue);
    case 'bracket':
      return readBracket(scene, cue);
    case 'point':
      return readPoint(scene, cue);
    case 'event':
      return readEvent(scene, cue);
    case 'state':
      return readStatement(scene, cue);
  }
}

/** "… is 15", "… attends a high school", "15, shy, your girlfriend". */
function readStatement(scene: Scene, cue: Cue): Reading {
  const { words } = scene;
  const named = cue.isShortOf ? findNamedPerson(scene, cue) : null;
  if (named) return toReading(cue, { who: named });
  if (cue.years !== null && WAS_SO.isAt(words, cue.to + 1))
    return toReading(cue, { who: 'someone', when: 'then' });
  if (THOUGHT.isBefore(words, cue.from - 1)) return toReading(cue, { who: 'anyone', when: 'then' });
  if (cue.years !== null && isLikeMe(words, cue.to + 1)) return toReading(cue, { who: 'pair' });
  if (OF_THING.isAt(words, cue.to + 1) && /, ?/.test(words[cue.to + 1]?.gap ?? ''))
    return toReading(cue, { who: 'thing' });
  const state = readState(scene, cue.from);
  if (cue.rule === 'childlike' && !state.isJoined)
    return toReading(cue, {
      who: findActor(scene, cue),
      when: getTimeOfPlace(scene, cue),
      isDenied: state.isDenied,
    });
  const isOf = cue.rule === 'school_level' && /^(?:of|from)$/.test(words[cue.from - 1]?.text ?? '');
  const isAdverbial = cue.isPlace === true && (!state.isJoined || isOf);
  if (cue.isPlace && isGrownJob(words[cue.from - 1]) && !isPupilsTeacher(words, cue.from - 1))
    return toReading(cue, { who: 'third' });
  const who = OTHER_PUPILS.isBefore(words, cue.from - 1)
    ? 'pair'
    : findDescribedPerson(scene, cue, state);
  // "… in high school" without a form of "be" may be about anybody.
  const isStill = isOpening(words, cue.from) || words[cue.from - 1]?.text === 'still';
  const isSoft =
    isAdverbial &&
    cue.rule === 'school_years' &&
    !isStill &&
    /^(?:in|at)$/.test(words[cue.from]?.text ?? '');
  return toReading(cue, {
    who:
      (isAdverbial && !attends(words, cue, state.person.who)) ||
      (cue.isPlace === true && who === 'thing')
        ? findActor(scene, cue)
        : who,
    when: cue.isToday ? 'now' : isAdverbial ? getTimeOfPlace(scene, cue) : state.when,
    place: !isAdverbial && isOpening(words, state.person.from) ? 'opening' : 'predicate',
    isDenied: state.isDenied,
    isSoft,
    manner: state.manner,
    from: state.from,
  });
}

/** "the other kids | in eighth grade": the speaker is one of them. */
const OTHER_PUPILS = compileTable(`
  other kids|girls|boys|students|pupils|guys|classmates
  everyone|everybody|anyone|anybody|no|nobody else
`);
/** "sixteen he was" */
const WAS_SO = compileTable(':pronoun|i was|were');
/** "people think I'm in high school" */
const THOUGHT = compileTable(`
  people|everyone|everybody|they|folks|strangers|bouncers|cashiers|customers|colleagues|coworkers :adverb? think|thinks|assume|assumes|guess|believe|say|says that? i|we|she|he am|are|is :adverb? still?
`);
const LIKE_ME = compileTable(`
  like|as me|us|you
  same|just as|like me|us|you
`);
/** "sixteen like me"; not "like you said" */
function isLikeMe(words: Scene['words'], at: number): boolean {
  const end = LIKE_ME.endFrom(words, at);
  return end !== -1 && !is(words[end], 'verb', 'past');
}
/** "She's fifteen, my Corolla" */
const OF_THING = compileTable(`
  my|our :adjective? :thing|:animal
`);
/** "treat her as 15" */
const AS_AGED = compileTable(`
  treat|see|write|play|portray|imagine|view|consider|picture|think|make|keep|age|describe of? :speaker|:pronoun|:partner|:owner :partner|:person? as|of|like :adverb?
`);
/** "he is my boyfriend and he attends …" */
const attends = (words: readonly Word[], { from }: Cue, who: Reading['who']): boolean =>
  who === 'pair' && /^(?:attends?|goes)$/.test(words[from]?.text ?? '');

function findDescribedPerson(
  scene: Scene,
  cue: Cue,
  state: ReturnType<typeof readState>,
): Reading['who'] {
  if (cue.isBare && !state.isJoined) {
    if (isMadeYounger(scene.words, cue) || AS_AGED.isBefore(scene.words, cue.from - 1))
      return 'pair';
    if (isNameAge(scene, cue)) return 'pair';
    if (isSpokenAge(scene, cue)) return isSaidOfPair(scene, cue) ? 'pair' : 'unsaid';
    return isLooseAge(scene, cue) ? 'anyone' : 'thing';
  }
  const { words } = scene;
  // "I can't sign anything till 18", "not old enough for tinder so I use this"
  const isMine =
    cue.isShortOf === true &&
    (/^(?:till|until|til|before)$/.test(words[cue.from]?.text ?? '') ||
      isOpening(words, cue.from)) &&
    some(
      words,
      sentenceStart(words, cue.from),
      sentenceEnd(words, cue.to),
      ({ text }) => text === 'i',
    ) &&
    !some(words, sentenceStart(words, cue.from), cue.from, (_, at) => namesThird(words, at));
  const { who } = state.person;
  if (isMine && (who === 'thing' || who === 'unsaid')) return 'pair';
  if (who !== 'unsaid') return who;
  // "Be fifteen". But "soon to be 6" may be about anything.
  const isImperative = state.isJoined && (!cue.isBare || (cue.years ?? 0) >= 10);
  if (state.isUnreal || isImperative || isSaidOfPair(scene, cue)) return 'pair';
  return state.isJoined ? 'thing' : 'unsaid';
}

/** "can you be younger? like 16", "aged down to 14" */
function isMadeYounger(words: readonly Word[], { from, years }: Cue): boolean {
  if ((years ?? 0) < 8) return false;
  for (let k = from - 1; k >= Math.max(0, from - 6); k -= 1) {
    const { text } = words[k] as Word;
    if (text === 'than' || namesThird(words, k)) return false;
    if (/^(?:younger|deaged?|deage|deaging|youthful)$/.test(text)) return true;
    const isAged = /^(?:aged?|aging)$/.test(text);
    if (isAged && /^(?:down|to)$/.test(words[k + 1]?.text ?? '')) return true;
  }
  return false;
}

/** "…, that's you". */
const SAID_AFTER = compileTable(`
  and|but|n|nd :adverb? single|lonely|bored|shy|horny|curious|virgin|ready|looking|available|female|male|never|still|in|taken
  that|this is|describes :adverb? :speaker
  is|are|like :speaker
  that|this|it is :adverb? how old i|you am|are|r
  that|this|it is :adverb? my|your :adjective? age
`);
const isSaidOfPair = ({ words }: Scene, cue: Cue): boolean => SAID_AFTER.isAt(words, cue.to + 1);

/** "two years until I'm eighteen" contains its person. */
function findNamedPerson(scene: Scene, { from, to }: Cue): Reading['who'] | null {
  for (let k = from; k <= to; k += 1) {
    const word = scene.words[k] as Word;
    if (is(word, 'speaker') || /^(?:my|your|ur|our)$/.test(word.text)) return 'pair';
    if (/^(?:she|he|her|his|they|their)$/.test(word.text))
      return findAntecedent(scene, k)?.who ?? 'someone';
  }
  return null;
}

/** "Got an A in my GCSE mock!", "just finished …" */
const NEWS = /^(?:just|got|aced|failed|passed|flunked|finished|finally|survived|skipped)$/;
const OF_US = compileTable(`
  about|of|with|to|for|from|by you|us
  us
  you gave|made|wrote|sent|said|asked
  texting|messaging|calling|kissing|loving|seeing|dating|missing|chatting|writing|talking :preposition? you
  your name|letter|letters|picture|photo|message|messages|text|texts
`);
/** Returns whether it involves the listener, so that it is recent. */
const isOfUs = (words: readonly Word[], from: number, to: number): boolean =>
  some(words, from, to, (_, at) => OF_US.isAt(words, at));
const closes = (words: readonly Word[], to: number): boolean =>
  words[to + 1] === undefined ||
  words[to + 1]?.sentence !== words[to]?.sentence ||
  /,/.test(words[to + 1]?.gap ?? '');

/** Returns the time of something "in high school" or "in her school uniform". */
function getTimeOfPlace({ words }: Scene, { from, to, isCompound, rule }: Cue): Reading['when'] {
  const low = sentenceStart(words, from);
  const high = sentenceEnd(words, to);
  const has = (pattern: RegExp): boolean =>
    some(words, low, high, ({ text }) => pattern.test(text));
  if (isCompound) return has(/^(?:was|were|had|did|ago|used)$/) ? 'then' : 'now';
  const lead = words[from - 1]?.text;
  // "my ex from eighth grade", but "the girls from eighth grade"
  const isOldFriend =
    lead === 'from' && is(words[from - 2], 'person', 'partner') && !is(words[from - 2], 'plural');
  const isPlayed = /^(?:play|be|roleplay|rp|pretend|act|become)$/.test(words[low]?.text ?? '');
  if (isRecalled(words, from) || lead === 'since' || (isOldFriend && !isPlayed)) return 'then';
  if (some(words, from, to + 1, ({ text }) => /^(?:left|remaining|confiscated|took)$/.test(text)))
    return 'now';
  // "comes home from middle school"
  const isHomeward = /^(?:home|back)$/.test(words[from - 2]?.text ?? '');
  if (
    lead === 'from' &&
    isHomeward &&
    /^(?:come|go|walk|drive)s?$/.test(words[from - 3]?.text ?? '')
  )
    return 'now';
  const tense = tenseAround(words, from, to);
  if (tense !== 'past') return lead === 'from' && tense === null ? 'then' : 'now';
  const isSigned = isOpening(words, from) && isGraded(words, from, to) && closes(words, to);
  const isNews = NEWS.test(words[low]?.text ?? '') || isSigned || isOfUs(words, low, high);
  if (isNews && !has(/^(?:ago|back|used|remember|remembered|when|old)$/)) return 'now';
  const isStill = rule === 'school_cue' && !hasPastFrame(words, from) && has(/^(?:am|is|are)$/);
  return isStill ? 'now' : 'then';
}

/** People at a school who are not students. */
const STAFF =
  /^(?:work|works|working|worked|job|hired|substitute|custodian|volunteers?|pta|parent|teach|taught|pick|picking|picked|drop|dropping|dropped|vote|jog|reunion)$/;
/** "a coach | at a high school" */
const isGrownJob = (word: Word | undefined): boolean =>
  !is(word, 'speaker') &&
  (is(word, 'person', 'teach') ||
    /[a-z]{3}(?:er|or|ist|ian|man|woman)s?$/.test(word?.text ?? '')) &&
  !is(word, 'learner', 'youth', 'relative', 'partner') &&
  !/^(?:together|after|never|ever|forever|guardian|over|under|either|other|another|her|better|later|whether|rather|for|girl|boy|friend|class ?mate|schoolmate|roommate|kid|sophomore|freshman|freshmen|senior|junior|cheerleader|virgin|nerd|geek|runaway|loner|outcast|princess|tomboy|lover)s?$/.test(
    word?.text ?? '',
  );
/** "my boy got his learner's permit" */
const isOwnBoy = (words: readonly Word[], at: number): boolean =>
  /^(?:boy|boys|girls)$/.test(words[at]?.text ?? '') &&
  /^(?:my|our)$/.test(words[at - 1]?.text ?? '') &&
  words[at + 1]?.gap === ' ';
/** "your mom drops you off at elementary school" */
const DROPPED_OFF = compileTable(`
  drop|drops|drive|drives|take|takes|bring|brings|pick|picks|walk|walks me|you|us off|up? at|to|from
`);
const COACHES = compileTable('i|we :adverb? coach|coached|train|trained|manage|managed|referee');
/** Finds the person who does something "at 15" or "in high school". */
function findActor({ words, describing }: Scene, { from, to, rule }: Cue): Reading['who'] {
  const low = sentenceStart(words, from);
  const high = sentenceEnd(words, to);
  if (DROPPED_OFF.isBefore(words, from - 1)) return 'pair';
  if (some(words, low, high, ({ text }) => STAFF.test(text))) return 'third';
  if (some(words, low, from, (_, at) => COACHES.isAt(words, at))) return 'third';
  // "I told the counselor at my middle school about you"
  const isOwn = isOfUs(words, low, high) && some(words, from, to, ({ text }) => text === 'my');
  if (rule !== 'school_cue' && !isOwn && isTaught(words, from)) return 'third';
  const isApart = rule === 'school_level' && !describing;
  if (
    some(
      words,
      isApart ? clauseStart(words, from) : low,
      isApart ? clauseEnd(words, to) : high,
      (_, at) => (at < from || at > to) && (namesThird(words, at) || isOwnBoy(words, at)),
    )
  )
    return 'third';
  if (some(words, low, high, (word) => is(word, 'speaker', 'pronoun', 'partner'))) return 'pair';
  if (
    !describing &&
    rule.startsWith('school') &&
    some(words, low, to + 1, ({ text }) => text === 'my')
  )
    return 'pair';
  // "8th grade sucks" is said by a student.
  return describing
    ? 'unsaid'
    : rule === 'school_cue' || isGraded(words, from, to)
      ? 'pair'
      : 'anyone';
}

/** "8th grade", "class 8b" */
export const isGraded = (words: readonly Word[], from: number, to: number): boolean =>
  some(words, from, to + 1, ({ text }) =>
    /^(?:grade|class|std|year|yr|y|form|freshman)$/.test(text),
  ) && to > from;

const THAT_IS = compileTable(`
  that|this|here is|was :speaker|:pronoun :adverb? at|back? at? age?
`);
const LOOKS_LIKE = compileTable('look|looks|looked like');
const OF_PERSON = compileTable(`
  of :speaker|:pronoun at age?
  of :owner face|body at age?
  yourself|herself|himself|myself|themselves at age?
`);
const DEPICTS =
  /^(?:draw|paint|sketch|generate|render|pic|pics|picture|photo|selfie|image|drawing|portrait)$/;
const ASKS = /^(?:draw|paint|sketch|generate|render|create|make|show|send|give|want|need)$/;
/** "draw a picture of you at age nine" requests a picture of a child. */
function isDepicted(words: readonly Word[], from: number): boolean {
  if (!OF_PERSON.isBefore(words, from - 1)) return false;
  const has = (pattern: RegExp): boolean =>
    some(words, sentenceStart(words, from), from, ({ text }) => pattern.test(text));
  return has(DEPICTS) && has(ASKS);
}
function readPoint(scene: Scene, cue: Cue): Reading {
  const tense = tenseAround(scene.words, cue.from, cue.to);
  const who = findActor(scene, cue);
  // "at 9 I'm free" is a time of day.
  // "that's me at 13" is an old picture.
  const isPictured = THAT_IS.isBefore(scene.words, cue.from - 1);
  const isYoung = /^(?:young|old|only|just|still)$/.test(scene.words[cue.from - 2]?.text ?? '');
  const isLook =
    LOOKS_LIKE.isBefore(scene.words, cue.from - 1) ||
    LOOKS_LIKE.isBefore(scene.words, cue.from - 2);
  const isHour =
    cue.isBare === true && (cue.years ?? 0) < 13 && tense !== 'past' && !isYoung && !isLook;
  const isAge = /^ages?$/.test(scene.words[cue.from - 1]?.text ?? '');
  if ((!isHour || isAge) && tense !== 'past' && isDepicted(scene.words, cue.from))
    return toReading(cue, { who: 'pair', when: 'now' });
  const isOfNow =
    tense === 'now' || scene.words[cue.to + 1]?.text === 'irl' || (isYoung && tense !== 'past');
  return toReading(cue, {
    who: isHour ? 'thing' : who === 'unsaid' ? 'anyone' : who,
    when: isOfNow && !isPictured ? 'now' : 'then',
  });
}

/** "her sixteenth birthday" */
function readEvent({ words }: Scene, cue: Cue): Reading {
  const before = words[cue.from - 1];
  const isOthers =
    (before?.owns === true && is(before, 'relative', 'learner', 'person', 'animal', 'thing')) ||
    some(
      words,
      sentenceStart(words, cue.from),
      cue.from,
      (word, at) =>
        is(word, 'relative', 'learner', 'animal') ||
        (is(word, 'thing') && at >= clauseStart(words, cue.from)),
    ) ||
    /^(?:our|the|a|its|their)$/.test(before?.text ?? '');
  const isFirst = cue.isToday === true && isOpening(words, cue.from);
  const isDay = words[cue.from - 1]?.text === 'of';
  const isMine =
    isDay && some(words, cue.from - 3, cue.from, ({ text }) => /^(?:my|your|her|his)$/.test(text));
  // "my mother bakes me a cake with sixteen candles"
  const isCake =
    words[cue.from]?.text === 'cake' &&
    some(words, sentenceStart(words, cue.from), cue.from, ({ text }) => /^(?:me|my|i)$/.test(text));
  const isWithin = isCake || some(words, cue.from, cue.to, (word) => is(word, 'owner'));
  const isOwn =
    isFirst || isMine || isWithin || is(before, 'owner', 'speaker') || before?.owns === true;
  // "barely past her fifteenth birthday"
  const isRecent = some(words, cue.from - 3, cue.from, ({ text }) =>
    /^(?:past|barely|just|approaching|nearing)$/.test(text),
  );
  return toReading(cue, {
    who: isOthers && !isCake ? 'third' : isOwn ? 'pair' : 'unsaid',
    when:
      (tenseAround(words, cue.from, cue.to) === 'past' &&
        cue.isToday !== true &&
        !isRecent &&
        !(isCake && !hasPastFrame(words, cue.from))) ||
      isRecalled(words, cue.from)
        ? 'then'
        : 'now',
  });
}
