import { notify } from '#ui/toast.ts';
import type { LoginResult } from '../contract.ts';
import { LOGIN_TEXT, SIGNUP_TEXT } from './copy.ts';

/** Shows a toast after a sign-in: a welcome to a new account, else a welcome back. */
export function announceSuccess({ is_new }: LoginResult, appName: string): void {
  if (is_new) notify.success(SIGNUP_TEXT.success(appName), SIGNUP_TEXT.created);
  else notify.success(LOGIN_TEXT.success, LOGIN_TEXT.welcomeBack(appName));
}

export function announceFailure(page: 'login' | 'signup', sentence: string): void {
  notify.error(page === 'signup' ? SIGNUP_TEXT.failed : LOGIN_TEXT.failed, sentence);
}
