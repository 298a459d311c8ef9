import type { Page } from 'playwright-core';

/** The pages that a newcomer visits when signed in. */
export const SHIFT_PAGES = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/girls' },
  { name: 'character', path: '/character/elena-marchetti' },
  { name: 'chat', path: '/chat/elena-marchetti' },
] as const;

const SETTLED_MS = 4000;

interface Shift {
  /** Cumulative, without shifts that follow the person's own input. */
  shift: number;
  /** The elements that moved, as selectors. */
  sources: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Runs in each new document and adds up its shifts. */
export function watchShift(): void {
  const seen: Shift = { shift: 0, sources: [] };
  Object.assign(window, { layoutShift: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      seen.shift += entry.value;
      for (const { node } of entry.sources)
        if (node instanceof Element)
          seen.sources.push(`${node.tagName.toLowerCase()}.${[...node.classList].join('.')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a page again, lets it settle, scrolls through it, and returns its shifts. */
export async function measureShift(page: Page, path: string): Promise<Shift> {
  await page.goto(path);
  await page.waitForTimeout(SETTLED_MS);
  for (const share of [0.25, 0.5, 1]) {
    await page.evaluate((at) => {
      window.scrollTo({ top: document.documentElement.scrollHeight * at });
    }, share);
    await page.waitForTimeout(SETTLED_MS / 4);
  }
  return readShift(page);
}

/** Returns the shifts so far, in a page with `watchShift`. */
export function readShift(page: Page): Promise<Shift> {
  return page.evaluate(() => (window as typeof window & { layoutShift: Shift }).layoutShift);
}
