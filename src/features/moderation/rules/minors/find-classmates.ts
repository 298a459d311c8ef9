import { toReading } from './cue.ts';
import type { FoundCue } from './read-whole.ts';
import type { Scene } from './scene.ts';
import { sentenceEnd, sentenceStart, some } from './scene.ts';
import { compileTable } from './word-pattern.ts';

const ORDINALS =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th|freshman|sophomore|junior|senior';
const PUPILS = 'kids|pupils|students|girls|boys|children|classmates|ones';
const WHERE = 'class|classes|school|grade|form|homeroom|schoolyard|cafeteria';
/** A speaker who mentions "the other" pupils is a pupil too. */
const CLASSMATES = compileTable(`
  other year|grade|class|form # ${PUPILS}
  other year|grade|class|form seven|eight|nine|ten|eleven|twelve ${PUPILS}
  other year #
  other ${ORDINALS} grade|graders|year|form|former|formers ${PUPILS}?
  other schoolkids|schoolchildren|schoolgirls|schoolboys|graders|schoolers|pupils|sixthformers
  other middle|high|secondary|primary|elementary|junior school? schoolers|schooler|kids|pupils|girls|boys|students
  other kids|pupils in|at|from|of my|our ${WHERE}
`);

/** "with the other year 8 kids in my class" */
export function* findClassmates(scene: Scene, start: number): Generator<FoundCue> {
  const { words } = scene;
  for (let at = start; at < words.length; at += 1) {
    const end = CLASSMATES.endFrom(words, at);
    if (end === -1 || !isSpeakers(scene, at, end)) continue;
    const cue = {
      rule: 'school_years',
      shape: 'state' as const,
      from: at,
      to: end - 1,
      years: null,
    };
    yield { cue, reading: toReading(cue, { who: 'pair' }) };
    at = end;
  }
}

/** Returns whether it is about the speaker today, unlike "she made friends with the other year 8 kids". */
function isSpeakers({ words, describing }: Scene, at: number, end: number): boolean {
  const from = sentenceStart(words, at);
  const to = sentenceEnd(words, at);
  const isPast = some(
    words,
    from,
    to,
    ({ text }, k) =>
      /^(?:was|were|used|ago|remember|remembered|childhood|daughter|son|niece|nephew|sister|brother|teach|teacher|teaching|pupil)$/.test(
        text,
      ) && !(k >= at && k < end),
  );
  if (isPast) return false;
  return (
    describing || some(words, from, to, ({ text }) => /^(?:i|im|ive|me|my|we|us|our)$/.test(text))
  );
}
