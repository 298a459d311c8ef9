const MAX_WORDS = 20_000;
/** Longer words are not cached. */
const MAX_LENGTH = 40;

/** Remembers what is known of each word: texts repeat few words, and a reply is read clause by clause. */
export function memoizeByWord<T extends object | string>(
  compute: (word: string) => T,
): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    let value = known.get(word);
    if (value === undefined) {
      value = compute(word);
      if (word.length > MAX_LENGTH) return value;
      if (known.size >= MAX_WORDS) known.clear();
      known.set(word, value);
    }
    return value;
  };
}

/** Remembers the last text, which is often read for several surfaces in a row. */
export function memoizeLast<T>(compute: (text: string) => T): (text: string) => T {
  let last: { text: string; value: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: compute(text) };
    return last.value;
  };
}
