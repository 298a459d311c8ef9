import { readAnswered, readHowLast, readReported } from './answered-questions.ts';
import type {
  Category,
  CheckContext,
  CheckInput,
  Finding,
  Surface,
  Verdict,
} from './categories.ts';
import { checkHarms } from './check-harms.ts';
import { checkMinors, checkOtherLanguages, isVagueMinor } from './check-minors.ts';
import { endActs } from './end-acts.ts';
import { macroReadings } from './macro-readings.ts';
import { memoizeLast } from './memoize.ts';
import { normalizeText, type TextViews } from './normalize-text.ts';

const ALLOWED: Verdict = { outcome: 'allow', categories: [], rule: null };
const RANK = { allow: 0, queue: 1, block: 2, crisis: 3 } as const;
/** Surfaces whose macros are expanded in prompts. The expanded texts are judged as well. */
const EXPANDED: ReadonlySet<Surface> = new Set(['character', 'card']);

/**
 * Checks texts together with the embedded rules. A crisis outranks a block, and a block outranks a
 * queue. `categories` lists everything found. `queue`: a person must review it before others see it.
 */
export function checkText(input: CheckInput): Verdict {
  return readingsOf(input).reduce((worst, verdict) => {
    const isClearer = verdict.outcome === worst.outcome && isVagueMinor(worst);
    return RANK[verdict.outcome] > RANK[worst.outcome] || isClearer ? verdict : worst;
  });
}

function readingsOf(input: CheckInput): Verdict[] {
  const { surface, texts } = input;
  if (EXPANDED.has(surface))
    return macroReadings(texts, input.context?.macros).map((read) =>
      judge({ ...input, texts: read }),
    );
  const turn = surface === 'chat_input' ? input.context?.previous?.at(-1) : undefined;
  const verdicts = [judge({ ...input, texts: texts.map((text) => readReported(text, turn)) })];
  if (surface === 'chat_input') verdicts.push(...judgeOtherOrder(texts.join('\n'), turn));
  if (surface === 'profile_name') verdicts.push(judgeSplitName(input));
  const spoken = surface === 'reply' ? texts.map(endActs) : texts;
  if (spoken.some((text, at) => text !== texts[at]))
    verdicts.push(judge({ ...input, texts: spoken }));
  return verdicts;
}

/** The meaning of a yes to the last question: violence may be playful teasing. */
const ANSWERED: ReadonlySet<Category> = new Set(['self_harm', 'privacy', 'illegal']);

/** Judges a message by the statement that it implies. */
function judgeOtherOrder(text: string, turn: string | undefined): Verdict[] {
  const answered = readAnswered(text, turn);
  const asked = readHowLast(text);
  const judgeAs = (read: string): Verdict => judge({ surface: 'chat_input', texts: [read] });
  return [
    ...(asked === null ? [] : [judgeAs(asked)]),
    ...(answered === null ? [] : [judgeAs(answered)])
      .filter(({ categories }) => categories.some((one) => ANSWERED.has(one)))
      // The classifier reads only the answer, so it must not clear it.
      .map((verdict) => ({ ...verdict, rule: `${verdict.categories[0]}.answered` })),
  ];
}

/** Returns whether a text is about a minor: `checkText` for this category alone. */
export function namesMinor(surface: Surface, text: string): boolean {
  const spoken = endActs(text);
  return [text, ...(spoken === text ? [] : [spoken])].some(
    (read) => checkMinors(surface, normalizeText(read)) ?? checkOtherLanguages(surface, read),
  );
}

/** A clause of a reply is judged for several surfaces. */
const readViews = memoizeLast(normalizeText);

/** Splits names such as "Your8thGradeGF" into words. */
const judgeSplitName = (input: CheckInput): Verdict =>
  judge({
    ...input,
    texts: input.texts.map((text) =>
      text.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=[\dA-Z])(?=[A-Z][a-z])/g, ' '),
    ),
  });

/** A vague suspicion gives way to another. */
function checkMinorsOfAll(
  surface: Surface,
  views: TextViews,
  original: string,
  context: CheckContext,
): Finding | null {
  const found = checkMinors(surface, views, context);
  if (found && !isVagueMinor(found)) return found;
  return checkOtherLanguages(surface, original) ?? found;
}

function judge({ surface, texts, context = {} }: CheckInput): Verdict {
  const original = texts.join('\n');
  if (original.trim() === '') {
    return context.character_age !== undefined && context.character_age < 18
      ? { outcome: 'block', categories: ['minors'], rule: 'minors.age_field' }
      : ALLOWED;
  }
  const views = readViews(original);
  const minors = checkMinorsOfAll(surface, views, original, context);
  const findings = [...(minors ? [minors] : []), ...checkHarms(surface, views, original)];
  const first = findings.reduce<Finding | null>(
    (worst, finding) => (worst && RANK[worst.outcome] >= RANK[finding.outcome] ? worst : finding),
    null,
  );
  if (!first) return ALLOWED;
  return {
    outcome: first.outcome,
    categories: [...new Set([first.category, ...findings.map((finding) => finding.category)])],
    rule: first.rule,
  };
}
