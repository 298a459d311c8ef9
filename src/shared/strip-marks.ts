// Tokens that chat templates use for roles, and the fences of our own prompts.
const TEMPLATE_MARKS =
  /<\|[^|<>\n]{0,60}\|>|<｜[^｜<>\n]{0,60}｜>|\[\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS)\]|<<\/?SYS>>|<\/?s>|<(?:bos|eos|pad|unk)>|<\/?(?:start|end)_of_turn>|<\/?think>|^#{2,3} ?(?:Instruction|Response|System|Input):|<{3,}|>{3,}/gim;
/** Invisible characters except line ends, tabs and the joiners that scripts and emoji need. */
const CONTROLS = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Deeper nesting does not occur by accident. */
const MOST_ROUNDS = 12;

/**
 * Returns untrusted text without template tokens, fences and invisible characters, trimmed.
 * Idempotent: removing one token never leaves another one behind.
 */
export function stripMarks(text: string): string {
  let cleaned = text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = cleaned;
    // Removing one token may join the halves of another.
    cleaned = before.replace(TEMPLATE_MARKS, '').trim();
    if (cleaned === before) return cleaned;
  }
  return cleaned.replace(/[<>|｜[\]#]/g, '').trim();
}
