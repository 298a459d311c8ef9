import { useEffect } from 'react';
import { create } from 'zustand';
import { ApiError } from '#ui/api-client.ts';
import type { Provider } from '../../../contract.ts';
import type { PendingAction } from './pending-action.ts';

/** The user canceled the sign-in. Callers show no error. */
export class SignInCanceled extends Error {}

export interface RequestedSignIn {
  action: PendingAction;
  providers: Provider[];
  /** True: signed in on this page. False: canceled. */
  settle: (isDone: boolean) => void;
}

const useStore = create<{ request: RequestedSignIn | null; dialogs: number }>(() => ({
  request: null,
  dialogs: 0,
}));
const countDialogs = (by: 1 | -1) =>
  useStore.setState(({ dialogs }) => ({ dialogs: dialogs + by }));

/** Returns the requested sign-in for the dialog. */
export function useRequestedSignIn(): RequestedSignIn | null {
  useEffect(() => {
    countDialogs(1);
    return () => countDialogs(-1);
  }, []);
  return useStore(({ request }) => request);
}

/** Requests a sign-in. Resolves when it completes on this page or is canceled, unless the page is left. */
export function requestSignIn(action: PendingAction, providers: Provider[]): Promise<boolean> {
  useStore.getState().request?.settle(false);
  return new Promise((resolve) => {
    const settle = (isDone: boolean) => {
      useStore.setState({ request: null });
      resolve(isDone);
    };
    useStore.setState({ request: { action, providers, settle } });
  });
}

/**
 * Runs a request. If it needs a fresh sign-in, requests one and retries once.
 * @throws SignInCanceled, and the errors of the request
 */
export async function withFreshSignIn<T>(
  action: PendingAction,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'fresh_sign_in_required') throw error;
    // A page without the dialog shows the server's message instead.
    if (useStore.getState().dialogs === 0) throw error;
    if (!(await requestSignIn(action, error.providers as Provider[]))) throw new SignInCanceled();
    return call();
  }
}
