import type { ReportReason } from '../report-rules.ts';

/** Texts of the report dialog. */
export const REPORT_TEXT = {
  title: {
    character: (name: string) => `Report ${name}`,
    message: (name: string) => `Report a message from ${name}`,
    image: (name: string) => (name ? `Report an image of ${name}` : 'Report this image'),
  },
  text: {
    character: 'Our team reads every report. The creator is not told who sent it.',
    message: 'Our team reads every report together with the message it is about.',
    image:
      'Our team reads every report and looks at the image. The creator is not told who sent it.',
  },
  reason: 'What is wrong with it?',
  reasons: {
    underage: 'Looks, sounds or acts under 18',
    real_person: 'Copies a real person',
    illegal: 'Something illegal',
    hate: 'Hate against people',
    violence: 'Violence or threats',
    self_harm: 'Encourages self-harm',
    privacy: 'Shares private details',
    copyright: 'Copies someone else’s work',
    spam: 'Spam or misleading content',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  help: 'If you are struggling yourself, findahelpline.com lists help lines in your country.',
  details: 'Details (optional)',
  count: (length: number, max: number) => `${length} / ${max}`,
  cancel: 'Cancel',
  send: 'Send report',
  sending: 'Sending…',
  doneTitle: 'Thank you',
  done: 'Your report was sent. Our team will look at it.',
  failed: 'Your report could not be sent. Your text is still here. Please try again.',
} as const;
