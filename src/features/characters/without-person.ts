/** The texts of a character that may mention its author. */
interface Texts {
  description: string;
  opening_message: string | null;
  persona: string;
  scenario: string;
  example_dialogue: string;
  system_prompt: string;
  post_history: string;
  tags: string[];
  alternate_greetings: string[];
  character_book: unknown;
}

/**
 * The texts for remaining conversations, without the author's email addresses and full name. The
 * author's notes and the imported card are dropped.
 */
export function withoutPerson(row: Texts, person: { fullName: string; emails: string[] }) {
  const clean = (text: string): string => withoutNames(text, person);
  const { character_book: book } = row;
  return {
    description: clean(row.description),
    opening_message: row.opening_message === null ? null : clean(row.opening_message),
    persona: clean(row.persona),
    scenario: clean(row.scenario),
    example_dialogue: clean(row.example_dialogue),
    system_prompt: clean(row.system_prompt),
    post_history: clean(row.post_history),
    tags: row.tags.map(clean),
    alternate_greetings: row.alternate_greetings.map(clean),
    character_book: book ? (mapTexts(book, clean) as object) : null,
    creator_notes: '',
    card_source: null,
    extensions: {},
  };
}

function withoutNames(text: string, { fullName, emails }: { fullName: string; emails: string[] }) {
  // A single word may be another person's name, or an ordinary word.
  const names = fullName.includes(' ') ? [...emails, fullName] : emails;
  return names.reduce(
    (left, name) => left.replace(new RegExp(escapePattern(name), 'giu'), 'someone'),
    text,
  );
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]),
  );
}
