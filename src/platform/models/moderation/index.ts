export { watchModeration } from './watch-moderation.ts';
export { createModerationEngine } from './create-moderation-engine.ts';
export { UNPARSED } from './llama-guard.ts';
export { isForeign } from './classifier/is-foreign.ts';
export { ModerationError, type ModerationErrorCode } from './moderation-error.ts';
export type * from './types.ts';
