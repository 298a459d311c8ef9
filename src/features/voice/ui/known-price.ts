import { create } from 'zustand';

const KEY = 'voice_price_known';

const useStore = create<{ isKnown: boolean }>(() => ({ isKnown: read() }));

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

/**
 * The button shows its price until it was pressed once on this device; after that its title does.
 */
export function rememberPrice(): void {
  useStore.setState({ isKnown: true });
  try {
    localStorage.setItem(KEY, 'true');
  } catch {
    // Without storage the price is shown again on the next visit.
  }
}

export const useIsPriceKnown = (): boolean => useStore(({ isKnown }) => isKnown);
