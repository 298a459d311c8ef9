import type { Cue } from './cue.ts';
import type { Word } from './passage.ts';
import { is, startsClause } from './passage.ts';
import { readNumber } from './read-number.ts';
import type { Scene } from './scene.ts';
import { sentenceStart, some } from './scene.ts';
import { compileTable } from './word-pattern.ts';

const SPOKEN_BEFORE = compileTable(`
  actually|really|truly|secretly|truthfully|biologically|physically|technically|legally|officially|honestly
  both|each about|around|like?
  stuck|frozen at|as
  eternally|forever|permanently|perpetually|always|only|just|merely|barely|still|turning|almost|nearly
  no|not older|more than
  at most
  younger|less than
`);
const SPOKEN_AFTER = compileTable(`
  in human|mortal|earth|people years|terms
  in|for truth|reality|fact|real
  really|irl|actually|tho|lol
  years young
  at last
  going on
  and three|a quarters|quarter
  in :adjective? senior|junior|freshman|sophomore|school|grade|high|year|class
  here and|but|n|so|with
  here
`);
const OLD_ENOUGH = /^(?:young|old|legal|mature|illegal|grown|underage|enough|adult|adults|age)$/;

/** An age with no verb: "only 17!", "fifteen in truth", "16 and never kissed", "fifteen isn't too young". */
export function isSpokenAge({ words, describing, bare }: Scene, { from, to, years }: Cue): boolean {
  if (SPOKEN_AFTER.isAt(words, to + 1)) return true;
  const next = words[to + 1];
  const isFirst = from === sentenceStart(words, from);
  const isSubject = /^(?:is|was|sounds|seems|feels|looks)$/.test(next?.text ?? '');
  if (!bare && isSubject && some(words, to + 1, to + 6, ({ text }) => OLD_ENOUGH.test(text)))
    return true;
  const isShown = bare && to > from && is(words[from - 1], 'person', 'partner');
  const isClosed =
    isShown || next === undefined || startsClause(next) || next.sentence !== words[to]?.sentence;
  const goesOn = isClosed || /^(?:and|but|n|nd)$/.test(next?.text ?? '');
  if (!describing && isFirst && goesOn && (years ?? 0) >= 10) return true;
  if (!isClosed) return false;
  const hasUnit = to > from && !/^\d$/.test(words[to]?.text ?? '');
  // "Only five? I'd hoped for at least ten."
  if (SPOKEN_BEFORE.isBefore(words, from - 1)) return hasUnit || describing || (years ?? 0) >= 11;
  if (!describing) return false;
  // "leukemia at fourteen, two years, no hair"
  if ((years ?? 0) < 5) return false;
  // "girl 16 years school uniform"
  if (hasUnit && is(words[from - 1], 'person', 'partner')) return true;
  return (!bare && isFirst) || (hasUnit && startsClause(words[from] as Word));
}

/** A number between ten and seventeen without a count: an age when next to romance. */
export function isLooseAge({ words, describing }: Scene, { from, to, years }: Cue): boolean {
  if (describing || years === null || years < 13) return false;
  const before = words[from - 1];
  if (!before || before.sentence !== words[from]?.sentence || /^\d/.test(before.text)) return false;
  if (is(before, 'preposition', 'article', 'owner', 'conjunction', 'thing')) return false;
  if (is(before, 'relative', 'learner', 'animal', 'elder')) return false;
  if (readNumber(words, from - 1)) return false;
  const next = words[to + 1];
  return (
    !next ||
    startsClause(next) ||
    next.sentence !== words[to]?.sentence ||
    is(next, 'conjunction', 'be')
  );
}
