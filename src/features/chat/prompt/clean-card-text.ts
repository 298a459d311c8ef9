// Marks by which chat templates tell roles apart, and the fence of our own blocks.
const TEMPLATE_TOKENS =
  /<\|[^|<>\n]{0,60}\|>|<｜[^｜<>\n]{0,60}｜>|\[\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS)\]|<<\/?SYS>>|<\/?s>|<(?:bos|eos|pad|unk)>|<\/?(?:start|end)_of_turn>|<\/?think>|^#{2,3} ?(?:Instruction|Response|System|Input):|<{3,}|>{3,}/gim;
const CONTROLS = /[\p{Cc}\p{Cf}]/gu;
const KEPT_CONTROLS = new Set(['\n', '\t', '\u200d', '\u200c']);

/**
 * Makes a stranger's text fit to stand inside a prompt: no template tokens, no invisible
 * characters, a capped length. What it says is not judged here.
 */
export function cleanCardText(text: string | null | undefined, longest: number): string {
  let cleaned = (text ?? '')
    .slice(0, longest * 2)
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, (mark) => (KEPT_CONTROLS.has(mark) ? mark : ''));
  // Taking one token out may join the halves of another.
  for (let before = ''; before !== cleaned;) {
    before = cleaned;
    cleaned = cleaned.replace(TEMPLATE_TOKENS, '');
  }
  return cleaned
    .replace(/\n{3,}/g, '\n\n')
    .slice(0, longest)
    .trim();
}

/** A name as one short line without a colon, since `Name:` marks a speaker. */
export function cleanName(name: string, fallback: string): string {
  const cleaned = cleanCardText(name, 60)
    .replace(/[\n:{}]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return cleaned === '' ? fallback : cleaned;
}
