import { Agent, request } from 'node:http';
import { onEachBackend, type Instance, type Instances } from '../backend.ts';
import { quantile, type Figure } from '../figures.ts';
import {
  engineSettings,
  letters,
  nameOf,
  startPacedEngine,
  type PacedEngine,
  type Pace,
} from '../paced-reply.ts';
import { followChat, signIn, type ChatReader, type Person } from '../product-client.ts';

const PACE: Pace = { firstMs: 40, tokenMs: 10, tokens: 120 };
const PAIRS = Number(process.env['BENCH_PAIRS'] ?? 25);
const agent = new Agent({ keepAlive: true });

interface Timing {
  firstMs: number;
  wholeMs: number;
  bytesPerToken?: number;
}

/** What the product adds to its text engine: to the first token, to the whole reply, and on the wire. */
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
  const product = await instance.start(engineSettings(engine, PACE));
  try {
    const person = await signIn(product.url, 'replies@example.test');
    const chat = await person.openChat('elena-marchetti');
    const reader = await followChat(person, chat.id, chat.event_id);
    const direct: Timing[] = [];
    const through: Timing[] = [];
    for (let pair = -3; pair < PAIRS; pair += 1) {
      const words = `How was your evening, ${letters(pair + 10)}`;
      const ask = [
        async () => direct.push(await askDirectly(engine, words)),
        async () => through.push(await askProduct(person, reader, chat.id, words)),
      ];
      // Which comes first alternates too, so that neither profits from a warm engine.
      for (const one of pair % 2 === 0 ? ask : ask.reverse()) await one();
      // The first pairs warm up both.
      if (pair < 0) for (const list of [direct, through]) list.length = 0;
    }
    reader.close();
    person.close();
    return describe(instance.kind, direct, through);
  } finally {
    await product.stop();
  }
}

function describe(kind: string, direct: Timing[], through: Timing[]): Figure[] {
  const median = (list: Timing[], pick: (timing: Timing) => number) => quantile(list.map(pick));
  const first = [median(direct, (t) => t.firstMs), median(through, (t) => t.firstMs)] as const;
  const whole = [median(direct, (t) => t.wholeMs), median(through, (t) => t.wholeMs)] as const;
  return [
    {
      name: `first token, added (${kind})`,
      value: first[1] - first[0],
      unit: 'ms',
      goal: { max: 5 },
      detail: `${first[1].toFixed(1)} through the product, ${first[0].toFixed(1)} directly; medians of ${direct.length}`,
    },
    {
      name: `first token, added, 95th (${kind})`,
      value:
        quantile(
          through.map((t) => t.firstMs),
          0.95,
        ) - first[0],
      unit: 'ms',
    },
    {
      name: `whole reply, added (${kind})`,
      value: (whole[1] / whole[0] - 1) * 100,
      unit: '%',
      goal: { max: 2 },
      detail: `${whole[1].toFixed(0)} ms against ${whole[0].toFixed(0)} ms for ${PACE.tokens} tokens`,
    },
    {
      name: `bytes on the wire per token (${kind})`,
      value: median(through, (t) => t.bytesPerToken!),
      unit: 'B',
      goal: { max: 100 },
    },
  ];
}

/** One reply of the engine itself, as the product asks for it. */
function askDirectly(engine: PacedEngine, words: string): Promise<Timing> {
  const body = JSON.stringify({
    model: nameOf(PACE),
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

/** One reply through the product: from the send to the first piece, and to the finished message. */
function askProduct(
  person: Person,
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
    person.send(chatId, words).catch(reject);
  });
}
