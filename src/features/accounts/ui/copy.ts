import { ApiError } from '#ui/api-client.ts';

const PROVIDER_NAMES = { google: 'Google', discord: 'Discord' } as const;
type ProviderId = keyof typeof PROVIDER_NAMES;

/** Texts of the sign-in pages. */
export const SIGN_IN_TEXT = {
  continueWith: (provider: ProviderId) => `Continue with ${PROVIDER_NAMES[provider]}`,
  waiting: 'Signing you in…',
  ended: 'You have been signed out. Messages that you did not send are kept on this device.',
  unreachable:
    'The server cannot be reached right now. Your sign-in continues as soon as it responds.',
  none: 'Sign-in is not set up on this server yet. The operator can add Google or Discord.',
  googleOwnButton: 'The Google window did not open. Use Google’s own button instead:',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
} as const;

/** Texts of a sign-in page to which a character's portrait led. */
export const WAITING_TEXT = {
  heading: (name: string) => `${name} is waiting`,
  loginLead: 'Sign in to reply. New here? The same button creates your free account.',
  signupLead: 'Create your free account to reply. No card, and no password to remember.',
  label: (name: string) => `Your first message to ${name}`,
  placeholder: (name: string) => `Say something to ${name}…`,
  sentAfter: 'It is sent as soon as you are signed in.',
} as const;

export const LOGIN_TEXT = {
  title: 'Sign in',
  description: 'Sign in with Google or Discord to chat with your AI companions.',
  heading: 'Welcome back',
  lead: 'The lamp is on. Sign in and pick up where you left off.',
  busy: 'Signing in...',
  agreeBefore: 'By continuing you agree to the',
  agreeBetween: 'and the',
  agreeAfter: ', and confirm that you are at least 18.',
  newHere: 'New here?',
  signUp: 'Create a free account',
  success: 'Login Successful',
  welcomeBack: (appName: string) => `Welcome back to ${appName}!`,
  failed: 'Login Failed',
  scriptFailed: 'Failed to load Google OAuth script',
  googleFailed: 'There was a problem signing in with Google. Please try again.',
  discordStartFailed: 'There was a problem initiating Discord login. Please try again.',
  discordFailed: 'There was a problem signing in with Discord. Please try again.',
  discordCanceled: 'Discord authentication was cancelled or failed.',
  discordNoCode: 'No authorization code received from Discord.',
} as const;

export const SIGNUP_TEXT = {
  title: 'Create your free account',
  description: 'Create a free account with Google or Discord. Adults only, 18 and over.',
  heading: 'Create your free account',
  lead: 'Free messages every day. No card, and no password to remember.',
  busy: 'Signing up...',
  agreeBefore: 'I am at least 18 and I accept the',
  agreeBetween: 'and the',
  termsMissing: 'Check this box to continue.',
  termsRequired: 'Terms Required',
  acceptTerms: 'Please accept the Terms of Service and Privacy Policy to continue.',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  success: (appName: string) => `Welcome to ${appName}!`,
  created: 'Your account has been created successfully.',
  failed: 'Signup Failed',
  providerFailed: (provider: ProviderId) =>
    `There was a problem signing up with ${PROVIDER_NAMES[provider]}. Please try again.`,
} as const;

/** Errors whose server message is more helpful than "please try again". */
const SPECIFIC_CODES = new Set([
  'account_exists',
  'account_inactive',
  'account_leaving',
  'account_suspended',
  'rate_limited',
]);

/** Returns the server's message for specific errors, else `fallback`. */
export function describeLoginProblem(error: unknown, fallback: string): string {
  return error instanceof ApiError && SPECIFIC_CODES.has(error.code) ? error.detail : fallback;
}
