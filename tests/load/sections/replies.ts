import { Agent, request } from 'node:http';
import { onEachBackend, type Instance, type Instances } from '../backend.ts';
import { quantile, type Figure } from '../figures.ts';
import {
  engineSettings,
  toLetters,
  modelNameFor,
  startPacedEngine,
  type PacedEngine,
  type Pace,
} from '../paced-reply.ts';
import { followChat, signIn, type ChatReader, type ApiUser } from '../product-client.ts';

const WHOLE: Pace = { firstMs: 40, tokenMs: 10, tokens: 120 };
/** Short replies allow many samples, which the small differences in first-token time need. */
const FIRST: Pace = { firstMs: 40, tokenMs: 2, tokens: 20 };
const PAIRS = { whole: 20, first: 150 };
/** Warm-up requests, so that code is compiled, caches are filled and connections are open. */
const WARM_UP = { whole: 3, first: 100 };
const agent = new Agent({ keepAlive: true });

interface Timing {
  firstMs: number;
  wholeMs: number;
  bytesPerToken?: number;
}

/** Measures the product's overhead over its text engine: first token, complete reply, and transferred bytes. */
export async function measureReplies(instances: Instances): Promise<Figure[]> {
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
  const first = await alternate(instance, engine, FIRST, WARM_UP.first, PAIRS.first);
  const whole = await alternate(instance, engine, WHOLE, WARM_UP.whole, PAIRS.whole);
  return [...describeFirst(instance.kind, first), ...describeWhole(instance.kind, whole)];
}

interface Pairs {
  direct: Timing[];
  through: Timing[];
}

async function alternate(
  instance: Instance,
  engine: PacedEngine,
  pace: Pace,
  warmUp: number,
  pairs: number,
): Promise<Pairs> {
  const product = await instance.start(engineSettings(engine, pace));
  try {
    const user = await signIn(product.url, 'replies@example.test');
    const chat = await user.openChat('elena-marchetti');
    const reader = await followChat(user, chat.id, chat.event_id);
    const timed: Pairs = { direct: [], through: [] };
    for (let pair = -warmUp; pair < pairs; pair += 1) {
      const words = `How was your evening, ${toLetters(pair + warmUp)}`;
      const ask = [
        async () => timed.direct.push(await askDirectly(engine, pace, words)),
        async () => timed.through.push(await askProduct(user, reader, chat.id, words)),
      ];
      // The order alternates too, so that neither profits from a warm engine.
      for (const one of pair % 2 === 0 ? ask : ask.reverse()) await one();
      if (pair < 0) for (const list of Object.values(timed)) list.length = 0;
    }
    reader.close();
    user.close();
    return timed;
  } finally {
    await product.stop();
  }
}

const median = (list: Timing[], pick: (timing: Timing) => number) => quantile(list.map(pick));

function describeFirst(kind: string, { direct, through }: Pairs): Figure[] {
  const [alone, added] = [direct, through].map((list) => median(list, (t) => t.firstMs)) as [
    number,
    number,
  ];
  return [
    {
      name: `first token, added (${kind})`,
      value: added - alone,
      unit: 'ms',
      goal: { max: 5 },
      detail: `${added.toFixed(1)} through the product, ${alone.toFixed(1)} directly; medians of ${direct.length}`,
    },
    {
      name: `first token, added, 95th (${kind})`,
      value:
        quantile(
          through.map((t) => t.firstMs),
          0.95,
        ) - alone,
      unit: 'ms',
    },
  ];
}

function describeWhole(kind: string, { direct, through }: Pairs): Figure[] {
  const [alone, added] = [direct, through].map((list) => median(list, (t) => t.wholeMs)) as [
    number,
    number,
  ];
  return [
    {
      name: `whole reply, added (${kind})`,
      value: (added / alone - 1) * 100,
      unit: '%',
      goal: { max: 2 },
      detail: `${added.toFixed(0)} ms against ${alone.toFixed(0)} ms for ${WHOLE.tokens} tokens`,
    },
    {
      name: `bytes on the wire per token (${kind})`,
      value: median(through, (t) => t.bytesPerToken!),
      unit: 'B',
      goal: { max: 100 },
    },
  ];
}

/** Requests one reply directly from the engine, as the product does. */
function askDirectly(engine: PacedEngine, pace: Pace, words: string): Promise<Timing> {
  const body = JSON.stringify({
    model: modelNameFor(pace),
    stream: true,
    messages: [{ role: 'user', content: words }],
  });
  const began = performance.now();
  let firstMs = 0;
  return new Promise((resolve, reject) => {
    const call = request(`${engine.baseUrl}/chat/completions`, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    call.on('error', reject).on('response', (response) => {
      response.on('data', () => (firstMs ||= performance.now() - began));
      response.on('end', () => resolve({ firstMs, wholeMs: performance.now() - began }));
    });
    call.end(body);
  });
}

/** Requests one reply through the product. Measures from sending to the first chunk and to the finished message. */
export function askProduct(
  user: ApiUser,
  reader: ChatReader,
  chatId: string,
  words: string,
): Promise<Timing> {
  const began = performance.now();
  let firstMs = 0;
  let bytesAtFirst = 0;
  let bytesAtLast = 0;
  let pieces = 0;
  return new Promise((resolve, reject) => {
    reader.onEvent = (name, data) => {
      if (name === 'd') {
        firstMs ||= performance.now() - began;
        bytesAtFirst ||= reader.bytes();
        bytesAtLast = reader.bytes();
        pieces += 1;
      }
      if (name !== 'message' || data.message!.sender !== 'character') return;
      if (data.message!.status === 'failed') reject(new Error('a reply failed'));
      if (data.message!.status !== 'done') return;
      const bytesPerToken = (bytesAtLast - bytesAtFirst) / (pieces - 1);
      resolve({ firstMs, wholeMs: performance.now() - began, bytesPerToken });
    };
    user.send(chatId, words).catch(reject);
  });
}
