/**
 * A small pattern language for text that may be split to slip past a filter.
 * Letters may stand apart by one space ("fif teen"), a space may be missing ("sheis"), `l` may be
 * an `i` (a folded 1). `(a|b)` groups, `?` is optional, `<NAME>` inserts a piece from `pieces`.
 * Every repeat is bounded, so matching stays linear in the text's length.
 */
const BUILT_IN: Record<string, string> = {
  GAP: "(?:[a-z0-9'] ?){0,24}?",
  WIDE: "(?:[a-z0-9'] ?){0,48}?",
};

/** Turns a loose source into a regular expression's source. */
export function loosen(source: string, pieces: Record<string, string> = {}): string {
  let out = '';
  let joint = false;
  for (let i = 0; i < source.length; i += 1) {
    const c = source[i] as string;
    if (c === ' ') {
      if (!out.endsWith(' ?')) out += ' ?';
      joint = false;
    } else if (c === '<') {
      const close = source.indexOf('>', i);
      const name = source.slice(i + 1, close);
      const piece = pieces[name] ?? BUILT_IN[name];
      if (piece === undefined) throw new Error(`Unknown piece <${name}> in a loose pattern`);
      out += piece;
      joint = false;
      i = close;
    } else if (c === '(') {
      const look = /^\(\?(?:<?[=!]|:)/.exec(source.slice(i, i + 4))?.[0];
      if (joint && (!look || look === '(?:')) out += ' ?';
      out += look ?? '(?:';
      i += (look?.length ?? 1) - 1;
      joint = false;
    } else if (c === '[' || c === '\\') {
      const end = c === '[' ? source.indexOf(']', i) : i + 1;
      if (joint) out += ' ?';
      out += source.slice(i, end + 1);
      i = end;
      joint = true;
    } else if (c === '|') {
      out += c;
      joint = false;
    } else if (c === ')' || c === '?' || c === '+' || c === '$') {
      out += c;
      joint = true;
    } else {
      if (joint) out += ' ?';
      out += c === 'l' ? '[li]' : c;
      joint = true;
    }
  }
  return out;
}

/** Compiles a loose source between word boundaries. `flags` default to `g` for scanning. */
export function compileLoose(
  source: string,
  pieces: Record<string, string> = {},
  flags = 'g',
): RegExp {
  return new RegExp(`(?<![a-z])(?:${loosen(source, pieces)})(?![a-z])`, flags);
}

/** Compiles a loose source that must end where the text ends: what leads up to a cue. */
export function compileLead(source: string, pieces: Record<string, string> = {}): RegExp {
  return new RegExp(`(?<![a-z])(?:${loosen(source, pieces)}) ?$`);
}

/** Compiles a cue that may be glued to its lead ("sheisfifteen"), so only its end is bounded. */
export function compileLed(source: string, pieces: Record<string, string> = {}): RegExp {
  return new RegExp(`(?! )(?:${loosen(source, pieces)})(?![a-z])`, 'g');
}

/** Compiles plain stems to be looked for in a compact reading (there `l` is written `i`). */
export function compileStems(stems: string): RegExp {
  return new RegExp(stems.replaceAll('l', 'i'));
}
