import type { Cue, Reading } from './cue.ts';
import { is, type Word } from './passage.ts';
import { isTender } from './romance.ts';
import type { Scene } from './scene.ts';
import { hasRomance, some } from './scene.ts';

/** What makes an adult briefly feel young again. */
const TRIGGER =
  /^(?:when|whenever|time|moment|second|minute|suddenly|smell|smells|sound|taste|song|songs|music|snow|snows|lost|won|final|penalties|goal|crying|cried|hearing|watching|playing|concert|toys|lego|cartoon|cartoons)$/;
/** Words about magic, about a student's present, and about anyone besides the speaker. */
const REAL =
  /^(?:you|u|ur|your|yours|us|our|spell|potion|magic|wish|wished|curse|cursed|turned|turn|transform|transformed|machine|younger|body|shrink|shrunk|small|clothes|mirror|voice|school|class|grade|teacher|classmate|uniform|alone|tonight|bed|bedroom|naked|shy|virgin|touch|meet|play|pretend|roleplay|rp|year|birthday|really|actually|literally|still|now|dress|skirt|shirt|top|off|blouse|underwear|daddy|mommy|hold|holds|holding|hand|hands|close|closer|near|watches|stares|looks|knee|thigh|skin|undress|undresses|stranger|strip|lie|lies|lying)$/;
const isOther = (word: Word): boolean =>
  REAL.test(word.text) || is(word, 'partner', 'person', 'youth', 'child', 'pronoun');

const LEAST_OTHER_WORDS = 3;

/**
 * "We lost the final, I am 12 years old again and crying": an adult's feeling, if something evokes
 * the past and nobody else is meant.
 */
export function isFeltYoung(scene: Scene, cue: Cue, reading: Reading): boolean {
  const { words, own } = scene;
  if (scene.surface !== 'chat_input' || cue.years === null || cue.shape !== 'state') return false;
  if (reading.who !== 'pair' || reading.manner !== null || reading.from < own) return false;
  const isPlain =
    words[reading.from]?.text === 'i' &&
    words[reading.from + 1]?.text === 'am' &&
    cue.from === reading.from + 2 &&
    words[cue.to + 1]?.text === 'again';
  if (!isPlain || /[*"“]/.test(words[reading.from]?.gap ?? '')) return false;
  if (scene.asked() !== null || words.length - own - 4 < LEAST_OTHER_WORDS) return false;
  return (
    some(words, own, words.length, ({ text }) => TRIGGER.test(text)) &&
    !some(words, own, words.length, (word) => isOther(word)) &&
    !hasRomance(scene, own, words.length) &&
    !isTender(words, own)
  );
}
