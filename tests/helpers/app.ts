import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';

import { JOBS } from '#roles/jobs.ts';
import type { LoginResult, User } from '#features/accounts/contract.ts';
import { parseConfig, type Config } from '#platform/config.ts';
import type { Context } from '#platform/context.ts';
import { createContext, type ContextOptions } from '#platform/create-context.ts';
import { createLog } from '#platform/log.ts';
import { createApi } from '#roles/api.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestAppOptions {
  /** Settings as environment variables, over the tests' own. */
  env?: Record<string, string>;
  fetch?: typeof fetch;
  now?: () => Date;
  text?: ContextOptions['text'];
  image?: ContextOptions['image'];
  moderation?: ContextOptions['moderation'];
  mail?: ContextOptions['mail'];
  jobs?: ContextOptions['jobs'];
  /** Without `worker` no background work begins by itself. */
  roles?: Config['roles'];
}

type Headers = Record<string, string>;

export interface PersonWish {
  email?: string;
  full_name?: string;
  plan?: 'free' | 'premium';
  is_superuser?: boolean;
  /** Sent along with the sign-in, such as a cookie. */
  headers?: Headers;
}

/** A signed-in person; paths are relative to /api/v1. */
export interface SignedIn {
  token: string;
  user: User;
  request(path: string, init?: RequestInit): Promise<Response>;
  get(path: string, headers?: Headers): Promise<Response>;
  post(path: string, body?: unknown, headers?: Headers): Promise<Response>;
  patch(path: string, body?: unknown, headers?: Headers): Promise<Response>;
  delete(path: string, headers?: Headers): Promise<Response>;
}

export interface TestApp {
  ctx: Context;
  app: { request(path: string, init?: RequestInit): Response | Promise<Response> };
  /** An anonymous request; the path is whole (`/api/v1/…`, `/dev/…`). */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** An anonymous POST of a JSON body; the path is whole. */
  postJson(path: string, body: unknown, headers?: Headers): Promise<Response>;
  /** Signs a person in by the local identity and the real login call; a new one unless an e-mail is given. */
  signIn(person?: PersonWish): Promise<SignedIn>;
  close(): Promise<void>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Tests reach no network: what they expect from outside they bring as `fetch`. */
const noNetwork: typeof fetch = async (input) => {
  throw new TypeError(`a test asked the network for ${String(input)}`);
};

let people = 0;

/**
 * The whole API on a fresh database, called without a socket. One per test file is enough:
 * people and factories are unique, so tests of a file do not disturb each other.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'everafter-test-'));
  const parsed = parseConfig({
    APP_ENV: 'test',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://everafter.test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'false',
    TEXT_SCRIPTED_DELAY_MS: '0',
    ...options.env,
  });
  const config: Config = { ...parsed, roles: options.roles ?? parsed.roles };
  const { ctx, close } = await createContext(config, {
    jobs: options.jobs ?? JOBS,
    database: await openTestDatabase(),
    log: createLog(config.logLevel),
    fetch: options.fetch ?? noNetwork,
    ...(options.now && { now: options.now }),
    ...(options.text && { text: options.text }),
    ...(options.image && { image: options.image }),
    ...(options.moderation && { moderation: options.moderation }),
    ...(options.mail && { mail: options.mail }),
  });
  const app = createApi(ctx);
  const request = async (path: string, init?: RequestInit) => app.request(path, init);
  const postJson = (path: string, body: unknown, headers: Headers = {}) =>
    request(path, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body: JSON.stringify(body),
    });

  return {
    ctx,
    app,
    request,
    postJson,
    async signIn(wish = {}) {
      people += 1;
      const person = {
        email: wish.email ?? `person-${people}@example.test`,
        full_name: wish.full_name ?? `Person ${people}`,
      };
      const { credential } = await expectJson<{ credential: string }>(
        postJson('/dev/identity/google/credential', person),
      );
      const { access_token: token } = await expectJson<LoginResult>(
        postJson('/api/v1/login/google', { token: credential }, wish.headers),
      );
      const { plan, is_superuser } = wish;
      if (plan !== undefined || is_superuser !== undefined)
        await ctx.db.update(users).set({ plan, is_superuser }).where(eq(users.email, person.email));
      const caller = asCaller(request, token);
      return { ...caller, token, user: await expectJson<User>(caller.get('/users/me')) };
    },
    async close() {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function asCaller(send: TestApp['request'], token: string): Omit<SignedIn, 'token' | 'user'> {
  const request: SignedIn['request'] = (path, init = {}) =>
    send(`/api/v1${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...(init.headers as Headers) },
    });
  const withBody =
    (method: string) =>
    (path: string, body?: unknown, headers: Headers = {}) =>
      request(path, {
        method,
        headers: { ...(body === undefined ? {} : JSON_TYPE), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
  return {
    request,
    get: (path, headers) => request(path, { headers }),
    post: withBody('POST'),
    patch: withBody('PATCH'),
    delete: (path, headers) => request(path, { method: 'DELETE', headers }),
  };
}

/** The JSON of a successful answer; a failed one fails the test with its body. */
export async function expectJson<T>(answer: Response | Promise<Response>): Promise<T> {
  const response = await answer;
  if (!response.ok) throw new Error(`answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
