import type { Category } from '../rules/index.ts';
import type { Part } from './labeled-table.ts';

interface Goal {
  recall: number;
  precision: number;
}

/** The goals for each part of the table. */
export const GOALS: Readonly<Record<Category, Goal>> = {
  minors: { recall: 0.99, precision: 0.97 },
  real_person: { recall: 0.95, precision: 0.95 },
  illegal: { recall: 0.95, precision: 0.95 },
  hate: { recall: 0.95, precision: 0.95 },
  violence: { recall: 0.95, precision: 0.95 },
  self_harm: { recall: 0.95, precision: 0.95 },
  privacy: { recall: 0.95, precision: 0.95 },
  copyright: { recall: 0.95, precision: 0.95 },
  spam: { recall: 0.95, precision: 0.95 },
};

/** Reached figures where a goal is not met yet. They may only increase. Remove a line at its goal. */
export const REACHED: Readonly<Record<Part, Partial<Record<Category, Partial<Goal>>>>> = {
  worked: {},
  'held-out': {
    minors: { recall: 0.74, precision: 0.93 },
    real_person: { recall: 0.85 },
    illegal: { recall: 0.71, precision: 0.89 },
    hate: { recall: 0.54 },
    violence: { recall: 0.33 },
    self_harm: { recall: 0.53, precision: 0.82 },
    privacy: { recall: 0.63, precision: 0.89 },
    copyright: { recall: 0.78 },
    spam: { recall: 0.73 },
  },
};

/** Reached figures of rules and classifier together, on `clean-3.tsv` and `clean-4.tsv`. */
export const REACHED_CLEAN: Partial<Record<Category, Partial<Goal>>> = {
  minors: { recall: 0.98 },
  self_harm: { recall: 0.94, precision: 0.89 },
};

/** The same on `worked-f.tsv` and `held-out-f.tsv`; a category of the second has some ten violations. */
export const REACHED_EVERYDAY: typeof REACHED = {
  worked: { minors: { recall: 0.98 } },
  'held-out': {
    minors: { recall: 0.96 },
    violence: { precision: 0.91 },
    self_harm: { precision: 0.89 },
    spam: { precision: 0.9 },
  },
};

/**
 * The same on the texts of writers who knew no rule, `worked-g.tsv` to `held-out-h.tsv`, without replies; a category
 * of either has 6 to 42 violations.
 */
export const REACHED_UNSEEN: Readonly<Record<'g' | 'h', typeof REACHED>> = {
  g: {
    worked: { hate: { recall: 0.9 } },
    'held-out': {
      minors: { recall: 0.97 },
      violence: { recall: 0.92 },
      self_harm: { recall: 0.93, precision: 0.82 },
      privacy: { recall: 0.91 },
    },
  },
  h: {
    worked: {},
    'held-out': {
      minors: { precision: 0.91 },
      real_person: { recall: 0.94 },
      illegal: { precision: 0.93 },
      hate: { recall: 0.91, precision: 0.91 },
      self_harm: { recall: 0.91 },
    },
  },
};

/**
 * The part of `worked-i.tsv` and `held-out-i.tsv` that may be refused. The goal is one text in a hundred; a
 * higher threshold does not lead there, since it loses violations (docs/decisions/010).
 */
export const MOST_ORDINARY_REFUSED: Readonly<Record<Part, number>> = {
  worked: 0.006,
  'held-out': 0.051,
};

/** The part of `held-out-j.tsv` that may be refused. */
export const MOST_DANGEROUS_WORDS_REFUSED = 0.035;

/** How many of some 13,000 ordinary messages may bring a strike: one wrong suspension is one too many. */
export const MOST_ORDINARY_STRIKES = 1;

/** Returns the figures that the test requires. */
export const getGoal = (part: Part, category: Category, reached = REACHED): Goal => ({
  ...GOALS[category],
  ...reached[part][category],
});
