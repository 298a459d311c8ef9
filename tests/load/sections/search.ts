import type { CharacterSearchResult } from '#features/characters/contract-search.ts';
import type { CharacterList } from '#features/characters/contract.ts';
import { addCharacters } from '../bulk-rows.ts';
import type { BackendKind, Instances } from '../backend.ts';
import { quantile, type Figure } from '../figures.ts';
import { signIn, type ApiUser } from '../product-client.ts';

const SIZES = [100, 100_000];
const MEASUREMENTS = 60;
/** Typical queries: prefixes, full names, typos, words of other fields, and unknown names. */
const WORDS = [
  'v',
  've',
  'ver',
  'vera falk',
  'moreau',
  'adda',
  'morau',
  'elena marchety',
  'chef',
  'bookshop',
  'qwxyz',
];
/** Filtered pages with many, few and no matches. */
const PAGES = [
  'limit=12&ethnicity=asian&sort=newest',
  'limit=12&sex=female&style=realistic&age_min=25&age_max=35&ethnicity=latina,asian',
  'limit=12&age_min=40&age_max=41&hair_color=black&ethnicity=caucasian&personality=lover',
  'limit=12&relationship=wife&body_type=slim&sort=newest',
];
const SEARCH_GOAL_MS = 30;

/** Measures search and filtered pages with 100 and 100,000 characters. Reports the median of the slowest query. */
export async function measureSearch(instances: Instances): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of instances.kinds)
    for (const size of SIZES) figures.push(...(await measureOn(instances, kind, size)));
  return figures;
}

async function measureOn(instances: Instances, kind: BackendKind, size: number): Promise<Figure[]> {
  const instance = await instances.create(kind);
  if (!instance) return [];
  try {
    const first = await instance.start();
    await first.stop();
    await instance.fill((pool) => addCharacters(pool, size));
    const product = await instance.start();
    const user = await signIn(product.url, 'search@example.test');
    try {
      const searches = WORDS.map((q) => `/characters/search?q=${encodeURIComponent(q)}`);
      const pages = PAGES.map((query) => `/characters/?${query}`);
      return [
        await measure(
          `search, ${size} characters (${kind})`,
          user,
          searches,
          kind === 'postgres' ? { max: SEARCH_GOAL_MS } : undefined,
        ),
        await measure(`filtered page of 12, ${size} characters (${kind})`, user, pages),
      ];
    } finally {
      user.close();
      await product.stop();
    }
  } finally {
    instance.remove();
  }
}

async function measure(
  name: string,
  user: ApiUser,
  paths: string[],
  goal?: { max: number },
): Promise<Figure> {
  const medians: { path: string; ms: number }[] = [];
  for (const path of paths) {
    const times: number[] = [];
    for (let reading = -5; reading < MEASUREMENTS; reading += 1) {
      const began = performance.now();
      await user.call<CharacterList | CharacterSearchResult>(path);
      if (reading >= 0) times.push(performance.now() - began);
    }
    medians.push({ path, ms: quantile(times) });
  }
  const slowest = medians.toSorted((a, b) => b.ms - a.ms)[0]!;
  const typical = quantile(medians.map(({ ms }) => ms));
  return {
    name,
    value: slowest.ms,
    unit: 'ms',
    ...(goal ? { goal } : {}),
    detail: `slowest: ${decodeURIComponent(slowest.path.split('?')[1]!)}; the middle one ${typical.toFixed(1)} ms, medians of ${MEASUREMENTS}`,
  };
}
