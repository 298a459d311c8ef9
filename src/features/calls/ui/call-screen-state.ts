import type { CallView } from './call-view.ts';
import type { EarsProblem } from './ears/ears.ts';

/** What the page of a call shows. */
export interface CallScreenState {
  view: CallView;
  microphone: 'asking' | 'open' | EarsProblem;
  isMuted: boolean;
  /** Who is currently heard. */
  speaker: 'user' | 'character' | null;
}
