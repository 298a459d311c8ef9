import type { MacroNames } from './macro-readings.ts';

/** Version stored with every verdict. Increase it when a rule changes what it matches. */
export const RULES_VERSION = '2026.1';

export type Category =
  | 'minors'
  | 'real_person'
  | 'illegal'
  | 'hate'
  | 'violence'
  | 'self_harm'
  | 'privacy'
  | 'copyright'
  | 'spam';

export type Surface =
  | 'character'
  | 'chat_input'
  | 'reply'
  | 'image_prompt'
  /** A generated image, identified by its hashes. */
  | 'image_result'
  | 'profile_name'
  | 'clone'
  | 'card'
  | 'contact';

export type Outcome = 'allow' | 'block' | 'crisis' | 'queue';

export interface CheckContext {
  /** The last turns before this one, oldest first. Only read together with the new text. */
  previous?: string[];
  /** The character's age field in years. */
  character_age?: number;
  /** ISO 3166-1 alpha-2, to choose help lines. */
  country?: string;
  /** The text is an image prompt, where negation fails: "no children" shows children. */
  literal?: boolean;
  /** The year for years of birth; the current year by default. */
  year?: number;
  /** Values of `{{char}}` and `{{scenario}}` in a character's texts. */
  macros?: MacroNames;
}

export interface CheckInput {
  surface: Surface;
  texts: string[];
  context?: CheckContext;
}

export interface Verdict {
  outcome: Outcome;
  categories: Category[];
  /** Name of the first matching rule, such as `minors.age_stated`; null when allowed. */
  rule: string | null;
}

/** The result of a rule: its name and outcome. */
export interface Finding {
  category: Category;
  rule: string;
  outcome: Exclude<Outcome, 'allow'>;
}

/** Surfaces that describe a subject. Any youth cue about that subject is refused there. */
export const DESCRIBING_SURFACES: ReadonlySet<Surface> = new Set([
  'character',
  'card',
  'image_prompt',
  'clone',
  'profile_name',
]);
