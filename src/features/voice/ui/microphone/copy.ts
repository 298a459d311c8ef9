/** Every text of the microphone's bar; the button's own comes with the chat. */
export const MICROPHONE_TEXT = {
  region: 'Spoken message',
  starting: 'Starting the microphone...',
  listening: 'Listening. Speak now.',
  demo: 'Your browser transcribes this. It is a demo: there is no transcription server here.',
  writing: 'Transcribing...',
  time: (now: string, total: string) => `${now} of ${total}`,
  hint: 'Esc cancels. On a phone, hold the button and swipe left.',
  finish: 'Done',
  cancel: 'Cancel',
  close: 'Close',
  nothing: 'No speech was detected. Try again, a little closer to the microphone.',
  notAllowed:
    'Your browser does not let this page use the microphone. Allow it in the address bar, or type your message.',
  noMicrophone: 'No microphone was found. You can type your message.',
  unsupported:
    'This browser cannot transcribe speech, and there is no transcription server here. You can type your message.',
  notIncluded: 'You can type your message here.',
  failed: 'The recording could not be transcribed. Try again, or type your message.',
  offer: {
    title: 'Say it instead',
    text: 'Speaking your messages is part of Premium. You can always type.',
    upgrade: 'See Premium',
    dismiss: 'Dismiss',
  },
} as const;
