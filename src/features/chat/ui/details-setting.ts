import { create } from 'zustand';

/** The stored setting 'show companion details'; on unless it was switched off. */
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
  // Another tab of this browser changes it too.
  window.addEventListener('storage', take);
}

export function storeShowDetails(isShown: boolean): void {
  try {
    localStorage.setItem(KEY, String(isShown));
  } catch {
    // Storage is refused: the setting lasts as long as this page.
  }
  useStore.setState({ isShown });
}

export const useShowDetails = (): boolean => useStore(({ isShown }) => isShown);
