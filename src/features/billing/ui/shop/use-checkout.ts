import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { signInPath } from '#features/accounts/return-path.ts';
import { ApiError } from '#ui/api-client.ts';
import { createKey } from '#ui/create-key.ts';
import { readToken } from '#ui/token-store.ts';
import type { CheckoutRequest } from '../../contract-checkout.ts';
import { startCheckout } from '../api.ts';
import { shopPath } from './choice.ts';
import { SHOP_TEXT } from './messages.ts';
import { keepReturn } from './return-store.ts';

export interface Checkout {
  isBusy: boolean;
  /** A sentence about why it did not go on. */
  problem: string | null;
  pay(wish: CheckoutRequest): Promise<void>;
}

/** Goes to the provider's page with an order, or to sign in first with the choice kept. */
export function useCheckout(next: string | null): Checkout {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The same wish asked for again, after an answer that was lost, is the same order.
  const asked = useRef({ wish: '', key: '' });

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      asked.current.wish = '';
      setBusy(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function pay(wish: CheckoutRequest): Promise<void> {
    const signIn = () => navigate(signInPath('/login', shopPath(wish, next)));
    if (!readToken()) return signIn();
    const name = JSON.stringify(wish);
    if (asked.current.wish !== name) asked.current = { wish: name, key: createKey() };
    setBusy(true);
    setProblem(null);
    try {
      const started = await startCheckout(wish, asked.current.key);
      keepReturn(started.order_id, next);
      window.location.assign(started.redirect_url);
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.status === 401) return signIn();
      const isOffline = !(error instanceof ApiError) || error.status === 0;
      setProblem(isOffline ? SHOP_TEXT.unreachable : error.detail);
    }
  }
  return { isBusy, problem, pay };
}
