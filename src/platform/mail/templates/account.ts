import { formatDay, formatMoment } from '../format.ts';
import { button, facts, greet, quote, text, type Brand, type Letter } from '../letter.ts';

/** The way back, for somebody who did not do it; without a link, where to find it. */
const undoBlocks = (link: string | null, until: string) =>
  link === null
    ? [
        text(
          'If it was not you: this address has belonged to the account for less than a week, so the link that undoes it went to the address before it.',
        ),
      ]
    : [
        button('That was not me: undo it', link),
        text(
          `The link works until ${formatMoment(until)}, once, and signs everybody out of your account.`,
        ),
      ];

const reasonOf = (brand: Brand) => `You get this because you have an account at ${brand.appName}.`;

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
  email: () => 'Your account has a new e-mail address',
  export: () => 'A copy of your data was asked for',
  deletion: () => 'Your account is to be deleted',
};

const UNDONE: Record<AccountChange['kind'], (provider: string) => string> = {
  link: (provider) => `${provider} no longer opens your account.`,
  unlink: (provider) => `${provider} opens your account again.`,
  email: () => 'Your account has its former e-mail address again.',
  export: () => 'The copy of your data can no longer be fetched.',
  deletion: () => 'Your account stays.',
};

export const ACCOUNT_LETTERS = {
  /** At sign-up. */
  welcome: ({ name }: { name: string }, brand: Brand): Letter => ({
    subject: `Welcome to ${brand.appName}`,
    preview: 'Your account is ready. Here is where to begin.',
    heading: `Welcome to ${brand.appName}`,
    blocks: [
      greet(name),
      text(
        'Your account is ready. Pick a portrait and say hello, or create a companion of your own: it takes nine short steps, and everything can be changed later.',
      ),
      button('Meet the characters', `${brand.publicUrl}/characters`),
      text(
        'Everyone you talk with here is software, and every picture was made by software. Your chats are yours: you can remove them, and take all your data with you, at any time.',
      ),
    ],
    reason: `You get this once, because an account at ${brand.appName} was made with this address. If that was not you, write to ${brand.supportEmail}.`,
  }),

  /** When a deletion is asked for. `erased_at`: ISO time after which nothing can be undone. */
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
  ): Letter => ({
    subject: `Your ${brand.appName} account will be erased on ${formatDay(erased_at)}`,
    preview: 'What happens now, and how to stop it.',
    heading: 'Your account will be erased',
    blocks: [
      greet(name),
      text(
        `${is_by_team ? `The team of ${brand.appName} is deleting your account.` : 'You asked for your account to be deleted.'} You are signed out everywhere, and on ${formatDay(erased_at)} your profile, chats, characters and pictures are erased for good.`,
      ),
      text(
        `${is_by_team ? 'If you think that this is wrong' : 'If you change your mind, or if it was not you'}, answer this mail or write to ${brand.supportEmail} before that day.`,
      ),
      ...(link !== undefined && until ? undoBlocks(link, until) : []),
    ],
    reason: reasonOf(brand),
  }),

  /** To the new address; `link` confirms it until `expires_at`. */
  email_change: (
    { name, link, expires_at }: { name: string; link: string; expires_at: string },
    brand: Brand,
  ): Letter => ({
    subject: `Confirm your new e-mail address for ${brand.appName}`,
    preview: 'One click, and this is the address of your account.',
    heading: 'Is this your new address?',
    blocks: [
      greet(name),
      text(
        `Someone, most likely you, wants to use this address for an account at ${brand.appName}.`,
      ),
      button('Confirm this address', link),
      text(
        `The link works until ${formatMoment(expires_at)}. If it was not you, do nothing: without the click nothing changes.`,
      ),
    ],
    reason: `You get this because this address was entered in a profile at ${brand.appName}.`,
  }),

  /** To the owner of an address that somebody else entered as theirs. */
  email_change_taken: ({ name }: { name: string }, brand: Brand): Letter => ({
    subject: `Someone entered your address at ${brand.appName}`,
    preview: 'Nothing has changed, and there is nothing to do.',
    heading: 'Your address was entered elsewhere',
    blocks: [
      greet(name),
      text(
        `Someone wanted to use this address for another account at ${brand.appName}. It stays yours: they were not told that it is taken, and nothing has changed.`,
      ),
      text(
        'If that was you, sign in with this address instead, or change the address of this account first.',
      ),
    ],
    reason: reasonOf(brand),
  }),

  /** To the old address, as a warning. */
  email_change_notice: (
    {
      name,
      new_email,
      link,
      until,
    }: { name: string; new_email: string; link: string | null; until: string },
    brand: Brand,
  ): Letter => ({
    subject: `A new e-mail address was entered for your ${brand.appName} account`,
    preview: 'If that was not you, tell us at once.',
    heading: 'A new address was entered',
    blocks: [
      greet(name),
      facts(['New address', new_email]),
      text(
        'Your account keeps this old address until the new one is confirmed by a link that we sent there.',
      ),
      text('If that was you, there is nothing to do.'),
      ...undoBlocks(link, until),
    ],
    reason: reasonOf(brand),
  }),

  /** When something was done to the ways into an account; `link` undoes it until `until`. */
  account_changed: (
    { name, kind, provider, new_email, link, until }: AccountChange,
    brand: Brand,
  ): Letter => {
    const what = CHANGES[kind](provider === 'discord' ? 'Discord' : 'Google');
    return {
      subject: `${what} (${brand.appName})`,
      preview: 'If that was you, there is nothing to do.',
      heading: what,
      blocks: [
        greet(name),
        ...(new_email ? [facts(['New address', new_email])] : []),
        text(
          `This was done a moment ago in your account at ${brand.appName}. If it was you, there is nothing to do.`,
        ),
        ...undoBlocks(link, until),
      ],
      reason: reasonOf(brand),
    };
  },

  /** After the link of `account_changed` was used. */
  account_change_undone: (
    { name, kind, provider }: Pick<AccountChange, 'name' | 'kind' | 'provider'>,
    brand: Brand,
  ): Letter => ({
    subject: `A change to your account was undone (${brand.appName})`,
    preview: 'Everybody was signed out.',
    heading: 'A change to your account was undone',
    blocks: [
      greet(name),
      text(UNDONE[kind](provider === 'discord' ? 'Discord' : 'Google')),
      text(
        `Everybody was signed out. Sign in again, look at your list of sessions and security events, and write to ${brand.supportEmail} if something is wrong.`,
      ),
    ],
    reason: reasonOf(brand),
  }),

  /** `link` leads to the file until `expires_at`. */
  export_ready: (
    { name, link, expires_at }: { name: string; link: string; expires_at: string },
    brand: Brand,
  ): Letter => ({
    subject: `Your ${brand.appName} data is ready`,
    preview: 'The file that you asked for can be fetched.',
    heading: 'Your data is ready',
    blocks: [
      greet(name),
      text('The copy of your data that you asked for is ready to be fetched.'),
      button('Fetch my data', link),
      text(
        `The link works until ${formatMoment(expires_at)}. Whoever has it can read the file, so do not pass it on.`,
      ),
    ],
    reason: reasonOf(brand),
  }),

  /** Support's answer to a message of the contact form. */
  contact_answer: (
    {
      name,
      subject,
      answer,
      message,
    }: { name: string; subject: string; answer: string; message: string },
    brand: Brand,
  ): Letter => ({
    subject: `Re: ${subject}`,
    preview: answer.slice(0, 120),
    heading: 'An answer to your message',
    blocks: [greet(name), text(answer), quote('You wrote', message)],
    reason: `You get this because you wrote to ${brand.appName}. Answer this mail to write again.`,
  }),
};
