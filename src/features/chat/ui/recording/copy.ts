/** The texts of the recording that is kept with a message. */
export const RECORDING_TEXT = {
  label: 'Your recording',
  gone: 'This recording no longer exists.',
  remove: 'Delete Recording',
  removeTitle: 'Delete the recording?',
  removeText: 'The recording will be permanently deleted. The message stays as text.',
  removeFailed: 'The recording could not be deleted',
} as const;
