import { randomUUID } from 'node:crypto';
import type { ImageJob } from '#features/images/contract.ts';
import { ProductError, signIn } from '../load/product-client.ts';
import { findFreePort, startProduct, type RunningProduct } from '../load/running-product.ts';
import { findReconciliationProblems, findImageProblems } from './check-images.ts';
import type { Painter } from './painter.ts';

export interface ImageKillsResult {
  problems: string[];
  /** Acknowledged jobs, and the number of pictures that they requested. */
  acknowledged: number;
  pictures: number;
  /** Requests that were interrupted by a kill and repeated with their idempotency key. */
  repeated: number;
  /** Jobs that were restarted. */
  interrupted: number;
  /** Time from each restart to ready, in milliseconds. */
  startMs: number[];
}

const USERS = 3;
const COUNTS = [1, 4, 2, 8];
/** Maximum time from ready to the next kill, in milliseconds. */
const LONGEST_LIFE = 4000;
/** Time limit for all jobs that are still open at the end, in milliseconds. */
const WAIT_FOR_JOBS = 300_000;
const WORDS = ['On a sunny terrace by the sea', 'Reading in an old library', 'A walk in the rain'];

/**
 * Kills the product `kills` times with SIGKILL at random times while pictures are generated. Then lets
 * it finish, and compares pictures, files and the ledger with the acknowledged requests.
 */
export async function runImageKills(dataDir: string, kills: number): Promise<ImageKillsResult> {
  const port = await findFreePort();
  const start = () => startProduct({ dataDir, port, env: { FREE_DAILY_CREDITS: '1000000' } });
  let product: RunningProduct = await start();
  const startMs: number[] = [];
  const state = { isAsking: true };
  try {
    const painters = await Promise.all(
      Array.from({ length: USERS }, async (_, at): Promise<Painter> => {
        const user = await signIn(product.url, `painter-${at}@example.test`);
        return { user, acknowledged: [], repeated: 0, failures: [] };
      }),
    );
    const work = painters.map((painter, at) => requestPictures(painter, at, state));
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(Math.random() * LONGEST_LIFE);
      await product.kill();
      product = await start();
      startMs.push(product.startMs);
    }
    state.isAsking = false;
    await Promise.all(work);
    const problems: string[] = [];
    for (const painter of painters) {
      await waitForJobs(painter);
      problems.push(...painter.failures, ...(await findImageProblems(painter)));
      painter.user.close();
    }
    await product.stop();
    const reconciliation = await findReconciliationProblems(dataDir);
    const all = painters.flatMap(({ acknowledged }) => acknowledged);
    return {
      problems: [...problems, ...reconciliation.problems],
      acknowledged: all.length,
      pictures: all.reduce((sum, { count }) => sum + count, 0),
      repeated: painters.reduce((sum, { repeated }) => sum + repeated, 0),
      interrupted: reconciliation.interrupted,
      startMs,
    };
  } finally {
    state.isAsking = false;
    await product.stop();
  }
}

/** Requests pictures continuously. Repeats interrupted requests with their idempotency key until acknowledged. */
async function requestPictures(
  painter: Painter,
  at: number,
  state: { isAsking: boolean },
): Promise<void> {
  for (let number = at; state.isAsking; number += 1) {
    const count = COUNTS[number % COUNTS.length]!;
    const key = randomUUID();
    for (let isTaken = false; !isTaken;) {
      try {
        const job = await painter.user.call<ImageJob>('/generate/image', {
          method: 'POST',
          body: { prompt: WORDS[number % WORDS.length], number_of_images: count },
          headers: { 'idempotency-key': key, prefer: 'respond-async' },
        });
        painter.acknowledged.push({ id: job.id, count });
        isTaken = true;
      } catch (error) {
        const status = error instanceof ProductError ? error.status : 0;
        if (status !== 0 && status !== 429 && status !== 503) {
          painter.failures.push((error as Error).message);
          return;
        }
        // 429: the job limit is reached. Other errors: the process was killed or is starting.
        if (status === 0) painter.repeated += 1;
        if (status === 429 && !state.isAsking) return;
        await pause(150);
      }
    }
  }
}

async function waitForJobs({ user, acknowledged, failures }: Painter): Promise<void> {
  const deadline = performance.now() + WAIT_FOR_JOBS;
  for (const { id } of acknowledged)
    for (;;) {
      const { status } = await user.call<ImageJob>(`/generate/jobs/${id}`);
      if (status !== 'pending' && status !== 'running') break;
      if (performance.now() > deadline) {
        failures.push(`job ${id} is still ${status}`);
        break;
      }
      await pause(100);
    }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
