import { useEffect } from 'react';
import { create } from 'zustand';
import { ApiError } from '#ui/api-client.ts';
import type { Provider } from '../../../contract.ts';
import type { PendingAction } from './pending-action.ts';

/** The person did not want to sign in again: nothing was done, and nothing has to be said. */
export class SignInCanceled extends Error {}

export interface AskedSignIn {
  action: PendingAction;
  providers: Provider[];
  /** True: signed in again on this page. False: called off. */
  settle: (isDone: boolean) => void;
}

const useStore = create<{ asked: AskedSignIn | null; dialogs: number }>(() => ({
  asked: null,
  dialogs: 0,
}));
const countDialogs = (by: 1 | -1) =>
  useStore.setState(({ dialogs }) => ({ dialogs: dialogs + by }));

/** The sign-in that is asked for now, for the dialog that shows it. */
export function useAskedSignIn(): AskedSignIn | null {
  useEffect(() => {
    countDialogs(1);
    return () => countDialogs(-1);
  }, []);
  return useStore(({ asked }) => asked);
}

/** Asks for a sign-in; resolves when it was done on this page or called off. Otherwise the page is left. */
export function askForSignIn(action: PendingAction, providers: Provider[]): Promise<boolean> {
  useStore.getState().asked?.settle(false);
  return new Promise((resolve) => {
    const settle = (isDone: boolean) => {
      useStore.setState({ asked: null });
      resolve(isDone);
    };
    useStore.setState({ asked: { action, providers, settle } });
  });
}

/**
 * Makes a call; where it needs a fresh sign-in, asks for one and makes it once more.
 * @throws SignInCanceled; what the call throws
 */
export async function withFreshSignIn<T>(
  action: PendingAction,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'fresh_sign_in_required') throw error;
    // A page without the dialog says the server's sentence: sign in again, then repeat it.
    if (useStore.getState().dialogs === 0) throw error;
    if (!(await askForSignIn(action, error.providers as Provider[]))) throw new SignInCanceled();
    return call();
  }
}
