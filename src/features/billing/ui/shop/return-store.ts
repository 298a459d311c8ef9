import { safeReturnPath } from '#features/accounts/return-path.ts';

const KEY = 'checkout_return';

interface Kept {
  order_id: string;
  next: string;
}

/** Keeps where the buyer came from while the browser is at the provider; the last order counts. */
export function keepReturn(orderId: string, next: string | null): void {
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify({ order_id: orderId, next } satisfies Kept));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is refused: the way back is then the list of chats.
  }
}

/** Where the buyer of an order came from; null when that is not known in this browser. */
export function readReturn(orderId: string): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    if (kept.order_id !== orderId) return null;
    const path = safeReturnPath(kept.next);
    return path === '/' ? null : path;
  } catch {
    return null;
  }
}
