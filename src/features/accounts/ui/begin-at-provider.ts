import { queryClient } from '#ui/query-client.ts';
import type { LoginProvider, Provider } from '../contract.ts';
import { loadGoogleScript, promptGoogle } from './google-button.ts';
import { providersQuery } from './queries.ts';
import { saveIntent, type SignInIntent } from './sign-in-intent.ts';

/** The local page returns a Google credential in the fragment, which is not sent to servers. */
export const CREDENTIAL = '#credential=';

/**
 * Starts a sign-in at a provider: navigates to it, or shows Google's prompt, with Google's button in
 * `container` as a fallback.
 * @returns `left` when the browser navigates away
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
  const provider = offered.find((candidate) => candidate.id === id);
  if (!provider) throw new Error(`${id} is not offered`);
  if (provider.authorize_url) {
    saveIntent({ page, next });
    window.location.assign(buildAuthorizeUrl(provider, page));
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

/** Adds the return page for the local identity. A provider's URL is not changed. */
function buildAuthorizeUrl({ kind, authorize_url }: LoginProvider, page: string): string {
  const returnPage = page === 'again' ? 'profile' : page;
  return kind === 'local' ? `${authorize_url}&page=${returnPage}` : authorize_url!;
}
