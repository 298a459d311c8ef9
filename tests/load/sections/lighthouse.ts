import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
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

/**
 * How much slower than this machine Lighthouse's phone is. Lighthouse says 4 times and means a fast
 * desktop; on a slower machine that would be a slower phone, so its own calculator
 * (lighthouse-cpu-throttling-calculator) is asked, which goes by the benchmark index of a run.
 */
function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return Math.min(4, 3 + (benchmarkIndex - 1300) / 233);
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650);
}

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
    // The first run is not counted: it tells how fast this machine is.
    const { benchmarkIndex } = await look(product.url, port, 1);
    const slowdown = slowdownFor(benchmarkIndex);
    const figures: Figure[] = [];
    for (const page of PAGES) {
      const runs: Run[] = [];
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await look(product.url + page.path, port, slowdown));
      figures.push(...describe(page.name, runs));
    }
    return [
      {
        name: 'processor slowed down by',
        value: slowdown,
        unit: '×',
        detail: `benchmark index ${benchmarkIndex.toFixed(0)}`,
      },
      ...figures,
    ];
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
  blockedMs: number;
  benchmarkIndex: number;
}

async function look(url: string, port: number, slowdown: number): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(CATEGORIES),
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
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
    blockedMs: audits['total-blocking-time']?.numericValue ?? NaN,
    benchmarkIndex: result.lhr.environment.benchmarkIndex,
  };
}

function describe(page: string, runs: Run[]): Figure[] {
  const paint = quantile(runs.map((run) => run.largestPaintMs));
  const blocked = quantile(runs.map((run) => run.blockedMs));
  return Object.entries(CATEGORIES).map(([category, min]) => ({
    name: `${category}, ${page}`,
    value: quantile(runs.map((run) => run.scores[category as Category])),
    unit: '',
    goal: { min },
    detail:
      category === 'performance'
        ? `largest paint ${(paint / 1000).toFixed(1)} s, blocked ${blocked.toFixed(0)} ms on the simulated phone`
        : [...new Set(runs.flatMap((run) => run.faults))].join(', '),
  }));
}
