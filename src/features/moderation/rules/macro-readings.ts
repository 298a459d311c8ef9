/** Choices of one text that are tried at most; more are refused (`hasTooManyMacros`). */
const MOST_READINGS = 128;
/** Macros further apart than this, in characters, are no part of one statement. */
const REACH = 160;

const MACRO = /\{\{([^{}]*)\}\}/g;
/** What a clock may say; figures that could be read as ages. */
const TIMES: Readonly<Record<string, readonly string[]>> = {
  time: ['the present time', '3:15 PM'],
  date: ['the present date', 'May 16, 2026'],
  weekday: ['today', 'Friday'],
  idle_duration: ['a while', 'just now', '16 minutes', '16 hours', '16 days'],
};
/** They leave nothing behind, so that what stands around them is read together. */
const SILENT: ReadonlySet<string> = new Set(['comment', 'hidden_key', 'trim', 'noop']);

/** Every text that a macro may become in a prompt; undefined for one that stays as it is. */
function choicesOf(body: string): readonly string[] | undefined {
  if (body.startsWith('//')) return [''];
  const [, head = '', rest = ''] = /^(\w+)\s*:{0,2}([\s\S]*)$/.exec(body) ?? [];
  const name = head.toLowerCase();
  if (name === 'random' || name === 'pick') return listOf(rest);
  if (name === 'roll') return sumsOf(rest);
  if (name === 'newline') return ['\n'];
  return SILENT.has(name) ? [''] : Object.hasOwn(TIMES, name) ? TIMES[name] : undefined;
}

function listOf(list: string): string[] {
  const options = list.includes('::')
    ? list.split('::')
    : list.split(/(?<!\\),/).map((option) => option.replaceAll('\\,', ','));
  return [...new Set(options.map((option) => option.trim()))];
}

function sumsOf(dice: string): string[] | undefined {
  const [, count = '', sides = ''] = /^(?:(\d{1,2})?d)?(\d{1,4})$/i.exec(dice.trim()) ?? [];
  const most = Number(sides);
  if (most < 1) return undefined;
  const least = Math.max(1, Number(count));
  return Array.from({ length: least * most - least + 1 }, (_, index) => String(least + index));
}

interface Macro {
  from: number;
  to: number;
  choices: readonly string[];
  /** Choices of the macros near before it, multiplied: how often each of its own is repeated. */
  every: number;
}

/** The macros of a text, and how many readings show all that those near one another may say together. */
function findMacros(text: string): { macros: Macro[]; readings: number } {
  const macros: Macro[] = [];
  let readings = 1;
  let together = 1;
  for (const found of text.matchAll(MACRO)) {
    const choices = choicesOf(found[1]!.trim());
    if (!choices) continue;
    const before = macros.at(-1);
    if (before && found.index - before.to > REACH) together = 1;
    const to = found.index + found[0].length;
    macros.push({ from: found.index, to, choices, every: together });
    together *= choices.length;
    readings = Math.max(readings, together);
  }
  return { macros, readings };
}

/** Whether a text's macros have more combinations than can be judged. */
export const hasTooManyMacros = (text: string): boolean =>
  findMacros(inBraces(text)).readings > MOST_READINGS;

/** `<USER>` is `{{user}}`, also inside another macro. */
const inBraces = (text: string): string =>
  text.replace(/<(?:user|(char|bot))>/gi, (_, isChar?: string) =>
    isChar ? '{{char}}' : '{{user}}',
  );

/**
 * What a prompt may make of texts with macros, the texts as they stand first: every choice of `random`,
 * `pick` and `roll`, in all combinations of those that stand near one another. Names stay macros.
 */
export function macroReadings(texts: readonly string[]): string[][] {
  // Fields are read together, and so are their macros.
  const whole = inBraces(texts.join(FIELD));
  const { macros, readings } = findMacros(whole);
  if (macros.length === 0) return [[...texts]];
  const written = Array.from({ length: Math.min(readings, MOST_READINGS) }, (_, reading) => {
    let at = 0;
    let out = '';
    for (const { from, to, choices, every } of macros) {
      out += whole.slice(at, from) + choices[Math.floor(reading / every) % choices.length]!;
      at = to;
    }
    return (out + whole.slice(at)).split(FIELD);
  });
  return [[...texts], ...written];
}

const FIELD = '\u0001';
