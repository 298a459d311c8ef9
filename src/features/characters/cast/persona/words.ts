import { lookUp } from '#shared/look-up.ts';
import type { Sex } from '../../options/index.ts';
import { promptOf } from '../../options/index.ts';
import type { PersonaInput } from './types.ts';

const PRONOUNS: Record<Sex, Record<string, string>> = {
  female: {
    he: 'she',
    him: 'her',
    his: 'her',
    himself: 'herself',
    partner: 'girlfriend',
    spouse: 'wife',
  },
  male: {
    he: 'he',
    him: 'him',
    his: 'his',
    himself: 'himself',
    partner: 'boyfriend',
    spouse: 'husband',
  },
};

const TITLES = /^(?:dr|mr|mrs|ms|miss|mx|prof|professor|sir|lady|lord|captain|the)\.?$/i;

/**
 * The first name of the character, without characters that could form a macro. A name without
 * letters becomes "this woman" or "this man".
 */
export function callName({ name, sex }: Pick<PersonaInput, 'name' | 'sex'>): string {
  const parts = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\s.’'-]+/gu, ' ')
    .split(/\s+/)
    .filter((part) => /\p{L}/u.test(part));
  const first = parts.length > 1 && TITLES.test(parts[0]!) ? parts[1] : parts[0];
  const called = first?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
  return called ? capitalize(called) : `this ${sex === 'female' ? 'woman' : 'man'}`;
}

export function capitalize(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Fills a line's placeholders for one person: pronouns, name, place of work and so on. */
export function filler(person: PersonaInput, work: string): (line: string) => string {
  const values: Record<string, string> = {
    ...PRONOUNS[person.sex],
    name: callName(person),
    job: withArticle(promptOf(person.sex, 'occupation', person.occupation) || 'busy person'),
    work,
  };
  const fill = (line: string): string =>
    line.replace(/(?<!\{)\{(\w+)\}(?!\})/g, (whole, mark: string) => {
      const value = lookUp(values, mark.toLowerCase());
      if (value === undefined) return whole;
      return /^\p{Lu}/u.test(mark) ? capitalize(value) : fill(value);
    });
  return fill;
}

const withArticle = (noun: string) => `${/^[aeiou](?!ni)/i.test(noun) ? 'an' : 'a'} ${noun}`;
