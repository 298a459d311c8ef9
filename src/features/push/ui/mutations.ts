import { mutationOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import type { CreatePushSubscription } from '../contract.ts';
import { findSubscription, subscribeDevice } from './device.ts';
import { readKey, refreshDevice } from './queries.ts';

/** Tells the server of this browser's subscription, for the session of today. */
export const storeSubscription = (subscription: PushSubscription) =>
  api.post('/push/subscriptions', { body: subscription.toJSON() as CreatePushSubscription });

export const turnOn = mutationOptions({
  async mutationFn() {
    const subscription = await subscribeDevice(readKey);
    await storeSubscription(subscription).catch(async (error: unknown) => {
      // The switch must not say "on" for a browser that the server does not know.
      await subscription.unsubscribe();
      throw error;
    });
  },
  onSettled: refreshDevice,
});

export const turnOff = mutationOptions({
  async mutationFn() {
    await api.delete('/push/subscriptions');
    await (await findSubscription())?.unsubscribe();
  },
  onSettled: refreshDevice,
});
