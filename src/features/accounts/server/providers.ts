import type { Config } from '#platform/config.ts';

/** Google's settings: the real provider, or the local identity. */
export interface GoogleProvider {
  kind: 'oauth' | 'local';
  clientId: string;
  jwksUrl: string;
}

export interface DiscordProvider {
  kind: 'oauth' | 'local';
  clientId: string;
  clientSecret: string;
  apiUrl: string;
  redirectUri: string;
}

const LOCAL_CLIENT_ID = 'local-development';

/** The local identity is for development and is disabled in production. */
export function hasLocalIdentity(config: Config): boolean {
  return config.appEnv !== 'production';
}

/** Returns Google's settings, the local identity without keys outside production, or null. */
export function googleProvider(config: Config): GoogleProvider | null {
  const { clientId, jwksUrl } = config.google;
  if (clientId) return { kind: 'oauth', clientId, jwksUrl };
  if (!hasLocalIdentity(config)) return null;
  return {
    kind: 'local',
    clientId: LOCAL_CLIENT_ID,
    jwksUrl: `${config.publicUrl}/dev/identity/google/jwks`,
  };
}

/** Returns Discord's settings, by the same rule. */
export function discordProvider(config: Config): DiscordProvider | null {
  const { clientId, clientSecret, apiUrl } = config.discord;
  const redirectUri = `${config.publicUrl}/auth/discord/callback`;
  if (clientId && clientSecret)
    return { kind: 'oauth', clientId, clientSecret, apiUrl, redirectUri };
  if (!hasLocalIdentity(config)) return null;
  return {
    kind: 'local',
    clientId: LOCAL_CLIENT_ID,
    clientSecret: LOCAL_CLIENT_ID,
    apiUrl: `${config.publicUrl}/dev/identity/discord`,
    redirectUri,
  };
}
