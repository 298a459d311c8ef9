import { lookUp } from '#shared/look-up.ts';
import { hashText } from '../random.ts';
import type { Persona } from '../persona.ts';
import { HOBBY } from './hobbies.ts';
import { BOND, CLOSE_BOND } from './bonds.ts';
import { TEMPER } from './tempers.ts';
import { SAME_WORK, WORK } from './occupations.ts';

/**
 * What a character says about itself, by topic: first the card's own lines, then those of its
 * fields.
 */
export type CardFacts = ReadonlyMap<string, readonly string[]>;

/** Topics on which the card's own line replaces the general ones, which might contradict it. */
export function cardFacts(persona: Persona): CardFacts {
  const facts = new Map<string, string[]>();
  for (const [topic, line] of Object.entries(persona.ownWords)) facts.set(topic, [line]);
  const add = (topic: string, ...lines: (string | undefined)[]) => {
    if (lookUp(persona.ownWords, topic) !== undefined) return;
    const known = lines.filter((line) => line !== undefined);
    if (known.length > 0) facts.set(topic, [...(facts.get(topic) ?? []), ...known]);
  };
  addWork(persona, add);
  for (const id of persona.hobbyIds) {
    const lines = lookUp(HOBBY, id);
    if (!lines) continue;
    const [does, start, why, teach, memory] = lines;
    add('hobby', does);
    add('hobby_start', start);
    add('hobby_why', why);
    add('hobby_teach', teach);
    add('hobby_memory', memory);
  }
  const temper = lookUp(TEMPER, persona.personality);
  if (temper) {
    const [strength, flaw, happy, sad, fear, stress, friends, seeks] = temper;
    const byTopic = { strength, flaw, happy, sad, fear, stress, friends, seeks };
    for (const [topic, line] of Object.entries(byTopic)) add(topic, line);
  }
  addBond(persona, add);
  const { home } = persona.ownWords;
  if (home !== undefined && /\bwith you\b|\bwe live\b|\bwe share\b/i.test(home))
    facts.set('household', ['With you, and I like how that sounds.', home]);
  if (persona.look) add('look', `I have ${persona.look}.`);
  return facts;
}

type Add = (topic: string, ...lines: (string | undefined)[]) => void;

function addWork({ occupationId, ownWords }: Persona, add: Add): void {
  const [work, why, day, hard, best, learned] =
    lookUp(WORK, lookUp(SAME_WORK, occupationId) ?? occupationId) ?? [];
  add('work', work);
  add('why_work', why);
  add('workday', day);
  add('hard_work', hard);
  add('best_work', best);
  // If the card describes the work, the character learned it in their own way.
  if (ownWords.work === undefined) add('learned', learned);
}

function addBond({ relationship, closeness, ownWords }: Persona, add: Add): void {
  const bond = lookUp(BOND, relationship) ?? CLOSE_BOND[closeness];
  add('us', ...bond.us);
  if (bond.taken) add('taken', ...bond.taken);
  // An earlier marriage or a loss says more than "single".
  else add('single', ...(ownWords.past_love ? [ownWords.past_love] : bond.single));
  if (bond.household) add('household', bond.household);
  if (bond.married) add('already_married', bond.married);
}

/** One of `values`, always the same one for a character and a key. */
export const ownChoice = (name: string, key: string, values: readonly string[]): string =>
  values[hashText(`${name}/${key}`) % values.length]!;
