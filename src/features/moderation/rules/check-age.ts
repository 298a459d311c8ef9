import * as age from './age-patterns.ts';
import type { Finding } from './categories.ts';
import {
  hasAntecedent,
  isAboutChildren,
  isAboutThing,
  isFamilyTalk,
  isGeneralRule,
  isPastAge,
} from './minors-exceptions.ts';
import type { Cue, Scene, Weight } from './minors-scene.ts';
import { anyCue, blockMinors, findCues, findLedCues, QUEUE_MINORS } from './minors-scene.ts';

/** The words before an age make it somebody's in this scene. */
export const SAID_OF_SOMEONE =
  /(?:^|[^a-z])(?:i am|im|you are|youre|u r|ur|be|being|as|like|looks?|your|my|pretend|imagine|play|she is|shes|he is|hes|was always)(?: [a-z]+){0,4} ?$/;

const SUBJECT_IS_KIN =
  /(?:^|[^a-z])(?:your(?: [a-z]+){0,2} ?$|(?:she is|shes|he is|hes|char is|is) (?:the|an?|your|his|her)(?: [a-z]+){0,2} (?:daughter|son|niece|nephew|cousin|sister|brother|child)(?![a-z]))/;
const SAID_AFTER =
  /^ ?(?:thats|that is|is|are|like|describes?) (?:you|u|me|us|my (?:age|girl|girlfriend))(?![a-z])/;

/** Weighs an age with its unit: whose age is it, and is romance near? */
function weighAge(scene: Scene, cue: Cue): Weight {
  if (isAboutThing(cue.before, cue.after)) return null;
  const strong = scene.romance.isStrong(cue.from, cue.to);
  const romance = strong || scene.romance.isAny(cue.from, cue.to);
  if (!scene.bare && !romance && isPastAge(cue.before, cue.after)) return null;
  if (!scene.bare && !strong && isAboutChildren(cue.before, cue.after)) return null;
  const family = !scene.bare && !strong && isFamilyTalk(cue.before, cue.after, true);
  // On a card "your 16 year old …" or "she is the daughter of …, 16" is the companion herself.
  const isSubject = scene.describing && SUBJECT_IS_KIN.test(cue.before);
  if (family && !isSubject) return scene.describing ? 'queue' : null;
  if (scene.describing) return 'block';
  if (hasAntecedent(cue.earlier, `${cue.before}${cue.match}`)) return null;
  return romance ||
    SAID_OF_SOMEONE.test(cue.before) ||
    SAID_AFTER.test(cue.after) ||
    scene.romance.isStrong()
    ? 'block'
    : null;
}

function weighBareAge(scene: Scene, cue: Cue, who: 'self' | 'third' | 'look'): Weight {
  // "I feel 15 again" is said by people who are not.
  if (cue.match.startsWith('feel') && /^ ?again/.test(cue.after)) return null;
  const romance = scene.romance.isAny(cue.from, cue.to);
  if (!scene.bare && !romance && isPastAge(cue.before, cue.match + cue.after)) return null;
  if (isAboutThing(`${cue.before}${cue.match}`, '')) return null;
  if (who !== 'self' && !scene.bare && !scene.romance.isStrong(cue.from, cue.to)) {
    if (isFamilyTalk(cue.before, cue.after)) return scene.describing ? 'queue' : null;
    if (!scene.describing && hasAntecedent(cue.earlier, `${cue.before}${cue.match}`)) return null;
  }
  return 'block';
}

/** Ages under eighteen: stated, said of somebody, labeled, or yet to come. */
export function findAge(scene: Scene): Finding | null {
  let queued = false;
  const weigh = <Found extends Cue>(cues: Iterable<Found>, test: (cue: Found) => Weight): boolean =>
    anyCue(cues, (cue) => {
      const weight = test(cue);
      if (weight === 'queue') queued = true;
      return weight === 'block';
    });

  if (weigh(findCues(scene, age.AGE_WITH_UNIT), (cue) => weighAge(scene, cue)))
    return blockMinors('age_stated');
  const isCount = (cue: Cue): boolean => age.COUNTED_UNIT.test(cue.after);
  const said = findLedCues(scene, age.BARE_AGE, age.AGE_LEADS, isCount);
  if (weigh(said, (cue) => weighBareAge(scene, cue, cue.by.who))) return blockMinors('age_said');
  const asked = findLedCues(scene, age.TEEN_NUMBER, [{ lead: age.BE_LEAD }], isCount);
  if (weigh(asked, (cue) => weighBareAge(scene, cue, 'look'))) return blockMinors('age_said');
  const anyones = findLedCues(scene, age.TEEN_NUMBER, [{ lead: age.LOOSE_AGE_LEAD }], isCount);
  const besideRomance = (cue: Cue): Weight =>
    scene.romance.isStrong(cue.from, cue.to) ? weighBareAge(scene, cue, 'third') : null;
  if (weigh(anyones, besideRomance)) return blockMinors('age_near_romance');
  const underAge = (cue: Cue): Weight => {
    if (
      age.COUNTED_UNIT.test(cue.after) ||
      /^ ?(?:years? (?!old)|any ?more|any longer)/.test(cue.after)
    )
      return null;
    if (isGeneralRule(cue.before, cue.after)) return null;
    if (!scene.describing && isFamilyTalk(cue.before, cue.after)) return null;
    return 'block';
  };
  if (weigh(findCues(scene, age.UNDER_EIGHTEEN), underAge)) return blockMinors('under_eighteen');
  if (weigh(findCues(scene, age.EIGHTEEN_LATER), underAge)) return blockMinors('under_eighteen');
  const labeled = (cue: Cue): Weight => {
    if (age.COUNTED_UNIT.test(cue.after)) return null;
    if (!scene.bare && isPastAge(cue.before, cue.match + cue.after)) return null;
    if (
      /(?:drinking|driving|voting|legal|retirement|minimum|average|ice|school|consent) ?$/.test(
        cue.before,
      )
    )
      return null;
    if (isAboutThing(cue.before, cue.after)) return null;
    return scene.describing || scene.romance.isAny(cue.from, cue.to) ? 'block' : null;
  };
  if (weigh(findCues(scene, age.AGE_LABEL), labeled)) return blockMinors('age_label');
  if (
    scene.describing &&
    anyCue(findCues(scene, age.AGE_AND_SEX), (cue) => !age.COUNTED_UNIT.test(cue.after))
  )
    return blockMinors('age_and_sex');
  if (scene.describing && weigh(findCues(scene, age.AGE_ALONE), labeled))
    return blockMinors('age_alone');
  const birthday = (cue: Cue): Weight => {
    const romance = scene.romance.isAny(cue.from, cue.to);
    if (isFamilyTalk(cue.before, cue.after) && !scene.romance.isStrong(cue.from, cue.to))
      return null;
    if (
      /(?:^|[^a-z])(?:was|were|had|got|gave|since|remember|celebrated)(?![a-z])/.test(
        cue.sentence,
      ) &&
      !romance
    )
      return null;
    return scene.describing || romance || /^(?:your|my|1|e)/.test(cue.match) ? 'block' : null;
  };
  if (weigh(findCues(scene, age.YOUNG_BIRTHDAY), birthday)) return blockMinors('birthday');
  if (findBirthYear(scene)) return blockMinors('birth_year');
  return queued ? QUEUE_MINORS : null;
}

function findBirthYear(scene: Scene): boolean {
  const now = scene.year;
  for (const cue of findCues(scene, /(?<![a-z])b ?o ?r ?n (?:[a-z]{1,9} ){0,3}(20\d\d)(?!\d)/g)) {
    const year = Number(cue.match.slice(-4));
    const romance = scene.romance.isAny(cue.from, cue.to);
    if (now - year < 18 && year <= now && (scene.describing || romance)) return true;
    if (now - year < 18 && /(?:^|[^a-z])(?:i was|im|i am|you were|youre) ?$/.test(cue.before))
      return true;
  }
  return false;
}
