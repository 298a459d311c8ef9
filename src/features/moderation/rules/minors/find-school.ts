import type { Cue } from './cue.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { Scene } from './scene.ts';
import { some } from './scene.ts';
import { FORMER } from './words-foreign-school.ts';
import { isTender } from './romance.ts';
import { classesOf, isKnownWord } from './word-classes.ts';
import type { WordClass } from './lexicon.ts';
import {
  GRADE,
  LEVELS,
  NO_SCHOOL_YEAR,
  PUPIL_OF,
  PUPIL_OF_HIGH,
  SCHOOL_LIFE,
  SCHOOL_TALK,
} from './school-words.ts';

/** "high school history teacher". But a "homeroom teacher" is a pupil's teacher. */
const isStaffed = (words: readonly Word[], from: number, end: number): boolean => {
  for (let k = end; k < end + 4 && /^[ -]$/.test(words[k]?.gap ?? ''); k += 1) {
    if (
      /^(?:teacher|coach|counselor|principal|nurse|janitor|librarian|custodian)s?$/.test(
        words[k]?.text ?? '',
      )
    )
      return words[from]?.text !== 'my' && words[from]?.text !== 'your';
    if (is(words[k], 'verb', 'preposition', 'be', 'conjunction')) return false;
  }
  return false;
};

/** Unambiguous words of school life. */
const PLAINLY_PUPIL = /^(?:teacher|homeroom|grounded|gcses?|recess|uniform|outfit)$/;

const cueOf = (rule: string, from: number, end: number, more: Partial<Cue> = {}): Cue => ({
  rule,
  shape: 'state',
  from,
  to: end - 1,
  years: null,
  isPlace: true,
  ...more,
});

/** Finds a cue for a pupil at a position. */
export function findSchool(scene: Scene, at: number): Cue | null {
  return (
    readOrdinal(scene.words, at) ??
    readNamedHigh(scene.words, at) ??
    readLife(scene, at) ??
    readLevel(scene, at)
  );
}

const ORDINAL = /^(?:(?:[5-9]|1[0-2])th|(?:six|seven|eigh|nin|ten)th)$/;
/** Words after "im in 6th" that begin something new. */
const AFTER_ORDINAL =
  /^(?:and|but|so|rn|now|lol|lmao|haha|btw|tho|though|babe|baby|hbu|wbu|u|you|cuz|bc|because|r)$/;

/** "im in 6th", "im in 7th lol". But "im in 7th and closing in" runs a race. */
function readOrdinal(words: readonly Word[], at: number): Cue | null {
  if (!ORDINAL.test(words[at]?.text ?? '') || words[at - 1]?.text !== 'in') return null;
  const next = words[at + 1];
  const isClosed =
    !next ||
    next.sentence !== words[at]?.sentence ||
    /[,)]/.test(next.gap) ||
    (AFTER_ORDINAL.test(next.text) && !(words[at + 2]?.text ?? '').endsWith('ing'));
  return isClosed && is(words[at - 2], 'be', 'adverb')
    ? cueOf('school_years', at - 1, at + 1)
    : null;
}

function readNamedHigh(words: readonly Word[], at: number): Cue | null {
  if (words[at]?.text !== 'high' || words[at - 1]?.classes.size !== 0) return null;
  const next = words[at + 1];
  const isTight = next !== undefined && /^[ -]$/.test(next.gap);
  if (isTight && next.classes.size === 0 && next.text !== 'school') return null;
  const from = PUPIL_OF_HIGH.startTo(words, at - 1);
  return from === -1 ? null : cueOf('school_years', skipDeterminer(words, from), at + 1);
}

/** "class of 2030": graduates in a future year. */
function endOfTalk({ words, year }: Scene, at: number): number {
  const isClass = words[at]?.text === 'class' && words[at + 1]?.text === 'of';
  const leaves = isClass ? Number(words[at + 2]?.text) : 0;
  return leaves >= year && leaves < year + 12 ? at + 3 : SCHOOL_TALK.endFrom(words, at);
}

function readLife(scene: Scene, at: number): Cue | null {
  const { words, describing } = scene;
  const life = SCHOOL_LIFE.endFrom(words, at);
  const end = life === -1 && !describing ? endOfTalk(scene, at) : life;
  if (end === -1 || words[end - 1]?.owns || /^(?:old|former)$/.test(words[at - 1]?.text ?? ''))
    return null;
  const isOfGame =
    words[end - 1]?.text === 'period' && /^(?:of|since)$/.test(words[end]?.text ?? '');
  if (isOfGame || isStaffed(words, at, end)) return null;
  const isDriven =
    words[end - 1]?.text === 'bus' && /^(?:drives?|driving|drove)$/.test(words[at - 2]?.text ?? '');
  if (isDriven) return null;
  // "school bus driver", "prom-style"
  const next = words[end];
  const isNoun = (next?.classes.size === 0 && !SOON.test(next.text)) || is(next, 'thing');
  const isPart = next?.gap === '-' || (next?.gap === ' ' && isNoun && !is(next, 'adverb'));
  if (isPart) return null;
  const isPlain = words.slice(at, end).some(({ text }) => PLAINLY_PUPIL.test(text));
  return cueOf('school_cue', at, end, { isSoft: !describing && !isPlain });
}

/** Words after a school's name that do not make it part of another noun. */
const GRAMMAR: readonly WordClass[] = [
  'preposition',
  'conjunction',
  'adverb',
  'pronoun',
  'speaker',
  'verb',
  'not',
  'article',
  'owner',
  'modal',
  'be',
  'was',
  'past',
  'have',
  'neuter',
];
/** "in year 11 babe": a form of address. */
const ENDEARMENT =
  /^(?:son|kiddo|mom|mum|dad|sir|babe|baby|honey|darling|sweetie|bae|love|hun|bro|sis|dude)$/;
/** "the star of her junior high tennis team" */
const TEAM = /^(?:team|club|squad|band|choir|council|orchestra|newspaper)$/;
/** "in hs why": a known word that is not a noun ends the level. */
const isPlainWord = (text: string): boolean =>
  isKnownWord(text) &&
  classesOf(text).size === 0 &&
  !/^(?:name|story|world|place|thing|work|night|day|hand|home|life|team|class)s?$/.test(text);
const SOON =
  /^(?:bc|cuz|because|sucks|sux|rocks|next|last|this|today|tomorrow|starting|rn|soon|again|(?:mon|tues|wednes|thurs|fri)day)$/;
/** Pupils' things: "ninth grade homework", unlike "high school reunion". */
const PUPILS_OWN =
  /^(?:homework|class|math|english|science|history|biology|chemistry|algebra|geometry|test|exam|dance|trip|project|party|locker|girlfriend|boyfriend|couple|graduation|formal|finals|romance|quiz|gym|pe|art|spelling|sucks|valentines?|picnic|prom|play|lunch|english|spanish|french|social|student|students|year|started|starts|first|last)$/;

/** Adults' things related to a grade. */
const NOT_PUPILS =
  /^(?:teachers?|levels?|reunion|reading|readers?|textbooks?|books?|curriculum|education|kids|boys|girls|graders?|moms?|mums?|dads?|parents?|piano|violin|cello|guitar|ballet|lessons?|certificate|me|crush|wedding|memor(?:y|ies)|diary|photos?|yearbook)$/;

/** What has a grade of difficulty: "the trail is grade four near the top". */
const ROUTE = /^(?:trail|route|climb|hike|pitch|rapids?|slope|scramble|ridge)$/;

/** "is in ninth grade", "attends a high school". */
function readLevel({ words, describing, surface, romance }: Scene, at: number): Cue | null {
  const end = LEVELS.endFrom(words, at);
  if (end === -1 || isStaffed(words, at, end) || FORMER.test(words[at - 1]?.text ?? ''))
    return null;
  const first = words[at] as Word;
  if (/^(?:year|sec|class|form)$/.test(first.text) && NO_SCHOOL_YEAR.isAt(words, end)) return null;
  const isSteepness =
    first.text === 'grade' && some(words, at - 12, at, ({ text }) => ROUTE.test(text));
  if (isSteepness) return null;
  const next = words[end];
  const isGrade = GRADE.test(`${first.text} ${words[at + 1]?.text}`);
  // "Clara from the tenth grade leaves …"
  const isDone =
    isGrade &&
    /[a-z]{3}[^s]s$/.test(next?.text ?? '') &&
    leadsPupil(words, at) &&
    !NOT_PUPILS.test(next?.text ?? '') &&
    !PUPILS_OWN.test(next?.text ?? '');
  const isCompound =
    next !== undefined &&
    /^[ -]$/.test(next.gap) &&
    !isDone &&
    !is(next, ...GRAMMAR) &&
    !ENDEARMENT.test(next.text) &&
    !isPlainWord(next.text) &&
    !SOON.test(next.text) &&
    !/[a-z]{3}ing$/.test(next.text) &&
    !/^\d/.test(next.text);
  const isTeam = TEAM.test(words[end + 1]?.text ?? '') && is(words[at - 1], 'owner', 'article');
  const isName = surface === 'profile_name';
  const isAnyNoun =
    isGrade && first.text !== 'class' && !describing && !NOT_PUPILS.test(next?.text ?? '');
  if (isCompound && !isTeam && !PUPILS_OWN.test(next.text) && !isAnyNoun && !(isName && isGrade))
    return null;
  const isAnySchool = first.text === 'school' && end === at + 1;
  if (isAnySchool && !is(words[at - 1], 'preposition')) return null;
  const from = isCompound && next.text !== 'class' ? -1 : findLeadStart(words, at);
  if (from !== -1) return cueOf('school_years', skipDeterminer(words, from), end);
  if (isAttribute(words, at)) return cueOf('school_years', at, end, { shape: 'label' });
  const isTenderName = isName && isGrade && (isTender(words, 0) || romance().includes(1));
  return cueOf('school_level', at, end, {
    isCompound,
    isSoft: !isTenderName && !(describing && ((isGrade && !isCompound) || isTeam)),
  });
}

/** "from the | tenth grade" */
const leadsPupil = (words: readonly Word[], at: number): boolean =>
  /^(?:from|in)$/.test(words[is(words[at - 1], 'article') ? at - 2 : at - 1]?.text ?? '');

/** Returns where the lead-in of a level starts, with up to three words of a name in between. */
function findLeadStart(words: readonly Word[], at: number): number {
  for (let name = 0; name <= 3; name += 1) {
    const from = PUPIL_OF.startTo(words, at - 1 - name);
    if (from !== -1) return from;
  }
  return -1;
}

/** "a freshman in …" starts at its article, "your second year of …" at "in". */
function skipDeterminer(words: readonly Word[], from: number): number {
  let k = from;
  while (is(words[k], 'person', 'learner') && is(words[k - 1], 'article', 'owner', 'adjective'))
    k -= 1;
  if (k < from) return k;
  while (is(words[k - 1], 'article', 'owner') || words[k - 1]?.text === 'in') k -= 1;
  return k;
}

/** "School: Westfield High School, 9th grade". */
function isAttribute(words: readonly Word[], at: number): boolean {
  for (let k = at; k > Math.max(0, at - 7); k -= 1) {
    if (words[k]?.sentence !== words[at]?.sentence) return false;
    if (/[:=]/.test(words[k]?.gap ?? ''))
      return /^(?:school|grade|year|class|education|occupation|job|status|form|level)$/.test(
        words[k - 1]?.text ?? '',
      );
  }
  return false;
}
