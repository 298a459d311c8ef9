import { formatUtcMoment } from '#shared/format-date.ts';
import {
  button,
  facts,
  greet,
  quote,
  text,
  type Brand,
  type EmailContent,
} from '../email-content.ts';

export const SUBMISSION_TEMPLATES = {
  /** Sent to support: a form submission. Its Reply-To is the sender. */
  contact_copy: (
    {
      kind,
      subject,
      from,
      details,
      message,
    }: {
      /** What arrived, e.g. "Contact message". */
      kind: string;
      subject: string;
      from: string;
      details: [string, string][];
      message: string;
    },
    brand: Brand,
  ): EmailContent => ({
    subject: `[${kind}] ${subject}`,
    preview: message.slice(0, 120),
    heading: kind,
    blocks: [
      facts(['From', from], ['Subject', subject], ...details),
      quote('Message', message),
      text(
        'Reply to this email to answer the sender, or use the admin commands to keep the answer on record.',
      ),
    ],
    reason: `Sent by the forms of ${brand.appName} to its support address.`,
  }),

  /** `link` is the affiliate's public link. `invitation` opens the dashboard once. */
  affiliate_accepted: (
    {
      name,
      note,
      link,
      invitation,
    }: { name: string; note: string; link: string; invitation: string },
    brand: Brand,
  ): EmailContent => ({
    subject: `Welcome to the ${brand.appName} affiliate program`,
    preview: 'Your application was accepted.',
    heading: 'Your application was accepted',
    blocks: [
      greet(name),
      text(
        `We have read your application and would like to work with you. You earn up to 40% commission on the recurring subscriptions and token purchases of the people you refer.`,
      ),
      ...(note ? [quote('From the team', note)] : []),
      facts(['Your link', link]),
      text(
        'Everyone who follows your link and signs up before our cookie expires counts as your referral. Open your dashboard with the button below. Sign in with the account that you want to use, and choose how you want to be paid. The button works for 30 days and for one account.',
      ),
      button('Open your dashboard', invitation),
    ],
    reason: `You received this email because you applied to the ${brand.appName} affiliate program.`,
  }),

  affiliate_declined: (
    { name, note }: { name: string; note: string },
    brand: Brand,
  ): EmailContent => ({
    subject: `Your ${brand.appName} affiliate application`,
    preview: 'We cannot accept it this time.',
    heading: 'Thank you for your application',
    blocks: [
      greet(name),
      text('We have read your application, but we cannot accept it this time.'),
      ...(note ? [quote('Reason', note)] : []),
      text('If something changes, you are welcome to apply again or reply to this email.'),
    ],
    reason: `You received this email because you applied to the ${brand.appName} affiliate program.`,
  }),

  /** `clocks`: deadlines, as pairs of a label and an ISO time. `link` shows the status. */
  removal_received: (
    {
      name,
      reference,
      kind,
      clocks,
      link,
    }: { name: string; reference: string; kind: string; clocks: [string, string][]; link: string },
    brand: Brand,
  ): EmailContent => ({
    subject: `We have your removal request ${reference}`,
    preview: 'What happens next, and by when.',
    heading: 'We have your request',
    blocks: [
      greet(name),
      text('Thank you for letting us know. A person reviews your request within these deadlines.'),
      facts(
        ['Reference', reference],
        ['About', kind],
        ...clocks.map(([what, by]) => [what, `by ${formatUtcMoment(by)}`] as [string, string]),
      ),
      button('View its status', link),
      text('This link is only for you, so do not share it. To add something, reply to this email.'),
    ],
    reason: `You received this email because a removal request at ${brand.appName} names this address.`,
  }),

  /** `outcome`: the decision, as one sentence. */
  removal_decided: (
    {
      name,
      reference,
      outcome,
      note,
      link,
    }: { name: string; reference: string; outcome: string; note: string; link: string },
    brand: Brand,
  ): EmailContent => ({
    subject: `Your removal request ${reference}`,
    preview: outcome,
    heading: 'We have decided on your request',
    blocks: [
      greet(name),
      text(outcome),
      ...(note ? [quote('Note from the reviewer', note)] : []),
      button('View its status', link),
      text('If you think that this is wrong, reply to this email and we will review it again.'),
    ],
    reason: `You received this email because a removal request at ${brand.appName} names this address.`,
  }),

  /** Confirms an application, which is answered within 24 hours. */
  affiliate_received: (
    { name, answered_by }: { name: string; answered_by: string },
    brand: Brand,
  ): EmailContent => ({
    subject: `We have your ${brand.appName} affiliate application`,
    preview: 'A person will review it.',
    heading: 'We have your application',
    blocks: [
      greet(name),
      text(
        `Thank you for applying. A person will review your application, and you will hear from us by ${formatUtcMoment(answered_by)}.`,
      ),
    ],
    reason: `You received this email because you applied to the ${brand.appName} affiliate program.`,
  }),
};
