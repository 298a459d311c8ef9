import { formatMoment } from '../format.ts';
import { button, facts, greet, quote, text, type Brand, type Letter } from '../letter.ts';

export const SUBMISSION_LETTERS = {
  /** To support: what arrived through a form. Its Reply-To is the sender. */
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
  ): Letter => ({
    subject: `[${kind}] ${subject}`,
    preview: message.slice(0, 120),
    heading: kind,
    blocks: [
      facts(['From', from], ['Subject', subject], ...details),
      quote('Message', message),
      text(
        'Answer this mail to answer them, or use the admin commands to keep the answer on record.',
      ),
    ],
    reason: `Sent by the forms of ${brand.appName} to its support address.`,
  }),

  /** `link` is what the affiliate shows to others; `invitation` opens the dashboard, once. */
  affiliate_accepted: (
    {
      name,
      note,
      link,
      invitation,
    }: { name: string; note: string; link: string; invitation: string },
    brand: Brand,
  ): Letter => ({
    subject: `Welcome to the ${brand.appName} affiliate program`,
    preview: 'Your application was accepted.',
    heading: 'Your application was accepted',
    blocks: [
      greet(name),
      text(
        `We have read your application and would like to work with you. You earn up to 40% commission on the recurring subscriptions and token purchases of the people whom you bring.`,
      ),
      ...(note ? [quote('From the team', note)] : []),
      facts(['Your link', link]),
      text(
        'Whoever signs up within the time that our cookie lasts counts as brought by you. Open your dashboard with the button: sign in there with the account that it shall belong to, and say how you want to be paid. The button works for 30 days and for one account.',
      ),
      button('Open your dashboard', invitation),
    ],
    reason: `You get this because you applied to the ${brand.appName} affiliate program.`,
  }),

  affiliate_declined: ({ name, note }: { name: string; note: string }, brand: Brand): Letter => ({
    subject: `Your ${brand.appName} affiliate application`,
    preview: 'We cannot accept it this time.',
    heading: 'Thank you for your application',
    blocks: [
      greet(name),
      text('We have read your application, and cannot accept it this time.'),
      ...(note ? [quote('Why', note)] : []),
      text('If something changes, you are welcome to apply again, or answer this mail.'),
    ],
    reason: `You get this because you applied to the ${brand.appName} affiliate program.`,
  }),

  /** `clocks`: what happens by when, as pairs of words and ISO times; `link` shows the state. */
  removal_received: (
    {
      name,
      reference,
      kind,
      clocks,
      link,
    }: { name: string; reference: string; kind: string; clocks: [string, string][]; link: string },
    brand: Brand,
  ): Letter => ({
    subject: `We have your removal request ${reference}`,
    preview: 'What happens next, and by when.',
    heading: 'We have your request',
    blocks: [
      greet(name),
      text('Thank you for telling us. A person reads it, and these are the times that we keep to.'),
      facts(
        ['Reference', reference],
        ['About', kind],
        ...clocks.map(([what, by]) => [what, `by ${formatMoment(by)}`] as [string, string]),
      ),
      button('See its status', link),
      text('The link is yours alone. To add something, answer this mail.'),
    ],
    reason: `You get this because a removal request at ${brand.appName} names this address.`,
  }),

  /** `outcome`: one sentence on what was decided. */
  removal_decided: (
    {
      name,
      reference,
      outcome,
      note,
      link,
    }: { name: string; reference: string; outcome: string; note: string; link: string },
    brand: Brand,
  ): Letter => ({
    subject: `Your removal request ${reference}`,
    preview: outcome,
    heading: 'Your request was decided',
    blocks: [
      greet(name),
      text(outcome),
      ...(note ? [quote('What the reviewer says', note)] : []),
      button('See its status', link),
      text('If you think that this is wrong, answer this mail: another look is taken at it.'),
    ],
    reason: `You get this because a removal request at ${brand.appName} names this address.`,
  }),

  /** To an address that applied: read and answered within 24 hours. */
  affiliate_received: (
    { name, answered_by }: { name: string; answered_by: string },
    brand: Brand,
  ): Letter => ({
    subject: `We have your ${brand.appName} affiliate application`,
    preview: 'A person reads it.',
    heading: 'We have your application',
    blocks: [
      greet(name),
      text(
        `Thank you for applying. A person reads it, and you hear from us by ${formatMoment(answered_by)}.`,
      ),
    ],
    reason: `You get this because you applied to the ${brand.appName} affiliate program.`,
  }),
};
