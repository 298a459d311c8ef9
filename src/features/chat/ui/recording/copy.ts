/** The texts of the recording that is kept with a message. */
export const RECORDING_TEXT = {
  label: 'Your recording',
  gone: 'This recording is no longer there.',
  remove: 'Delete Recording',
  removeTitle: 'Delete the recording?',
  removeText: 'What you said will be gone for good. The message stays as text.',
  removeFailed: 'The recording could not be deleted',
} as const;
