import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { signing_secrets } from '#db/schema/index.ts';

/** What this installation signs, each with its own secret. */
export const SIGNED = ['media', 'tokens', 'sandbox-payments', 'push'] as const;
export type Signed = (typeof SIGNED)[number];

export interface SigningSecret {
  current: string;
  /** The previous one, whose signatures are still accepted; undefined unless it was rotated. */
  previous?: string | undefined;
}

const previousOf = (name: Signed): string => `${name}:previous`;
const newSecret = (): string => randomBytes(32).toString('base64url');

/** Reads a secret of the installation, created on first use; the same in every process. */
export async function readSigningSecret(db: Db, name: Signed): Promise<SigningSecret> {
  await db.insert(signing_secrets).values({ name, secret: newSecret() }).onConflictDoNothing();
  const rows = await db
    .select()
    .from(signing_secrets)
    .where(inArray(signing_secrets.name, [name, previousOf(name)]));
  const find = (wanted: string) => rows.find((row) => row.name === wanted)?.secret;
  return { current: find(name)!, previous: find(previousOf(name)) };
}

/**
 * Makes a new secret. Signatures of the previous one stay valid, unless it has leaked. Running
 * processes read the new one at their next start.
 */
export async function rotateSigningSecret(
  db: Db,
  name: Signed,
  { hasLeaked }: { hasLeaked: boolean },
): Promise<void> {
  const { current } = await readSigningSecret(db, name);
  await db.transaction(async (tx) => {
    await tx.delete(signing_secrets).where(eq(signing_secrets.name, previousOf(name)));
    if (!hasLeaked)
      await tx.insert(signing_secrets).values({ name: previousOf(name), secret: current });
    await tx
      .update(signing_secrets)
      .set({ secret: newSecret(), created_at: new Date() })
      .where(eq(signing_secrets.name, name));
  });
}
