import type { Sex } from '../options/index.ts';

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

/** The texts a character lives from; lengths in `TEXT_LENGTHS`, macros `{{user}}` and `{{char}}`. */
export interface CharacterTexts {
  persona: string;
  opening_message: string;
  scenario: string;
  example_dialogue: string;
}

/** A user's line and the character's answer to it. */
export type Exchange = readonly [user: string, char: string];

/*
 * Lines hold `{he}`, `{him}`, `{his}`, `{himself}` (also with a capital) and `{name}`;
 * an action has neither its asterisks nor a subject: `wipes the bench`.
 */

export interface Job {
  /** Goes on from the name: "restores clocks …". */
  readonly life: string;
  /** Where the work is done, with its preposition. */
  readonly work: string;
  /** Where a stranger walks in on the work; left out where strangers do not. */
  readonly guest?: string;
  readonly acts: readonly string[];
  /** An action off duty that still shows the work. */
  readonly off: string;
  /** Said of the day, anywhere. */
  readonly news: readonly string[];
  readonly talk: Exchange;
}

export interface Temper {
  readonly traits: readonly string[];
  readonly speech: readonly string[];
  readonly gestures: readonly string[];
  /** Lines for anybody; `close` ones are for lovers alone. */
  readonly open: readonly string[];
  readonly close: readonly string[];
  readonly askOpen: readonly string[];
  readonly askClose: readonly string[];
  readonly talkOpen: readonly Exchange[];
  readonly talkClose: readonly Exchange[];
}

export interface Scene {
  readonly where: string;
  /** An action of the scene; 'work' and 'off' stand for the job's own. */
  readonly act: string;
}

export interface Bond {
  /** True where the two are a couple of some kind. */
  readonly close: boolean;
  /** True where a plan for the week may be proposed. */
  readonly invites?: boolean;
  readonly bonds: readonly string[];
  readonly scenes: readonly Scene[];
  readonly hellos: readonly string[];
  /** How the character stands to the user, for the persona. */
  readonly stances: readonly string[];
  readonly talk: readonly Exchange[];
  /** Lines that stand in for the personality's own where no courtship belongs. */
  readonly sober?: {
    readonly gestures: readonly string[];
    readonly lines: readonly string[];
    readonly asks: readonly string[];
  };
}

export interface Hobby {
  readonly habits: readonly string[];
  /** Said in the greeting; ends in a question. */
  readonly invite: string;
  readonly talk: Exchange;
}
