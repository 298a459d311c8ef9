import { mutationOptions } from '@tanstack/react-query';
import { AGE_NOTICE_VERSION } from '#shared/age-notice.ts';
import { api } from './api-client.ts';

/** Tells the server of the yes to the 18+ notice. */
export const acknowledgeAge = mutationOptions({
  mutationFn: () =>
    api.post('/age-acknowledgements', { body: { version: AGE_NOTICE_VERSION }, keepalive: true }),
});

/** Ends the session of a token that this page has forgotten already. */
export const endSession = mutationOptions({
  mutationFn: (token: string) =>
    api.post('/logout', { headers: { authorization: `Bearer ${token}` }, keepalive: true }),
});
