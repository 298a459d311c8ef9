import { describeError } from '#ui/describe-error.ts';
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
    notify.error(signIn.linkFailed(provider), describeError(error));
  }
}
