import { z } from 'zod';
import type { Sex } from '../../options/index.ts';

/** Who was chosen in the wizard; every value but name, age and description is an option id. */
export interface PersonaInput {
  readonly name: string;
  /** Years, 18 or more. */
  readonly age: number;
  readonly sex: Sex;
  readonly style: string;
  readonly occupation: string;
  readonly personality: string;
  readonly relationship: string;
  readonly hobbies: readonly string[];
  /** The maker's own words; may be empty. */
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
 * The shapes of data/*.json. Lines hold `{he}`, `{him}`, `{his}`, `{himself}` (also with a capital)
 * and `{name}`; an action has neither its asterisks nor a subject: `wipes the bench`.
 */

const Line = z.string().trim().min(1);
const Lines = z.array(Line).min(1);

/** A user's line and the character's answer to it. */
const Exchange = z.tuple([Line, Line]);
export type Exchange = z.infer<typeof Exchange>;

export const Job = z.strictObject({
  /** Goes on from the name: "restores clocks …". */
  life: Line,
  /** Where the work is done, with its preposition. */
  work: Line,
  /** Where a stranger walks in on the work; left out where strangers do not. */
  guest: Line.optional(),
  acts: Lines,
  /** An action off duty that still shows the work. */
  off: Line,
  /** Said of the day, anywhere. */
  news: Lines,
  talk: Exchange,
});
export type Job = z.infer<typeof Job>;

export const Temper = z.strictObject({
  traits: Lines,
  speech: Lines,
  gestures: Lines,
  /** Lines for anybody; `close` ones are for lovers alone. */
  open: Lines,
  close: Lines,
  askOpen: Lines,
  askClose: Lines,
  talkOpen: z.array(Exchange).min(1),
  talkClose: z.array(Exchange),
  /** The same nature without courtship, for bonds that are not romantic by themselves. */
  sober: z.strictObject({ traits: Lines, speech: Lines }).optional(),
});
export type Temper = z.infer<typeof Temper>;

const Scene = z.strictObject({
  where: Line,
  /** An action of the scene; 'work' and 'off' stand for the job's own. */
  act: Line,
});

export const Bond = z.strictObject({
  /** True where the two are a couple of some kind. */
  close: z.boolean(),
  /** True where a plan for the week may be proposed. */
  invites: z.boolean().optional(),
  bonds: Lines,
  scenes: z.array(Scene).min(1),
  hellos: Lines,
  /** How the character stands to the user, for the persona. */
  stances: Lines,
  talk: z.array(Exchange).min(2),
  /** Lines that replace the personality's own where courtship does not belong. */
  sober: z.strictObject({ gestures: Lines, lines: Lines, asks: Lines }).optional(),
});
export type Bond = z.infer<typeof Bond>;

export const Hobby = z.strictObject({
  habits: Lines,
  /** Said in the greeting; ends in a question. */
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
