import type { CallScreenState } from '../call-screen-state.ts';
import { CALL_TEXT } from '../copy.ts';

const TEXT = CALL_TEXT.microphone;

interface MicrophoneNoteProps {
  microphone: CallScreenState['microphone'];
  onAgain(): void;
}

/** Why the user is not heard, with a button to try again. Typing still works. */
export function MicrophoneNote({ microphone, onAgain }: MicrophoneNoteProps) {
  if (microphone === 'open') return null;
  return (
    <p role="status" className="pb-2 text-center text-sm text-muted">
      {TEXT[microphone]}{' '}
      {microphone !== 'asking' && microphone !== 'unsupported' && (
        <button
          type="button"
          onClick={onAgain}
          className="font-semibold text-ember-text underline-offset-3 hover:underline pointer-coarse:min-h-11"
        >
          {TEXT.again}
        </button>
      )}
    </p>
  );
}
