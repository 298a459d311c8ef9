import type { GeneratedImages, ImageList } from '#features/images/contract.ts';
import type { BackendKind, Instance, Instances } from '../backend.ts';
import { addImages } from '../bulk-rows.ts';
import { compareProducts, type ComparedProduct } from '../compare-places.ts';
import { compareReadings } from '../compare-readings.ts';
import type { Figure } from '../figures.ts';
import { signIn, type ApiUser } from '../product-client.ts';

const MUCH = 10_000;

interface Gallery extends ComparedProduct {
  /** Cursor of the page in the middle of the gallery. */
  middle: string;
}

/** Measures opening a small and a large gallery, alternating. */
export const measureGallery = (instances: Instances, kind: BackendKind): Promise<Figure[]> =>
  compareProducts(instances, kind, {
    little: 24,
    much: MUCH,
    open: openGallery,
    async measure(little, much) {
      const name = `gallery of ${MUCH} pictures (${kind})`;
      return [
        await compareReadings(name, little, much, ({ user }) => user.call('/generate/?limit=24')),
        await compareReadings(`${name}, one character`, little, much, ({ user }) =>
          user.call('/generate/?limit=24&character_slug=elena-marchetti'),
        ),
        await compareReadings(`${name}, in its middle`, little, much, ({ user, middle }) =>
          user.call(`/generate/?limit=10&cursor=${encodeURIComponent(middle)}`),
        ),
      ];
    },
  });

async function openGallery(instance: Instance, size: number): Promise<Gallery> {
  const first = await instance.start();
  const before = await signIn(first.url, 'gallery@example.test');
  const { images } = await before.call<GeneratedImages>('/characters/elena-marchetti/image', {
    method: 'POST',
    body: { prompt: 'On a sunny terrace by the sea, laughing', number_of_images: 1 },
  });
  before.close();
  await first.stop();
  await instance.fill((pool) => addImages(pool, images[0]!.id, size - 1));
  const product = await instance.start();
  const user = await signIn(product.url, 'gallery@example.test');
  return { instance, product, user, middle: await findMiddle(user, size) };
}

async function findMiddle(user: ApiUser, size: number): Promise<string> {
  const half = Math.floor(size / 2);
  const limit = Math.min(200, half);
  let cursor: string | null = null;
  for (let read = 0; read < half; read += limit) {
    const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page: ImageList = await user.call(`/generate/?limit=${limit}${query}`);
    cursor = page.next_cursor;
  }
  return cursor!;
}
