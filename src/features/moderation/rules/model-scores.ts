import { lookUp } from '#shared/look-up.ts';
import { CLEAR_RULES } from './blame.ts';
import type { Category, Surface, Verdict } from './categories.ts';
import { mentionsYouth } from './check-minors.ts';
import { normalizeText } from './normalize-text.ts';
import { hasDisguise } from './own-words.ts';

interface Label {
  category: Category;
  /** The score from which on a text or a picture is refused, 0 to 1. */
  from: number;
}

/**
 * What the labels of model engines mean here: graded scores of OpenAI's moderation, and the codes of
 * Llama Guard, each worth 1. Labels that are not listed are allowed: sexual content between adults,
 * teasing, advice, elections.
 */
const LABELS: Readonly<Record<string, Label>> = {
  'sexual/minors': { category: 'minors', from: 0.2 },
  hate: { category: 'hate', from: 0.7 },
  'hate/threatening': { category: 'hate', from: 0.5 },
  'harassment/threatening': { category: 'violence', from: 0.9 },
  illicit: { category: 'illegal', from: 0.8 },
  'illicit/violent': { category: 'illegal', from: 0.6 },
  violence: { category: 'violence', from: 0.95 },
  'violence/graphic': { category: 'violence', from: 0.9 },
  'self-harm': { category: 'self_harm', from: 0.85 },
  'self-harm/intent': { category: 'self_harm', from: 0.7 },
  'self-harm/instructions': { category: 'self_harm', from: 0.5 },
  S1: { category: 'violence', from: 1 },
  S2: { category: 'illegal', from: 1 },
  S3: { category: 'illegal', from: 1 },
  S4: { category: 'minors', from: 1 },
  S5: { category: 'real_person', from: 1 },
  S7: { category: 'privacy', from: 1 },
  S8: { category: 'copyright', from: 1 },
  S9: { category: 'illegal', from: 1 },
  S10: { category: 'hate', from: 1 },
  S11: { category: 'self_harm', from: 1 },
  // Of the embedded classifier, where it finds most and is wrong about at most one ordinary message in
  // 200 in `labeled/validation.tsv`. Whose age it is, rules decide by grammar;
  // what merely resembles the words of a minor is found here.
  'classifier/copyright': { category: 'copyright', from: 0.4 },
  'classifier/hate': { category: 'hate', from: 0.4 },
  'classifier/illegal': { category: 'illegal', from: 0.35 },
  'classifier/minors': { category: 'minors', from: 0.6 },
  'classifier/privacy': { category: 'privacy', from: 0.4 },
  'classifier/real_person': { category: 'real_person', from: 0.6 },
  'classifier/self_harm': { category: 'self_harm', from: 0.7 },
  'classifier/spam': { category: 'spam', from: 0.3 },
  'classifier/violence': { category: 'violence', from: 0.4 },
  // A verdict that could not be read counts as unsafe.
  unparsed: { category: 'illegal', from: 1 },
};

/** Years: an adult whose picture looks younger may be taken for a minor, and is refused. */
export const YOUNGEST_LOOK = 21;

const ALLOWED: Verdict = { outcome: 'allow', categories: [], rule: null };

/**
 * The embedded classifier reads every passage of a character, and only a harm that it is sure of counts:
 * at this score none of 150 published-style cards has one. Of a text that is not English it must be surer.
 */
const SURE = 0.8;
const SURE_OF_FOREIGN = 0.9;

const isForeign = (scores: Readonly<Record<string, number>>): boolean =>
  scores['classifier/foreign'] === 1;

interface Finding extends Label {
  name: string;
  score: number;
}

/** Without any word of youth or of an age below eighteen, the classifier must be as sure as this of a minor. */
const SURE_OF_MINORS = 0.96;

/**
 * In a reply, as sure as this of a harm in more than a few words: of 35 violations that the rules pass it then
 * finds 15, and of 739 harmless replies it refuses none.
 */
const SURE_OF_REPLY = 0.95;
/** A reply that condemns a harm, or declines to take part, has the words of the harm. */
const DECLINES = /\b(?:nobody|no one) should\b|\bI (?:would|will) not\b|\bI (?:wouldn|won)['’]t\b/i;
/** Ages in a reply are the rules', and despair may be the character's. */
const NOT_IN_REPLIES: ReadonlySet<Category> = new Set(['minors', 'self_harm']);

/**
 * A few words resemble much. Where there are no more than these, a harm counts from here on: that loses 2 of 579
 * violations that the classifier finds in the labeled tables, and 14 of its 50 false alarms there and in 1,400 harmless
 * messages and prompts.
 */
const FEW_WORDS = 8;
const SURE_OF_FEW = { self_harm: 0.93, other: 0.7 };

function isVague({ category, score }: Finding, text: string): boolean {
  const least = category === 'self_harm' ? SURE_OF_FEW.self_harm : SURE_OF_FEW.other;
  return score < least && countWords(text) > 0 && countWords(text) <= FEW_WORDS;
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

const countsInReply = ({ category, score }: Finding, text: string): boolean =>
  score >= SURE_OF_REPLY &&
  countWords(text) > FEW_WORDS &&
  !NOT_IN_REPLIES.has(category) &&
  !DECLINES.test(text);

/** Whether a score counts. Of other languages training knows little but ages, which the rules read there. */
function counts(surface: Surface, finding: Finding, foreign: boolean, text: string): boolean {
  const { name, score } = finding;
  if (!name.startsWith('classifier/')) return true;
  if (surface === 'reply') return countsInReply(finding, text);
  if (isVague(finding, text)) return false;
  if (foreign) return name !== 'classifier/minors' && score >= SURE_OF_FOREIGN;
  if ((surface === 'character' || surface === 'card') && score < SURE) return false;
  if (name !== 'classifier/minors') return true;
  return score >= SURE_OF_MINORS || mentionsYouth(surface, normalizeText(text));
}

/**
 * The embedded classifier's score from which on a text counts as harmless: in `labeled/validation.tsv`
 * no violation that a rule found reaches it.
 */
const HARMLESS_FROM = 0.97;

export const isHarmless = (scores: Readonly<Record<string, number>>): boolean =>
  !isForeign(scores) && (scores['classifier/harmless'] ?? 0) >= HARMLESS_FROM;

/**
 * The score from which on nobody is blamed for what a clear rule refuses. In the labeled tables and eight
 * sets beside them that takes back 10 of 12 strikes for harmless words, and 12 of 411 for violations,
 * which stay refused.
 */
const BLAMELESS_FROM = 0.8;

export const isBlameless = (scores: Readonly<Record<string, number>>): boolean =>
  !isForeign(scores) && (scores['classifier/harmless'] ?? 0) >= BLAMELESS_FROM;

/**
 * Whether the classifier may clear a text of what the rules suspect. Clear rules, ages, several
 * suspicions at once and words in disguise stay with the rules.
 */
export const mayBeCleared = ({ rule, categories }: Verdict, texts: readonly string[]): boolean =>
  rule !== null &&
  !CLEAR_RULES.has(rule) &&
  categories.length === 1 &&
  categories[0] !== 'minors' &&
  !texts.some(hasDisguise);

/**
 * What the embedded classifier may leave for "harmless", and for harms that do not count, where a text counts as
 * harmful although no single harm reaches its threshold, as where threat and hate share it: the harm that
 * comes nearest is named.
 */
const HARMFUL_UP_TO = 0.3;

/** What a model engine's scores of a text mean; despair in a chat is answered with help, whatever else is found. */
export function judgeScores(
  surface: Surface,
  scores: Readonly<Record<string, number>>,
  text = '',
): Verdict {
  const labeled = Object.entries(scores).flatMap(([name, score]): Finding[] => {
    const label = lookUp(LABELS, name);
    return label ? [{ name, score, ...label }] : [];
  });
  const known = labeled.filter((one) => counts(surface, one, isForeign(scores), text));
  const left = labeled.reduce((sum, one) => (known.includes(one) ? sum : sum + one.score), 0);
  const isHarmful = (scores['classifier/harmless'] ?? 1) + left <= HARMFUL_UP_TO;
  const [nearest] = known.toSorted((one, other) => other.score - one.score);
  // Ordinary fatigue resembles despair: that has to reach its own threshold.
  const isNamed = isHarmful && nearest?.category !== 'self_harm';
  const found = known.filter((one) => one.score >= one.from || (isNamed && one === nearest));
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

/** What a model with eyes says of the ages of those in a picture; null: nobody looked. */
export function judgeAges(
  ages: { all_clearly_adults: boolean; youngest_age: number | null } | null,
): Verdict {
  const isAdult =
    ages === null ||
    (ages.all_clearly_adults && (ages.youngest_age ?? YOUNGEST_LOOK) >= YOUNGEST_LOOK);
  return isAdult
    ? ALLOWED
    : { outcome: 'block', categories: ['minors'], rule: 'model.apparent_age' };
}
