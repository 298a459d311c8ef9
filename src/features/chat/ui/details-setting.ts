import { create } from 'zustand';

/** The stored setting 'show companion details'; on by default. */
const KEY = 'show_companion_details';

const useStore = create<{ isShown: boolean }>(() => ({ isShown: true }));

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'false';
  } catch {
    return true;
  }
}

if (typeof window !== 'undefined') {
  const take = () => useStore.setState({ isShown: read() });
  take();
  // Another tab of this browser may change it.
  window.addEventListener('storage', take);
}

export function storeShowDetails(isShown: boolean): void {
  try {
    localStorage.setItem(KEY, String(isShown));
  } catch {
    // Without storage, the setting lasts as long as the page.
  }
  useStore.setState({ isShown });
}

export const useShowDetails = (): boolean => useStore(({ isShown }) => isShown);
