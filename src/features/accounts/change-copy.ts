const NAMES = { google: 'Google', discord: 'Discord' } as const;
type Provider = keyof typeof NAMES;
type Kind = 'link' | 'unlink' | 'email' | 'export' | 'deletion';
type ByKind = Record<Kind, (provider?: Provider) => string>;

const nameOf = (provider?: Provider) => (provider ? NAMES[provider] : 'A sign-in');

const done: ByKind = {
  link: (provider) => `${nameOf(provider)} was linked to your account as a way to sign in.`,
  unlink: (provider) => `${nameOf(provider)} was removed from your account as a way to sign in.`,
  email: () => 'Your account’s email address was changed.',
  export: () => 'An export of all your data was requested.',
  deletion: () => 'The deletion of your account was requested.',
};

/** The undo page, which the email about an account change links to. */
export const CHANGE_TEXT = {
  title: 'Undo a change',
  askTitle: 'Was this you?',
  done,
  ask: 'If you undo it, everyone is signed out of your account, including you.',
  undo: {
    link: (provider) => `Remove ${nameOf(provider)} and sign everyone out`,
    unlink: (provider) => `Restore ${nameOf(provider)} and sign everyone out`,
    email: () => 'Restore the old address and sign everyone out',
    export: () => 'Delete the copy and sign everyone out',
    deletion: () => 'Keep the account and sign everyone out',
  } satisfies ByKind as ByKind,
  keep: 'It was me, keep the change',
  undoneTitle: 'The change was undone',
  undone: {
    link: (provider) => `${nameOf(provider)} can no longer sign in to your account.`,
    unlink: (provider) => `${nameOf(provider)} can sign in to your account again.`,
    email: () => 'Your account has its old address again.',
    export: () => 'The copy of your data is deleted, and its link no longer works.',
    deletion: () => 'Your account stays. A subscription that was canceled stays canceled.',
  } satisfies ByKind as ByKind,
  signedOut: 'Everyone is signed out. Sign in again and review your profile.',
  signIn: 'Sign in',
  endedTitle: 'This link has expired',
  ended: (supportEmail: string) =>
    `It was already used, or its 7 days are over. If something is wrong with your account, write to ${supportEmail}.`,
  takenTitle: 'This could not be undone',
  taken: (supportEmail: string) =>
    `The earlier sign-in or address now belongs to another account. Write to ${supportEmail}.`,
  toProfile: 'Go to your profile',
} as const;
