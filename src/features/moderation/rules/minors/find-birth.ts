import type { Cue } from './cue.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import { readNumber } from './read-number.ts';
import { sentenceEnd } from './scene.ts';
import { compileApart, compileTable } from './word-pattern.ts';

const BIRTHDAY = compileTable(`
  1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th|13th|14th|15th|16th|17th birthday|bday
  first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth birthday|bday
  sweet sixteen|16
  see|sees|seen|saw|reach|reached :owner? tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth summer|winter|spring
  blew|blow|blowing out :owner|:adverb? #|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen candles
  #|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen candles on|in :owner|the :adjective? birthday? cake
  cake with|had|has|have|needs #|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen candles
  cake with|had|has|have 1|one and #|one|two|three|four|five|six|seven candles
  quinceanera
  bat|bar mitzvah
  thirteenth|fourteenth|fifteenth|sixteenth|seventeenth year
`);
const NTH =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth'.split(
    ' ',
  );
/** Nouns for the day of birth: "my birthday is". */
const DAY = /^(?:birth|birthdate|birthday|bday|birthyear|dob)$/;
const BORN = compileTable(
  'born|birth|birthdate|birthday|bday|birthyear|dob|b|geboren|jahrgang|nacida|nacido|nata|nato|nascida|nascido|nee|ne\n  came|come into the|this world',
);

/** Finds birthdays and births that imply an age under eighteen. */
export function findBirth(words: readonly Word[], at: number, year: number): Cue | null {
  return readBirthday(words, at) ?? readBirth(words, at, year);
}

/** "her sixteenth birthday", "sweet sixteen", "sixteen candles on your cake". */
function readBirthday(words: readonly Word[], at: number): Cue | null {
  const end = BIRTHDAY.endFrom(words, at);
  if (end === -1) return null;
  const years = birthdayOf(words, at);
  // "her quinceañera photo"
  if (is(words[end], 'thing', 'fiction') && words[end]?.gap === ' ') return null;
  return years < 18 ? { rule: 'birthday', shape: 'event', from: at, to: end - 1, years } : null;
}

function birthdayOf(words: readonly Word[], at: number): number {
  const text = words[at]?.text ?? '';
  if (text === 'sweet') return 16;
  if (text === 'quinceanera') return 15;
  if (/^ba[rt]$/.test(text)) return 13;
  if (text === 'cake') {
    const count = readNumber(words, at + 2)?.value ?? 18;
    return count === 1 ? 10 + (readNumber(words, at + 4)?.value ?? 8) : count;
  }
  if (text.startsWith('bl'))
    return (readNumber(words, at + 2) ?? readNumber(words, at + 3))?.value ?? 18;
  const candles = readNumber(words, at)?.value ?? Number.parseInt(text, 10);
  return Number.isNaN(candles) ? Math.max(1, NTH.indexOf(text)) : candles;
}

/** "born in 2012", "born fourteen years ago", "DOB: 03/05/2011", "fifteen years since I was born". */
function readBirth(words: readonly Word[], at: number, year: number): Cue | null {
  const vintage = readVintage(words, at, year);
  if (vintage) return vintage;
  if (!BORN.isAt(words, at)) return null;
  const born = words[at] as Word;
  const cue = (to: number, years: number): Cue | null =>
    years >= 0 && years < 18
      ? {
          rule: 'birth_year',
          shape: DAY.test(born.text) ? 'event' : 'state',
          from: at,
          to,
          years,
          isToday: true,
        }
      : null;
  const since = yearsSince(words, at);
  if (since !== null) return cue(at, since);
  if (born.text === 'b' && !/^\. ?$/.test(words[at + 1]?.gap ?? '')) return null;
  const end = DAY.test(born.text) ? endOfDate(words, at) : sentenceEnd(words, at);
  for (let k = at + 1; k < Math.min(at + 9, end); k += 1) {
    const digits = /^(?:\d{1,2}[./:]){0,2}((?:19|20)\d\d)$/.exec(words[k]?.text ?? '')?.[1];
    if (digits) return cue(k, year - Number(digits));
    const number = readNumber(words, k);
    const unit = number?.inYears ? number.to : (number?.to ?? k) + 1;
    const hasUnit = number?.inYears === true || /^years?$/.test(words[unit]?.text ?? '');
    if (number && hasUnit && words[unit + 1]?.text === 'ago') return cue(unit + 1, number.value);
  }
  return null;
}

const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)$/;
/** "… birthday, silly? June 4th, 2010!": the date may be a separate sentence. */
function endOfDate(words: readonly Word[], at: number): number {
  const end = sentenceEnd(words, at);
  return MONTH.test(words[end]?.text ?? '') ? sentenceEnd(words, end) : end;
}

const FROM_YEAR = compileTable(`
  :speaker am|are|r from
`);
const FOREIGN_FROM_YEAR = compileApart('soy|eres|sou|suis|sono|bin|bist de|del|du|von|aus');
/** "I'm from 2010", "a 2010 baby" */
function readVintage(words: readonly Word[], at: number, year: number): Cue | null {
  const text = words[at]?.text ?? '';
  if (!/^20\d\d$/.test(text)) return null;
  const years = year - Number(text);
  const next = words[at + 1];
  const continues = next?.gap === ' ' && next.classes.size === 0;
  const isBaby = /^(?:baby|babies|kid|kiddo|born)$/.test(words[at + 1]?.text ?? '');
  const from = Math.max(FROM_YEAR.startTo(words, at - 1), FOREIGN_FROM_YEAR.startTo(words, at - 1));
  if (years < 4 || years >= 18 || (!isBaby && (from === -1 || continues))) return null;
  return {
    rule: 'birth_year',
    shape: 'state',
    from: from === -1 ? at : from + 1,
    to: at,
    years,
    isToday: true,
  };
}

function yearsSince(words: readonly Word[], at: number): number | null {
  if (!/^(?:born|birth)$/.test(words[at]?.text ?? '')) return null;
  for (let k = Math.max(0, at - 8); k < at - 2; k += 1) {
    const number = readNumber(words, k);
    if (!number || number.value >= 18) continue;
    const [unit = '', then = ''] = words
      .slice(number.to + 1, number.to + 3)
      .map(({ text }) => text);
    if (
      /^(?:years?|summers|winters)$/.test(unit) &&
      /^(?:since|after|from|ago|have|has|old)$/.test(then)
    )
      return number.value;
  }
  return null;
}
