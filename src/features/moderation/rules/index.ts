export { RULES_VERSION } from './categories.ts';
export type {
  Category,
  CheckContext,
  CheckInput,
  Outcome,
  Surface,
  Verdict,
} from './categories.ts';
export { findBlamedCategory } from './blame.ts';
export { checkText } from './check-text.ts';
export { AI_DISCLOSURE, crisisMessage, isProductNotice, refusalMessage } from './copy.ts';
export { fitsAsName } from './fits-as-name.ts';
export { hasTooManyMacros, macroReadings } from './macro-readings.ts';
export { normalizeText } from './normalize-text.ts';
export type { TextViews } from './normalize-text.ts';
export { createStreamChecker } from './stream-checker.ts';
export type { StreamResult, StreamChecker } from './stream-checker.ts';
