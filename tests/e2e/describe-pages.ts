import type { BrowserContext } from 'playwright-core';

/** Describes the content of each open page, for the report of a failed test. */
export async function describePages(contexts: BrowserContext[]): Promise<string> {
  const pages = contexts.flatMap((context) => context.pages());
  const descriptions = pages.map(async (page) => {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
    return `--- ${page.url()}\n${shown.slice(0, 3000)}`;
  });
  return (await Promise.all(descriptions)).join('\n');
}
