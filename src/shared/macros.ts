/** Nested macros are replaced innermost first, in this many rounds; the rest stays as it is. */
export const MACRO_ROUNDS = 5;

const MACRO = /\{\{([^{}]*)\}\}/g;
/** These expand to words. A space separates them from adjacent letters, so that no new word arises. */
const NAMES: ReadonlySet<string> = new Set([
  'char',
  'bot',
  'user',
  'persona',
  'personality',
  'scenario',
  'original',
]);
/** These expand to nothing, so that the text around them is read together. */
const SILENT: ReadonlySet<string> = new Set(['//', 'comment', 'hidden_key', 'trim', 'noop']);

export interface Macro {
  /** Lower case; `//` for a comment, '' for none. */
  name: string;
  rest: string;
  from: number;
  to: number;
}

/** Returns the innermost macros of a text, in order. */
export function findMacros(text: string): Macro[] {
  return [...text.matchAll(MACRO)].map((found) => {
    const body = found[1]!.trim();
    const [, head = '', rest = ''] = /^(\/\/|\w+)\s*:{0,2}([\s\S]*)$/.exec(body) ?? [];
    return {
      name: head.toLowerCase(),
      rest,
      from: found.index,
      to: found.index + found[0].length,
    };
  });
}

/** Runs one round: replaces every innermost macro that has a value. */
export function replaceMacros(
  text: string,
  macros: readonly Macro[],
  valueOf: (macro: Macro, place: number) => string | undefined,
): string {
  let out = '';
  let at = 0;
  for (const [place, macro] of macros.entries()) {
    const value = valueOf(macro, place);
    if (value === undefined) continue;
    out += text.slice(at, macro.from);
    const isName = NAMES.has(macro.name);
    if (isName && /[\p{L}\p{N}]$/u.test(out)) out += ' ';
    out += value;
    if (isName && /^[\p{L}\p{N}]/u.test(text.slice(macro.to, macro.to + 2))) out += ' ';
    at = macro.to;
  }
  return out + text.slice(at);
}

/** Returns the value of a macro that is the same for every reader, else undefined. */
export function fixedValue({ name }: Macro): string | undefined {
  if (name === 'newline') return '\n';
  return SILENT.has(name) ? '' : undefined;
}

/** `<USER>` is `{{user}}`, even inside another macro; `<BOT>` and `<CHAR>` are `{{char}}`. */
export const inBraces = (text: string): string =>
  text.replace(/<(?:user|(char|bot))>/gi, (_, isChar?: string) =>
    isChar ? '{{char}}' : '{{user}}',
  );

/** The options of `{{random}}` and `{{pick}}`: `a,b` with `\,` for a comma, or `a::b`. */
export function optionsOf(list: string): string[] {
  const options = list.includes('::')
    ? list.split('::')
    : list.split(/(?<!\\),/).map((option) => option.replaceAll('\\,', ','));
  return options.map((option) => option.trim());
}

/** The dice of `{{roll:6}}`, `{{roll:d6}}` or `{{roll:2d6}}`; undefined when there are none. */
export function diceOf(rest: string): { count: number; sides: number } | undefined {
  const [, count = '', sides = ''] = /^(?:(\d{1,2})?d)?(\d{1,4})$/i.exec(rest.trim()) ?? [];
  return Number(sides) < 1
    ? undefined
    : { count: Math.max(1, Number(count)), sides: Number(sides) };
}
