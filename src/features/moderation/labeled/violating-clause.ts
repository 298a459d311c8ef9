import { checkText } from '../rules/index.ts';

const isRefused = (text: string): boolean =>
  checkText({ surface: 'reply', texts: [text] }).outcome === 'block';
/** A describing surface refuses any cue on its own. */
const hasCue = (text: string): boolean =>
  checkText({ surface: 'character', texts: [text] }).outcome !== 'allow';

/** Punctuation ends a clause, and so does "and" before a new subject. */
const CLAUSE_END =
  /[,;:.!?—()"*\n]\s*|\s(?:and|but|or|so|n) (?=(?:i|im|i'm|ill|you|u|ur|you're|youre|we|she|he|they|it|the|my|your|her|his)\b)/gi;

/**
 * Returns the start of the violating clause in a refused sentence, of which no character may be shown: the
 * clause with the shortest refused run of words, without earlier clauses that contain no cue.
 */
export function findViolatingClause(sentence: string): number {
  const words = [...sentence.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
  }));
  let first = 0;
  let last = words.length - 1;
  const run = (): string => sentence.slice(words[first]!.from, words[last]!.to);
  const shrink = (step: () => void, back: () => void): void => {
    while (first < last) {
      step();
      if (!isRefused(run())) return back();
    }
  };
  const fromLeft = (): void =>
    shrink(
      () => (first += 1),
      () => (first -= 1),
    );
  fromLeft();
  shrink(
    () => (last -= 1),
    () => (last += 1),
  );
  fromLeft();
  const span = words[first]!.from;
  const starts = [0, ...[...sentence.matchAll(CLAUSE_END)].map((end) => end.index + end[0].length)];
  let begin = starts.findLast((start) => start <= span)!;
  for (const next of starts.filter((start) => start > begin && start < words[last]!.to)) {
    if (hasCue(sentence.slice(begin, next))) break;
    begin = next;
  }
  return begin;
}
