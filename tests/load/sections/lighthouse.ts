import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/find-chromium.ts';
import type { Instances } from '../backend.ts';
import { quantile, type Figure } from '../figures.ts';
import { findFreePort } from '../running-product.ts';

const PAGES = [
  { name: 'home', path: '/' },
  { name: '/girls', path: '/girls' },
  { name: 'sign-in of a chat', path: '/login?next=/chat/elena-marchetti' },
];
const CATEGORIES = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;
type Category = keyof typeof CATEGORIES;
/** Performance varies from run to run; the median of three counts. */
const RUNS = 3;

/** Lighthouse's scores for a phone with an empty cache, with its own simulated network and processor. */
export async function measureLighthouse(instances: Instances): Promise<Figure[]> {
  const instance = (await instances.create('embedded'))!;
  const product = await instance.start({});
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const figures: Figure[] = [];
    for (const page of PAGES) {
      const runs: Run[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await look(product.url + page.path, port));
      figures.push(...describe(page.name, runs));
    }
    return figures;
  } finally {
    await browser.close();
    await product.stop();
    instance.remove();
  }
}

interface Run {
  scores: Record<Category, number>;
  /** What was found wanting, by the audits' own ids. */
  faults: string[];
  largestPaintMs: number;
}

async function look(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(CATEGORIES),
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits, finalDisplayedUrl } = result.lhr;
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const wanting = Object.keys(CATEGORIES)
    .filter((category) => category !== 'performance')
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  if (new URL(finalDisplayedUrl).origin !== new URL(url).origin)
    throw new Error(`${url} led to ${finalDisplayedUrl}`);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    faults: wanting.map(({ id }) => id),
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? NaN,
  };
}

function describe(page: string, runs: Run[]): Figure[] {
  const paint = quantile(runs.map((run) => run.largestPaintMs));
  return Object.entries(CATEGORIES).map(([category, min]) => ({
    name: `${category}, ${page}`,
    value: quantile(runs.map((run) => run.scores[category as Category])),
    unit: '',
    goal: { min },
    detail:
      category === 'performance'
        ? `largest paint ${(paint / 1000).toFixed(1)} s on the simulated phone`
        : [...new Set(runs.flatMap((run) => run.faults))].join(', '),
  }));
}
