import { lookUp } from '#shared/look-up.ts';
import { CLEAR_RULES } from './blame.ts';
import type { Category, Surface, Verdict } from './categories.ts';
import {
  isExplainedByTurns,
  isVagueMinor,
  mentionsYouth,
  tellsOfChildrenOnly,
  tellsOfDoubtfulChild,
} from './check-minors.ts';
import { OF_DESPAIR } from './everyday-phrase-table.ts';
import { isEverydayPhrase } from './everyday-phrases.ts';
import { normalizeText } from './normalize-text.ts';
import { hasDisguise } from './own-words.ts';
import { countWords, doesScoreCountInReply } from './reply-scores.ts';

interface Label {
  category: Category;
  /** The lowest score that refuses a text or image, 0 to 1. */
  threshold: number;
}

/**
 * Maps labels of model engines to categories: scores of OpenAI's moderation, and codes of Llama Guard,
 * which count as 1. Labels that are not listed are allowed: sexual content between adults, teasing,
 * advice, elections.
 */
const LABELS: Readonly<Record<string, Label>> = {
  'sexual/minors': { category: 'minors', threshold: 0.2 },
  hate: { category: 'hate', threshold: 0.7 },
  'hate/threatening': { category: 'hate', threshold: 0.5 },
  'harassment/threatening': { category: 'violence', threshold: 0.9 },
  illicit: { category: 'illegal', threshold: 0.8 },
  'illicit/violent': { category: 'illegal', threshold: 0.6 },
  violence: { category: 'violence', threshold: 0.95 },
  'violence/graphic': { category: 'violence', threshold: 0.9 },
  'self-harm': { category: 'self_harm', threshold: 0.85 },
  'self-harm/intent': { category: 'self_harm', threshold: 0.7 },
  'self-harm/instructions': { category: 'self_harm', threshold: 0.5 },
  S1: { category: 'violence', threshold: 1 },
  S2: { category: 'illegal', threshold: 1 },
  S3: { category: 'illegal', threshold: 1 },
  S4: { category: 'minors', threshold: 1 },
  S5: { category: 'real_person', threshold: 1 },
  S7: { category: 'privacy', threshold: 1 },
  S8: { category: 'copyright', threshold: 1 },
  S9: { category: 'illegal', threshold: 1 },
  S10: { category: 'hate', threshold: 1 },
  S11: { category: 'self_harm', threshold: 1 },
  // Thresholds of the embedded classifier: the best recall with at most one false alarm per 200
  // ordinary messages in `labeled/validation*.tsv`. The rules decide explicit ages by grammar; the
  // classifier finds text that resembles a minor's.
  'classifier/copyright': { category: 'copyright', threshold: 0.4 },
  'classifier/hate': { category: 'hate', threshold: 0.4 },
  'classifier/illegal': { category: 'illegal', threshold: 0.35 },
  'classifier/minors': { category: 'minors', threshold: 0.5 },
  'classifier/privacy': { category: 'privacy', threshold: 0.4 },
  'classifier/real_person': { category: 'real_person', threshold: 0.6 },
  'classifier/self_harm': { category: 'self_harm', threshold: 0.7 },
  'classifier/self_harm_urged': { category: 'self_harm', threshold: 0.6 },
  'classifier/spam': { category: 'spam', threshold: 0.3 },
  'classifier/violence': { category: 'violence', threshold: 0.4 },
  // An unreadable verdict counts as unsafe.
  unparsed: { category: 'illegal', threshold: 1 },
};

/** In years. A picture of an adult who looks younger is refused, since it may show a minor. */
export const MIN_APPARENT_AGE = 21;

const ALLOWED: Verdict = { outcome: 'allow', categories: [], rule: null };

/**
 * Threshold for the many passages of a character, at which none of 150 published-style cards is
 * refused. The threshold for other languages than English is higher.
 */
const CARD_THRESHOLD = 0.8;
const FOREIGN_THRESHOLD = 0.9;

const isForeign = (scores: Readonly<Record<string, number>>): boolean =>
  scores['classifier/foreign'] === 1;

interface Finding extends Label {
  name: string;
  score: number;
}

/** Threshold for minors in text without any youth cue. */
const MINORS_THRESHOLD = 0.96;

/** Threshold for minors in a message that tells of children only. */
const CHILDREN_THRESHOLD = 0.8;

/**
 * Threshold for minors in a message that leaves it open whether somebody desires the child it tells of. Of 12 such
 * insinuations that the rules pass, 8 reach it; of 2,958 harmless messages about youth in the labeled tables 4 do.
 */
const DOUBTED_CHILD_THRESHOLD = 0.02;

/**
 * Very short texts need a higher score. In chat messages of at most eight words, in the labeled tables and
 * the demo's conversations, 0.87 instead of 0.7 removes 5 of 10 false alarms, and loses 2 of 31 violations
 * that the classifier alone finds.
 */
const FEW_WORDS = 8;
const FEW_WORDS_THRESHOLD = { self_harm: 0.93, nobodys: 0.98, minors: 0.7, other: 0.87 };

function isVague({ category, score }: Finding, text: string): boolean {
  const words = countWords(text);
  if (words === 0 || words > FEW_WORDS) return false;
  if (category === 'minors') return score < FEW_WORDS_THRESHOLD.minors;
  if (category !== 'self_harm') return score < FEW_WORDS_THRESHOLD.other;
  // "It stopped yesterday." is nobody's despair.
  const isAnyones = FIRST_PERSON.test(text) || OF_DESPAIR.test(text);
  const least = isAnyones ? FEW_WORDS_THRESHOLD.self_harm : FEW_WORDS_THRESHOLD.nobodys;
  return score < least;
}

const FIRST_PERSON = /\b(?:i|i['’]?m|im|ive|ill|me|my|mine|myself|we|us|our)\b/i;

/** Returns whether a score counts. The training has fewer texts in other languages. */
function doesScoreCount(
  surface: Surface,
  finding: Finding,
  foreign: boolean,
  text: string,
  previous: readonly string[],
): boolean {
  const { name, score } = finding;
  if (!name.startsWith('classifier/')) return true;
  if (surface === 'reply') return doesScoreCountInReply(finding, text, foreign);
  if (isVague(finding, text)) return false;
  if (isEverydayPhrase(name, score, text, previous.at(-1))) return false;
  if (foreign)
    return (
      score >= FOREIGN_THRESHOLD && (name !== 'classifier/minors' || countWords(text) > FEW_WORDS)
    );
  if ((surface === 'character' || surface === 'card') && score < CARD_THRESHOLD) return false;
  if (name !== 'classifier/minors') return true;
  if (score < MINORS_THRESHOLD && !mentionsYouth(surface, normalizeText(text))) return false;
  if (surface !== 'chat_input') return true;
  if (score < CHILDREN_THRESHOLD && tellsOfChildrenOnly(text, previous)) return false;
  // "he is 3 years old", after "I got a dog": the classifier reads a message alone.
  return !isExplainedByTurns(text, previous);
}

/**
 * Lowest harmless score that clears a text. No violation found by a rule in `labeled/validation.tsv`
 * reaches it.
 */
const HARMLESS_THRESHOLD = 0.97;

export const isHarmless = (scores: Readonly<Record<string, number>>): boolean =>
  !isForeign(scores) && (scores['classifier/harmless'] ?? 0) >= HARMLESS_THRESHOLD;

/**
 * Lowest harmless score that prevents a strike. In the labeled tables this prevents 17 of 21 strikes for
 * harmless messages, and 16 of 883 for violations, which are still refused.
 */
const BLAMELESS_THRESHOLD = 0.5;

export const isBlameless = (scores: Readonly<Record<string, number>>): boolean =>
  !isForeign(scores) && (scores['classifier/harmless'] ?? 0) >= BLAMELESS_THRESHOLD;

/**
 * Returns whether the classifier may clear a text that a rule refused. Not for clear rules, minors,
 * several categories, disguised words, or what the classifier misreads.
 */
export const canBeCleared = ({ rule, categories }: Verdict, texts: readonly string[]): boolean =>
  rule !== null &&
  !CLEAR_RULES.has(rule) &&
  !isMisread(rule) &&
  categories.length === 1 &&
  (categories[0] !== 'minors' || isVagueMinor({ rule })) &&
  !texts.some(hasDisguise);

/**
 * The question of a yes is in the previous turn, which the classifier does not read; it reads slang
 * literally.
 */
const isMisread = (rule: string): boolean =>
  rule.endsWith('.answered') || rule === 'illegal.slang_denied';

/**
 * Below this sum of the harmless score and the ignored harms, a text is harmful even when no single harm
 * reaches its threshold, e.g. when threat and hate share the score. The highest harm is then named.
 */
const HARMFUL_MAX_REST = 0.3;

/**
 * Converts a model's scores to a verdict. Despair in a chat always leads to a crisis response.
 * @param previous the turns before a message, oldest first, which may explain an age
 */
export function judgeScores(
  surface: Surface,
  scores: Readonly<Record<string, number>>,
  text = '',
  previous: readonly string[] = [],
): Verdict {
  const labeled = Object.entries(scores).flatMap(([name, score]): Finding[] => {
    const label = lookUp(LABELS, name);
    if (!label) return [];
    const isDoubted =
      name === 'classifier/minors' &&
      surface === 'chat_input' &&
      score >= DOUBTED_CHILD_THRESHOLD &&
      tellsOfDoubtfulChild(text, previous);
    const threshold = isDoubted ? DOUBTED_CHILD_THRESHOLD : label.threshold;
    return [{ name, score, ...label, threshold }];
  });
  const known = labeled.filter((one) =>
    doesScoreCount(surface, one, isForeign(scores), text, previous),
  );
  const left = labeled.reduce((sum, one) => (known.includes(one) ? sum : sum + one.score), 0);
  const isHarmful = (scores['classifier/harmless'] ?? 1) + left <= HARMFUL_MAX_REST;
  const [nearest] = known.toSorted((one, other) => other.score - one.score);
  // Ordinary fatigue resembles despair, so self-harm must reach its own threshold.
  const isNamed = isHarmful && nearest?.category !== 'self_harm';
  const found = known.filter((one) => one.score >= one.threshold || (isNamed && one === nearest));
  if (found.length === 0) return ALLOWED;
  const isCrisis = surface === 'chat_input' && found.some((one) => one.category === 'self_harm');
  const first = isCrisis ? 'self_harm' : 'minors';
  found.sort((one, other) => {
    const rank = Number(other.category === first) - Number(one.category === first);
    return rank || other.score - one.score;
  });
  return {
    outcome: isCrisis ? 'crisis' : 'block',
    categories: [...new Set(found.map(({ category }) => category))],
    rule: `model.${found[0]!.name}`,
  };
}

/** Converts a vision model's age estimates to a verdict. Null: not checked. */
export function judgeAges(
  ages: { all_clearly_adults: boolean; youngest_age: number | null } | null,
): Verdict {
  const isAdult =
    ages === null ||
    (ages.all_clearly_adults && (ages.youngest_age ?? MIN_APPARENT_AGE) >= MIN_APPARENT_AGE);
  return isAdult
    ? ALLOWED
    : { outcome: 'block', categories: ['minors'], rule: 'model.apparent_age' };
}
