import type { Category, Finding, Surface } from './categories.ts';
import { compileLoose, compileStems } from './loose-pattern.ts';
import type { Reading, TextViews } from './normalize-text.ts';

/** One pattern of a category: cheap stems first, then the pattern, then what excuses a match. */
export interface TableRule {
  name: string;
  stems: RegExp;
  pattern: RegExp;
  /** Read against the 60 characters before, the match, and the 60 after, joined by `‹match›`. */
  unless?: RegExp;
  surfaces?: readonly Surface[];
}

/** Compiles a rule; `pattern` is in the loose language of `loose-pattern.ts`. */
export function defineRule(
  name: string,
  stems: string,
  pattern: string,
  extra: { unless?: RegExp; surfaces?: readonly Surface[]; pieces?: Record<string, string> } = {},
): TableRule {
  return {
    name,
    stems: compileStems(stems),
    pattern: compileLoose(pattern, extra.pieces),
    unless: extra.unless,
    surfaces: extra.surfaces,
  };
}

function matches(rule: TableRule, reading: Reading): boolean {
  if (!rule.stems.test(reading.compact)) return false;
  for (const found of reading.text.matchAll(rule.pattern)) {
    if (!rule.unless) return true;
    const end = found.index + found[0].length;
    const around = `${reading.text.slice(Math.max(0, found.index - 60), found.index)}‹${found[0]}›${reading.text.slice(end, end + 60)}`;
    if (!rule.unless.test(around)) return true;
  }
  return false;
}

/** Runs a category's rules over every reading; the first that holds is the finding. */
export function runRules(
  category: Category,
  rules: readonly TableRule[],
  surface: Surface,
  views: TextViews,
  outcome: Finding['outcome'] = 'block',
): Finding | null {
  for (const rule of rules) {
    if (rule.surfaces && !rule.surfaces.includes(surface)) continue;
    for (const reading of views.readings) {
      if (matches(rule, reading)) return { category, rule: `${category}.${rule.name}`, outcome };
    }
  }
  return null;
}
