import { onEachBackend, type Instances } from '../backend.ts';
import { quantile, type Figure } from '../figures.ts';
import { readMemory } from '../read-memory.ts';

const STARTS = 5;
const REST_MS = 5000;

/** Measures the startup time on existing data, and the memory of the idle process. */
export async function measureStart(instances: Instances): Promise<Figure[]> {
  const figures: Figure[] = [];
  await onEachBackend(instances, async (instance) => {
    // The first start on a server draws the portraits and is not measured.
    await (await instance.start()).stop();
    const startMs: number[] = [];
    for (let at = 0; at < STARTS; at += 1) {
      const product = await instance.start();
      startMs.push(product.startMs);
      if (at === STARTS - 1) {
        await new Promise((resolve) => setTimeout(resolve, REST_MS));
        const { resident, own } = readMemory(product.pid);
        figures.push(
          {
            name: `start to ready (${instance.kind})`,
            value: quantile(startMs),
            unit: 'ms',
            detail: `median of ${STARTS}, with data that is there`,
          },
          {
            name: `memory at rest (${instance.kind})`,
            value: resident / 2 ** 20,
            unit: 'MB',
            detail: `${(own / 2 ** 20).toFixed(0)} MB of it held by this process alone; database ${instance.kind === 'embedded' ? 'included' : 'apart'}`,
          },
        );
      }
      await product.stop();
    }
  });
  return figures;
}
