import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { AGE_NOTICE_VERSION } from '#shared/age-notice.ts';
import { AGE_KEY } from '#ui/theme.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.ts';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });

/** Opens a browser context that has acknowledged the age notice. Signed in if a token is given. */
export async function openProfile(browser: Browser, token?: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(
    ([ageKey, version, authToken]) => {
      localStorage.setItem(ageKey!, version!);
      if (authToken) localStorage.setItem('auth_token', authToken);
    },
    [AGE_KEY, AGE_NOTICE_VERSION, token ?? ''],
  );
  return context;
}
