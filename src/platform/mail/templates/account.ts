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

/** How to undo the change. A null link means that the link went to the previous address. */
const undoBlocks = (link: string | null, until: string) =>
  link === null
    ? [
        text(
          'If it was not you: this address has been on the account for less than a week, so we sent the undo link to your previous address.',
        ),
      ]
    : [
        button('This was not me: undo it', link),
        text(`The link works once, until ${formatUtcMoment(until)}, and signs out every device.`),
      ];

const formatReason = (brand: Brand) =>
  `You received this email because you have an account at ${brand.appName}.`;

interface AccountChange {
  name: string;
  kind: 'link' | 'unlink' | 'email' | 'export' | 'deletion';
  provider: 'google' | 'discord' | null;
  new_email: string | null;
  link: string | null;
  until: string;
}

const CHANGES: Record<AccountChange['kind'], (provider: string) => string> = {
  link: (provider) => `${provider} was linked to your account`,
  unlink: (provider) => `${provider} was removed from your account`,
  email: () => 'Your account has a new email address',
  export: () => 'A copy of your data was requested',
  deletion: () => 'Your account will be deleted',
};

const UNDONE: Record<AccountChange['kind'], (provider: string) => string> = {
  link: (provider) => `${provider} can no longer be used to sign in to your account.`,
  unlink: (provider) => `${provider} can be used to sign in to your account again.`,
  email: () => 'Your account has its previous email address again.',
  export: () => 'The copy of your data can no longer be downloaded.',
  deletion: () => 'Your account will not be deleted.',
};

export const ACCOUNT_TEMPLATES = {
  /** Sent at sign-up. */
  welcome: ({ name }: { name: string }, brand: Brand): EmailContent => ({
    subject: `Welcome to ${brand.appName}`,
    preview: 'Your account is ready. Here is how to start.',
    heading: `Welcome to ${brand.appName}`,
    blocks: [
      greet(name),
      text(
        'Your account is ready. Pick a character and say hello, or create your own companion. It takes nine short steps, and you can change everything later.',
      ),
      button('Meet the characters', `${brand.publicUrl}/characters`),
      text(
        'Every character that you talk to here is AI, and every picture is AI-generated. Your chats are yours: you can delete them or download all your data at any time.',
      ),
    ],
    reason: `You received this email because someone created an account at ${brand.appName} with this address. If that was not you, write to ${brand.supportEmail}.`,
  }),

  /** Sent when a deletion is requested. `erased_at`: ISO time after which it cannot be undone. */
  deletion_requested: (
    {
      name,
      erased_at,
      is_by_team = false,
      link,
      until,
    }: {
      name: string;
      erased_at: string;
      is_by_team?: boolean;
      link?: string | null;
      until?: string;
    },
    brand: Brand,
  ): EmailContent => ({
    subject: `Your ${brand.appName} account will be erased on ${formatUtcDay(erased_at)}`,
    preview: 'What happens now, and how to stop it.',
    heading: 'Your account will be erased',
    blocks: [
      greet(name),
      text(
        `${is_by_team ? `The ${brand.appName} team is deleting your account.` : 'You asked us to delete your account.'} You are signed out everywhere. On ${formatUtcDay(erased_at)}, your profile, chats, characters and pictures will be permanently erased.`,
      ),
      text(
        `${is_by_team ? 'If you think this is a mistake' : 'If you change your mind, or if it was not you'}, reply to this email or write to ${brand.supportEmail} before that day.`,
      ),
      ...(link !== undefined && until ? undoBlocks(link, until) : []),
    ],
    reason: formatReason(brand),
  }),

  /** Sent to the new address. `link` confirms it until `expires_at`. */
  email_change: (
    { name, link, expires_at }: { name: string; link: string; expires_at: string },
    brand: Brand,
  ): EmailContent => ({
    subject: `Confirm your new email address for ${brand.appName}`,
    preview: 'Click once to confirm the new address of your account.',
    heading: 'Is this your new address?',
    blocks: [
      greet(name),
      text(
        `Someone, most likely you, wants to use this address for an account at ${brand.appName}.`,
      ),
      button('Confirm this address', link),
      text(
        `The link works until ${formatUtcMoment(expires_at)}. If it was not you, ignore this email: nothing changes unless you click the link.`,
      ),
    ],
    reason: `You received this email because this address was entered in a profile at ${brand.appName}.`,
  }),

  /** Sent to the owner of an address that another account tried to use. */
  email_change_taken: ({ name }: { name: string }, brand: Brand): EmailContent => ({
    subject: `Someone entered your address at ${brand.appName}`,
    preview: 'Nothing has changed, and you do not need to do anything.',
    heading: 'Your address was entered for another account',
    blocks: [
      greet(name),
      text(
        `Someone tried to use this address for another account at ${brand.appName}. It still belongs to your account, and nothing has changed. They were not told that the address is in use.`,
      ),
      text(
        'If that was you, sign in with this address instead, or change the address of this account first.',
      ),
    ],
    reason: formatReason(brand),
  }),

  /** Sent to the old address, as a warning. */
  email_change_notice: (
    {
      name,
      new_email,
      link,
      until,
    }: { name: string; new_email: string; link: string | null; until: string },
    brand: Brand,
  ): EmailContent => ({
    subject: `A new email address was entered for your ${brand.appName} account`,
    preview: 'If that was not you, act now.',
    heading: 'A new address was entered',
    blocks: [
      greet(name),
      facts(['New address', new_email]),
      text(
        'Your account keeps its current address until the new one is confirmed. We sent a confirmation link to the new address.',
      ),
      text('If that was you, you do not need to do anything.'),
      ...undoBlocks(link, until),
    ],
    reason: formatReason(brand),
  }),

  /** Sent when a security setting of an account changes. `link` undoes it until `until`. */
  account_changed: (
    { name, kind, provider, new_email, link, until }: AccountChange,
    brand: Brand,
  ): EmailContent => {
    const what = CHANGES[kind](provider === 'discord' ? 'Discord' : 'Google');
    return {
      subject: `${what} (${brand.appName})`,
      preview: 'If that was you, you do not need to do anything.',
      heading: what,
      blocks: [
        greet(name),
        ...(new_email ? [facts(['New address', new_email])] : []),
        text(
          `This change was made a moment ago in your account at ${brand.appName}. If it was you, you do not need to do anything.`,
        ),
        ...undoBlocks(link, until),
      ],
      reason: formatReason(brand),
    };
  },

  /** Sent after the undo link of `account_changed` is used. */
  account_change_undone: (
    { name, kind, provider }: Pick<AccountChange, 'name' | 'kind' | 'provider'>,
    brand: Brand,
  ): EmailContent => ({
    subject: `A change to your account was undone (${brand.appName})`,
    preview: 'Every device was signed out.',
    heading: 'A change to your account was undone',
    blocks: [
      greet(name),
      text(UNDONE[kind](provider === 'discord' ? 'Discord' : 'Google')),
      text(
        `Every device was signed out. Sign in again, check your sessions and security events, and write to ${brand.supportEmail} if something is wrong.`,
      ),
    ],
    reason: formatReason(brand),
  }),

  /** `link` opens the file until `expires_at`. */
  export_ready: (
    { name, link, expires_at }: { name: string; link: string; expires_at: string },
    brand: Brand,
  ): EmailContent => ({
    subject: `Your ${brand.appName} data is ready`,
    preview: 'The file that you requested is ready to download.',
    heading: 'Your data is ready',
    blocks: [
      greet(name),
      text('The copy of your data that you requested is ready to download.'),
      button('Download my data', link),
      text(
        `The link works until ${formatUtcMoment(expires_at)}. Anyone who has the link can download the file, so do not share it.`,
      ),
    ],
    reason: formatReason(brand),
  }),

  /** Support's answer to a message from the contact form. */
  contact_answer: (
    {
      name,
      subject,
      answer,
      message,
    }: { name: string; subject: string; answer: string; message: string },
    brand: Brand,
  ): EmailContent => ({
    subject: `Re: ${subject}`,
    preview: answer.slice(0, 120),
    heading: 'Our answer to your message',
    blocks: [greet(name), text(answer), quote('You wrote', message)],
    reason: `You received this email because you wrote to ${brand.appName}. Reply to it to write to us again.`,
  }),
};
