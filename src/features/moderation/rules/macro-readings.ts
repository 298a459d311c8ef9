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
import { firstName } from '#shared/replace-placeholders.ts';
import { stripMarks } from '#shared/strip-marks.ts';

/** Most combinations that are judged per text. Texts with more are refused (`hasTooManyMacros`). */
const MAX_READINGS = 128;
/** Most uses of `{{scenario}}`, which may be a long text. */
const MAX_SCENARIOS = 32;
const SCENARIO_END = 160;
const FIELD = '\u0001';
/** Macros further apart than this, in characters, are independent. */
const REACH = 160;

/** Values of time macros, whose numbers could be read as ages. */
const TIMES: Readonly<Record<string, readonly string[]>> = {
  time: ['the present time', '3:15 PM'],
  date: ['the present date', 'May 16, 2026'],
  weekday: ['today', 'Saturday'],
  idle_duration: ['a while', 'just now', '16 minutes', '16 hours', '16 days'],
};

/** Known values of macros in a character's texts. */
export interface MacroNames {
  char?: string | undefined;
  scenario?: string | undefined;
}

interface Values {
  char: string | undefined;
  /** Possible texts of the scenario. */
  scenarios: readonly string[];
}

/** Returns every possible value of a macro in a prompt. Undefined for a macro that is not expanded. */
function listChoices(macro: Macro, { char, scenarios }: Values): readonly string[] | undefined {
  const { name, rest } = macro;
  switch (name) {
    case 'char':
    case 'bot':
      return [char ?? 'char'];
    case 'user':
      return ['user'];
    case 'scenario':
      return scenarios;
    // A value or an instruction of the product itself, or a persona, which is in parentheses.
    case 'personality':
    case 'persona':
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
  /** Per macro: the product of the choices of nearby earlier macros, i.e. how often its own repeat. */
  every: number[];
  /** Number of readings that cover all combinations of nearby macros. */
  readings: number;
}

/** Finds the innermost macros of a text and their values. */
function findChoices(text: string, values: Values): Chosen {
  const macros = findMacros(text);
  const choices = macros.map((macro) => listChoices(macro, values));
  let readings = 1;
  let together = 1;
  let end = 0;
  const every = macros.map((macro, place) => {
    const own = choices[place]?.length ?? 1;
    if (own === 1) return together;
    const isFar = macro.from - end > REACH;
    // Each field is read with all its choices; several fields together only within the limit.
    const isOver = together * own > MAX_READINGS && text.slice(end, macro.from).includes(FIELD);
    if (isFar || isOver) together = 1;
    end = macro.to;
    const before = together;
    together *= own;
    readings = Math.max(readings, together);
    return before;
  });
  return { macros, choices, every, readings };
}

/** Expands a text, innermost macros first. */
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
      for (let reading = 0; reading < Math.min(readings, MAX_READINGS); reading++)
        found.add(
          replaceMacros(before, macros, (_, place) => {
            const own = choices[place];
            return own?.[Math.floor(reading / every[place]!) % own.length];
          }),
        );
      if (tried > MAX_READINGS) return { texts: [...found], isTooMany: true };
    }
    if (!isChanged) break;
    texts = [...found];
  }
  return { texts, isTooMany: false };
}

/** Returns whether the macros have too many combinations to judge. */
export function hasTooManyMacros(texts: readonly string[], names: MacroNames = {}): boolean {
  const scenarios = texts
    .flatMap((text) => findMacros(text))
    .filter(({ name }) => name === 'scenario').length;
  return (
    scenarios > MAX_SCENARIOS ||
    texts.some((text) => expand(inBraces(text), resolveValues(names)).isTooMany)
  );
}

/**
 * Returns the original texts, then every text that macros may expand to: all combinations of nearby
 * `random`, `pick` and `roll` choices, with the character's name and scenario filled in. Unknown macros
 * are read as their words.
 */
export function macroReadings(texts: readonly string[], names: MacroNames = {}): string[][] {
  // Fields are judged together, so their macros are too.
  const whole = inBraces(texts.join(FIELD));
  if (!/\{\{|\}\}/.test(whole)) return [[...texts]];
  const { char: name } = names;
  const callings = name === undefined ? [name] : new Set([name, firstName(name)]);
  const written = [...callings].flatMap((char) => {
    const values = resolveValues(names, char);
    const together = expand(whole, values);
    if (!together.isTooMany) return together.texts;
    // Too many combinations together: read each field with all its own combinations.
    return [...together.texts, ...texts.flatMap((text) => expand(inBraces(text), values).texts)];
  });
  return [
    [...texts],
    ...[...new Set(written)].map((reading) =>
      reading.split(FIELD).map((text) => stripMarks(text.replace(/\{\{|\}\}/g, ' '))),
    ),
  ];
}

/** A scenario macro inside the scenario has no value. */
function resolveValues({ scenario = '' }: MacroNames, char?: string): Values {
  const { texts } = expand(inBraces(scenario), { char, scenarios: [''] });
  return { char, scenarios: [...new Set(texts.map(ends))] };
}

/** Returns the start and end of a scenario. The whole text is judged in its own field. */
const ends = (text: string): string =>
  text.length <= 2 * SCENARIO_END
    ? text
    : `${text.slice(0, SCENARIO_END)} ... ${text.slice(-SCENARIO_END)}`;
