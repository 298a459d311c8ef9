import type { BackendKind, Instance, Instances } from './backend.ts';
import type { Figure } from './figures.ts';
import type { ApiUser } from './product-client.ts';
import type { RunningProduct } from './running-product.ts';

/** A running product with its own database and a signed-in user. */
export interface ComparedProduct {
  instance: Instance;
  product: RunningProduct;
  user: ApiUser;
}

interface Comparison<P, Size> {
  little: Size;
  much: Size;
  open(instance: Instance, size: Size): Promise<P>;
  measure(little: P, much: P): Promise<Figure[]>;
}

/** Measures a product with little data and one with much, and removes both. Returns no figures if the backend is unavailable. */
export async function compareProducts<P extends ComparedProduct, Size>(
  instances: Instances,
  kind: BackendKind,
  { little, much, open, measure }: Comparison<P, Size>,
): Promise<Figure[]> {
  const places: P[] = [];
  try {
    for (const size of [little, much]) {
      const instance = await instances.create(kind);
      if (!instance) return [];
      places.push(await open(instance, size));
    }
    return await measure(...(places as [P, P]));
  } finally {
    for (const { product, user, instance } of places) {
      user.close();
      await product.stop();
      instance.remove();
    }
  }
}
