import { mutationOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import type { ChangePreferences, Provider } from '../contract.ts';
import type { ChangeProfile } from '../contract-profile.ts';
import { refreshProviders, identitiesQuery, sessionsQuery } from './queries.ts';

/** The response of a provider: a credential from Google, or a code and `state` from Discord. */
export type ProviderAnswer = { token: string } | { code: string; state: string };

export const signIn = mutationOptions({
  mutationFn: (body: ProviderAnswer) =>
    'token' in body ? api.post('/login/google', { body }) : api.post('/login/discord', { body }),
  onSettled: refreshProviders,
});

/** Signs in again to the current account, for a fresh token. */
export const signInAgain = mutationOptions({
  mutationFn: (body: ProviderAnswer) =>
    'token' in body
      ? api.post('/login/google/again', { body })
      : api.post('/login/discord/again', { body }),
  onSettled: refreshProviders,
});

/** Links a provider account to the current account. */
export const linkProvider = mutationOptions({
  mutationFn: (body: ProviderAnswer) =>
    'token' in body
      ? api.post('/login/google/link', { body })
      : api.post('/login/discord/link', { body }),
  onSettled() {
    refreshProviders();
    void queryClient.invalidateQueries({ queryKey: identitiesQuery.queryKey });
  },
});

export const cancelEmailChange = mutationOptions({
  mutationFn: () => api.delete('/users/me/pending-email'),
});

export const confirmEmail = mutationOptions({
  mutationFn: (token: string) => api.post('/users/confirm-email', { body: { token } }),
});

/** Changes run one at a time, so that the last response matches the last choice. */
export const changePreferences = mutationOptions({
  mutationKey: ['preferences'],
  scope: { id: 'preferences' },
  mutationFn: (change: ChangePreferences) => api.patch('/users/me/preferences', { body: change }),
});

/** Ends one session, or all others. */
export const endSession = mutationOptions({
  mutationFn: (id: string | 'others') =>
    id === 'others'
      ? api.delete('/users/me/sessions')
      : api.delete('/users/me/sessions/{session_id}', { params: { path: { session_id: id } } }),
  onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
});

// Plain requests, because the mutations that use them also handle the fresh sign-in.

export const changeProfile = (change: ChangeProfile) => api.patch('/users/me', { body: change });
export const deleteAccount = (confirmation: string) =>
  api.delete('/users/me', { body: { confirmation } });
export const unlinkProvider = (provider: Provider) =>
  api.delete('/users/me/identities/{provider}', { params: { path: { provider } } });
export const startExport = () => api.get('/users/me/export');
