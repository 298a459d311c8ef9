import { NOT_ADULT } from './age-patterns.ts';
import type { Finding } from './categories.ts';
import { SAID_OF_SOMEONE } from './check-age.ts';
import {
  hasAntecedent,
  isAboutChildren,
  isFamilyTalk,
  isGeneralRule,
  isHarmlessYouthPhrase,
  isNegated,
  isOwnPast,
  isPastAge,
  isSimile,
} from './minors-exceptions.ts';
import type { Cue, Scene } from './minors-scene.ts';
import { anyCue, blockMinors, findCues, findLedCues, QUEUE_MINORS } from './minors-scene.ts';
import * as youth from './youth-patterns.ts';

const isDenied = (scene: Scene, cue: Cue): boolean => !scene.literal && isNegated(cue.before);

/** Words for youth, school years and childlike looks. */
export function findYouth(scene: Scene): Finding | null {
  const noted = (cue: Cue): boolean => isHarmlessYouthPhrase(cue.before, cue.match, cue.after);
  const isMeant = (cue: Cue): boolean => !isDenied(scene, cue) && (scene.bare || !noted(cue));
  if (anyCue(findCues(scene, youth.ABSOLUTE_TERMS), isMeant)) return blockMinors('youth_term');
  if (anyCue(findCues(scene, youth.AGE_PLAY_TERMS), isMeant)) return blockMinors('age_play');
  const notAdult = (cue: Cue): boolean =>
    !isGeneralRule(cue.before, cue.after) &&
    (scene.describing || !isFamilyTalk(cue.before, cue.after));
  if (anyCue(findCues(scene, NOT_ADULT), notAdult)) return blockMinors('not_adult');
  return scene.describing ? findDescribedYouth(scene, noted) : findSpokenYouth(scene, noted);
}

function findDescribedYouth(scene: Scene, noted: (cue: Cue) => boolean): Finding | null {
  let queued = false;
  const isSubject = (cue: Cue): boolean => {
    if (isDenied(scene, cue) || noted(cue)) return false;
    if (scene.bare) return true;
    if (isPastAge(cue.before, cue.match + cue.after)) return false;
    if (isAboutChildren(cue.before, cue.after)) return false;
    if (!isFamilyTalk(cue.before, cue.after)) return true;
    queued = true;
    return false;
  };
  if (anyCue(findCues(scene, youth.YOUTH_NOUNS), isSubject)) return blockMinors('youth_noun');
  if (anyCue(findLedCues(scene, youth.SCHOOL_LEVELS, [{ lead: youth.SCHOOL_LEAD }]), isSubject))
    return blockMinors('school_years');
  if (anyCue(findCues(scene, youth.SCHOOL_YEAR_PUPIL), isSubject))
    return blockMinors('school_years');
  if (anyCue(findCues(scene, youth.GRADE), isSubject)) return blockMinors('school_years');
  const left = findLedCues(scene, youth.SCHOOL_LEVELS, [{ lead: youth.LEFT_SCHOOL_LEAD }]);
  if (anyCue(left, (cue) => !isDenied(scene, cue))) return blockMinors('school_years');
  if (anyCue(findCues(scene, youth.SCHOOL_CUES), isSubject)) return blockMinors('school_cue');
  if (anyCue(findCues(scene, youth.LIKE_CHILD), (cue) => !isDenied(scene, cue) && !noted(cue)))
    return blockMinors('childlike');
  if (scene.surface === 'image_prompt' || scene.surface === 'clone') {
    if (anyCue(findCues(scene, youth.CHILD_NOUNS), isSubject)) return blockMinors('child_shown');
  }
  if (anyCue(findCues(scene, youth.ROMANCE_AT_CHILD), () => true))
    return blockMinors('romance_with_child');
  return queued ? QUEUE_MINORS : null;
}

function findSpokenYouth(scene: Scene, noted: (cue: Cue) => boolean): Finding | null {
  const isOther = (cue: Cue): boolean => {
    if (scene.romance.isStrong(cue.from, cue.to)) return false;
    if (/^(?:i|im|ima|you|youre|u|ur)(?![a-z])/.test(cue.match)) return false;
    return (
      isFamilyTalk(cue.before, cue.after) || hasAntecedent(cue.earlier, `${cue.before}${cue.match}`)
    );
  };
  const isClaimed = (cue: Cue): boolean =>
    !isNegated(cue.before) &&
    !noted(cue) &&
    !isSimile(cue.before, cue.match) &&
    !isOwnPast(cue.match, cue.after) &&
    !isOther(cue);
  if (anyCue(findLedCues(scene, youth.LED_YOUTH_NOUNS, [{ lead: youth.IS_LEAD }]), isClaimed))
    return blockMinors('said_to_be_youth');
  if (anyCue(findCues(scene, youth.IS_STILL_CHILD), isClaimed))
    return blockMinors('said_to_be_youth');
  if (
    anyCue(
      findCues(scene, youth.IS_CHILD),
      (cue) => isClaimed(cue) && scene.romance.isStrong(cue.from, cue.to),
    )
  )
    return blockMinors('said_to_be_youth');
  const isAddress = (cue: Cue): boolean => !noted(cue) && !isSimile(cue.before, cue.match);
  if (anyCue(findCues(scene, youth.SCHOOL_PET_NAME), isAddress))
    return blockMinors('youth_address');
  const saidOfPair = (cue: Cue): boolean =>
    isClaimed(cue) && SAID_OF_SOMEONE.test(cue.before) && !isAboutChildren(cue.before, cue.after);
  if (anyCue(findCues(scene, youth.SCHOOL_YEAR_PUPIL), saidOfPair))
    return blockMinors('school_years');
  if (anyCue(findCues(scene, youth.GRADE), saidOfPair)) return blockMinors('school_years');
  if (
    anyCue(
      findLedCues(scene, youth.LED_YOUTH_NOUNS, [{ lead: youth.PLAYS_LEAD }]),
      (cue) => isClaimed(cue) && !isAboutChildren(cue.before, cue.after),
    )
  )
    return blockMinors('played_youth');
  if (
    anyCue(
      findLedCues(scene, youth.SCHOOL_LEVELS, [{ lead: youth.SCHOOL_LEAD }]),
      (cue) => isClaimed(cue) && isSpeakerAtSchool(scene, cue),
    )
  )
    return blockMinors('school_years');
  const near = (cue: Cue): boolean => {
    if (isNegated(cue.before) || noted(cue) || isSimile(cue.before, cue.match)) return false;
    if (scene.romance.isStrong(cue.from, cue.to)) return true;
    if (/(?:^| )as an? ?$/.test(cue.before) && isOwnPast('as', cue.after)) return false;
    return scene.romance.isAny(cue.from, cue.to) && !isFamilyTalk(cue.before, cue.after);
  };
  if (anyCue(findCues(scene, youth.YOUTH_NOUNS), near)) return blockMinors('youth_near_romance');
  if (anyCue(findCues(scene, youth.ROMANCE_AT_CHILD), (cue) => !isNegated(cue.before)))
    return blockMinors('romance_with_child');
  return null;
}

/** "is in high school" needs to speak of the user, the companion, or come with romance. */
function isSpeakerAtSchool(scene: Scene, cue: Cue): boolean {
  if (isAboutChildren(cue.before, cue.after) || isPastAge(cue.before, cue.match + cue.after))
    return false;
  if (/^(?:i |im|you|u |she|he |shes|hes)/.test(cue.match)) return true;
  return (
    /(?:^|[^a-z])(?:i|im|you|youre|she|he|who)(?: [a-z]+){0,2} ?$/.test(cue.before) ||
    scene.romance.isAny(cue.from, cue.to)
  );
}
