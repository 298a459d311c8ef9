import { addCharacters, addMessages } from '../bulk-rows.ts';
import type { BackendKind, Instance, Instances } from '../backend.ts';
import { quantile, type Figure } from '../figures.ts';
import { signIn, type Person } from '../product-client.ts';
import type { RunningProduct } from '../running-product.ts';

const LITTLE = { characters: 100, messages: 50 };
const MUCH = { characters: 100_000, messages: 50_000 };
const READINGS = 150;
const SLUG = 'elena-marchetti';

/** The same list and the same opening of a chat where there is little and where there is much, in alternation. */
export async function measureGrowth(instances: Instances): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of instances.kinds) figures.push(...(await measureOn(instances, kind)));
  return figures;
}

interface Place {
  instance: Instance;
  product: RunningProduct;
  person: Person;
}

async function measureOn(instances: Instances, kind: BackendKind): Promise<Figure[]> {
  const places: Place[] = [];
  try {
    for (const size of [LITTLE, MUCH]) {
      const instance = await instances.create(kind);
      if (!instance) return [];
      places.push(await openPlace(instance, size));
    }
    const [little, much] = places as [Place, Place];
    return [
      await compare(
        `list of 24 of ${MUCH.characters} characters (${kind})`,
        little,
        much,
        (person) => person.call('/characters/?limit=24'),
      ),
      await compare(`the same, one sex and style (${kind})`, little, much, (person) =>
        person.call('/characters/?limit=24&sex=female&style=anime'),
      ),
      await compare(
        `opening a chat of ${MUCH.messages} messages (${kind})`,
        little,
        much,
        (person) => person.openChat(SLUG),
      ),
    ];
  } finally {
    for (const { product, person, instance } of places) {
      person.close();
      await product.stop();
      instance.remove();
    }
  }
}

async function openPlace(
  instance: Instance,
  size: { characters: number; messages: number },
): Promise<Place> {
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
  return { instance, product, person: await signIn(product.url, 'growth@example.test') };
}

async function compare(
  name: string,
  little: Place,
  much: Place,
  read: (person: Person) => Promise<unknown>,
): Promise<Figure> {
  const times: [number[], number[]] = [[], []];
  for (let reading = -20; reading < READINGS; reading += 1)
    for (const [at, { person }] of [little, much].entries()) {
      const began = performance.now();
      await read(person);
      if (reading >= 0) times[at]!.push(performance.now() - began);
    }
  const [of, against] = [quantile(times[1]), quantile(times[0])];
  return {
    name,
    value: of / against,
    unit: 'times',
    goal: { max: 1.5 },
    detail: `${of.toFixed(2)} ms against ${against.toFixed(2)} ms, medians of ${READINGS}`,
  };
}
