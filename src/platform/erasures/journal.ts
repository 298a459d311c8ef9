import { createHash } from 'node:crypto';
import type { Storage } from '../storage.ts';

/**
 * What happened: an account's erasure was requested, canceled, or completed; a character was
 * deleted; a picture was deleted by the blocklist.
 */
export const ERASURE_KINDS = ['leaving', 'kept', 'account', 'character', 'image'] as const;
export type ErasureKind = (typeof ERASURE_KINDS)[number];

export interface Erasure {
  kind: ErasureKind;
  at: Date;
  /**
   * SHA-256 of the row's id in hexadecimal: it identifies the row in a backup without revealing
   * whose it was.
   */
  digest: string;
}

/** In the media storage, which restoring the database does not roll back. */
export const ERASURES_FOLDER = 'erasures';
const NAME = /^(\d{13})-([a-z]+)-([0-9a-f]{64})$/;

export const digestOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/** The name says everything, so that reading the journal is listing a folder. */
export const erasureKey = ({ kind, at, digest }: Erasure): string =>
  `${ERASURES_FOLDER}/${at.getTime()}-${kind}-${digest}`;

/** Records an erasure where a database restore does not affect it. Idempotent. */
export async function noteErasure(
  storage: Pick<Storage, 'put'>,
  kind: ErasureKind,
  id: string,
  at: Date,
): Promise<void> {
  await putErasure(storage, { kind, at, digest: digestOf(id) });
}

export async function putErasure(storage: Pick<Storage, 'put'>, erasure: Erasure): Promise<void> {
  await storage.put(erasureKey(erasure), Buffer.from(`${toLine(erasure)}\n`));
}

/** All recorded erasures, oldest first. */
export async function readErasures(storage: Pick<Storage, 'list'>): Promise<Erasure[]> {
  const found: Erasure[] = [];
  for await (const { key } of storage.list(ERASURES_FOLDER)) {
    const erasure = parseName(key.slice(ERASURES_FOLDER.length + 1));
    if (erasure) found.push(erasure);
  }
  return found.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

export const toLine = ({ kind, at, digest }: Erasure): string =>
  JSON.stringify({ at: at.toISOString(), kind, digest });

/** Reads a line of an exported journal; null for anything else. */
export function parseLine(line: string): Erasure | null {
  try {
    const { at, kind, digest } = JSON.parse(line) as Record<string, unknown>;
    return parseName(`${new Date(String(at)).getTime()}-${String(kind)}-${String(digest)}`);
  } catch {
    return null;
  }
}

function parseName(name: string): Erasure | null {
  const [, at, kind, digest] = NAME.exec(name) ?? [];
  const known = ERASURE_KINDS.find((one) => one === kind);
  return known && digest ? { kind: known, at: new Date(Number(at)), digest } : null;
}
