import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Provider } from '../contract.ts';
import { beginAtProvider } from './begin-at-provider.ts';
import type { SignInIntent } from './sign-in-intent.ts';

interface ProviderOptions {
  intent: SignInIntent;
  onCredential: (credential: string) => void;
  onError: (error: Error, provider: Provider) => void;
  /** Google's prompt is shown on this page. */
  onPrompted?: () => void;
}

/** Begins a sign-in at a provider, of whatever kind `intent` says. */
export function useProvider({ intent, onCredential, onError, onPrompted }: ProviderOptions) {
  const container = useRef<HTMLDivElement>(null);
  const [hasGoogleButton, setHasGoogleButton] = useState(false);
  const { mutate, reset, isPending, data, variables } = useMutation({
    mutationFn: (provider: Provider) =>
      beginAtProvider(provider, intent, {
        container: () => container.current,
        onCredential,
        onOwnButton: () => setHasGoogleButton(true),
      }),
    onSuccess: (how) => how === 'prompted' && onPrompted?.(),
    onError,
  });
  return {
    begin: mutate,
    /** The provider that the browser is on its way to; stays until the page is left. */
    beginning: isPending || data === 'left' ? (variables ?? null) : null,
    reset,
    /** Where Google's own button is drawn when its prompt does not come. */
    container,
    hasGoogleButton,
  };
}
