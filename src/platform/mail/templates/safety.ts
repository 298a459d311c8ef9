import { formatDay, formatMoment } from '../format.ts';
import { button, facts, greet, quote, text, type Brand, type Letter } from '../letter.ts';

const reasonOf = (brand: Brand) => `You get this because you have an account at ${brand.appName}.`;

const STEPS = {
  warning: {
    subject: (appName: string) => `A warning for your ${appName} account`,
    heading: 'This is a warning',
    lead: 'A text of yours was refused because it breaks a rule. Nothing else has changed: you can use everything as before.',
    next: 'After another one, the account is suspended for 7 days.',
  },
  suspension: {
    subject: (appName: string) => `Your ${appName} account is suspended`,
    heading: 'Your account is suspended',
    lead: 'A text of yours was refused because it breaks a rule, and your account is suspended for a while.',
    next: 'After another one, the suspension is repeated or the account is closed for good.',
  },
  termination: {
    subject: (appName: string) => `Your ${appName} account is closed`,
    heading: 'Your account is closed',
    lead: 'A text of yours was refused because it breaks a rule. It was the last of several, and your account is closed for good. A subscription is not charged again.',
    next: null,
  },
} as const;

export const SAFETY_LETTERS = {
  /** When a strike is given; `link` leads to the appeal. Never holds what was written. */
  strike: (
    {
      name,
      step,
      rule,
      until,
      expires_at,
      standing,
      link,
    }: {
      name: string;
      step: keyof typeof STEPS;
      rule: string;
      until: string | null;
      expires_at: string;
      standing: number;
      link: string;
    },
    brand: Brand,
  ): Letter => {
    const { subject, heading, lead, next } = STEPS[step];
    return {
      subject: subject(brand.appName),
      preview: 'Which rule, what follows, and how to appeal.',
      heading,
      blocks: [
        greet(name),
        text(lead),
        facts(
          ['The rule', rule],
          ['Suspended until', until && formatMoment(until)],
          ['Active strikes', String(standing)],
          ['This one expires on', formatDay(expires_at)],
        ),
        ...(next ? [text(next)] : []),
        text('If you think that we are wrong, you can appeal. A person reads it and decides.'),
        button('Appeal', link),
      ],
      reason: reasonOf(brand),
    };
  },

  /** When the team closed an account, or opened it again; `link` leads to the appeal, or to the sign-in. */
  account_closed: (
    { name, is_open, link }: { name: string; is_open: boolean; link: string },
    brand: Brand,
  ): Letter =>
    is_open
      ? {
          subject: `Your ${brand.appName} account is open again`,
          preview: 'You can use everything as before.',
          heading: 'Your account is open again',
          blocks: [
            greet(name),
            text('Our team opened your account again. You can use everything as before.'),
            button('Sign in', link),
          ],
          reason: reasonOf(brand),
        }
      : {
          subject: `Your ${brand.appName} account is closed`,
          preview: 'What you can still do, and how to appeal.',
          heading: 'Your account is closed',
          blocks: [
            greet(name),
            text(
              'Our team closed your account, and you are signed out everywhere. A subscription is not charged again.',
            ),
            text(
              'You can still sign in to see the reason, to download your data, and to delete your account. If you think that we are wrong, you can appeal. A person reads it and decides.',
            ),
            button('Appeal', link),
          ],
          reason: reasonOf(brand),
        },

  /** To support: one line that leads to the queue; what was written is read there. */
  appeal_waits: ({ id }: { id: string }, brand: Brand): Letter => ({
    subject: 'An appeal waits for an answer',
    preview: 'Someone appealed against a strike or the closing of their account.',
    heading: 'An appeal waits',
    blocks: [
      facts(['Appeal', id]),
      text(
        'Read it with “npm run admin -- appeals”, and answer with grant-appeal or decline-appeal.',
      ),
    ],
    reason: `You get this because you support ${brand.appName}.`,
  }),

  /** To the person, whatever was decided. */
  appeal_decided: (
    {
      name,
      is_granted,
      answer,
      link,
    }: { name: string; is_granted: boolean; answer: string; link: string },
    brand: Brand,
  ): Letter => ({
    subject: is_granted
      ? `We took our decision about your ${brand.appName} account back`
      : `Your appeal at ${brand.appName} was declined`,
    preview: is_granted ? 'It counts no more.' : 'A person read it. This is the answer.',
    heading: is_granted ? 'It is taken back' : 'Your appeal was declined',
    blocks: [
      greet(name),
      text(
        is_granted
          ? 'We looked at our decision again and took it back: it counts no more, and what it closed is open.'
          : 'A person read your appeal, and the decision stays.',
      ),
      ...(answer ? [quote('The answer', answer)] : []),
      button('See how your account stands', link),
    ],
    reason: reasonOf(brand),
  }),
};
