import { formatBytes } from '#shared/format-bytes.ts';
import type { SecurityEventKind } from '../../contract-security.ts';
import { DELETION_DELAY_MS, DELETION_PHRASE, EXPORT_LIFETIME_MS, UNDO_MS } from '../../rules.ts';

const days = (ms: number) => `${ms / 86_400_000} days`;

const PROVIDER_NAMES = { google: 'Google', discord: 'Discord' } as const;
type ProviderId = keyof typeof PROVIDER_NAMES;

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
/** A day as the reader's own clock has it, e.g. `21 November 2026`. */
export const formatDay = (iso: string): string => day.format(new Date(iso));
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

/** Every sentence of the profile. */
export const PROFILE_TEXT = {
  title: 'Profile Settings',
  description: 'Your account: name, plan, tokens, sessions, data and preferences.',
  updated: 'Profile updated',
  updatedField: (field: string) => `Your ${field} has been updated successfully`,
  updateFailed: 'Update failed',
  failedField: (field: string) => `Failed to update ${field}`,
  failed: (what: string) => `${what} could not be loaded`,
  cancel: 'Cancel',

  account: 'Account',
  fullName: 'Full Name',
  email: 'E-mail',
  edit: (what: string) => `Edit ${what}`,
  status: 'Account Status',
  active: 'Active',
  inactive: 'Inactive',
  admin: 'Admin',
  memberSince: (at: string) => `Member since ${formatDay(at)}`,
  fields: {
    full_name: 'full name',
    email: 'email',
    picture: 'picture',
    preferences: 'preferences',
  },

  editName: {
    title: 'Edit Full Name',
    note: 'This is how you’ll appear on the platform.',
    label: 'Full Name',
    save: 'Save',
  },
  editEmail: {
    title: 'Update Email',
    note: 'You’ll need to verify your new email address.',
    label: 'New e-mail address',
    update: 'Update',
    sentTitle: 'Check your mailbox',
    sent: (email: string) =>
      `If ${email} is free, a link is on its way there. Until it is opened, your old address stays.`,
    pending: (email: string) => `${email} waits for the link in its mail to be opened.`,
    cancelPending: 'Keep the old address',
    canceled: 'Your address stays as it is',
  },

  picture: {
    title: 'Choose your picture',
    note: 'Your sign-in provider’s, or one of the images you made. Nothing is uploaded.',
    change: 'Change picture',
    none: 'No picture',
    ofProvider: (provider: ProviderId) => `From ${PROVIDER_NAMES[provider]}`,
    own: 'Your images',
    image: (prompt: string) => (prompt ? `Image: ${prompt}` : 'Image'),
    noImages:
      'You have made no images that fit yet. Those that are not safe for work are left out.',
    more: 'Show more',
    loading: 'Loading your images',
  },

  plan: {
    title: 'Current Plan',
    free: 'Free',
    premium: 'Premium',
    freeText: 'Daily messages and credits, at no cost.',
    premiumText: 'Unlimited messages and 100 tokens each month.',
    renews: (at: string) => `Renews on ${formatDay(at)}`,
    upgrade: 'Upgrade to Premium',
    manage: 'See plans',
  },
  usage: {
    title: 'Usage today',
    messages: 'Messages',
    credits: 'Credits',
    available: (count: number) => `${count} available`,
    used: (count: number) => `${count} used today`,
    max: (count: number) => `${count} max daily`,
    unlimited: 'Unlimited',
    resets: (inWords: string) => `Resets at 00:00 UTC, ${inWords}.`,
  },

  signIn: {
    title: 'Sign-in',
    note: 'Each of these opens your account.',
    linked: (at: string) => `Linked on ${formatDay(at)}`,
    link: (provider: ProviderId) => `Link ${PROVIDER_NAMES[provider]}`,
    unlink: (provider: ProviderId) => `Remove ${PROVIDER_NAMES[provider]}`,
    unlinkShort: 'Remove',
    last: 'The only way in cannot be removed.',
    linkedNow: (provider: ProviderId) => `${PROVIDER_NAMES[provider]} is linked`,
    linkedText: 'You can sign in with it from now on.',
    linkFailed: (provider: ProviderId) => `${PROVIDER_NAMES[provider]} was not linked`,
    confirmTitle: (provider: ProviderId) => `Remove ${PROVIDER_NAMES[provider]}?`,
    confirmText: (provider: ProviderId) =>
      `You will no longer be able to sign in with ${PROVIDER_NAMES[provider]}. You can link it again at any time.`,
    removed: (provider: ProviderId) => `${PROVIDER_NAMES[provider]} was removed`,
    name: (provider: ProviderId) => PROVIDER_NAMES[provider],
  },
  sessions: {
    title: 'Sessions',
    note: 'Where you are signed in. If you do not know one, sign it out.',
    loading: 'Loading your sessions',
    this: 'This device',
    lastUsed: (at: string) => `Last used ${formatMoment(at)}`,
    from: (place: string) => `from ${place}`,
    end: 'Sign out',
    endNamed: (device: string) => `Sign out ${device}`,
    endOthers: 'Sign out everywhere else',
    ended: 'Signed out',
    endedOthers: 'You are signed out everywhere else',
    failedToEnd: 'This session could not be signed out',
    onlyThis: 'You are signed in nowhere else.',
  },
  events: {
    title: 'Recent activity',
    note: 'What concerned the security of your account. If something was not you, use the link in the mail about it, or sign out everywhere else.',
    loading: 'Loading recent activity',
    more: 'Show more',
    byTeam: 'by the team',
    aProvider: 'a provider',
    kinds: {
      signed_in: (provider) => `Signed in with ${provider}`,
      sign_in_refused: (provider) => `Sign-in with ${provider} refused`,
      signed_in_again: (provider) => `Signed in again with ${provider}`,
      provider_linked: (provider) => `${provider} linked`,
      provider_removed: (provider) => `${provider} removed`,
      email_change_asked: () => 'New e-mail address entered',
      email_changed: () => 'E-mail address changed',
      export_asked: () => 'Copy of your data asked for',
      deletion_asked: () => 'Account deletion asked for',
      change_undone: () => 'A change undone by the link in a mail',
      rights_given: () => 'Admin rights given',
      rights_taken: () => 'Admin rights taken',
      suspended: () => 'Account suspended',
      deactivated: () => 'Account deactivated',
      reactivated: () => 'Account active again',
      kept: () => 'Account deletion stopped',
    } satisfies Record<SecurityEventKind, (provider: string) => string> as Record<
      SecurityEventKind,
      (provider: string) => string
    >,
  },
  again: {
    title: 'Is it you?',
    why: {
      email: 'Sign in again, and your new address is saved right after it.',
      link: 'Sign in again with a sign-in that you have, and the new one is linked right after it.',
      unlink: 'Sign in again, and the sign-in is removed right after it.',
      export: 'Sign in again, and your data is put together right after it.',
      delete: 'Sign in again, and the deletion of your account begins right after it.',
    },
    none: `None of your sign-ins has been there for ${days(UNDO_MS)}. Try again when one has.`,
    failed: 'You could not be signed in again',
    notDone: 'It was not done',
  },
  preferences: {
    title: 'Preferences',
    blur: 'Blur images that are not safe for work',
    blurText: 'They begin blurred, and a click reveals them.',
    blurFree: 'Always on with the Free plan; Premium can turn it off.',
    proactive: 'Characters may write first',
    proactiveText:
      'With Premium, a character you talk with may send you a message of their own after a silence, at most three a week.',
    quiet: 'Quiet hours',
    quietText: 'No character writes first in this time.',
    from: 'From',
    to: 'To',
    zone: 'Time zone',
    reminders: 'Reminder mails',
    remindersText:
      'Before time that is paid in advance ends. Receipts, notices of a coming charge and security mails always come.',
  },
  export: {
    title: 'Your data',
    note: `A ZIP with everything about you: account, chats, characters, images, tokens. It takes some minutes, is kept for ${days(EXPORT_LIFETIME_MS)}, and can be made once a day.`,
    start: 'Export my data',
    again: 'Make a new one',
    making: 'Your data is being put together. You can leave this page; the link is mailed too.',
    progress: 'Progress of the export',
    ready: (size: number, until: string) =>
      `Ready: ${formatBytes(size)}, until ${formatDay(until)}.`,
    download: 'Download the ZIP',
    mailed: 'Its link is in the mail that we sent you.',
    signInToFetch: 'Sign in again to download',
    next: (at: string) => `Another one can be made from ${formatMoment(at)}.`,
    failed: 'The last export failed. Please try again.',
    begun: 'Your data is being put together',
    failedToStart: 'The export could not be started',
    expired: 'The last export is no longer kept.',
  },
  danger: {
    title: 'Danger Zone',
    note: `Deletes your profile, chats, characters and images. You are signed out everywhere at once; after ${days(DELETION_DELAY_MS)} nothing can be brought back. Until then, support can stop it.`,
    open: 'Delete account',
    dialogTitle: 'Delete account',
    dialogText: `This signs you out everywhere and ends your subscription. Everything about you is erased after ${days(DELETION_DELAY_MS)}.`,
    exportFirst: 'If you want to keep your chats and images, export your data first.',
    label: `Type “${DELETION_PHRASE}” to confirm`,
    confirm: 'Delete account',
    done: 'Account deletion requested',
    doneText: 'Please contact support to delete your account. You will be logged out.',
    failed: 'Error',
    failedText: 'Please contact support to delete your account.',
  },
  confirmEmail: {
    title: 'Confirm your e-mail address',
    description: 'Confirms a new e-mail address by the link of its mail.',
    working: 'Confirming your address…',
    done: 'Your address is confirmed',
    doneText: (email: string) => `${email} is the address of your account from now on.`,
    failed: 'This link does not work',
    noToken: 'It has no token. Open the link as it stands in the mail.',
    toProfile: 'Go to your profile',
  },
} as const;
