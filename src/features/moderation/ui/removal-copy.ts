/** Texts of the removal form. */
export const REMOVAL_TEXT = {
  title: 'Ask for something to be removed',
  lead: 'A person handles every request. You get a confirmation email right away, with a link to its status.',
  name: 'Your name',
  email: 'Your email address',
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
  failed: 'Your request could not be sent. Your text is still here. Please try again.',
  toastFailed: ['Request not sent', 'Your text is still in the form. Please try again.'] as const,
  doneTitle: 'Request received',
  done: (reference: string) =>
    `Its reference is ${reference}. A confirmation is on its way to your email address.`,
  follow: 'See its status',
  another: 'Send another request',
} as const;
