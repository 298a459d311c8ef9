// Marks by which chat templates tell roles apart, and those that fence our own prompts.
const TEMPLATE_MARKS =
  /<\|[^|<>\n]{0,60}\|>|<｜[^｜<>\n]{0,60}｜>|\[\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS)\]|<<\/?SYS>>|<\/?s>|<(?:bos|eos|pad|unk)>|<\/?(?:start|end)_of_turn>|<\/?think>|^#{2,3} ?(?:Instruction|Response|System|Input):|<{3,}|>{3,}/gim;
/** All but line ends, tabs and the joiners that scripts and emoji need. */
const CONTROLS = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Nobody nests marks deeper than this by accident. */
const MOST_ROUNDS = 12;

/**
 * A stranger's text without template tokens, fence marks and invisible characters; ends trimmed.
 * What is left holds none: taking marks out again changes nothing.
 */
export function stripMarks(text: string): string {
  let cleaned = text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = cleaned;
    // Taking one mark out may join the halves of another.
    cleaned = before.replace(TEMPLATE_MARKS, '').trim();
    if (cleaned === before) return cleaned;
  }
  return cleaned.replace(/[<>|｜[\]#]/g, '').trim();
}
