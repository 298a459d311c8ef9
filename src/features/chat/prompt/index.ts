export { toPromptTurn } from './to-prompt-turn.ts';
export { stopTexts } from './stop-texts.ts';
export { buildPrompt } from './build-prompt.ts';
export { buildSummaryPrompt, trimSummary } from './memory-prompt.ts';
export { expandMacros, type MacroContext } from './macros.ts';
export type {
  BookEntry,
  BuiltPrompt,
  CharacterBook,
  PromptCharacter,
  PromptInput,
  PromptMessage,
  PromptTurn,
} from './types.ts';
