import type { Cue } from './cue.ts';
import { findBirth } from './find-birth.ts';
import { isHindered, readWaiting } from './find-waiting.ts';
import type { Word } from './passage.ts';
import { readNumber } from './read-number.ts';
import { compileTable } from './word-pattern.ts';

const WHILES = 'years|months|weeks|days|year|month|week|day|birthdays|birthday|summers|winters';
const COUNTS = 'a|an|one|two|three|four|five|six|seven|eight|nine|ten|few|couple|some|#';
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december';
const SOMEBODY = 'i|you|she|he|we|they|char|user';
/** Birthdays up to the eighteenth. */
const NTHS =
  'tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|10th|11th|12th|13th|14th|15th|16th|17th|18th';
const TURNS = 'turn|turns|reach|reaches|hit|hits|become|becomes';

/** "not yet", "almost", "two years until": eighteen is not reached. */
const SHORT_OF = compileTable(`
  not yet|even|quite|fully
  not :adverb+ turned|reached|hit|celebrated :adverb?
  not :adverb+ had|seen|celebrated :owner
  not :adverb+ be|been
  yet to turn|be|reach|hit|see|celebrate|become
  almost|nearly|near :adverb?
  about|soon|due|going|set|yet to be|turn|become|reach|hit
  going on|to be|turn
  turn|turns|turning|become|becomes|reach|reaches|hit|hits|hitting|reaching
  will|ll|shall :adverb? be|turn|reach|become|hit
  less|younger|lower than :adverb?
  under|underneath|below|beneath|sub :adverb?
  shy|short of :adverb? turning|being|reaching|my|your|his|her|their?
  until|till|before|til :adverb?
  until|till|before|til ${SOMEBODY} am|is|are|${TURNS} :adverb?
  until|till|before|to|from|til my|your|his|her|their|being
  wait|waiting|waits|count|counting :adverb? :adverb? for|to|until|till :owner? :adverb?
  wait|waiting|waits for :pronoun|:speaker to be|turn|become
  ${WHILES}|hours before|from|until|till|to|off|away|of :adverb?
  ${WHILES} away|off|short|shy from|of :adverb? turning|being|my|her|your|his?
  minus
  not :adverb+ had|seen|celebrated :owner? :adverb?
  birthdays|${WHILES} and|until|till|before :speaker|:pronoun am|is|are|turn|turns|will|be :adverb? be?
  when|once|after ${SOMEBODY} am|is|are|be|${TURNS} :adverb?
`);
/** "eighteen next month", "18 soon". */
const COMES_LATER = compileTable(`
  next|this coming|year|month|week|spring|summer|autumn|fall|winter|june|may|monday|tuesday|wednesday|thursday|friday|saturday|sunday
  soon|tomorrow|yet
  in :adverb? ${COUNTS} of? :adverb? ${WHILES}|hours
  in|on|by|this|come|at ${MONTHS}|spring|summer|autumn|fall|winter|christmas
  ${WHILES} from now
  on :owner? next birthday
`);
const EIGHTEENTH = compileTable(`
  :owner|the? ${NTHS} birthday|bday party?
`);
/** Words after eighteen that make it a count or a reached age. */
const AFTER_COUNT =
  /^(?:plus|or|percent|minutes|mins|hours|days|weeks|months|km|miles|people|times|dollars|euros|inches|cm|kg|pounds|holes|carat|karat|degrees|pages|points|wheels?|wheeler|more|roses|of|th|pm|am|messages|steps|questions|calories|emails)$/;

/** Not allowed yet: "not old enough to", "can't legally". */
const TOO_YOUNG = compileTable(`
  not :adverb+ old enough to|for
  not :adverb+ of age|legal
  not :adverb+ :article? age to
  not :adverb+ reached|come|attained :article? :owner? age|majority|adulthood|legal
  too young to|for
  years|year|months too young
  years|months|weeks away|off from
  years|months|weeks until|till|before|til :speaker|:pronoun can|may|could :adverb?
  not allowed|permitted to date|vote|marry until|till|yet
  not :adverb+ legal|:adverb allowed|permitted|able to
  can not :adverb+ vote|drive|drink|smoke|gamble|marry|enlist|consent :person|:pronoun? yet|legally|until|till|til
  can not :adverb+ vote|drive|drink|smoke|gamble|marry|enlist|consent or|nor|and vote|drive|drink|smoke|gamble|marry|enlist|consent
  can not even|legally|technically :adverb? vote|gamble|marry|enlist|consent
  can not vote|drink|drive|smoke :speaker? can not vote|drink|drive|smoke|even
  can not :adverb+ legally|lawfully *
  can not :adverb+ buy|purchase|order :adjective? alcohol|beer|beers|wine|cigarettes|booze|vodka|vapes|lottery
  not :adverb+ sell|serve|give me :article? :adjective? alcohol|beer|beers|wine|cigarettes|booze|vodka|vapes|vape|lottery|scratch
  can not :adverb+ get into|in bars|clubs|nightclubs|pubs|casinos
`);
/** Activities with a legal age. "too young to die" is said of adults. */
const DEEDS =
  /^(?:vote|voting|drive|driving|drink|drinking|marry|marriage|married|date|dating|consent|smoke|smoking|gamble|gambling|enlist|legally|kiss|kissing|sex|romance|alcohol|beers?|wine|cigarettes|booze|bars?|clubs?|nightclub|casino|tattoo|licen[cs]e|ballot|boyfriend|girlfriend|lover|app|site|website|here|this|adult|movie|army|rated|that|such|babysit|makeup|contract|permit|learners?|moped|scooter|car|anything|love|it|lottery|credit|tinder|bank|account|stay|home|alone|work|job|me|you|us)$/;

const NOT_ADULT = compileTable(`
  allowed|able|permitted|old|eligible|free enough? to vote|drive|drink|marry|enlist|gamble|smoke in|next|only :adverb? ${COUNTS}|year|month of? ${WHILES}?
  when|once|until|till|after|before i|we|she|he :adverb? grow|grows :adverb? up|older
  grow up|older :adverb? faster|quicker|sooner|already
  not yet|quite|even :adverb? legal
  not legal yet
  almost|nearly legal
  until|till|before|once|when :speaker|:pronoun am|is|are|be|${TURNS} :adverb? legal
  legal in :adverb? ${COUNTS} ${WHILES}
  not :adverb? going? to? be|become|turn :article? :adverb? legal|adult|grown|grownup up? :adverb? for|until|till|before|anytime
  not :adverb? going? to? be|become|come :adverb? of age for|until|till|before|anytime
  as soon as :speaker|:pronoun am|is|are|become|becomes|turn :adverb? :article? adult|grown|grownup|legal|of
  as soon|long as :speaker|:pronoun am|is|are :adverb? old enough
  once|when|until|till|after :speaker am|are :adverb? :adverb? old enough
  until|till|before|once|when|after :speaker|:pronoun am|is|are|become|becomes|come|comes|be :adverb? of age
  until|till|before|once|when|after :speaker|:pronoun am|is|are|become|becomes :article? :adverb? grown|grownup|adult
  until|till|before|once|when|after :speaker|:pronoun :adverb? reach|reaches|come|comes :owner|of|the? legal|age|majority|adulthood :adverb?
  younger|below|under|less than|the|your? :article|:owner? minimum|legal|required|allowed|permitted age
  not :adverb+ :article|:owner? minimum|legal|required age
  below|under|beneath :article|:owner? age limit|minimum|requirement
  will|gonna be legal in|soon|next
  soon :adverb? to? be? legal
  becomes|become|turns|turn legal in|next|soon
  ${WHILES} until|till|before|from|to|away|off|of :speaker|:pronoun|:owner|being|from? am|is|are|becomes|become|being? legal
  ${WHILES} away|short|shy from|of being? legal|adulthood|majority
  ${WHILES} away|off|short|shy from|of being|becoming :article? :adjective? adult|legal|grown|woman|man
  ${WHILES} from now :speaker|:pronoun :modal? :adverb? am|is|are|be|become|turn :article? legal|adult|grown|grownup|18|eighteen
  ${WHILES} until|till|before|away|from|short|shy :preposition? :owner? :adverb? adulthood|majority|adult
  more ${WHILES} and|until|till|before :speaker|:pronoun am|is|are|will :adverb? be? :adverb? :article? adult|grown|grownup|legal
  in ${COUNTS} of? ${WHILES} :speaker|:pronoun :modal? :adverb? am|is|are|be|become|turn :article? legal|adult|grown|grownup
  becomes|become|be|becoming|turn :article? legal|full|:adverb|:adjective? adult|legal|grownup in|next|soon|by
  below|under|beneath the|legal? legal? age
  under|below the age of consent|majority|eighteen
  minor in the eyes of
  not :adverb+ come|came of age
  not :adverb+ reached|attained :article? age of majority|consent
  wait|waiting to|till|until :speaker? be|am|are :adverb? old enough
  not :adverb+ reached|attained|entered :article? adulthood|majority
  has|have yet to come of age
  not :adverb? of :adjective|legal|full|lawful? age
  come|comes|coming of age in|next|soon
  not :adverb+ an? :adverb? :adjective? adult|grownup
  almost|nearly|soon :article? :adjective? adult
  still|legally|technically|officially :article|a minor|child|juvenile
  not :adverb+ grown :adverb? up? yet
  not :adverb+ an? :adverb? grown|full :adverb? adult|woman|man|up
  can not :adverb+ get|go|see|watch into|in|to|see? the|an|a|any? r|rated|nc17 :adjective|rated? ones|one|movies|films|movie|film|stuff? yet
`);
/** "not an adult site", "a minor issue". */
const NO_PERSON =
  /^(?:site|movie|film|content|theme|star|novel|education|game|language|chat|entertainment|shop|joke|magazine|website|party|swim|advice|issue|problem|team|department|battle|matter|document|contract|term|case|aid|proceedings|action|system|name|guardian|drama|tender|beverage)s?$/;

/** Yields phrases that imply an age under eighteen without stating it. */
export function* findComingOfAge(
  words: readonly Word[],
  start: number,
  year: number,
): Generator<Cue> {
  for (let at = start; at < words.length; at += 1) {
    const found =
      readEighteenth(words, at) ??
      readEighteen(words, at) ??
      readWaiting(words, at) ??
      readDeed(words, at) ??
      findBirth(words, at, year);
    if (found) yield found;
  }
}

const cueOf = (rule: string, from: number, to: number): Cue => ({
  rule,
  shape: 'state',
  from,
  to,
  years: null,
  isShortOf: true,
});

/** "two years from | her eighteenth birthday", "my 18th birthday is next week". */
function readEighteenth(words: readonly Word[], at: number): Cue | null {
  const end = EIGHTEENTH.endFrom(words, at);
  if (end === -1) return null;
  const from = SHORT_OF.startTo(words, at - 1);
  if (from !== -1) return cueOf('birthday', skipCount(words, from), end - 1);
  if (!words.slice(at, end).some(({ text }) => /^eighteenth$|^18th$/.test(text))) return null;
  const falls = /^(?:is|falls|lands|comes)$/.test(words[end]?.text ?? '') ? end + 1 : end;
  const isLater = isAhead(words, end) || COMES_LATER.isAt(words, falls);
  return isLater ? { ...cueOf('birthday', at, end - 1), shape: 'event' } : null;
}

/** "… is still two years away". */
function isAhead(words: readonly Word[], from: number): boolean {
  const verb = words[from];
  if (!/^(?:is|will|comes|isnt|coming|approaches|draws|can)$/.test(verb?.text ?? '')) return false;
  return words
    .slice(from, from + 8)
    .some(
      ({ text, sentence }) =>
        sentence === verb?.sentence &&
        /^(?:away|off|soon|tomorrow|next|ahead|near|close|coming|yet|until|months?|weeks?|days)$/.test(
          text,
        ),
    );
}

const TURNED = compileTable('turned|became|reached|hit :adverb?');
/** "not yet 18", "18 next month", "two years until I'm eighteen". */
function readEighteen(words: readonly Word[], at: number): Cue | null {
  const number = readNumber(words, at);
  if (!number || number.value !== 18) return null;
  const next = words[number.to + 1];
  const hasYears = /^(?:years?|yrs?)$/.test(next?.text ?? '');
  const isOld = /^(?:old|of|young)$/.test(words[number.to + 2]?.text ?? '');
  if (next && (/^(?: ?\+|%)/.test(next.gap) || AFTER_COUNT.test(next.text))) return null;
  if (hasYears && !isOld) return null;
  const denied = findNegationStart(words, at, number.to);
  if (denied !== -1) return cueOf('under_eighteen', denied, number.to);
  const from = leadStart(words, at);
  if (from < at) return cueOf('under_eighteen', skipCount(words, from), number.to);
  // "turned 18 in May"
  const isPast = TURNED.isBefore(words, at - 1);
  const isLater =
    (!isPast && COMES_LATER.isAt(words, number.to + (hasYears ? 3 : 1))) ||
    isAhead(words, number.to + 1);
  return isLater ? cueOf('under_eighteen', at, number.to) : null;
}

/** "two years | from | turning | 18": several lead-ins may follow each other. */
function leadStart(words: readonly Word[], at: number): number {
  const from = SHORT_OF.startTo(words, at - 1);
  return from === -1 ? at : leadStart(words, from);
}

/** The count before "years until": "only two more". */
function skipCount(words: readonly Word[], from: number): number {
  const { sentence } = words[from] as Word;
  let k = from;
  while (words[k - 1]?.sentence === sentence) {
    const isCount = /^(?:more|few|couple|another|of|only|just|about|several|still)$/.test(
      words[k - 1]?.text ?? '',
    );
    if (!isCount && !readNumber(words, k - 1)) break;
    k -= 1;
  }
  return k;
}

const NOT_TRUE = compileTable(`
  but|and|which|though that|it|this? is|was not :adverb? true|real|so
  but|and|which|though that|it|this? is|was :article? lie|fake|lied
  but|and i|you|she|he lied
`);
const LIED = compileTable(`
  lied about being :adverb?
  pretended|pretend|pretending to be :adverb?
  lied and|that? :speaker? said|clicked|wrote|told :speaker? :speaker? am|was|is :adverb?
`);
/** "not 18", unless "any more" or a larger number follows. Returns where it starts, or -1. */
function findNegationStart(words: readonly Word[], from: number, to: number): number {
  const isReally = /^(?:really|actually|truly|legally)$/.test(words[from - 1]?.text ?? '');
  const not = isReally ? from - 2 : from - 1;
  if (words[not]?.text !== 'not')
    return NOT_TRUE.isAt(words, to + 1) || LIED.isBefore(words, from - 1) ? from : -1;
  const { sentence } = words[to] as Word;
  for (let k = to + 1; k < to + 8 && words[k]?.sentence === sentence; k += 1) {
    if (/^(?:till|until|til|before)$/.test(words[k]?.text ?? '')) return not;
    if (/^(?:anymore|any|again|longer|only|just|but)$/.test(words[k]?.text ?? '')) return -1;
    if ((readNumber(words, k)?.value ?? 0) > 18) return -1;
  }
  return not;
}

/** "they'd arrest you if they knew how young I am" */
const HOW_YOUNG = compileTable(`
  how young :speaker :adverb? am|are
`);
const CRIME =
  /^(?:arrest|arrested|jail|jailed|prison|illegal|police|cops?|crime|criminal|handcuffs)$/;

/** "not old enough to vote", "too young to drive", "not an adult yet". */
function readDeed(words: readonly Word[], at: number): Cue | null {
  const end = TOO_YOUNG.endFrom(words, at);
  if (end !== -1) {
    const near = words.slice(end - 2, end + 6);
    // "is 45 too young for …"
    const isGrown = (readNumber(words, at - 1)?.value ?? 0) >= 18;
    const isOther = words.slice(at, end).some(({ text }) => text === 'drive') && isHindered(words);
    if (
      !isGrown &&
      !isOther &&
      near.some(({ text, sentence }) => sentence === words[at]?.sentence && DEEDS.test(text))
    )
      return cueOf('not_old_enough', skipCount(words, at), end - 1);
  }
  const secret = HOW_YOUNG.endFrom(words, at);
  const isCrime = ({ sentence, text }: Word) =>
    sentence === words[at]?.sentence && CRIME.test(text);
  if (secret !== -1 && words.some(isCrime)) return cueOf('not_adult', at, secret - 1);
  const adult = NOT_ADULT.endFrom(words, at);
  if (adult === -1 || NO_PERSON.test(words[adult]?.text ?? '')) return null;
  return cueOf('not_adult', skipCount(words, at), adult - 1);
}
