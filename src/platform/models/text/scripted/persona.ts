import { capitalize } from './template.ts';
import { lookUp } from '#shared/look-up.ts';
import { SAME_TEMPER } from './card/tempers.ts';

/** The speaking character, passed as `providerOptions.scripted`. */
export interface ScriptedOptions {
  name?: string;
  age?: number;
  personality?: string;
  relationship?: string;
  occupation?: string;
  hobbies?: string[];
  user_name?: string;
  /** Stored memories, newest last. */
  facts?: string[];
  scenario?: string;
  description?: string;
  /** Hair and eyes in words: "dark brown hair and green eyes". */
  look?: string;
  /**
   * What the character can say about itself according to the card, by topic (card/card-facts.ts).
   */
  own_words?: Record<string, string>;
  /** The length of replies that the user chose. */
  length?: 'short' | 'medium' | 'long';
  /** The user's own words about replies; plain ones are followed (directions.ts). */
  directions?: string;
  /** True if the user requested a picture, which follows this reply. */
  picture_follows?: boolean;
  /** Names in a conversation of several characters: turns begin with them. */
  scene?: { user: string; others: string[] };
  /** True if the character writes first, after a silence. */
  writes_first?: boolean;
  /** True if the reply continues the character's last message. */
  continues?: boolean;
  /**
   * `summary` summarizes the transcript in the last message instead of replying to it; `suggestion`
   * writes the user's next message.
   */
  task?: 'reply' | 'summary' | 'suggestion';
  seed?: string | number;
}

export type Closeness = 'new' | 'work' | 'friend' | 'romance' | 'family';

export interface Persona {
  name: string;
  age: number | undefined;
  personality: string;
  relationship: string;
  closeness: Closeness;
  occupation: string | undefined;
  occupationId: string;
  hobbies: string[];
  hobbyIds: string[];
  look: string | undefined;
  ownWords: Readonly<Record<string, string>>;
  userName: string | undefined;
  facts: string[];
  scenario: string | undefined;
  description: string | undefined;
  pictureFollows: boolean;
  writesFirst: boolean;
}

const CLOSENESS: Record<string, Closeness> = {
  stranger: 'new',
  school_mate: 'work',
  schoolmate: 'work',
  college_classmate: 'work',
  colleague: 'work',
  work_colleague: 'work',
  mentor: 'work',
  friend: 'friend',
  best_friend: 'friend',
  girlfriend: 'romance',
  boyfriend: 'romance',
  wife: 'romance',
  husband: 'romance',
  mistress: 'romance',
  lover: 'romance',
  sex_friend: 'romance',
  friend_with_benefits: 'romance',
};

const HOBBIES: Record<string, string> = {
  fitness: 'training',
  weightlifting: 'lifting weights',
  gaming: 'gaming',
  parties: 'dancing at parties',
  tv_series: 'watching series',
  anime: 'watching anime',
  cosplay: 'making costumes',
  self_development: 'learning new things',
  cars: 'driving old cars',
  art: 'painting',
  triathlon: 'training for triathlons',
};
const QUIET_HOBBIES = ['long walks', 'cooking', 'reading late at night'];

export function readPersona(options: ScriptedOptions): Persona {
  const hobbies = (options.hobbies ?? []).map(toHobby).filter((hobby) => hobby !== '');
  const relationship = slug(options.relationship ?? '');
  const personality = slug(options.personality ?? '');
  return {
    name: plain(options.name, 40) ?? 'your companion',
    age: options.age !== undefined && options.age >= 18 ? Math.floor(options.age) : undefined,
    personality: lookUp(SAME_TEMPER, personality) ?? personality,
    relationship,
    closeness: relationship.startsWith('step')
      ? 'family'
      : (lookUp(CLOSENESS, relationship) ?? 'friend'),
    occupation: toOccupation(options.occupation),
    occupationId: slug(options.occupation ?? ''),
    hobbyIds: (options.hobbies ?? []).map(slug),
    look: plain(options.look, 80)?.toLowerCase(),
    ownWords: options.own_words ?? {},
    hobbies: hobbies.length > 0 ? hobbies : QUIET_HOBBIES,
    userName: plain(options.user_name, 30),
    facts: (options.facts ?? []).flatMap((fact) => plain(fact, 120) ?? []).slice(-40),
    scenario: plain(options.scenario, 160),
    description: plain(options.description, 160),
    pictureFollows: options.picture_follows ?? false,
    writesFirst: options.writes_first ?? false,
  };
}

const slug = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Reduces a text to one line without sentence-ending marks; undefined if nothing is left. */
export function plain(text: string | undefined, longest: number): string | undefined {
  const line = (text ?? '')
    .replace(/[*{}[\]<>|]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[.!?…]+(?=\s|$)/g, ',')
    .replace(/[,\s]+$/, '')
    .trim();
  if (line === '') return undefined;
  return line.length <= longest ? line : line.slice(0, line.lastIndexOf(' ', longest));
}

function toHobby(id: string): string {
  return lookUp(HOBBIES, slug(id)) ?? (plain(id.replaceAll('_', ' '), 40) ?? '').toLowerCase();
}

function toOccupation(id: string | undefined): string | undefined {
  const words = plain(id?.replaceAll('_', ' '), 40)?.toLowerCase();
  return words === 'student' ? 'university student' : words;
}

export const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
export const properName = (word: string) => capitalize(word.toLowerCase());
