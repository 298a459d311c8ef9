const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/gu;

/**
 * Estimates the tokens in `text` on the high side: 3.3 characters per token for Latin script, 1.6
 * tokens per CJK character or emoji, two characters per token for other scripts, and at least one
 * token per word.
 */
export function estimateTokens(text: string): number {
  if (text === '') return 0;
  const wide = text.match(WIDE)?.length ?? 0;
  let foreign = 0;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x24f) foreign++;
  foreign = Math.max(0, foreign - wide);
  const latin = Math.max(0, text.length - wide - foreign);
  return Math.ceil(latin / 3.3 + foreign / 2 + wide * 1.6);
}
