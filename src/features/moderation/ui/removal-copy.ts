/** Every sentence of the removal form. */
export const REMOVAL_TEXT = {
  title: 'Ask for something to be removed',
  lead: 'It goes to a person. You get a confirmation by e-mail at once, with a link to how it stands.',
  name: 'Your name',
  email: 'Your e-mail address',
  kind: 'What is it about?',
  choose: 'Choose one',
  what: 'What should be removed, and where is it?',
  whatHint:
    'The address of the page, if you can. A description is enough; send no intimate pictures.',
  statement: 'Good-faith statement',
  signature: 'Signature',
  signatureHint: 'Type your full name.',
  send: 'Send request',
  sending: 'Sending...',
  failed: 'Your request could not be sent. Your words are still here; please try again.',
  toastFailed: ['Request not sent', 'Your words are still in the form. Please try again.'] as const,
  doneTitle: 'Your request is with us',
  done: (reference: string) =>
    `Its reference is ${reference}. A confirmation is on its way to your e-mail address.`,
  follow: 'See how it stands',
  another: 'Send another request',
} as const;
