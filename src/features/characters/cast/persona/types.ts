import { z } from 'zod';
import type { Sex } from '../../options/index.ts';

/** The choices of the wizard; every value except name, age and description is an option id. */
export interface PersonaInput {
  readonly name: string;
  /** In years, at least 18. */
  readonly age: number;
  readonly sex: Sex;
  readonly style: string;
  readonly occupation: string;
  readonly personality: string;
  readonly relationship: string;
  readonly hobbies: readonly string[];
  /** The user's own text; may be empty. */
  readonly description: string;
  readonly voice?: string | null;
}

/** The texts of a character; lengths in `TEXT_LENGTHS`, macros `{{user}}` and `{{char}}`. */
export interface CharacterTexts {
  persona: string;
  opening_message: string;
  scenario: string;
  example_dialogue: string;
}

/*
 * The schemas of data/*.json. Lines may contain `{he}`, `{him}`, `{his}`, `{himself}` (also
 * capitalized) and `{name}`; an action has neither asterisks nor a subject: `wipes the bench`.
 */

const Line = z.string().trim().min(1);
const Lines = z.array(Line).min(1);

/** A user's line and the character's answer to it. */
const Exchange = z.tuple([Line, Line]);
export type Exchange = z.infer<typeof Exchange>;

export const Job = z.strictObject({
  /** Continues after the name: "restores clocks …". */
  life: Line,
  /** The place of work, with its preposition. */
  work: Line,
  /** How a stranger comes upon the work; left out where strangers do not. */
  guest: Line.optional(),
  acts: Lines,
  /** An action off duty that still relates to the job. */
  off: Line,
  /** News of the day, for any place. */
  news: Lines,
  talk: Exchange,
});
export type Job = z.infer<typeof Job>;

export const Temper = z.strictObject({
  traits: Lines,
  speech: Lines,
  gestures: Lines,
  /** Lines for everyone; `close` ones are only for couples. */
  open: Lines,
  close: Lines,
  askOpen: Lines,
  askClose: Lines,
  talkOpen: z.array(Exchange).min(1),
  talkClose: z.array(Exchange),
  /** The same personality without courtship, for relationships that are not romantic. */
  sober: z.strictObject({ traits: Lines, speech: Lines }).optional(),
});
export type Temper = z.infer<typeof Temper>;

const Scene = z.strictObject({
  where: Line,
  /** The scene's action; 'work' and 'off' mean the job's. */
  act: Line,
});

export const Bond = z.strictObject({
  /** True when the two are a couple. */
  close: z.boolean(),
  /** True when plans for the week may be proposed. */
  invites: z.boolean().optional(),
  bonds: Lines,
  scenes: z.array(Scene).min(1),
  hellos: Lines,
  /** The character's relation to the user, for the persona. */
  stances: Lines,
  talk: z.array(Exchange).min(2),
  /** Lines that replace the personality's where courtship does not belong. */
  sober: z.strictObject({ gestures: Lines, lines: Lines, asks: Lines }).optional(),
});
export type Bond = z.infer<typeof Bond>;

export const Hobby = z.strictObject({
  habits: Lines,
  /** Part of the greeting; ends in a question. */
  invite: Line,
  talk: Exchange,
});
export type Hobby = z.infer<typeof Hobby>;

export const Quirks = z.strictObject({
  any_age: Lines,
  under_30: Lines,
  under_50: Lines,
  from_50: Lines,
});
