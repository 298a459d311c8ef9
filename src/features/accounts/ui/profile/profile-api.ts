import { api } from '#ui/api-client.ts';
import type { ChangePreferences, Provider, User } from '../../contract.ts';
import type {
  ChangeProfile,
  ConfirmedEmail,
  DataExport,
  LinkedProviders,
  UserSessions,
} from '../../contract-profile.ts';
import type { SecurityEvents } from '../../contract-security.ts';

const OWN = '/users/me';

export const changeProfile = (change: ChangeProfile) => api.patch<User>(OWN, change);
export const changePreferences = (change: ChangePreferences) =>
  api.patch<User>(`${OWN}/preferences`, change);
export const cancelEmailChange = () => api.delete(`${OWN}/pending-email`);
export const confirmEmail = (token: string) =>
  api.post<ConfirmedEmail>('/users/confirm-email', { token });
export const deleteAccount = (confirmation: string) => api.delete(OWN, { body: { confirmation } });

export const readSessions = (signal: AbortSignal) =>
  api.get<UserSessions>(`${OWN}/sessions`, { signal });
export const endSession = (id: string) => api.delete(`${OWN}/sessions/${id}`);
export const endOtherSessions = () => api.delete(`${OWN}/sessions`);

export const readSecurityEvents = (cursor: string, signal: AbortSignal) =>
  api.get<SecurityEvents>(
    `${OWN}/security-events?${new URLSearchParams({ limit: '8', ...(cursor && { cursor }) })}`,
    { signal },
  );

export const readIdentities = (signal?: AbortSignal) =>
  api.get<LinkedProviders>(`${OWN}/identities`, signal ? { signal } : {});
export const unlinkProvider = (provider: Provider) => api.delete(`${OWN}/identities/${provider}`);

export const readExport = (signal?: AbortSignal) =>
  api.get<DataExport>(`${OWN}/export?start=false`, signal ? { signal } : {});
export const startExport = () => api.get<DataExport>(`${OWN}/export`);
