import type { GeneratedImages, ImageJob } from '#features/images/contract.ts';
import { readEvents } from '../../helpers/read-events.ts';
import type { Instances } from '../backend.ts';
import { quantile, type Figure } from '../figures.ts';
import { signIn, type ApiUser } from '../product-client.ts';
import { readMemory } from '../read-memory.ts';
import type { RunningProduct } from '../running-product.ts';
import { measureGallery } from './gallery.ts';

const AT_ONCE = { jobs: 8, pictures: 4 };
const FIRST_PICTURES = 10;
const ENV = { FREE_DAILY_CREDITS: '1000000' };
const PROMPTS = [
  'On a sunny terrace by the sea, laughing',
  'Full length, dancing in a city street at night',
  'Reading in an old library by candlelight',
  'Close-up portrait at golden hour',
];

/** Measures pictures per second, time to the first picture, memory under load, and opening a large gallery. */
export async function measureImages(instances: Instances): Promise<Figure[]> {
  const figures = await measureMaking(instances);
  for (const kind of instances.kinds) figures.push(...(await measureGallery(instances, kind)));
  return figures;
}

async function measureMaking(instances: Instances): Promise<Figure[]> {
  const instance = (await instances.create('embedded'))!;
  const product = await instance.start(ENV);
  try {
    const user = await signIn(product.url, 'first-picture@example.test');
    await make(user, 4);
    const firstMs: number[] = [];
    for (let at = 0; at < FIRST_PICTURES; at += 1) firstMs.push(await timeFirst(user, at));
    const rest = readMemory(product.pid).resident;
    const { seconds, peak } = await makeAtOnce(product);
    user.close();
    const pictures = AT_ONCE.jobs * AT_ONCE.pictures;
    const label = `${AT_ONCE.jobs} × ${AT_ONCE.pictures} at once`;
    return [
      {
        name: 'request to first picture announced',
        value: quantile(firstMs),
        unit: 'ms',
        detail: `median of ${FIRST_PICTURES}, four asked for; longest ${Math.max(...firstMs).toFixed(0)}`,
      },
      {
        name: 'pictures made and stored',
        value: pictures / seconds,
        unit: 'a second',
        detail: `${label}: drawn, checked, written in seven files each, stored and paid in ${seconds.toFixed(1)} s`,
      },
      {
        name: `memory at its highest, ${label}`,
        value: peak / 2 ** 20,
        unit: 'MB',
        detail: `${(rest / 2 ** 20).toFixed(0)} MB before`,
      },
    ];
  } finally {
    await product.stop();
    instance.remove();
  }
}

const order = (at: number, count: number) => ({
  prompt: PROMPTS[at % PROMPTS.length],
  number_of_images: count,
});

const make = (user: ApiUser, count: number): Promise<GeneratedImages> =>
  user.call('/generate/image', { method: 'POST', body: order(0, count) });

const begin = (user: ApiUser, at: number): Promise<ImageJob> =>
  user.call('/generate/image', {
    method: 'POST',
    body: order(at, AT_ONCE.pictures),
    headers: { prefer: 'respond-async' },
  });

/** Measures from the request to the event with the first picture, then waits for the rest. */
async function timeFirst(user: ApiUser, at: number): Promise<number> {
  const stream = await fetch(`${user.url}/api/v1/events`, {
    headers: { authorization: `Bearer ${user.token}`, accept: 'text/event-stream' },
  });
  const events = readEvents(stream);
  const began = performance.now();
  await begin(user, at);
  await events.waitFor(({ event }) => event === 'image');
  const took = performance.now() - began;
  for (let made = 1; made < AT_ONCE.pictures; made += 1)
    await events.waitFor(({ event }) => event === 'image');
  await events.close();
  return took;
}

async function makeAtOnce(product: RunningProduct): Promise<{ seconds: number; peak: number }> {
  const users = await Promise.all(
    Array.from({ length: AT_ONCE.jobs }, (_, at) =>
      signIn(product.url, `painter-${at}@example.test`),
    ),
  );
  let peak = 0;
  const looking = setInterval(() => {
    peak = Math.max(peak, readMemory(product.pid).resident);
  }, 100);
  const began = performance.now();
  await Promise.all(users.map((user) => make(user, AT_ONCE.pictures)));
  const seconds = (performance.now() - began) / 1000;
  clearInterval(looking);
  for (const user of users) user.close();
  return { seconds, peak };
}
