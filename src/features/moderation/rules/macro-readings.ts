import {
  diceOf,
  findMacros,
  fixedValue,
  inBraces,
  MACRO_ROUNDS,
  optionsOf,
  replaceMacros,
  type Macro,
} from '#shared/macros.ts';
import { firstName } from '#shared/say-names.ts';
import { stripMarks } from '#shared/strip-marks.ts';

/** Choices of one text that are tried at most; more are refused (`hasTooManyMacros`). */
const MOST_READINGS = 128;
/** Uses of `{{scenario}}`, which may stand for a long text. */
const MOST_SCENARIOS = 32;
const SCENARIO_END = 160;
const FIELD = '\u0001';
/** Macros further apart than this, in characters, are no part of one statement. */
const REACH = 160;

/** What a clock may say, at one moment whose figures could be read as ages. */
const TIMES: Readonly<Record<string, readonly string[]>> = {
  time: ['the present time', '3:15 PM'],
  date: ['the present date', 'May 16, 2026'],
  weekday: ['today', 'Saturday'],
  idle_duration: ['a while', 'just now', '16 minutes', '16 hours', '16 days'],
};

/** What macros stand for in one character's texts, where it is known. */
export interface MacroNames {
  char?: string | undefined;
  scenario?: string | undefined;
}

interface Values {
  char: string | undefined;
  /** What the scenario may say. */
  scenarios: readonly string[];
}

/** Every text that a macro may become in a prompt; undefined for one that stays as it is. */
function choicesOf(macro: Macro, { char, scenarios }: Values): readonly string[] | undefined {
  const { name, rest } = macro;
  switch (name) {
    case 'char':
    case 'bot':
      return [char ?? 'char'];
    case 'user':
      return ['user'];
    case 'scenario':
      return scenarios;
    // One of the product's own words, or its own instruction.
    case 'personality':
    case 'original':
      return [''];
    case 'random':
    case 'pick':
      return [...new Set(optionsOf(rest))];
    case 'roll':
      return sumsOf(rest);
    default: {
      const value = fixedValue(macro);
      if (value !== undefined) return [value];
      return Object.hasOwn(TIMES, name) ? TIMES[name] : undefined;
    }
  }
}

function sumsOf(rest: string): string[] | undefined {
  const dice = diceOf(rest);
  if (!dice) return undefined;
  const { count, sides } = dice;
  return Array.from({ length: count * sides - count + 1 }, (_, index) => String(count + index));
}

interface Chosen {
  macros: Macro[];
  choices: (readonly string[] | undefined)[];
  /** For each macro the choices of those near before it, multiplied: how often its own are repeated. */
  every: number[];
  /** How many readings show all that macros near one another may say together. */
  readings: number;
}

/** The innermost macros of a text with what they may become. */
function findChoices(text: string, values: Values): Chosen {
  const macros = findMacros(text);
  const choices = macros.map((macro) => choicesOf(macro, values));
  let readings = 1;
  let together = 1;
  let end = 0;
  const every = macros.map((macro, place) => {
    const own = choices[place]?.length ?? 1;
    if (own === 1) return together;
    const isFar = macro.from - end > REACH;
    // Each field is read in all its choices; many fields together only as far as they can be.
    const isOver = together * own > MOST_READINGS && text.slice(end, macro.from).includes(FIELD);
    if (isFar || isOver) together = 1;
    end = macro.to;
    const before = together;
    together *= own;
    readings = Math.max(readings, together);
    return before;
  });
  return { macros, choices, every, readings };
}

/** What a text may become, innermost macros first. */
function expand(text: string, values: Values): { texts: string[]; isTooMany: boolean } {
  let texts = [text];
  for (let round = 0; round < MACRO_ROUNDS; round++) {
    const found = new Set<string>();
    let tried = 0;
    let isChanged = false;
    for (const before of texts) {
      const { macros, choices, every, readings } = findChoices(before, values);
      isChanged ||= choices.some((own) => own !== undefined);
      tried += readings;
      for (let reading = 0; reading < Math.min(readings, MOST_READINGS); reading++)
        found.add(
          replaceMacros(before, macros, (_, place) => {
            const own = choices[place];
            return own?.[Math.floor(reading / every[place]!) % own.length];
          }),
        );
      if (tried > MOST_READINGS) return { texts: [...found], isTooMany: true };
    }
    if (!isChanged) break;
    texts = [...found];
  }
  return { texts, isTooMany: false };
}

/** Whether the macros of texts have more combinations than can be judged. */
export function hasTooManyMacros(texts: readonly string[], names: MacroNames = {}): boolean {
  const scenarios = texts
    .flatMap((text) => findMacros(text))
    .filter(({ name }) => name === 'scenario').length;
  return (
    scenarios > MOST_SCENARIOS ||
    texts.some((text) => expand(inBraces(text), valuesOf(names)).isTooMany)
  );
}

/**
 * What a prompt may make of texts with macros, the texts as they stand first: every choice of `random`,
 * `pick` and `roll`, in all combinations of those that stand near one another, with the character's
 * name and scenario in their places. A macro that nobody knows is read as its words.
 */
export function macroReadings(texts: readonly string[], names: MacroNames = {}): string[][] {
  // Fields are read together, and so are their macros.
  const whole = inBraces(texts.join(FIELD));
  if (!/\{\{|\}\}/.test(whole)) return [[...texts]];
  const { char: name } = names;
  const callings = name === undefined ? [name] : new Set([name, firstName(name)]);
  const written = [...callings].flatMap((char) => {
    const values = valuesOf(names, char);
    const together = expand(whole, values);
    if (!together.isTooMany) return together.texts;
    // Too many only together: then each field is read in all it may say by itself.
    return [...together.texts, ...texts.flatMap((text) => expand(inBraces(text), values).texts)];
  });
  return [
    [...texts],
    ...[...new Set(written)].map((reading) =>
      reading.split(FIELD).map((text) => stripMarks(text.replace(/\{\{|\}\}/g, ' '))),
    ),
  ];
}

/** In itself a scenario stands for nothing. */
function valuesOf({ scenario = '' }: MacroNames, char?: string): Values {
  const { texts } = expand(inBraces(scenario), { char, scenarios: [''] });
  return { char, scenarios: [...new Set(texts.map(ends))] };
}

/** What of a scenario touches the text around it; all of it is judged in its own field. */
const ends = (text: string): string =>
  text.length <= 2 * SCENARIO_END
    ? text
    : `${text.slice(0, SCENARIO_END)} ... ${text.slice(-SCENARIO_END)}`;
