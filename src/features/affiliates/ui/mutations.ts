import { mutationOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import type { Affiliate, PayoutDetails } from '../contract.ts';
import { affiliateQuery } from './queries.ts';

function store(affiliate: Affiliate | null): Affiliate | null {
  queryClient.setQueryData(affiliateQuery.queryKey, affiliate);
  return affiliate;
}

export const acceptInvitation = mutationOptions({
  mutationFn: async (invitation: string) =>
    store(await api.post('/affiliate/invitation', { body: { invitation } })),
});

/** Changes the account of future payouts; null deletes it. */
export const changePayoutDetails = mutationOptions({
  mutationFn: async (payout_details: PayoutDetails | null) =>
    store(await api.patch('/affiliate', { body: { payout_details } })),
});
