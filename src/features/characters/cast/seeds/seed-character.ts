import { z } from 'zod';
import { Sex, Style } from '../../contract.ts';
import { findOption, optionsFor, type OptionField } from '../../options/index.ts';
import { exampleDialogue } from '../example-dialogue.ts';

const SeedPicture = z.strictObject({
  /** The illustrator's name of the place that the prompt means; a test compares both. */
  place: z.string(),
  /** Hands and place, hour, expression, framing, and clothes. */
  prompt: z.string().min(30).max(160),
  /** What is seen, one sentence. */
  alt: z.string().min(15).max(100),
});

/** A built-in character as in its file: the fields of a character, with option ids. */
const SeedFile = z.strictObject({
  slug: z.string().regex(/^[a-z]+(-[a-z]+)+$/),
  /** Full name, "First Last". */
  name: z.string(),
  /** In years. */
  age: z.int().min(21).max(58),
  sex: Sex,
  style: Style,
  ethnicity: z.string(),
  body_type: z.string(),
  hair_color: z.string(),
  hair_style: z.string(),
  eye_color: z.string(),
  breast_size: z.string().optional(),
  butt_size: z.string().optional(),
  clothing: z.string(),
  occupation: z.string(),
  personality: z.string(),
  relationship: z.string(),
  voice: z.string(),
  hobbies: z.array(z.string()).min(1).max(3),
  /** The card's text in the third person. */
  description: z.string().min(90).max(260),
  /** The greeting in the first person, with actions in *asterisks*. */
  opening_message: z.string().min(150).max(500),
  /** Personality and manner of speech, for the model. */
  persona: z.string().min(200).max(600),
  scenario: z.string().min(40).max(260),
  example_dialogue: z.array(z.strictObject({ user: z.string(), char: z.string() })).length(2),
  tags: z.array(z.string()).min(3).max(5),
  /** The pictures after the portrait: at work or in the morning, a hobby, an evening. */
  pictures: z.array(SeedPicture).length(3),
  has_video_loop: z.boolean(),
});

/** Requires all list fields of the character's sex, with values from its lists. */
const OffersEveryOption = SeedFile.superRefine((seed, { addIssue }) => {
  const values = new Map<string, unknown>(Object.entries(seed));
  const fields = Object.keys(optionsFor(seed.sex)) as OptionField[];
  for (const field of fields)
    for (const value of [values.get(field)].flat())
      if (typeof value !== 'string' || !findOption(seed.sex, field, value))
        addIssue({ code: 'custom', path: [field], message: `is no option: ${String(value)}` });
});

/** A built-in public character with its dialogue in card format. */
export const SeedCharacter = OffersEveryOption.transform(({ example_dialogue, ...seed }) => ({
  ...seed,
  example_dialogue: exampleDialogue(
    ...example_dialogue.map(({ user, char }) => [user, char] as const),
  ),
}));
export type SeedCharacter = z.infer<typeof SeedCharacter>;
