import { createParser } from 'eventsource-parser';
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
}

interface DirectTiming extends Timing {
  /** When the first so many characters of the reply had arrived. */
  arrivedMs(characters: number): number;
}

interface ProductTiming extends Timing {
  /** Characters of the first piece. Moderation reads a whole clause before it shows any of it. */
  firstLength: number;
  bytesPerToken: number;
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
  direct: DirectTiming[];
  through: ProductTiming[];
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

const median = <T extends Timing>(list: T[], pick: (timing: T) => number) =>
  quantile(list.map(pick));

function describeFirst(kind: string, { direct, through }: Pairs): Figure[] {
  const alone = median(direct, (t) => t.firstMs);
  const shown = median(through, (t) => t.firstMs);
  const added = through.map((t, pair) => t.firstMs - direct[pair]!.arrivedMs(t.firstLength));
  const words = median(through, (t) => t.firstLength);
  return [
    {
      name: `first text, added (${kind})`,
      value: quantile(added),
      unit: 'ms',
      goal: { max: 3 },
      detail: `after the engine wrote the same text: the first clause, ${words} characters; median of ${added.length}`,
    },
    { name: `first text, added, 95th (${kind})`, value: quantile(added, 0.95), unit: 'ms' },
    {
      name: `first text, after the first token (${kind})`,
      value: shown - alone,
      unit: 'ms',
      detail: `${shown.toFixed(1)} through the product, ${alone.toFixed(1)} to the engine’s first token; ${FIRST.tokenMs} ms a token`,
    },
  ];
}

function describeWhole(kind: string, { direct, through }: Pairs): Figure[] {
  const alone = median(direct, (t) => t.wholeMs);
  const added = median(through, (t) => t.wholeMs);
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
      value: median(through, (t) => t.bytesPerToken),
      unit: 'B',
      goal: { max: 100 },
    },
  ];
}

/** Requests one reply directly from the engine, as the product does. */
function askDirectly(engine: PacedEngine, pace: Pace, words: string): Promise<DirectTiming> {
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
      const arrivals: { characters: number; ms: number }[] = [];
      let characters = 0;
      const parser = createParser({
        onEvent({ data }) {
          characters += readText(data).length;
          arrivals.push({ characters, ms: performance.now() - began });
        },
      });
      response.setEncoding('utf8').on('data', (chunk: string) => {
        firstMs ||= performance.now() - began;
        parser.feed(chunk);
      });
      response.on('end', () =>
        resolve({
          firstMs,
          wholeMs: performance.now() - began,
          arrivedMs: (wanted) => arrivals.find((one) => one.characters >= wanted)!.ms,
        }),
      );
    });
    call.end(body);
  });
}

const readText = (data: string): string =>
  data === '[DONE]'
    ? ''
    : ((JSON.parse(data) as { choices: { delta: { content?: string } }[] }).choices[0]?.delta
        .content ?? '');

/** Requests one reply through the product. Measures from sending to the first chunk and to the finished message. */
export function askProduct(
  user: ApiUser,
  reader: ChatReader,
  chatId: string,
  words: string,
): Promise<ProductTiming> {
  const began = performance.now();
  let firstMs = 0;
  let firstLength = 0;
  let bytesAtFirst = 0;
  let bytesAtLast = 0;
  let pieces = 0;
  return new Promise((resolve, reject) => {
    reader.onEvent = (name, data) => {
      if (name === 'd') {
        firstMs ||= performance.now() - began;
        firstLength ||= data.d!.length;
        bytesAtFirst ||= reader.bytes();
        bytesAtLast = reader.bytes();
        pieces += 1;
      }
      if (name !== 'message' || data.message!.sender !== 'character') return;
      if (data.message!.status === 'failed') reject(new Error('a reply failed'));
      if (data.message!.status !== 'done') return;
      const bytesPerToken = (bytesAtLast - bytesAtFirst) / (pieces - 1);
      resolve({ firstMs, firstLength, wholeMs: performance.now() - began, bytesPerToken });
    };
    user.send(chatId, words).catch(reject);
  });
}
