import { addCharacters, addMessages } from '../bulk-rows.ts';
import type { BackendKind, Instance, Instances } from '../backend.ts';
import { compareProducts, type ComparedProduct } from '../compare-places.ts';
import { compareReadings } from '../compare-readings.ts';
import type { Figure } from '../figures.ts';
import { signIn } from '../product-client.ts';
import { measurePages } from './pages.ts';

const LITTLE = { characters: 100, messages: 50 };
const MUCH = { characters: 100_000, messages: 50_000 };
const SLUG = 'elena-marchetti';

/**
 * Measures the character list and opening a chat with little and with much data, alternating; then
 * every call of the pages on a large installation.
 */
export async function measureGrowth(instances: Instances): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of instances.kinds) figures.push(...(await measureOn(instances, kind)));
  if (instances.kinds.includes('postgres')) figures.push(...(await measurePages(instances)));
  return figures;
}

const measureOn = (instances: Instances, kind: BackendKind): Promise<Figure[]> =>
  compareProducts(instances, kind, {
    little: LITTLE,
    much: MUCH,
    open: openPlace,
    measure: async (little, much) => [
      await compareReadings(
        `list of 24 of ${MUCH.characters} characters (${kind})`,
        little,
        much,
        ({ user }) => user.call('/characters/?limit=24'),
      ),
      await compareReadings(`the same, one sex and style (${kind})`, little, much, ({ user }) =>
        user.call('/characters/?limit=24&sex=female&style=anime'),
      ),
      await compareReadings(
        `opening a chat of ${MUCH.messages} messages (${kind})`,
        little,
        much,
        ({ user }) => user.openChat(SLUG),
      ),
    ],
  });

async function openPlace(
  instance: Instance,
  size: { characters: number; messages: number },
): Promise<ComparedProduct> {
  const first = await instance.start();
  const before = await signIn(first.url, 'growth@example.test');
  const chat = await before.openChat(SLUG);
  before.close();
  await first.stop();
  await instance.fill(async (pool) => {
    await addCharacters(pool, size.characters);
    await addMessages(pool, chat.id, size.messages);
  });
  const product = await instance.start();
  return { instance, product, user: await signIn(product.url, 'growth@example.test') };
}
