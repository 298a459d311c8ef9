/** Splits a reply into sentences, stage directions in asterisks taken out. */
export function splitSentences(text: string): string[] {
  return text
    .replace(/\*[^*]*\*/g, ' ')
    .split(/(?<=[.!?…]["”’')]*)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Two sentences with the same key read as the same sentence. */
export function sentenceKey(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
