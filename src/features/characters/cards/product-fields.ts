import { MAX_AGE, MAX_HOBBIES, MIN_AGE } from '../rules.ts';
import { optionsFor, toOptionId, type OptionField } from '../options/index.ts';
import type { Card } from './card.ts';
import { isObject, type JsonObject } from './parse-json.ts';
import { toNumber, toObject } from './repair-value.ts';

/** The key in `extensions` for values without a card field: age, sex, style, choices. */
export const EXTENSION = 'everafter';

export type Sex = 'female' | 'male';
export const SEXES = ['female', 'male'] as const;

/** Every list field, including `style`. */
export const CHOICE_FIELDS = Object.keys(optionsFor('female')) as OptionField[];

export type Choices = Partial<Record<OptionField, string | string[]>>;

export interface ProductFields {
  description?: string;
  sex?: Sex;
  choices: Choices;
}

/** The fields that this product wrote into the card; unknown values are left out. */
export function readProductFields({ data }: Card): ProductFields {
  const given = toObject(data.extensions[EXTENSION]);
  const { description, sex } = given;
  const known = SEXES.find((one) => one === sex);
  return {
    ...(typeof description === 'string' ? { description } : {}),
    ...(known ? { sex: known, choices: readChoices(known, given) } : { choices: {} }),
  };
}

/** The given values that are in that sex's lists. */
export function readChoices(sex: Sex, given: JsonObject): Choices {
  const choices: Choices = {};
  for (const field of CHOICE_FIELDS) {
    const value = given[field];
    const ids = (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
      const id = typeof one === 'string' ? toOptionId(sex, field, one) : undefined;
      return id === undefined ? [] : [id];
    });
    if (field === 'hobbies') {
      if (Array.isArray(value)) choices.hobbies = [...new Set(ids)].slice(0, MAX_HOBBIES);
    } else if (ids[0] !== undefined) choices[field] = ids[0];
  }
  return choices;
}

export const isAdultAge = (age: number | undefined): age is number =>
  age !== undefined && Number.isInteger(age) && age >= MIN_AGE && age <= MAX_AGE;

/** All age fields of a card: our own, and those of other programs. */
export function readAges({ data, top }: Card): number[] {
  const extension = toObject(data.extensions[EXTENSION]);
  return [extension['age'], data['age'], top['age']].flatMap((age) => toNumber(age) ?? []);
}

/** The card with every existing age field set to `age`. */
export function replaceAges(json: JsonObject, age: number): JsonObject {
  const own = replaceAge(json, age);
  const data = own['data'];
  if (isObject(data)) return { ...own, data: replaceInExtension(replaceAge(data, age), age) };
  return replaceInExtension(own, age);
}

const replaceAge = (part: JsonObject, age: number): JsonObject =>
  part['age'] === undefined || part['age'] === null ? part : { ...part, age };

function replaceInExtension(data: JsonObject, age: number): JsonObject {
  const { extensions } = data;
  if (!isObject(extensions) || !isObject(extensions[EXTENSION])) return data;
  return {
    ...data,
    extensions: { ...extensions, [EXTENSION]: replaceAge(extensions[EXTENSION], age) },
  };
}
