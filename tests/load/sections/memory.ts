import { onEachBackend, type Instance, type Instances } from '../backend.ts';
import { addMemories } from '../bulk-rows.ts';
import { quantile, type Figure } from '../figures.ts';
import {
  engineSettings,
  startPacedEngine,
  toLetters,
  type Pace,
  type PacedEngine,
} from '../paced-reply.ts';
import { followChat, signIn } from '../product-client.ts';
import { askProduct } from './replies.ts';

const PACE: Pace = { firstMs: 40, tokenMs: 2, tokens: 20 };
const PAIRS = 150;
const WARM_UP = 60;
const MANY = 2000;
const THINGS = ['dog', 'sister', 'boat', 'song', 'trip', 'house', 'job', 'book'];

/** Measures the first token of a chat without memories and of one with 2,000 facts, alternating. */
export async function measureMemory(instances: Instances): Promise<Figure[]> {
  const engine = await startPacedEngine();
  const figures: Figure[] = [];
  try {
    await onEachBackend(instances, async (instance) => {
      figures.push(...(await measureOn(instance, engine)));
    });
  } finally {
    await engine.stop();
  }
  return figures;
}

async function measureOn(instance: Instance, engine: PacedEngine): Promise<Figure[]> {
  const first = await instance.start();
  const before = await signIn(first.url, 'memory@example.test');
  const empty = await before.openChat('elena-marchetti');
  const full = await before.openChat('amara-ezenwa');
  before.close();
  await first.stop();
  await instance.fill((pool) => addMemories(pool, full.id, MANY));
  const product = await instance.start(engineSettings(engine, PACE));
  try {
    const user = await signIn(product.url, 'memory@example.test');
    const chats = await Promise.all(
      [empty, full].map(async ({ id, event_id }) => ({
        id,
        reader: await followChat(user, id, event_id),
        times: [] as number[],
      })),
    );
    for (let pair = -WARM_UP; pair < PAIRS; pair += 1) {
      const thing = THINGS[(pair + WARM_UP) % THINGS.length]!;
      const words = `What was it with my ${thing}, do you remember, ${toLetters(pair + WARM_UP)}`;
      for (const { id, reader, times } of pair % 2 === 0 ? chats : chats.toReversed()) {
        // oxlint-disable-next-line no-await-in-loop
        const { firstMs } = await askProduct(user, reader, id, words);
        if (pair >= 0) times.push(firstMs);
      }
    }
    for (const { reader } of chats) reader.close();
    user.close();
    const [none, many] = chats.map(({ times }) => times) as [number[], number[]];
    return describe(instance.kind, none, many);
  } finally {
    await product.stop();
  }
}

const describe = (kind: string, none: number[], many: number[]): Figure[] => [
  {
    name: `first token with ${MANY} memories, added (${kind})`,
    value: quantile(many) - quantile(none),
    unit: 'ms',
    goal: { max: 2 },
    detail: `${quantile(many).toFixed(1)} with them, ${quantile(none).toFixed(1)} without; medians of ${none.length}`,
  },
  {
    name: `the same, 95th (${kind})`,
    value: quantile(many, 0.95) - quantile(none, 0.95),
    unit: 'ms',
  },
];
