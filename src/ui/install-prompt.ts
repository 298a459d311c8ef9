import { create } from 'zustand';

/** Offered by browsers that can install the site; TypeScript has no type for it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const useStore = create<{ offer: InstallPromptEvent | null }>(() => ({ offer: null }));

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner would interrupt; the profile offers it instead.
    event.preventDefault();
    useStore.setState({ offer: event as InstallPromptEvent });
  });
  window.addEventListener('appinstalled', () => useStore.setState({ offer: null }));
}

/** Asks to install the site; null while the browser does not offer it. */
export function useInstall(): (() => Promise<void>) | null {
  const { offer } = useStore();
  if (!offer) return null;
  return async () => {
    await offer.prompt();
    // An offer is good for one question.
    useStore.setState({ offer: null });
  };
}
