import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Config } from './config.ts';
import { AppError } from './errors.ts';
import { clientNetwork } from './ip-ranges.ts';
import { REDIS_TIMEOUTS } from './redis-timeouts.ts';

/** The limits as calls per number of seconds, counted per user or address. */
const LIMITS = {
  login: { points: 30, duration: 300 },
  write: { points: 120, duration: 60 },
  send: { points: 40, duration: 60 },
  /** Searches in the user's own messages. */
  search: { points: 120, duration: 60 },
  /** Characters and portraits: each needs seconds of drawing. */
  create: { points: 40, duration: 3600 },
  /** Requests for pictures, with up to eight each. */
  generate: { points: 120, duration: 3600 },
  /** Replies that are synthesized again. */
  speak: { points: 120, duration: 3600 },
  /** Recordings that are transcribed. */
  transcribe: { points: 60, duration: 600 },
  /** Recordings that users keep with their messages. */
  keep_recording: { points: 60, duration: 600 },
  /** Calls that a user starts. */
  call: { points: 60, duration: 3600 },
  /** Connections to calls, per address. */
  call_socket: { points: 240, duration: 60 },
  /** Utterances of a call that are transcribed. */
  call_utterance: { points: 60, duration: 60 },
  /** Voice samples: four in all, generated once. */
  sample: { points: 60, duration: 300 },
  /** Pictures fetched from other hosts for a user. */
  fetch_picture: { points: 60, duration: 300 },
  /** Pictures that a user uploads to send them in a chat. */
  send_picture: { points: 60, duration: 300 },
  /** Live portrait previews of the wizard, per address. */
  draw: { points: 240, duration: 60 },
  /** Orders: each opens a checkout at a payment provider. */
  checkout: { points: 40, duration: 3600 },
  report: { points: 30, duration: 3600 },
  appeal: { points: 10, duration: 3600 },
  /** Public forms, per address and per email. */
  submit_address: { points: 20, duration: 3600 },
  submit_email: { points: 5, duration: 3600 },
  /** Pages and public lists rendered for a signed-out visitor; cached ones do not count. */
  visitor: { points: 300, duration: 60 },
  /** Visits through affiliate links; above the limit they redirect without being counted. */
  visit: { points: 60, duration: 60 },
  age_notice: { points: 30, duration: 60 },
  /** Notifications turned off from a notification, per address. */
  push_off: { points: 30, duration: 60 },
  /** Emails to a new address that a user entered. */
  email_change: { points: 6, duration: 3600 },
} as const;
export type LimitName = keyof typeof LIMITS;

export interface RateLimits {
  /** Counts one call of a user or an address; IPv6 by its /64. @throws AppError rate_limited with Retry-After */
  consume(name: LimitName, key: string): Promise<void>;
  close(): Promise<void>;
}

/** Counters in memory, or in Redis if processes share them; in memory again while Redis is away. */
export async function createRateLimits(config: Config): Promise<RateLimits> {
  if (!config.rateLimits) return { consume: async () => {}, close: async () => {} };
  const redis = config.redisUrl
    ? new (await import('ioredis')).Redis(config.redisUrl, {
        ...REDIS_TIMEOUTS,
        enableOfflineQueue: false,
        // A call without an answer is counted in memory. A retry could count twice, because Redis
        // may have received the first attempt.
        maxRetriesPerRequest: 0,
      })
    : undefined;
  redis?.on('error', () => {});
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  for (const [name, limit] of Object.entries(LIMITS) as [LimitName, (typeof LIMITS)[LimitName]][]) {
    const memory = new RateLimiterMemory({ ...limit, keyPrefix: name });
    limiters.set(
      name,
      redis
        ? new RateLimiterRedis({
            ...limit,
            keyPrefix: `everafter:${name}`,
            storeClient: redis,
            insuranceLimiter: memory,
          })
        : memory,
    );
  }
  return {
    async consume(name, key) {
      try {
        await limiters.get(name)!.consume(clientNetwork(key));
      } catch (rejected) {
        if (rejected instanceof Error) throw rejected;
        throw new AppError('rate_limited', {
          retryAfter: Math.max(1, Math.ceil((rejected as RateLimiterRes).msBeforeNext / 1000)),
        });
      }
    },
    async close() {
      redis?.disconnect();
    },
  };
}
