import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gt } from 'drizzle-orm';
import { openDatabase } from '#db/client.ts';
import { generated_images, image_jobs } from '#db/schema/index.ts';
import type { Ledger, LedgerEntry } from '#features/billing/contract.ts';
import { readLedgerReconciliation } from '#features/billing/server/index.ts';
import type { GeneratedImage, ImageJob, ImageList } from '#features/images/contract.ts';
import { costOf } from '#features/images/rules.ts';
import { keysOf } from '#features/images/server/make-files.ts';
import type { ApiUser } from '../load/product-client.ts';
import type { Painter } from './painter.ts';

/** Finds problems in a user's pictures and tokens after all jobs have ended. */
export async function findImageProblems({ user, acknowledged }: Painter): Promise<string[]> {
  const problems: string[] = [];
  const images = new Map((await readAllImages(user)).map((image) => [image.id, image]));
  let expected = 0;
  for (const { id, count } of acknowledged) {
    const job = await user.call<ImageJob>(`/generate/jobs/${id}`);
    expected += count;
    if (job.status !== 'done') problems.push(`job ${id} of ${count} ended as ${job.status}`);
    for (const { image_id } of job.pictures)
      if (!images.has(image_id)) problems.push(`picture ${image_id} of job ${id} is missing`);
  }
  if (images.size !== expected)
    problems.push(`${images.size} pictures where ${expected} were asked for`);
  for (const image of images.values()) {
    const response = await fetch(user.url + image.url);
    const bytes = (await response.arrayBuffer()).byteLength;
    if (response.status !== 200 || bytes < 1000)
      problems.push(`picture ${image.id}: ${response.status}, ${bytes} bytes`);
  }
  return [...problems, ...(await findLedgerProblems(user, [...images.keys()]))];
}

async function readAllImages(user: ApiUser): Promise<GeneratedImage[]> {
  const images: GeneratedImage[] = [];
  let query: string | null = 'limit=200';
  while (query !== null) {
    const page: ImageList = await user.call(`/generate/?${query}`);
    images.push(...page.images);
    query = page.next_cursor && `limit=200&cursor=${encodeURIComponent(page.next_cursor)}`;
  }
  return images;
}

/** Checks that each picture is paid exactly once, that nothing else is paid, and that no hold remains. */
async function findLedgerProblems(user: ApiUser, imageIds: string[]): Promise<string[]> {
  const entries: LedgerEntry[] = [];
  let query: string | null = 'limit=200';
  let held = 0;
  while (query !== null) {
    const page: Ledger = await user.call(`/billing/ledger?${query}`);
    entries.push(...page.data);
    held = page.balance.held;
    query = page.next_cursor && `limit=200&cursor=${encodeURIComponent(page.next_cursor)}`;
  }
  const problems = held === 0 ? [] : [`${held} tokens are still set aside`];
  const paid = new Map<string, number>();
  for (const { kind, amount, reference } of entries)
    if (kind === 'spend') paid.set(reference!, (paid.get(reference!) ?? 0) - amount);
  for (const id of imageIds) {
    if (paid.get(id) !== costOf(1))
      problems.push(`${paid.get(id) ?? 0} tokens paid for picture ${id}`);
    paid.delete(id);
  }
  for (const [reference, amount] of paid)
    problems.push(`${amount} tokens paid for ${reference}, which is not one of the pictures`);
  return problems;
}

/** Compares rows, files and the ledger of a stopped product. */
export async function findReconciliationProblems(
  dataDir: string,
): Promise<{ problems: string[]; interrupted: number }> {
  const database = await openDatabase({ dataDir });
  try {
    const { total, drifted } = await readLedgerReconciliation(database.db);
    const problems: string[] = [];
    if (total !== 0) problems.push(`the ledger sums to ${total}`);
    for (const wallet of drifted) problems.push(`wallet ${wallet} differs from its entries`);
    const rows = await database.db.select({ files: generated_images.files }).from(generated_images);
    const named = new Set(rows.flatMap(({ files }) => keysOf(files)));
    for (const key of listFiles(join(dataDir, 'media'), 'images'))
      if (!named.delete(key)) problems.push(`no picture names the file ${key}`);
    for (const key of named) problems.push(`the file ${key} is missing`);
    const interrupted = await database.db.$count(image_jobs, gt(image_jobs.attempt, 1));
    return { problems, interrupted };
  } finally {
    await database.close();
  }
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
