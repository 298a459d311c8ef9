import type { CheckInput, Finding, Surface, Verdict } from './categories.ts';
import { checkCrisis } from './check-crisis.ts';
import { checkHate } from './check-hate.ts';
import { checkMinors } from './check-minors.ts';
import { checkPrivacy } from './check-privacy.ts';
import { checkRealPerson } from './check-real-person.ts';
import { checkSpam } from './check-spam.ts';
import { COPYRIGHT_RULES, ILLEGAL_RULES, SELF_HARM_RULES, VIOLENCE_RULES } from './harm-rules.ts';
import { macroReadings } from './macro-readings.ts';
import { normalizeText } from './normalize-text.ts';
import { runRules } from './rule-table.ts';

const ALLOWED: Verdict = { outcome: 'allow', categories: [], rule: null };
const RANK = { allow: 0, queue: 1, block: 2, crisis: 3 } as const;
/** Where texts come from that a prompt expands: what a model will read is judged as well. */
const EXPANDED: ReadonlySet<Surface> = new Set(['character', 'card']);

/** The last turns are read up to this many characters; older words are not "the same breath". */
const TURN_REACH = 400;

/**
 * Checks all texts of one act together with the embedded rules.
 * A crisis outranks a block (help is owed first), a block outranks a queue; `categories` names
 * everything found. `queue` means: a person should look before others see it.
 */
export function checkText(input: CheckInput): Verdict {
  const verdicts = EXPANDED.has(input.surface)
    ? macroReadings(input.texts).map((texts) => judge({ ...input, texts }))
    : [judge(input)];
  return verdicts.reduce((worst, verdict) =>
    RANK[verdict.outcome] > RANK[worst.outcome] ? verdict : worst,
  );
}

function judge({ surface, texts, context = {} }: CheckInput): Verdict {
  const original = texts.join(' ');
  if (original.trim() === '') {
    return context.character_age !== undefined && context.character_age < 18
      ? { outcome: 'block', categories: ['minors'], rule: 'minors.age_field' }
      : ALLOWED;
  }
  const views = normalizeText(original);
  const turns = (context.previous ?? []).slice(-3).join(' ').slice(-TURN_REACH);
  const joint = turns ? normalizeText(`${turns} ${original}`) : null;
  const spamOnly = surface === 'contact';
  const findings = [
    checkCrisis(surface, views),
    checkMinors(surface, texts, views, joint, context),
    checkRealPerson(surface, views, original),
    spamOnly ? null : runRules('illegal', ILLEGAL_RULES, surface, views),
    checkHate(surface, views),
    spamOnly ? null : runRules('violence', VIOLENCE_RULES, surface, views),
    spamOnly ? null : runRules('self_harm', SELF_HARM_RULES, surface, views),
    checkPrivacy(surface, views),
    runRules('copyright', COPYRIGHT_RULES, surface, views),
    checkSpam(surface, views),
  ].filter((finding): finding is Finding => finding !== null);
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
