import { mutationOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import type { ChangePreferences, Provider } from '../contract.ts';
import type { ChangeProfile } from '../contract-profile.ts';
import { forgetProviders, identitiesQuery, sessionsQuery } from './queries.ts';

/** What a provider gives: Google a credential; Discord a code, with the `state` that the address had. */
export type ProviderAnswer = { token: string } | { code: string; state: string };

export const signIn = mutationOptions({
  mutationFn: (body: ProviderAnswer) =>
    'token' in body ? api.post('/login/google', { body }) : api.post('/login/discord', { body }),
  onSettled: forgetProviders,
});

/** Signs in again to the account that is signed in: the new token is fresh. */
export const signInAgain = mutationOptions({
  mutationFn: (body: ProviderAnswer) =>
    'token' in body
      ? api.post('/login/google/again', { body })
      : api.post('/login/discord/again', { body }),
  onSettled: forgetProviders,
});

/** Links the account at a provider to the one that is signed in. */
export const linkProvider = mutationOptions({
  mutationFn: (body: ProviderAnswer) =>
    'token' in body
      ? api.post('/login/google/link', { body })
      : api.post('/login/discord/link', { body }),
  onSettled() {
    forgetProviders();
    void queryClient.invalidateQueries({ queryKey: identitiesQuery.queryKey });
  },
});

export const cancelEmailChange = mutationOptions({
  mutationFn: () => api.delete('/users/me/pending-email'),
});

export const confirmEmail = mutationOptions({
  mutationFn: (token: string) => api.post('/users/confirm-email', { body: { token } }),
});

/** One change after the other, so that the last answer is the last choice's. */
export const changePreferences = mutationOptions({
  mutationKey: ['preferences'],
  scope: { id: 'preferences' },
  mutationFn: (change: ChangePreferences) => api.patch('/users/me/preferences', { body: change }),
});

/** Ends one session, or all but this one. */
export const endSession = mutationOptions({
  mutationFn: (id: string | 'others') =>
    id === 'others'
      ? api.delete('/users/me/sessions')
      : api.delete('/users/me/sessions/{session_id}', { params: { path: { session_id: id } } }),
  onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
});

// What may ask for a fresh sign-in first is a call, for the mutation that does both.

export const changeProfile = (change: ChangeProfile) => api.patch('/users/me', { body: change });
export const deleteAccount = (confirmation: string) =>
  api.delete('/users/me', { body: { confirmation } });
export const unlinkProvider = (provider: Provider) =>
  api.delete('/users/me/identities/{provider}', { params: { path: { provider } } });
export const startExport = () => api.get('/users/me/export');
