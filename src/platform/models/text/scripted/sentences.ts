/** Splits a reply into sentences, without stage directions in asterisks. */
export function splitSentences(text: string): string[] {
  return text
    .replace(/\*[^*]*\*/g, ' ')
    .split(/(?<=[.!?…]["”’')]*)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Sentences with the same key read the same. */
export function sentenceKey(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
