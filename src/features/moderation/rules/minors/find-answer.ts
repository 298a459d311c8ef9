import type { Word } from './passage.ts';
import { is, startsClause } from './passage.ts';
import { readNumber } from './read-number.ts';
import type { Scene } from './scene.ts';

const WHOSE = '(?:your|ur|her|his|my|the)';
const ASKS_AGE = new RegExp(
  [
    'how old',
    `whats? (?:is |was |are )?${WHOSE} (?:real |actual |true |exact )?age`,
    '(?:what|which) (?:age|grade|year|class)',
    '(?:your|ur|my) age',
    'age(?: please|\\?)',
    'asl',
    'how many (?:summers|winters|springs|birthdays) (?:have|had|did) (?:you|i) (?:seen|see|lived|counted|had)',
    'when (?:were|was) (?:you|i|she|he) born',
    'birth ?year',
    'date of birth',
    'you are [^.?!]{0,30}right',
    'are you (?:over|above|at least|an adult|18|eighteen|of age|legal|twenty|2\\d)',
    'who (?:i am|you are|am i|should i be|shall i be)',
    'describe (?:me|yourself|her|him)',
    'tell me about (?:you|yourself|her|him)',
    'school',
  ].join('|') + '[^\\n]{0,60}$',
);
const ASKS_ADULT =
  /(?:are you|you are|youre|u are) (?:over |above |at least |already |really |even |definitely |all )*(?:an adult|a grown ?up|grown|18|eighteen|of age|legal|of legal age|old enough)\b[^.!?]*\?/;
const ASKS_MINOR =
  /are you (?:a minor|under ?age|(?:under|below|younger than) (?:18|eighteen))\b[^.!?]*\?/;
const YES = /^(?:yes|yeah|yep|yup|yea|ya|kinda|maybe|technically|sadly|guilty)$/;
const NOT_YET = /^(?:no|nope|not|almost|nearly|soon|nah|never)$/;
const ABOUT_OTHERS =
  /daughter|son\b|kid|child|niece|nephew|dog|cat|horse|pet\b|car\b|house|hotel|wine|whisk|brother|sister|cousin|grand|pupil|student|patient|building|company|tree|boat|marriage|puppy|kitten|neighbou?r|baby|toddler|twins?/;
const split = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const LEADS = split(
  'no yes um uh well hmm oh just only i am you are she is he ok okay say let us make it and barely about like maybe actually really honestly nearly almost not even already my age your be turned turning around probably exactly guess a the then that would fine in at',
);
const FOLLOWS = split(
  'years year yo old and but why you lol haha now today this in or almost babe baby love darling honey is please ok okay how with so if grade',
);
const GRADE = /^(?:[1-9]|1[0-2])th$|^(?:fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)$/;

/** Returns whether the previous turn asks for an age and the text starts with one under eighteen. */
export function answersWithYouth(scene: Scene, previous: string): boolean {
  const { words, own, year } = scene;
  const turns = previous.replaceAll("'", '');
  const last = turns.split('\n').at(-1) ?? '';
  const first = words[own]?.text ?? '';
  if (ASKS_ADULT.test(last) && (NOT_YET.test(first) || isLater(scene))) return true;
  if (ASKS_MINOR.test(last) && YES.test(first)) return true;
  if (!ASKS_AGE.test(last)) return false;
  const asked = scene.asked();
  if (asked === 'other' || asked === 'past' || asked === 'count') return false;
  const isAboutPair = /\b(?:you|your|u|ur|i|my|me)\b/.test(last);
  if (asked === null && ABOUT_OTHERS.test(isAboutPair ? last : turns)) return false;
  for (let at = own; at < Math.min(words.length, own + 8); at += 1) {
    const word = words[at] as Word;
    const number = readNumber(words, at);
    if (number) {
      const isYear = number.value > year - 18 && number.value <= year;
      return (number.value < 18 || isYear) && isAnswer(words[number.to + 1]);
    }
    if (GRADE.test(word.text) && /grade|class|year/.test(last)) return true;
    const isSchool = /^(?:middle|high|elementary|primary)$/.test(word.text);
    if (isSchool && words[at + 1]?.text === 'school') return true;
    if (is(word, 'youth')) return true;
    if (!LEADS.has(word.text) && !is(word, 'adverb', 'be')) return false;
  }
  return false;
}

const MONTHS =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|month|months|week|weeks|year|years|birthday)$/;
/** "only in May", "next summer", "give me two more months": not of age yet. */
function isLater({ words, own }: Scene): boolean {
  const lead = words[own]?.text === 'only' || words[own]?.text === 'just' ? own + 1 : own;
  if (!/^(?:in|next|come|give|ask|another|after)$/.test(words[lead]?.text ?? '')) return false;
  return words.slice(lead, lead + LATER_REACH).some(({ text }) => MONTHS.test(text));
}
const LATER_REACH = 5;

const isAnswer = (next: Word | undefined): boolean =>
  !next || startsClause(next) || /[.!?;]/.test(next.gap) || FOLLOWS.has(next.text);
