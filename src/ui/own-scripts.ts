import { EARLY_HISTORY_SCRIPT } from './early-history.ts';
import { EARLY_INPUT_SCRIPT } from './early-input.ts';
import { START_SCRIPT } from './hold-program.ts';
import { BEFORE_PAINT_SCRIPT } from './theme.ts';

/** Our own inline scripts, in order. They are the same on every page. */
export const OWN_SCRIPTS = [
  BEFORE_PAINT_SCRIPT,
  EARLY_INPUT_SCRIPT,
  EARLY_HISTORY_SCRIPT,
  START_SCRIPT,
];
