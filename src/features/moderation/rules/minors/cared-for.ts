import type { Cue, Reading } from './cue.ts';
import { isCast, PLAYS } from './own-youngster.ts';
import type { Scene } from './scene.ts';
import { some } from './scene.ts';
import { compileApart, type WordTable } from './word-pattern.ts';

/** Up to this age, what is done for a child says enough. */
const SMALL_CHILD = 9;
const CHILDREN =
  'son|sons|daughter|daughters|kid|kids|child|children|boy|boys|girl|girls|lad|lass|teen|teenager|toddler|baby|twins|youngest|oldest|eldest|grandson|granddaughter|grandkids|nephew|niece|stepson|stepdaughter|grader|preschooler';
/** The speaker is a parent, a relative, or works with children. */
const RAISED = compileApart(`
  my|our :small|:adjective? ${CHILDREN}
  my|our first|second|third|fourth|fifth|sixth grader|graders
  i am :adverb? her|his|their|a mother|father|mom|mum|dad|parent|grandma|grandpa|grandmother|grandfather|aunt|uncle|nurse|teacher|pediatrician|coach
  as a :adjective? mother|father|mom|mum|dad|parent|single|nurse|teacher|pediatrician
  became|become|am a nurse|teacher|pediatrician|foster
  little guy|fella|rascal
`);
/** What is done for a small child. */
const CARE = compileApart(`
  wet|wets|wetting the bed
  fever|pediatrician|vaccine|vaccinated|teething|tonsils|chickenpox|measles|antibiotics
  diaper|diapers|nappy|nappies|potty|stroller|crib|cradle
  kindergarten|preschool|nursery|daycare|playgroup|sandbox|playground
  costume|carnival|santa|lunchbox|tantrum|tantrums|sandcastle|lego|legos
  tooth fairy
  finally asleep|sleeping|sleeps
  be bathed
`);

/**
 * "He wets the bed again, he's 7", "my son's coach says he's talented. He is 11": a child whom the
 * speaker raises or cares for, if nobody is courted in the message.
 */
export function readAsCaredFor(scene: Scene, cue: Cue, reading: Reading): Reading {
  const { words, own, describing, bare, surface } = scene;
  if (describing || bare || surface !== 'chat_input' || cue.years === null) return reading;
  if (reading.who !== 'someone' && reading.who !== 'anyone') return reading;
  if (scene.asked() === 'pair' || isCast(scene, -1)) return reading;
  // "You" may be the child.
  if (some(words, own, words.length, ({ text }) => /^(?:you|u|ur|your|me)$/.test(text)))
    return reading;
  const says = (table: WordTable): boolean =>
    some(
      words,
      own,
      words.length,
      (_, at) => table.isAt(words, at) && !PLAYS.test(words[at - 1]?.text ?? ''),
    );
  const isChild = says(RAISED) || (cue.years <= SMALL_CHILD && says(CARE));
  return isChild ? { ...reading, who: 'third' } : reading;
}
