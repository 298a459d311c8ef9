export { toPromptTurn } from './to-prompt-turn.ts';
export { buildPrompt } from './build-prompt.ts';
export { buildSummaryPrompt, trimSummary } from './memory-prompt.ts';
export { expandMacros, type MacroContext } from './macros.ts';
export { personaMacro, replyTokens, writePersona } from './steering.ts';
export type {
  BookEntry,
  BuiltPrompt,
  CharacterBook,
  PromptCharacter,
  PromptInput,
  PromptMessage,
  PromptTurn,
  Steering,
} from './types.ts';
