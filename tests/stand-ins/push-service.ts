import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { decryptPush } from './push-encryption.ts';
import { startHttpStandIn, type StandInRequest } from './http-stand-in.ts';

/** A browser's subscription at the stand-in, as `PushSubscription.toJSON()` gives it. */
export interface StandInSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A push message that was accepted. */
export interface ReceivedPush {
  endpoint: string;
  payload: string;
  ttl: number;
  urgency: string | undefined;
  topic: string | undefined;
  /** The size of the encrypted body in bytes. */
  size: number;
  contact: string;
}

/** How the next requests end; `slow` never responds. */
export type PushFault = { status: number; retryAfter?: string } | 'slow';

export interface PushService {
  origin: string;
  received: ReceivedPush[];
  /** Why requests were refused, such as `401 no VAPID signature`. */
  refusals: string[];
  /** The number of requests, also of those with a fault. */
  requests(): number;
  /** Subscribes a browser. With `key`, only messages that its VAPID key signed are accepted. */
  subscribe(key?: string): StandInSubscription;
  /** The browser's user turned notifications off: the push service answers 410 from then on. */
  end(endpoint: string): void;
  /** Each entry is for one request, in order. */
  failWith(...faults: PushFault[]): void;
  waitUntil(condition: () => boolean): Promise<void>;
  close(): Promise<void>;
}

/** RFC 8030, 5.2: a push service may refuse a larger body; all must accept this size. */
const MAX_BODY = 4096;
/** RFC 8292, 2: a later expiry is not valid. Seconds. */
const MAX_EXPIRY = 24 * 3600;
const URGENCIES = ['very-low', 'low', 'normal', 'high'];

interface Registered {
  receiver: ReturnType<typeof createECDH>;
  auth: Buffer;
  key: string | undefined;
  isEnded: boolean;
}

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, reason: string) {
    super(`${status} ${reason}`);
    this.status = status;
  }
}

/**
 * A push service and its browsers, by RFC 8030 (delivery), RFC 8291 (encryption) and RFC 8292 (VAPID). It
 * checks each request and decrypts its payload as the browser would.
 */
export async function startPushService(now: () => Date = () => new Date()): Promise<PushService> {
  const registered = new Map<string, Registered>();
  const faults: PushFault[] = [];
  const received: ReceivedPush[] = [];
  const refusals: string[] = [];

  const accept = (incoming: StandInRequest): ReceivedPush => {
    const endpoint = standIn.origin + incoming.path;
    const to = registered.get(endpoint);
    if (!to) throw new Refusal(404, 'no such subscription');
    if (to.isEnded) throw new Refusal(410, 'the subscription has ended');
    if (incoming.method !== 'POST') throw new Refusal(405, 'only POST pushes');
    const { contact, key } = checkVapid(incoming, standIn.origin, now());
    if (to.key !== undefined && to.key !== key) throw new Refusal(403, 'another VAPID key');
    const header = (name: string) => incoming.request.headers[name]?.toString();
    const ttl = header('ttl');
    if (!ttl || !/^\d+$/.test(ttl)) throw new Refusal(400, 'no TTL');
    const [urgency, topic] = [header('urgency'), header('topic')];
    if (urgency !== undefined && !URGENCIES.includes(urgency))
      throw new Refusal(400, 'bad urgency');
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) throw new Refusal(400, 'bad topic');
    if (header('content-encoding') !== 'aes128gcm') throw new Refusal(400, 'bad content encoding');
    const size = incoming.bytes.length;
    if (size > MAX_BODY) throw new Refusal(413, 'too large');
    const payload = decryptPush(incoming.bytes, to.receiver, to.auth).toString('utf8');
    return { endpoint, payload, ttl: Number(ttl), urgency, topic, size, contact };
  };

  const standIn = await startHttpStandIn((incoming) => {
    const { response } = incoming;
    const fault = faults.shift();
    if (fault === 'slow') return;
    if (fault) {
      const headers = fault.retryAfter ? { 'retry-after': fault.retryAfter } : {};
      return void response.writeHead(fault.status, headers).end();
    }
    try {
      received.push(accept(incoming));
      response.writeHead(201, { location: `${standIn.origin}/message/${received.length}` }).end();
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(400, String(error));
      refusals.push(refusal.message);
      response.writeHead(refusal.status).end();
    }
    standIn.checkWaiters();
  });

  return {
    origin: standIn.origin,
    received,
    refusals,
    requests: () => standIn.requestLines.length,
    subscribe(key) {
      const receiver = createECDH('prime256v1');
      const auth = randomBytes(16);
      const endpoint = `${standIn.origin}/send/${randomBytes(24).toString('base64url')}`;
      const p256dh = receiver.generateKeys().toString('base64url');
      registered.set(endpoint, { receiver, auth, key, isEnded: false });
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    end(endpoint) {
      registered.get(endpoint)!.isEnded = true;
    },
    failWith: (...next) => void faults.push(...next),
    waitUntil: (condition) => standIn.waitUntil(condition),
    close: () => standIn.close(),
  };
}

/** Checks the signature, audience, expiry and contact of a request (RFC 8292). */
function checkVapid({ request }: StandInRequest, origin: string, now: Date) {
  const parts = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(request.headers.authorization ?? '');
  if (!parts) throw new Refusal(401, 'no VAPID signature');
  const [, token = '', key = ''] = parts;
  const [head, body, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) throw new Refusal(401, 'bad VAPID key');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  );
  if (!isSigned || decode(head)['alg'] !== 'ES256') throw new Refusal(401, 'bad VAPID signature');
  const { aud, exp, sub } = decode(body);
  const seconds = Number(exp) - now.getTime() / 1000;
  if (aud !== origin) throw new Refusal(401, 'for another push service');
  if (!(seconds > 0 && seconds <= MAX_EXPIRY)) throw new Refusal(401, 'bad VAPID expiry');
  if (typeof sub !== 'string' || !/^(mailto:.+@|https:)/.test(sub))
    throw new Refusal(401, 'no contact');
  return { contact: sub, key };
}

const decode = (part: string | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, unknown>;
