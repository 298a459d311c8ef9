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
  /** Environment variables that override the test defaults. */
  env?: Record<string, string>;
  fetch?: typeof fetch;
  now?: () => Date;
  text?: ContextOptions['text'];
  image?: ContextOptions['image'];
  moderation?: ContextOptions['moderation'];
  mail?: ContextOptions['mail'];
  jobs?: ContextOptions['jobs'];
  /** Without `worker`, no background jobs run. */
  roles?: Config['roles'];
}

type Headers = Record<string, string>;

export interface SignInOptions {
  email?: string;
  full_name?: string;
  plan?: 'free' | 'premium';
  is_superuser?: boolean;
  /** Extra headers for the sign-in request, such as a cookie. */
  headers?: Headers;
}

/** An API client authenticated as `user`. Paths are relative to /api/v1. */
export interface TestClient {
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
  /** Sends an anonymous request. The path is absolute (`/api/v1/…`, `/dev/…`). */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Sends an anonymous POST with a JSON body. The path is absolute. */
  postJson(path: string, body: unknown, headers?: Headers): Promise<Response>;
  /** Signs in with the local identity provider and the login route. Creates a user unless `email` names an existing one. */
  signIn(options?: SignInOptions): Promise<TestClient>;
  close(): Promise<void>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Blocks network access. Tests that need external responses pass `fetch`. */
const noNetwork: typeof fetch = async (input) => {
  throw new TypeError(`unexpected network request in a test: ${String(input)}`);
};

let userCount = 0;

/**
 * Creates the API on a fresh database, called without a socket. One per test file is enough:
 * users and factory rows are unique, so tests in a file are isolated from each other.
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
    // An engine that a test controls is asked only for replies.
    MEMORY_EVERY: '0',
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
    async signIn(overrides = {}) {
      userCount += 1;
      const profile = {
        email: overrides.email ?? `person-${userCount}@example.test`,
        full_name: overrides.full_name ?? `Person ${userCount}`,
      };
      const { credential } = await expectJson<{ credential: string }>(
        postJson('/dev/identity/google/credential', profile),
      );
      const { access_token: token } = await expectJson<LoginResult>(
        postJson('/api/v1/login/google', { token: credential }, overrides.headers),
      );
      const { plan, is_superuser } = overrides;
      if (plan !== undefined || is_superuser !== undefined)
        await ctx.db
          .update(users)
          .set({ plan, is_superuser })
          .where(eq(users.email, profile.email));
      const caller = asCaller(request, token);
      return { ...caller, token, user: await expectJson<User>(caller.get('/users/me')) };
    },
    async close() {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function asCaller(send: TestApp['request'], token: string): Omit<TestClient, 'token' | 'user'> {
  const request: TestClient['request'] = (path, init = {}) =>
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

/** Returns the JSON body of a successful response. @throws Error with the body of a failed one */
export async function expectJson<T>(pending: Response | Promise<Response>): Promise<T> {
  const response = await pending;
  if (!response.ok) throw new Error(`status ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
