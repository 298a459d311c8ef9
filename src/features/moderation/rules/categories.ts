import type { MacroNames } from './macro-readings.ts';

/** Version stored with every verdict; raise it when a rule changes what it catches. */
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
  /** What an image engine made, named by its hashes. */
  | 'image_result'
  | 'profile_name'
  | 'clone'
  | 'card'
  | 'contact';

export type Outcome = 'allow' | 'block' | 'crisis' | 'queue';

export interface CheckContext {
  /** The last turns before this one, oldest first; read only together with the new text. */
  previous?: string[];
  /** The character's age field in years. */
  character_age?: number;
  /** ISO 3166-1 alpha-2, for the caller's choice of help lines. */
  country?: string;
  /** The words go to an engine that shows what it reads: "no children" shows children. */
  literal?: boolean;
  /** The year to count years of birth from; the current one when left out. */
  year?: number;
  /** What `{{char}}` and `{{scenario}}` stand for in a character's texts. */
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
  /** Name of the first rule that fired, such as `minors.age_stated`; null when allowed. */
  rule: string | null;
}

/** What one rule file answers: the rule's name and how hard it falls. */
export interface Finding {
  category: Category;
  rule: string;
  outcome: Exclude<Outcome, 'allow'>;
}

/** Surfaces that describe a subject; there any youth cue about that subject is refused. */
export const DESCRIBING_SURFACES: ReadonlySet<Surface> = new Set([
  'character',
  'card',
  'image_prompt',
  'clone',
  'profile_name',
]);
