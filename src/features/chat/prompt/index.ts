export { buildPrompt } from './build-prompt.ts';
export {
  buildFactsPrompt,
  buildSummaryPrompt,
  parseFacts,
  SUMMARY_WORDS,
  trimSummary,
} from './memory-prompt.ts';
export { expandMacros, type MacroContext } from './macros.ts';
export { adultStatement } from './platform-rules.ts';
export { stopTexts } from './stop-texts.ts';
export type {
  BookEntry,
  BuiltPrompt,
  CharacterBook,
  PromptCharacter,
  PromptInput,
  PromptMessage,
  PromptTurn,
} from './types.ts';
