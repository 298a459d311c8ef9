import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { composeSheet, filmPage, type Film } from './film-strip/film.ts';
import { measureShift, SHIFT_PAGES, watchShift } from './film-strip/layout-shift.ts';
import { playNewcomer } from './film-strip/newcomer.ts';
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.ts';

/*
 * Films a newcomer's first 90 seconds with a running product in development, on a phone and a wide screen,
 * and measures by how much pages shift while they load:
 * npm start; node scripts/film-strip.ts [--url http://127.0.0.1:3000] [--out docs/first-ninety-seconds]
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    out: { type: 'string', default: 'docs/first-ninety-seconds' },
    seconds: { type: 'string', default: '90' },
  },
});

const FILMS: readonly Film[] = [
  { name: 'phone', width: 390, height: 844, columns: 20, cell: 96 },
  { name: 'wide', width: 1440, height: 900, columns: 10, cell: 224 },
];

async function openPage(browser: Browser, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: values.url,
    viewport: { width, height },
    isMobile: width < 700,
    hasTouch: width < 700,
    serviceWorkers: 'block',
  });
  await context.addInitScript(watchShift);
  return context.newPage();
}

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
mkdirSync(values.out, { recursive: true });
try {
  for (const film of FILMS) {
    const page = await openPage(browser, film.width, film.height);
    const frames = await filmPage(page, film, Number(values.seconds), () => playNewcomer(page));
    const file = join(values.out, `${film.name}.webp`);
    const bytes = await composeSheet(frames, film, file);
    console.log(`${file}: ${frames.length} frames, ${Math.round(bytes / 1024)} KB`);
    for (const { name, path } of SHIFT_PAGES) {
      const { shift, sources } = await measureShift(page, path);
      console.log(
        `${film.width} px, ${name}: layout shift ${shift.toFixed(4)} ${sources.join('; ')}`,
      );
    }
    await page.context().close();
  }
} finally {
  await browser.close();
}
