const NAMES = { google: 'Google', discord: 'Discord' } as const;
type Provider = keyof typeof NAMES;
type Kind = 'link' | 'unlink' | 'email' | 'export' | 'deletion';
type ByKind = Record<Kind, (provider?: Provider) => string>;

const nameOf = (provider?: Provider) => (provider ? NAMES[provider] : 'A sign-in');

const done: ByKind = {
  link: (provider) => `${nameOf(provider)} was linked to your account as a way to sign in.`,
  unlink: (provider) => `${nameOf(provider)} was removed from your account as a way to sign in.`,
  email: () => 'The e-mail address of your account was changed.',
  export: () => 'A copy of all your data was asked for.',
  deletion: () => 'The deletion of your account was asked for.',
};

/** The page that a link in a mail about a change of an account leads to. */
export const CHANGE_TEXT = {
  title: 'Undo a change',
  askTitle: 'Was this not you?',
  done,
  ask: 'If you undo it, everybody is signed out of your account, you too.',
  undo: {
    link: (provider) => `Remove ${nameOf(provider)} and sign everybody out`,
    unlink: (provider) => `Bring ${nameOf(provider)} back and sign everybody out`,
    email: () => 'Bring the old address back and sign everybody out',
    export: () => 'Delete the copy and sign everybody out',
    deletion: () => 'Keep the account and sign everybody out',
  } satisfies ByKind as ByKind,
  keep: 'It was me: change nothing',
  undoneTitle: 'It is undone',
  undone: {
    link: (provider) => `${nameOf(provider)} no longer opens your account.`,
    unlink: (provider) => `${nameOf(provider)} opens your account again.`,
    email: () => 'Your account has its old address again.',
    export: () => 'The copy of your data is deleted, and its link no longer works.',
    deletion: () => 'Your account stays. A subscription that was canceled stays canceled.',
  } satisfies ByKind as ByKind,
  signedOut: 'Everybody is signed out. Sign in again, and look through your profile.',
  signIn: 'Sign in',
  endedTitle: 'This link has ended',
  ended: (supportEmail: string) =>
    `It was used already, or its 7 days are over. If something about your account is not right, write to ${supportEmail}.`,
  takenTitle: 'This could not be undone',
  taken: (supportEmail: string) =>
    `What was there before belongs to another account by now. Write to ${supportEmail}.`,
  toProfile: 'To your profile',
} as const;
