import type { Cue } from './cue.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { Scene } from './scene.ts';
import { classesOf, isKnownWord, type WordClass } from './word-classes.ts';
import { compileTable } from './word-pattern.ts';

export const GRADES =
  '1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth';
export const SCHOOL_YEARS =
  '1|2|3|4|5|6|7|8|9|10|11|12|13|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen';

/** Schools and school years below college. */
const LEVELS = compileTable(`
  junior|senior high school
  high|middle|elementary|primary|secondary|grade|grammar|nursery|infant|comprehensive school
  junior high
  kindergarten|preschool|highschool|middleschool|hs
  pre school
  sixth|6th form
  school
  ${GRADES} grade
  grade ${SCHOOL_YEARS}
  year|yr|y ${SCHOOL_YEARS}
  form 1|2|3|4|5|6|one|two|three|four|five|six
  first|second|third|fourth|fifth|sixth|lower|upper form
  key stage
  klasse ${SCHOOL_YEARS}
  lycee|liceo|bachillerato|grundschule|realschule|hauptschule
`);
const GRADE = /grade|^(?:year|yr|form|klasse) /;
/** What leads up to a level when somebody is its pupil. */
const PUPIL_OF = compileTable(`
  attend|attends|attending :adverb? :article|:owner? :adjective?
  goes|go|going to|at|back :adverb? :article|:owner? :adjective?
  studies|study|studying|enrolled|enroll at|in|for :article|:owner? :adjective?
  student|pupil|freshman|sophomore|junior|senior|cheerleader|prefect|valedictorian in|at|from|of :article|:owner? :adjective?
  starting|starts|start|started|finishing|finish|repeating|entering|enters|begins|beginning :adverb? :article|:owner? :adjective?
  fresh|just|straight|right|barely :adverb? out of|from :article|:owner?
  last|final|first|second|third|fourth|junior|senior|freshman|sophomore year of|in|at :article|:owner? :adjective?
  in|at :adverb? :article|:owner? :adjective?
`);
/** A named school: "a junior at Roosevelt High". */
const PUPIL_OF_HIGH = compileTable(`
  attend|attends|attending :article|:owner? * *?
  goes|go|going to :article|:owner? * *?
  student|students|pupil|freshman|freshmen|sophomore|sophomores|junior|juniors|senior|seniors|cheerleader|captain|class|year at|in|of :article|:owner? * *?
`);
/** "year 3 of my PhD", "year 10 of the war". */
const NO_SCHOOL_YEAR = compileTable(`
  at|in :owner|the|a|our? law|med|medical|art|business|nursing|college|university|uni|drama|grad|graduate|film|culinary|job|company|firm|residency|degree|phd|apprenticeship
  of *
`);

const PARENTS = 'parents|mom|mum|mother|dad|father';
/** What only happens to pupils. */
const SCHOOL_LIFE = compileTable(`
  prom|homecoming queen|king|dress|date|night|gown|tonight|tomorrow|is|with
  to|for|at the|my|your|her|our|junior|senior? junior|senior? prom
  in|wear|wears|wearing|wore|on :owner|:article? :adjective? school|schoolgirl uniform|outfit
  school uniform|uniforms|desk|bell|locker|bag|backpack|playground|bus
  schoolgirl uniform|outfit|skirt
  schoolbag|schoolbags
  homeroom teacher|class
  homeroom|recess|detention
  hall|bathroom pass
  algebra|geometry|math|spelling|school homework
  homework for :adverb? algebra|geometry|math|english|science|history|spelling|school|class
  in|during|after|before|past|now|skip|have :adverb? algebra|geometry|gym|pe|homeroom|spelling class
  in|during|after|before|till|until first|second|third|fourth|fifth|sixth|seventh|1st|2nd|3rd|4th|5th|6th|7th period
  my|your|ur mom|mum|mother|dad|father|parents|folks thinks|think :speaker am|are :adverb? doing homework
  my|your|ur|her|his homeroom|math|english|science|history|gym|teacher is :adverb?
  grounded by :owner ${PARENTS}|folks
  my|your|ur ${GRADES} grade teacher is|will|wants|says|makes|keeps :adverb? *
  my|your|ur ${PARENTS} lets|let|allow|allows|forbid|forbids|drives|drive :speaker
  my|your|ur ${PARENTS} do|does|will|would not let|allow|permit :speaker
  my|your|ur ${PARENTS} think|thinks i|you am|are at school|:owner
  past|before|after :owner curfew|bedtime
  my|your|her|his gcses|gcse|sats|alevels|homeroom|permission
  learners|learner permit
  permission slip
  report card
  in|during class|lesson|homeroom|study hall?
  skip|skipping|ditch|ditching class|school|gym|math
`);
/** "high school history teacher", "homeroom teacher" is somebody's own. */
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

/** Words of school life that leave no doubt. */
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

/** Whatever makes somebody a pupil at this place of the text. */
export function findSchool(scene: Scene, at: number): Cue | null {
  return (
    readOrdinal(scene.words, at) ??
    readNamedHigh(scene.words, at) ??
    readLife(scene, at) ??
    readLevel(scene, at)
  );
}

/** "im in 6th" */
function readOrdinal(words: readonly Word[], at: number): Cue | null {
  if (!/^(?:[5-9]|1[0-2])th$/.test(words[at]?.text ?? '') || words[at - 1]?.text !== 'in')
    return null;
  const next = words[at + 1];
  const isClosed = !next || next.sentence !== words[at]?.sentence || /[,)]/.test(next.gap);
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

function readLife({ words, describing }: Scene, at: number): Cue | null {
  const end = SCHOOL_LIFE.endFrom(words, at);
  if (end === -1) return null;
  if (isStaffed(words, at, end)) return null;
  const isDriven =
    words[end - 1]?.text === 'bus' && /^(?:drives?|driving|drove)$/.test(words[at - 2]?.text ?? '');
  if (isDriven) return null;
  // "school bus driver", "prom-style"
  const next = words[end];
  const isNoun = next?.classes.size === 0 || is(next, 'thing');
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
/** "in year 11 babe" calls somebody. */
const ENDEARMENT = /^(?:babe|baby|honey|darling|sweetie|bae|love|hun|bro|sis|dude)$/;
/** "the star of her junior high tennis team" */
const TEAM = /^(?:team|club|squad|band|choir|council|orchestra|newspaper)$/;
/** "in hs why": a known word that is no noun ends the level. */
const isPlainWord = (text: string): boolean =>
  isKnownWord(text) &&
  classesOf(text).size === 0 &&
  !/^(?:name|story|world|place|thing|work|night|day|hand|home|life|team|class)s?$/.test(text);
/** What a pupil has: "ninth grade homework"; not "high school reunion". */
const PUPILS_OWN =
  /^(?:homework|class|math|english|science|history|biology|chemistry|algebra|geometry|test|exam|dance|trip|project|party|locker|girlfriend|boyfriend|couple|graduation|formal|finals|romance|student|students|year|started|starts|first|last)$/;

/** "is in ninth grade", "attends a high school". */
function readLevel({ words, describing }: Scene, at: number): Cue | null {
  const end = LEVELS.endFrom(words, at);
  if (end === -1 || isStaffed(words, at, end)) return null;
  const first = words[at] as Word;
  if (first.text === 'year' && NO_SCHOOL_YEAR.isAt(words, end)) return null;
  const next = words[end];
  const isCompound =
    next !== undefined &&
    /^[ -]$/.test(next.gap) &&
    !is(next, ...GRAMMAR) &&
    !ENDEARMENT.test(next.text) &&
    !isPlainWord(next.text) &&
    !/^(?:next|last|this|today|tomorrow|starting|rn|soon|again)$/.test(next.text) &&
    !/^\d/.test(next.text);
  const isTeam = TEAM.test(words[end + 1]?.text ?? '') && is(words[at - 1], 'owner', 'article');
  if (isCompound && !isTeam && !PUPILS_OWN.test(next.text)) return null;
  const isAnySchool = first.text === 'school' && end === at + 1;
  if (isAnySchool && !is(words[at - 1], 'preposition')) return null;
  const from = isCompound ? -1 : leadOf(words, at);
  if (from !== -1) return cueOf('school_years', skipDeterminer(words, from), end);
  if (isAttribute(words, at)) return cueOf('school_years', at, end, { shape: 'label' });
  const isGrade = GRADE.test(`${first.text} ${words[at + 1]?.text}`);
  return cueOf('school_level', at, end, {
    isCompound,
    isSoft: !(describing && ((isGrade && !isCompound) || isTeam)),
  });
}

/** Where what leads up to the level begins; up to three words of a name may stand between. */
function leadOf(words: readonly Word[], at: number): number {
  for (let name = 0; name <= 3; name += 1) {
    const from = PUPIL_OF.startTo(words, at - 1 - name);
    if (from !== -1) return from;
  }
  return -1;
}

/** "a freshman in …" begins at its article, "your second year of …" at "in". */
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
