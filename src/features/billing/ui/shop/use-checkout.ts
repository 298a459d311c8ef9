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
import { storeReturn } from './return-store.ts';

export interface Checkout {
  isBusy: boolean;
  /** The error message. */
  problem: string | null;
  pay(request: CheckoutRequest): void;
}

/** Opens the provider's page for an order, or the sign-in page with the choice in the return path. */
export function useCheckout(next: string | null): Checkout {
  const navigate = useNavigate();
  const order = useMutation({
    ...startCheckout,
    onSuccess(started) {
      storeReturn(started.order_id, next);
      window.location.assign(started.redirect_url);
    },
    onError(error, { request }) {
      if (isSignedOut(error)) signIn(request);
    },
  });
  const signIn = (request: CheckoutRequest) =>
    void navigate(signInPath('/login', shopPath(request, next)));
  // A retry of the same request after a lost response reuses the key, and so the order.
  const lastRequest = useRef({ request: '', key: '' });

  const { reset } = order;
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      lastRequest.current.request = '';
      reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);

  function pay(request: CheckoutRequest): void {
    if (!readToken()) return signIn(request);
    const body = JSON.stringify(request);
    if (lastRequest.current.request !== body)
      lastRequest.current = { request: body, key: createKey() };
    order.mutate({ request, key: lastRequest.current.key });
  }
  const { error } = order;
  return {
    // Stays busy while the provider's page loads.
    isBusy: order.isPending || order.isSuccess,
    problem: error && !isSignedOut(error) ? messageOf(error) : null,
    pay,
  };
}

const isSignedOut = (error: Error): boolean => error instanceof ApiError && error.status === 401;

const messageOf = (error: Error): string =>
  error instanceof ApiError && error.status !== 0 ? error.detail : SHOP_TEXT.unreachable;
