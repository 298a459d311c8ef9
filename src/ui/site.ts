import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { create } from 'zustand';
import type { SiteConfig } from './server-context.ts';

/** What the pages know when even the root loader failed. */
export const BARE_SITE: SiteConfig = {
  publicUrl: '',
  appName: 'Everafter',
  appEnv: 'production',
  supportEmail: '',
  discordUrl: null,
  messagingHandle: null,
  operator: { name: '', address: null },
  referralDays: 30,
  strikeExpiryDays: 90,
  hiringUrl: null,
  hasDemoText: false,
  hasDemoImages: false,
  hasServerVoice: false,
  restrictedOptions: [],
};

const useChanges = create<Partial<SiteConfig>>(() => ({}));

/** A setting that changed while pages are open. */
export const changeSite = (changes: Partial<SiteConfig>): void => useChanges.setState(changes);

/** This installation's public settings, from the root loader. */
export function useSite(): SiteConfig {
  const data = useRouteLoaderData('root') as { site: SiteConfig } | undefined;
  const site = data?.site ?? BARE_SITE;
  const changes = useChanges();
  return useMemo(() => ({ ...site, ...changes }), [site, changes]);
}
