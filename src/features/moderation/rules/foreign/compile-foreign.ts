/** A compiled frame of one language, matched against one sentence of a plain reading. */
export type ForeignPattern = (sentence: string) => boolean;

const GAPS: Readonly<Record<string, string>> = {
  '..': '(?: [^ ]+){0,3} ',
  '...': '(?: [^ ]+){0,6} ',
};

const escapeName = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Builds an alternation of literal names. */
export const asNames = (names: readonly string[]): string => names.map(escapeName).join('|');

/**
 * Compiles a language's classes. `given` are classes that are already regular expressions. `elisions`
 * are joined with a following vowel.
 */
export function createCompiler(
  words: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>>,
  elisions?: string,
) {
  const sources = new Map(Object.entries(given));
  const phraseSource = (phrase: string): string => {
    let source = '';
    let joint = '';
    for (const part of phrase.split('_')) {
      const gap = GAPS[part];
      if (gap !== undefined) joint = gap;
      else {
        source += part === '$' ? '$' : joint + wordSource(part);
        joint = ' ';
      }
    }
    return source;
  };
  const wordSource = (word: string): string => {
    const [name] = /^[A-Z_]{2,}$/.exec(word) ?? [];
    return name ? classSource(name) : plainSource(word);
  };
  const plainSource = (word: string): string =>
    (elisions && /^[aeiouh]/.test(word) ? `(?:${elisions})?` : '') + word.replaceAll('*', '[a-z]*');
  const classSource = (name: string): string => {
    const known = sources.get(name);
    if (known !== undefined) return known;
    const list = words[name];
    if (list === undefined) throw new Error(`Unknown class ${name}`);
    const source = `(?:${list.trim().split(/\s+/).map(phraseSource).join('|')})`;
    sources.set(name, source);
    return source;
  };
  /** Alternatives separated by `|`, each a class. */
  const compileTerm = (term: string): ForeignPattern => {
    const alternatives = term.split('|').map(classSource).join('|');
    const pattern = new RegExp(`(?<![a-z0-9])(?:${alternatives})(?![a-z0-9])`);
    return (sentence) => pattern.test(sentence);
  };
  return { compileTerm };
}
