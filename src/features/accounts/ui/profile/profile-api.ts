import { api } from '#ui/api-client.ts';
import type { ChangePreferences, Provider } from '../../contract.ts';
import type { ChangeProfile } from '../../contract-profile.ts';

export const changeProfile = (change: ChangeProfile) => api.patch('/users/me', { body: change });
export const changePreferences = (change: ChangePreferences) =>
  api.patch('/users/me/preferences', { body: change });
export const cancelEmailChange = () => api.delete('/users/me/pending-email');
export const confirmEmail = (token: string) =>
  api.post('/users/confirm-email', { body: { token } });
export const deleteAccount = (confirmation: string) =>
  api.delete('/users/me', { body: { confirmation } });

export const readSessions = (signal: AbortSignal) => api.get('/users/me/sessions', { signal });
export const endSession = (id: string) =>
  api.delete('/users/me/sessions/{session_id}', { params: { path: { session_id: id } } });
export const endOtherSessions = () => api.delete('/users/me/sessions');

export const readSecurityEvents = (cursor: string, signal: AbortSignal) =>
  api.get('/users/me/security-events', {
    params: { query: { limit: 8, cursor: cursor || undefined } },
    signal,
  });

export const readIdentities = (signal?: AbortSignal) => api.get('/users/me/identities', { signal });
export const unlinkProvider = (provider: Provider) =>
  api.delete('/users/me/identities/{provider}', { params: { path: { provider } } });

export const readExport = (signal?: AbortSignal) =>
  api.get('/users/me/export', { params: { query: { start: 'false' } }, signal });
export const startExport = () => api.get('/users/me/export');
