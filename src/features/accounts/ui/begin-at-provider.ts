import { queryClient } from '#ui/query-client.ts';
import type { LoginProvider, Provider } from '../contract.ts';
import { loadGoogleScript, promptGoogle } from './google-button.ts';
import { providersQuery } from './queries.ts';
import { keepIntent, type SignInIntent } from './sign-in-intent.ts';

/** Where the local page leaves a Google credential: in the fragment, which no server sees. */
export const CREDENTIAL = '#credential=';

/**
 * Begins at a provider: leaves the page for it, or shows Google's prompt, with its own button in
 * `container` where it is not shown.
 * @returns `left` when the browser is on its way
 * @throws Error when the provider is not offered, or its script cannot be loaded
 */
export async function beginAtProvider(
  id: Provider,
  { page, next }: SignInIntent,
  google: {
    container: () => HTMLElement | null;
    onCredential: (credential: string) => void;
    onOwnButton: () => void;
  },
): Promise<'left' | 'prompted'> {
  const offered = await queryClient.fetchQuery(providersQuery);
  const provider = offered.find((one) => one.id === id);
  if (!provider) throw new Error(`${id} is not offered`);
  if (provider.authorize_url) {
    keepIntent({ page, next });
    window.location.assign(leavingAddress(provider, page));
    return 'left';
  }
  const script = await loadGoogleScript(provider.script_url ?? '');
  const container = google.container();
  if (container)
    promptGoogle(script, {
      clientId: provider.client_id,
      nonce: provider.nonce,
      container,
      onCredential: google.onCredential,
      onOwnButton: google.onOwnButton,
    });
  return 'prompted';
}

/** The local page is told which page to come back to; a provider's address is left as it is. */
function leavingAddress({ kind, authorize_url }: LoginProvider, page: string): string {
  const back = page === 'again' ? 'profile' : page;
  return kind === 'local' ? `${authorize_url}&page=${back}` : authorize_url!;
}
