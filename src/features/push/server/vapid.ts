import { createECDH, createHmac } from 'node:crypto';
import { oncePerDatabase } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { readSigningSecret } from '#platform/signing-secrets.ts';

/** A VAPID key pair (P-256), base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

interface Keyring {
  current: VapidKeys;
  /** The pair before a rotation: subscriptions created with it accept no other. */
  previous: VapidKeys | undefined;
}

const cacheFor = oncePerDatabase((): { keys?: Promise<Keyring> | undefined } => ({}));

/**
 * The installation's keys, from a secret that is created on first use; the same in every process. Do
 * not call this inside a transaction: it may read the secret.
 */
export function readVapidKeys({ db }: Pick<Context, 'db'>): Promise<Keyring> {
  const cache = cacheFor(db);
  cache.keys ??= readSigningSecret(db, 'push')
    .then(({ current, previous }) => ({
      current: deriveKeys(current),
      previous: previous === undefined ? undefined : deriveKeys(previous),
    }))
    .catch((error: unknown) => {
      cache.keys = undefined;
      throw error;
    });
  return cache.keys;
}

/** The same pair for the same secret. */
export function deriveKeys(secret: string): VapidKeys {
  const pair = createECDH('prime256v1');
  for (let round = 0; ; round += 1) {
    const key = createHmac('sha256', secret).update(`vapid ${round}`).digest();
    try {
      pair.setPrivateKey(key);
    } catch {
      // Not below the curve's order, which is as rare as one in four billion.
      continue;
    }
    return {
      publicKey: pair.getPublicKey().toString('base64url'),
      privateKey: key.toString('base64url'),
    };
  }
}
