import { formatUtcDay, formatUtcMoment } from '#shared/format-date.ts';
import {
  button,
  facts,
  greet,
  quote,
  text,
  type Brand,
  type EmailContent,
} from '../email-content.ts';

const formatReason = (brand: Brand) =>
  `You received this email because you have an account at ${brand.appName}.`;

const STEPS = {
  warning: {
    subject: (appName: string) => `A warning for your ${appName} account`,
    heading: 'This is a warning',
    lead: 'We blocked something that you wrote because it breaks a rule. Nothing else has changed, and you can still use everything.',
    next: 'If it happens again, your account will be suspended for 7 days.',
  },
  suspension: {
    subject: (appName: string) => `Your ${appName} account is suspended`,
    heading: 'Your account is suspended',
    lead: 'We blocked something that you wrote because it breaks a rule, and your account is temporarily suspended.',
    next: 'If it happens again, your account will be suspended again or permanently closed.',
  },
  termination: {
    subject: (appName: string) => `Your ${appName} account is closed`,
    heading: 'Your account is closed',
    lead: 'We blocked something that you wrote because it breaks a rule. It was not the first time, and your account is now permanently closed. If you have a subscription, you will not be charged again.',
    next: null,
  },
} as const;

export const SAFETY_TEMPLATES = {
  /** Sent when a strike is issued. `link` opens the appeal. Never quotes the violating text. */
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
  ): EmailContent => {
    const { subject, heading, lead, next } = STEPS[step];
    return {
      subject: subject(brand.appName),
      preview: 'Which rule it was, what happens next, and how to appeal.',
      heading,
      blocks: [
        greet(name),
        text(lead),
        facts(
          ['The rule', rule],
          ['Suspended until', until && formatUtcMoment(until)],
          ['Active strikes', String(standing)],
          ['This one expires on', formatUtcDay(expires_at)],
        ),
        ...(next ? [text(next)] : []),
        text(
          'If you think that we made a mistake, you can appeal. A person reads your appeal and decides.',
        ),
        button('Appeal', link),
      ],
      reason: formatReason(brand),
    };
  },

  /** Sent when the team closes or reopens an account. `link` opens the appeal or the sign-in page. */
  account_closed: (
    { name, is_open, link }: { name: string; is_open: boolean; link: string },
    brand: Brand,
  ): EmailContent =>
    is_open
      ? {
          subject: `Your ${brand.appName} account is open again`,
          preview: 'You can use everything again.',
          heading: 'Your account is open again',
          blocks: [
            greet(name),
            text('Our team reopened your account. You can use everything again.'),
            button('Sign in', link),
          ],
          reason: formatReason(brand),
        }
      : {
          subject: `Your ${brand.appName} account is closed`,
          preview: 'What you can still do, and how to appeal.',
          heading: 'Your account is closed',
          blocks: [
            greet(name),
            text(
              'Our team closed your account, and you are signed out everywhere. If you have a subscription, you will not be charged again.',
            ),
            text(
              'You can still sign in to see the reason, download your data or delete your account. If you think that we made a mistake, you can appeal. A person reads your appeal and decides.',
            ),
            button('Appeal', link),
          ],
          reason: formatReason(brand),
        },

  /** Sent to support. Names the appeal only; its text is read in the queue. */
  appeal_waits: ({ id }: { id: string }, brand: Brand): EmailContent => ({
    subject: 'An appeal is waiting for an answer',
    preview: 'Someone appealed a strike or the closing of their account.',
    heading: 'An appeal is waiting',
    blocks: [
      facts(['Appeal', id]),
      text(
        'Read it with “npm run admin -- appeals”, and answer with grant-appeal or decline-appeal.',
      ),
    ],
    reason: `You received this email because it went to the support address of ${brand.appName}.`,
  }),

  /** Sent to the person who appealed, for both outcomes. */
  appeal_decided: (
    {
      name,
      is_granted,
      answer,
      link,
    }: { name: string; is_granted: boolean; answer: string; link: string },
    brand: Brand,
  ): EmailContent => ({
    subject: is_granted
      ? `We reversed our decision about your ${brand.appName} account`
      : `Your appeal at ${brand.appName} was declined`,
    preview: is_granted
      ? 'The decision no longer counts.'
      : 'A person read your appeal. Here is the answer.',
    heading: is_granted ? 'We reversed our decision' : 'Your appeal was declined',
    blocks: [
      greet(name),
      text(
        is_granted
          ? 'We reviewed our decision and reversed it. It no longer counts, and any restriction that came with it is lifted.'
          : 'A person read your appeal, and our decision stands.',
      ),
      ...(answer ? [quote('The answer', answer)] : []),
      button('View your account status', link),
    ],
    reason: formatReason(brand),
  }),
};
