import { safeReturnPath } from '#features/accounts/return-path.ts';

const KEY = 'checkout_return';

interface StoredReturn {
  order_id: string;
  next: string;
}

/** Stores the return path while the browser is at the provider; the last order wins. */
export function storeReturn(orderId: string, next: string | null): void {
  try {
    if (next)
      localStorage.setItem(KEY, JSON.stringify({ order_id: orderId, next } satisfies StoredReturn));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable: the buyer returns to the list of chats.
  }
}

/** The return path of an order; null when this browser has none. */
export function readReturn(orderId: string): string | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<StoredReturn>;
    if (stored.order_id !== orderId) return null;
    const path = safeReturnPath(stored.next);
    return path === '/' ? null : path;
  } catch {
    return null;
  }
}
