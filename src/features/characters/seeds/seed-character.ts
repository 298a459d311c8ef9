import type { OptionId, Sex } from '../options/index.ts';

/** What every seed has; option ids are literal types, so a value outside the lists does not compile. */
interface SeedOf<S extends Sex> {
  readonly slug: string;
  /** Full name, "First Last". */
  readonly name: string;
  /** Years, 21–58. */
  readonly age: number;
  readonly sex: S;
  readonly style: OptionId<S, 'style'>;
  readonly ethnicity: OptionId<S, 'ethnicity'>;
  readonly body_type: OptionId<S, 'body_type'>;
  readonly hair_color: OptionId<S, 'hair_color'>;
  readonly hair_style: OptionId<S, 'hair_style'>;
  readonly eye_color: OptionId<S, 'eye_color'>;
  readonly clothing: OptionId<S, 'clothing'>;
  readonly occupation: OptionId<S, 'occupation'>;
  readonly personality: OptionId<S, 'personality'>;
  readonly relationship: OptionId<S, 'relationship'>;
  readonly voice: OptionId<S, 'voice'>;
  /** One to three. */
  readonly hobbies: readonly OptionId<S, 'hobbies'>[];
  /** Card text in the third person, 90–260 characters. */
  readonly description: string;
  /** Greeting in their own voice, 150–500 characters, actions in *asterisks*. */
  readonly opening_message: string;
  /** Who they are and how they speak, for the model, 200–600 characters. */
  readonly persona: string;
  readonly scenario: string;
  /** `<START>` blocks with `{{user}}:` and `{{char}}:` lines. */
  readonly example_dialogue: string;
  readonly tags: readonly string[];
  /** Pictures to draw; 1 is the portrait alone. */
  readonly media_count: 1 | 2 | 3;
  readonly has_video_loop: boolean;
}

export interface SeedWoman extends SeedOf<'female'> {
  readonly breast_size: OptionId<'female', 'breast_size'>;
  readonly butt_size: OptionId<'female', 'butt_size'>;
}

export type SeedMan = SeedOf<'male'>;

/** A ready-made public character. */
export type SeedCharacter = SeedWoman | SeedMan;

/** Example dialogue in the card format: one `<START>` block for each `[user line, character line]`. */
export function exampleDialogue(...exchanges: readonly (readonly [string, string])[]): string {
  return exchanges
    .map(([user, char]) => `<START>\n{{user}}: ${user}\n{{char}}: ${char}`)
    .join('\n');
}
