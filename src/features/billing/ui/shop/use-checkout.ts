import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { signInPath } from '#features/accounts/return-path.ts';
import { ApiError } from '#ui/api-client.ts';
import { createKey } from '#ui/create-key.ts';
import { readToken } from '#ui/token-store.ts';
import type { CheckoutRequest } from '../../contract-checkout.ts';
import { startCheckout } from '../mutations.ts';
import { shopPath } from './choice.ts';
import { SHOP_TEXT } from './copy.ts';
import { keepReturn } from './return-store.ts';

export interface Checkout {
  isBusy: boolean;
  /** A sentence about why it did not go on. */
  problem: string | null;
  pay(wish: CheckoutRequest): void;
}

/** Goes to the provider's page with an order, or to sign in first with the choice kept. */
export function useCheckout(next: string | null): Checkout {
  const navigate = useNavigate();
  const order = useMutation({
    ...startCheckout,
    onSuccess(started) {
      keepReturn(started.order_id, next);
      window.location.assign(started.redirect_url);
    },
    onError(error, { wish }) {
      if (isSignedOut(error)) signIn(wish);
    },
  });
  const signIn = (wish: CheckoutRequest) =>
    void navigate(signInPath('/login', shopPath(wish, next)));
  // The same wish asked for again, after an answer that was lost, is the same order.
  const asked = useRef({ wish: '', key: '' });

  const { reset } = order;
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      asked.current.wish = '';
      reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);

  function pay(wish: CheckoutRequest): void {
    if (!readToken()) return signIn(wish);
    const name = JSON.stringify(wish);
    if (asked.current.wish !== name) asked.current = { wish: name, key: createKey() };
    order.mutate({ wish, key: asked.current.key });
  }
  const { error } = order;
  return {
    // The provider's page is on its way.
    isBusy: order.isPending || order.isSuccess,
    problem: error && !isSignedOut(error) ? sentenceOf(error) : null,
    pay,
  };
}

const isSignedOut = (error: Error): boolean => error instanceof ApiError && error.status === 401;

const sentenceOf = (error: Error): string =>
  error instanceof ApiError && error.status !== 0 ? error.detail : SHOP_TEXT.unreachable;
