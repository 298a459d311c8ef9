import { startRedis } from '../../../scripts/services.ts';
import { createInstances, type Instance, type Instances } from '../backend.ts';
import type { Figure } from '../figures.ts';
import { ownNetwork, startFleet, stopFleet, urlsOf } from '../fleet-processes.ts';
import { countIdleReaders } from '../idle-readers.ts';
import { engineSettings, startPacedEngine, toLetters, type Pace } from '../paced-reply.ts';
import { followChat, signIn } from '../product-client.ts';
import { COUNTS_STATEMENTS, readWork, type Watched, type Work } from '../read-work.ts';

const PACE: Pace = { firstMs: 100, tokenMs: 20, tokens: 60 };
const PEOPLE = 8;
const MESSAGES_EACH = 10;
/** Messages of each user before anything is counted. */
const WARM_UP = 2;
const SETTLE_MS = 5_000;
const IDLE_MS = 20_000;

/** Measures in each arrangement the cost of one message with its reply, the idle cost, and the memory of a reader. */
export async function measureMessage({ kinds }: Instances): Promise<Figure[]> {
  const instances = createInstances(kinds, COUNTS_STATEMENTS);
  const engine = await startPacedEngine();
  const redis = await startRedis();
  const figures: Figure[] = [];
  const env = engineSettings(engine, PACE);
  const measure = async (
    instance: Instance,
    name: string,
    { urls, ...watched }: Watched & { urls: string[] },
  ) => {
    const { databaseUrl } = instance;
    figures.push(...(await measureCosts(name, urls, { ...watched, databaseUrl })));
  };
  try {
    for (const kind of kinds) {
      const instance = await instances.create(kind);
      if (!instance) continue;
      const product = await instance.start(env);
      const { url, pid } = product;
      const processes = [{ name: 'the process', pid }];
      await measure(instance, `one process, ${kind}`, { urls: [url], processes });
      figures.push(await countIdleReaders(`one process, ${kind}`, product));
      await product.stop();
      if (kind === 'postgres') {
        const more = { ...env, REDIS_URL: redis.url };
        const fleet = await startFleet(instance.start, ownNetwork(), more);
        const pids = fleet.map((one) => ({ name: one.name, pid: one.pid() }));
        const watched = { urls: urlsOf(fleet, 'api'), processes: pids, redisUrl: redis.url };
        await measure(instance, 'split, Redis', watched);
        await stopFleet(fleet);
      }
      instance.remove();
    }
    return figures;
  } finally {
    await engine.stop();
    await redis.stop();
    await instances.close();
  }
}

async function measureCosts(name: string, urls: string[], watched: Watched): Promise<Figure[]> {
  const writers = await openWriters(urls);
  await Promise.all(writers.map((write) => write(WARM_UP)));
  await pause(SETTLE_MS);
  const beforeIdle = await readWork(watched);
  await pause(IDLE_MS);
  const before = await readWork(watched);
  await Promise.all(writers.map((write) => write(MESSAGES_EACH)));
  const after = await readWork(watched);
  await Promise.all(writers.map((write) => write(0)));
  return [
    ...describePerMessage(name, { beforeIdle, before, after }),
    ...describeIdle(name, beforeIdle, before),
  ];
}

/** Functions that send this many messages, each after the reply to the previous one; a call with 0 disconnects. */
async function openWriters(urls: string[]): Promise<((messages: number) => Promise<void>)[]> {
  const run = toLetters(Date.now() % 1_000_000);
  return Promise.all(
    Array.from({ length: PEOPLE }, async (_, at) => {
      const user = await signIn(urls[at % urls.length]!, `message-${run}-${at}@example.test`);
      const chat = await user.openChat('elena-marchetti');
      const readsFrom = { url: urls[(at + 1) % urls.length]!, token: user.token };
      const reader = await followChat(readsFrom, chat.id, chat.event_id);
      let count = 0;
      return async (messages: number) => {
        for (let left = messages; left > 0; left -= 1) {
          const { reply_id } = await user.send(chat.id, `Tell me more, ${toLetters((count += 1))}`);
          await new Promise<void>((resolve, reject) => {
            const check = () => {
              const { status } = reader.messages.get(reply_id!) ?? {};
              if (status === 'failed') reject(new Error('a reply failed'));
              if (status === 'done') resolve();
            };
            reader.onEvent = check;
            void reader.ended.then(() => reject(new Error('a stream ended')));
            check();
          });
        }
        if (messages > 0) return;
        reader.close();
        user.close();
      };
    }),
  );
}

interface Readings {
  beforeIdle: Work;
  before: Work;
  after: Work;
}

/** The idle work in the same time is subtracted. */
function describePerMessage(name: string, { beforeIdle, before, after }: Readings): Figure[] {
  const messages = PEOPLE * MESSAGES_EACH;
  const share = (after.at - before.at) / (before.at - beforeIdle.at);
  const perMessage = (read: (work: Work) => number | undefined) => {
    const [idle, from, to] = [beforeIdle, before, after].map(read);
    return (to! - from! - (from! - idle!) * share) / messages;
  };
  const detail = `of ${messages} with replies of ${PACE.tokens} tokens, ${PEOPLE} people at once; less what is done at rest`;
  const figure = (
    what: string,
    unit: string,
    read: (work: Work) => number | undefined,
    max?: number,
  ): Figure => ({
    name: `${name}: ${what} per message`,
    value: perMessage(read),
    unit,
    detail,
    ...(max && { goal: { max } }),
  });
  return [
    ...(before.statements === undefined
      ? []
      : [
          figure('statements', '', (work) => work.statements, 20),
          figure('database time', 'ms', (work) => work.databaseMs, 3),
        ]),
    ...(before.publishes === undefined
      ? []
      : [figure('publishes to Redis', '', (work) => work.publishes, 15)]),
    figure('CPU of all processes', 'ms', (work) => sum(work.cpuMs.values()), 25),
    ...(before.cpuMs.size === 1
      ? []
      : [...before.cpuMs.keys()].map((one) =>
          figure(`CPU of ${one}`, 'ms', (work) => work.cpuMs.get(one)),
        )),
  ];
}

function describeIdle(name: string, from: Work, to: Work): Figure[] {
  const seconds = (to.at - from.at) / 1000;
  const detail = `over ${seconds.toFixed(0)} s, ${PEOPLE} readers`;
  return [
    ...(from.statements === undefined
      ? []
      : [
          {
            name: `${name}, at rest: statements`,
            value: (to.statements! - from.statements) / seconds,
            unit: '/s',
            detail,
          },
        ]),
    ...[...from.cpuMs].map(([one, ms]) => ({
      name: `${name}, at rest: CPU of ${one}`,
      value: (to.cpuMs.get(one)! - ms) / seconds / 10,
      unit: '% of a core',
      detail,
    })),
  ];
}

const sum = (values: Iterable<number>): number => [...values].reduce((all, one) => all + one, 0);
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
