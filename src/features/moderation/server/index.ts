export { checkText, refuse, type Verdict } from './check-text.ts';
export { recordOutcome } from './record-outcome.ts';
