/** Example conversations in order; `<START>` lines separate them. */
export function splitExamples(text: string): string[] {
  return text
    .split(/^\s*<START>\s*$|<START>/im)
    .map((block) => block.trim())
    .filter((block) => block !== '');
}
