import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Provider } from '../contract.ts';
import { beginAtProvider } from './begin-at-provider.ts';
import type { SignInIntent } from './sign-in-intent.ts';

interface ProviderOptions {
  intent: SignInIntent;
  onCredential: (credential: string) => void;
  onError: (error: Error, provider: Provider) => void;
  /** Called when Google's prompt is shown on this page. */
  onPrompted?: () => void;
}

/** Starts a sign-in at a provider for the given intent. */
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
    onSuccess: (outcome) => outcome === 'prompted' && onPrompted?.(),
    onError,
  });
  return {
    begin: mutate,
    /** The provider that the browser is navigating to, until the page is left. */
    beginning: isPending || data === 'left' ? (variables ?? null) : null,
    reset,
    /** Google's button is rendered here when its prompt is suppressed. */
    container,
    hasGoogleButton,
  };
}
