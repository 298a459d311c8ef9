export { toPromptTurn } from './to-prompt-turn.ts';
export { stopTexts } from './stop-texts.ts';
export { speakersOf } from './scene.ts';
export { chooseSeen, MAX_SEEN_PICTURES, PICTURE_TOKENS, withPhotoLine } from './photos.ts';
export { MESSAGE_OVERHEAD } from './budget.ts';
export { buildPrompt } from './build-prompt.ts';
export { sizesOf } from './choose-window.ts';
export * from './summary-plan.ts';
export {
  buildMergePrompt,
  buildSummaryPrompt,
  SUMMARY_WORDS,
  trimSummary,
} from './summary-prompt.ts';
export { expandMacros, type MacroContext } from './macros.ts';
export { personaMacro, replyTokens, writePersona } from './steering.ts';
export type {
  BookEntry,
  BuiltPrompt,
  CharacterBook,
  PromptCharacter,
  PromptInput,
  PromptMessage,
  PromptPhoto,
  PromptSummary,
  PromptTurn,
  Scene,
  Steering,
} from './types.ts';
