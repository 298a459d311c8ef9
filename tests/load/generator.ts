import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { CallFailure, FromGenerator, GeneratorTask, ToGenerator } from './steady/messages.ts';
import { createPerson, type Person } from './steady/person.ts';
import { readPages } from './steady/read-pages.ts';

/** How many users of one generator sign in at the same time. */
const SIGN_INS = 4;
const SAMPLE_MS = 1000;

/**
 * A process with a share of the users of `npm run load`. Its task is its argument; its parent tells it when
 * to begin and to finish, and gets a report.
 */
async function main(task: GeneratorTask): Promise<void> {
  const failures: CallFailure[] = [];
  const onFailure = (failure: CallFailure) => void failures.push(failure);
  const numbers = Array.from({ length: task.people }, (_, at) => task.from + at);
  const people: Person[] = [];
  const signIn = async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const signInUrl = task.apiUrls[number % task.apiUrls.length]!;
      people.push(await createPerson({ ...task, number, signInUrl }, onFailure));
    }
  };
  await Promise.all(Array.from({ length: SIGN_INS }, signIn));
  const begun = waitFor('begin');
  tell({ kind: 'ready' });
  await begun;

  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  const streaming: [number, number][] = [];
  const sampling = setInterval(
    () =>
      streaming.push([
        Math.round(Date.now() / 1000),
        people.filter((person) => person.isStreaming()).length,
      ]),
    SAMPLE_MS,
  );
  const work = people.map((person) => person.work());
  const pages = readPages(task, onFailure);
  await waitFor('finish');
  clearInterval(sampling);
  for (const person of people) person.finish();
  const reads = await pages.finish();
  await Promise.all(work);
  lag.disable();
  const reports = [];
  for (const person of people) reports.push(await person.report());
  const inMs = (nanoseconds: number) => nanoseconds / 1e6;
  const lagMs = {
    p50: inMs(lag.percentile(50)),
    p99: inMs(lag.percentile(99)),
    longest: inMs(lag.max),
  };
  tell({ kind: 'report', report: { people: reports, failures, reads, streaming, lagMs } });
}

const tell = (message: FromGenerator) => process.send!(message);

const waitFor = (kind: ToGenerator['kind']) =>
  new Promise<void>((resolve) => {
    const listen = (message: ToGenerator) => {
      if (message.kind !== kind) return;
      process.off('message', listen);
      resolve();
    };
    process.on('message', listen);
  });

process.once('disconnect', () => process.exit(0));
await main(JSON.parse(process.argv[2]!) as GeneratorTask);
