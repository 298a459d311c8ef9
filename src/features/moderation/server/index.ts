export { checkText, refuse, warmRules, type Verdict } from './check-text.ts';
export { recordOutcome } from './record-outcome.ts';
