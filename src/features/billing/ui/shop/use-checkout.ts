import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signInPath } from '#features/accounts/return-path.ts';
import { ApiError } from '#ui/api-client.ts';
import { keysOfForm } from '#ui/create-key.ts';
import { describeError } from '#ui/describe-error.ts';
import { useRestored } from '#ui/use-restored.ts';
import { readToken } from '#ui/token-store.ts';
import { useSingleMutation } from '#ui/use-single-mutation.ts';
import { useStillHere } from '#ui/use-still-here.ts';
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
  const isStillHere = useStillHere();
  const order = useSingleMutation({
    ...startCheckout,
    onSuccess(started) {
      if (!isStillHere()) return;
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
  const [keyFor, setKeyFor] = useState(keysOfForm);
  useRestored(() => {
    setKeyFor(keysOfForm);
    order.reset();
  });

  function pay(request: CheckoutRequest): void {
    if (!readToken()) return signIn(request);
    order.mutate({ request, key: keyFor(JSON.stringify(request)) });
  }
  const { error } = order;
  return {
    // Stays busy while the provider's page loads.
    isBusy: order.isPending || order.isSuccess,
    problem: error && !isSignedOut(error) ? (describeError(error) ?? SHOP_TEXT.unreachable) : null,
    pay,
  };
}

const isSignedOut = (error: Error): boolean => error instanceof ApiError && error.status === 401;
