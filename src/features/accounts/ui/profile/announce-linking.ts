import { ApiError } from '#ui/api-client.ts';
import { notify } from '#ui/toast.ts';
import type { Provider } from '../../contract.ts';
import { PROFILE_TEXT } from './copy.ts';

const { signIn } = PROFILE_TEXT;

/** Links a provider and shows the result. Never rejects. */
export async function announceLinking(
  provider: Provider,
  link: () => Promise<unknown>,
): Promise<void> {
  try {
    await link();
    notify.success(signIn.linkedNow(provider), signIn.linkedText);
  } catch (error) {
    const detail = error instanceof ApiError ? error.detail : undefined;
    notify.error(signIn.linkFailed(provider), detail);
  }
}
