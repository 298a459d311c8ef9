import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/find-chromium.ts';
import type { Instances } from '../backend.ts';
import { quantile, type Figure } from '../figures.ts';
import { signIn } from '../product-client.ts';
import { findFreePort } from '../running-product.ts';

interface MeasuredPage {
  name: string;
  path: string;
}

const PAGES: MeasuredPage[] = [
  { name: 'home', path: '/' },
  { name: '/girls', path: '/girls' },
  { name: 'sign-in of a chat', path: '/login?next=/chat/elena-marchetti' },
  { name: 'sign-in of the image studio', path: '/login?next=/generate' },
];
/** Pages that are measured with a session in local storage, which Lighthouse keeps. */
const PAGES_SIGNED_IN: MeasuredPage[] = [{ name: '/generate signed in', path: '/generate' }];
/** Goals of a `noindex` page, without the SEO score, which `noindex` lowers. */
const OWN_GOALS = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
const CATEGORIES = { ...OWN_GOALS, seo: 100 } as const;
type Category = keyof typeof CATEGORIES;
type Goals = Partial<Record<Category, number>>;
/** Performance varies between runs, so the median of three counts. */
const RUNS = 3;

/**
 * The CPU slowdown that simulates Lighthouse's phone on this machine. The default of 4 assumes a fast
 * desktop. On slower machines it would simulate a slower phone, so the value is computed as in
 * lighthouse-cpu-throttling-calculator, from the benchmark index of a run.
 */
function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return Math.min(4, 3 + (benchmarkIndex - 1300) / 233);
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650);
}

/** Measures Lighthouse scores for a phone with an empty cache and simulated network and CPU. */
export async function measureLighthouse(instances: Instances): Promise<Figure[]> {
  const instance = (await instances.create('embedded'))!;
  const product = await instance.start({});
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    // The first run only measures the speed of this machine.
    const { benchmarkIndex } = await runLighthouse(product.url, port, 1);
    const slowdown = slowdownFor(benchmarkIndex);
    const figures: Figure[] = [];
    const measure = async ({ name, path }: MeasuredPage, goals: Goals) => {
      const runs: Run[] = [];
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await runLighthouse(product.url + path, port, slowdown));
      figures.push(...describe(name, runs, goals));
    };
    for (const page of PAGES) await measure(page, CATEGORIES);
    await storeSession(port, product.url);
    for (const page of PAGES_SIGNED_IN) await measure(page, OWN_GOALS);
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

/** Signs in a user and stores the session in the profile that Lighthouse's tabs use. */
async function storeSession(port: number, url: string): Promise<void> {
  const { token, close } = await signIn(url, 'lighthouse@example.test');
  close();
  const shared = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const page = await shared.contexts()[0]!.newPage();
    await page.goto(`${url}/robots.txt`);
    await page.evaluate((kept) => localStorage.setItem('auth_token', kept), token);
    await page.close();
  } finally {
    await shared.close();
  }
}

interface Run {
  scores: Record<Category, number>;
  /** Ids of failed audits. */
  faults: string[];
  largestPaintMs: number;
  blockedMs: number;
  benchmarkIndex: number;
}

async function runLighthouse(url: string, port: number, slowdown: number): Promise<Run> {
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

function describe(page: string, runs: Run[], goals: Goals): Figure[] {
  const paint = quantile(runs.map((run) => run.largestPaintMs));
  const blocked = quantile(runs.map((run) => run.blockedMs));
  return Object.entries(goals).map(([category, min]) => ({
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
