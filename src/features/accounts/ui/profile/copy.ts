import { formatBytes } from '#shared/format-bytes.ts';
import type { SecurityEventKind } from '../../contract-security.ts';
import {
  DELETION_DELAY_MS,
  DELETION_PHRASE,
  EXPORT_LIFETIME_MS,
  UNDO_PERIOD_MS,
} from '../../rules.ts';

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
/** Formats a date in the reader's time zone, e.g. `21 November 2026`. */
export const formatDay = (iso: string): string => day.format(new Date(iso));
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

/** Texts of the profile. */
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
      `If ${email} is available, we have sent a link to it. Your current address stays until you open the link.`,
    pending: (email: string) => `Waiting for you to open the link we sent to ${email}.`,
    cancelPending: 'Keep the old address',
    canceled: 'Your address was not changed',
  },

  picture: {
    title: 'Choose your picture',
    note: 'Use the picture from your sign-in provider or one of your images. Nothing is uploaded.',
    change: 'Change picture',
    none: 'No picture',
    ofProvider: (provider: ProviderId) => `From ${PROVIDER_NAMES[provider]}`,
    own: 'Your images',
    image: (prompt: string) => (prompt ? `Image: ${prompt}` : 'Image'),
    noImages: 'You have no suitable images yet. NSFW images are left out.',
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
    note: 'You can sign in with any of these.',
    linked: (at: string) => `Linked on ${formatDay(at)}`,
    link: (provider: ProviderId) => `Link ${PROVIDER_NAMES[provider]}`,
    unlink: (provider: ProviderId) => `Remove ${PROVIDER_NAMES[provider]}`,
    unlinkShort: 'Remove',
    last: 'You cannot remove your only way to sign in.',
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
    note: 'Devices where you are signed in. Sign out any that you do not recognize.',
    loading: 'Loading your sessions',
    this: 'This device',
    lastUsed: (at: string) => `Last used ${formatMoment(at)}`,
    from: (place: string) => `from ${place}`,
    end: 'Sign out',
    endNamed: (device: string) => `Sign out ${device}`,
    endOthers: 'Sign out everywhere else',
    ended: 'Signed out',
    endedOthers: 'Signed out everywhere else',
    failedToEnd: 'This session could not be signed out',
    onlyThis: 'You are not signed in anywhere else.',
  },
  events: {
    title: 'Recent activity',
    note: 'Security events of your account. If one was not you, use the link in the email about it, or sign out everywhere else.',
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
      email_change_asked: () => 'New email address entered',
      email_changed: () => 'Email address changed',
      export_asked: () => 'Data export requested',
      deletion_asked: () => 'Account deletion requested',
      change_undone: () => 'Change undone from an email link',
      rights_given: () => 'Admin rights granted',
      rights_taken: () => 'Admin rights removed',
      suspended: () => 'Account suspended',
      deactivated: () => 'Account deactivated',
      reactivated: () => 'Account reactivated',
      kept: () => 'Account deletion canceled',
    } satisfies Record<SecurityEventKind, (provider: string) => string> as Record<
      SecurityEventKind,
      (provider: string) => string
    >,
  },
  again: {
    title: 'Confirm it is you',
    why: {
      email: 'Sign in again to change your address.',
      link: 'Sign in again with an existing provider to link the new one.',
      unlink: 'Sign in again to remove this sign-in.',
      export: 'Sign in again to export your data.',
      delete: 'Sign in again to delete your account.',
    },
    none: `None of your sign-ins has been linked for ${days(UNDO_PERIOD_MS)} yet. Try again once one has.`,
    failed: 'You could not be signed in again',
    notDone: 'Nothing was changed',
  },
  preferences: {
    title: 'Preferences',
    blur: 'Blur NSFW images',
    blurText: 'They start blurred; click one to reveal it.',
    blurFree: 'Always on with the free plan. You can turn it off with Premium.',
    proactive: 'Characters may write first',
    proactiveText:
      'With Premium, a character you chat with may message you first after a while, at most three times a week.',
    quiet: 'Quiet hours',
    quietText: 'No character writes first during these hours, and no notification comes.',
    from: 'From',
    to: 'To',
    zone: 'Time zone',
    clock: 'Local time',
    clockText: 'Characters tell the time of day by this clock.',
    reminders: 'Reminder emails',
    remindersText:
      'Before a prepaid period ends. You always get receipts, renewal notices and security emails.',
  },
  export: {
    title: 'Your data',
    note: `A ZIP file with everything about you: account, chats, characters, images and tokens. It takes a few minutes, is kept for ${days(EXPORT_LIFETIME_MS)}, and can be created once a day.`,
    start: 'Export my data',
    again: 'Create a new one',
    making: 'We are preparing your data. You can leave this page; we will email you the link.',
    progress: 'Progress of the export',
    ready: (size: number, until: string) =>
      `Ready: ${formatBytes(size)}, until ${formatDay(until)}.`,
    download: 'Download the ZIP',
    mailed: 'The link is in the email we sent you.',
    signInToFetch: 'Sign in again to download',
    next: (at: string) => `You can create another one from ${formatMoment(at)}.`,
    failed: 'The last export failed. Please try again.',
    begun: 'We are preparing your data',
    failedToStart: 'The export could not be started',
    expired: 'The last export has expired.',
  },
  danger: {
    title: 'Danger Zone',
    note: `Deletes your profile, chats, characters and images. You are signed out everywhere right away. Support can cancel the deletion for ${days(DELETION_DELAY_MS)}; after that, nothing can be recovered.`,
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
    description: 'Confirms a new email address.',
    working: 'Confirming your address…',
    done: 'Your address is confirmed',
    doneText: (email: string) => `${email} is now the address of your account.`,
    failed: 'This link does not work',
    noToken: 'The link is incomplete. Open it directly from the email.',
    toProfile: 'Go to your profile',
  },
} as const;
