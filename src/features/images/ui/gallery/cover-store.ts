import { create } from 'zustand';
import { entitlementsOf } from '#features/billing/entitlements.ts';
import type { GeneratedImage } from '#features/images/contract.ts';
import { usePreferences } from '#features/accounts/ui/use-preferences.ts';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import { GALLERY_TEXT } from '../copy.ts';

type Choice = 'covered' | 'clear';
/** The choices for single pictures, by id; they last until the page is reloaded. */
const useChoices = create<{ chosen: ReadonlyMap<string, Choice> }>(() => ({ chosen: new Map() }));

/**
 * The preference of users whose plan shows NSFW pictures unblurred; `mayChoose` is false for
 * others.
 */
export function useClearSetting() {
  const { user } = useSession();
  const { preferences, change } = usePreferences(user, () =>
    notify.error(GALLERY_TEXT.keepClearFailed.title, GALLERY_TEXT.keepClearFailed.text),
  );
  const mayChoose = user !== null && entitlementsOf(user.plan).unblurredImages;
  return {
    mayChoose,
    isClear: mayChoose && preferences?.blur === false,
    choose(isClear: boolean) {
      useChoices.setState({ chosen: new Map() });
      change({ blur: !isClear });
    },
  };
}

/** Whether an NSFW picture is covered, and how to change that. */
export function useCover(image: GeneratedImage) {
  const { isClear } = useClearSetting();
  const choice = useChoices(({ chosen }) => chosen.get(image.id));
  const isCovered =
    image.is_nsfw && !image.is_blurred && (choice ?? (isClear ? 'clear' : 'covered')) === 'covered';
  return {
    isCovered,
    toggle() {
      const next = isCovered ? 'clear' : 'covered';
      useChoices.setState(({ chosen }) => ({ chosen: new Map(chosen).set(image.id, next) }));
    },
  };
}
