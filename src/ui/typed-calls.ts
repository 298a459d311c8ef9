import createClient, { type ClientOptions, type FetchOptions } from 'openapi-fetch';
import type {
  FilterKeys,
  HttpMethod,
  PathsWithMethod,
  RequiredKeysOf,
  SuccessResponse,
} from 'openapi-typescript-helpers';
// Written by scripts/describe-api.ts from the API's document; types only.
import type { components, paths } from './api-document.d.ts';

type Operation<Path extends keyof paths, Method extends HttpMethod> = FilterKeys<
  paths[Path],
  Method
>;

/** A call's arguments: `params` (path, query, header), `body`, and the options of `fetch`. */
type Options<Path extends keyof paths, Method extends HttpMethod> = FetchOptions<
  Operation<Path, Method>
>;

type Parameters<Path extends keyof paths, Method extends HttpMethod> =
  RequiredKeysOf<Options<Path, Method>> extends never
    ? [options?: Options<Path, Method>]
    : [options: Options<Path, Method>];

/** The JSON of a call's successful answers, as the document has them; undefined for 204. */
type Answer<Path extends keyof paths, Method extends HttpMethod> =
  Operation<Path, Method> extends { responses: infer Responses extends Record<number, unknown> }
    ? SuccessResponse<Responses, 'application/json'>
    : never;

type TypedCall<Method extends HttpMethod> = <Path extends PathsWithMethod<paths, Method>>(
  path: Path,
  ...options: Parameters<Path, Method>
) => Promise<Answer<Path, Method>>;

/** The query of a reading call. */
export type CallQuery<Path extends keyof paths> = NonNullable<
  paths[Path]['get'] extends { parameters: { query?: infer Query } } ? Query : never
>;

/** The signed-in person, as the document has them. */
export type User = components['schemas']['User'];

/** A file that a call answered; `name` is the one that the server gave it. */
export interface Download {
  blob: Blob;
  name: string | undefined;
}

/** The calls of the API, with the paths, parameters and answers of its document. */
export interface TypedCalls {
  get: TypedCall<'get'>;
  post: TypedCall<'post'>;
  patch: TypedCall<'patch'>;
  delete: TypedCall<'delete'>;
  download: <Path extends PathsWithMethod<paths, 'get'>>(
    path: Path,
    ...options: Parameters<Path, 'get'>
  ) => Promise<Download>;
}

interface CallsOptions extends ClientOptions {
  /** Throws for an unsuccessful response. */
  fetch(request: Request): Promise<Response>;
  /** Throws the error for a missing or partial response. */
  onLost?(error: unknown, signal?: AbortSignal): never;
}

/** Typed calls that are sent by `fetch`. */
export function createCalls({ onLost = rethrow, ...options }: CallsOptions): TypedCalls {
  const client = createClient<AnyPaths>({
    headers: { accept: 'application/json' },
    querySerializer: { array: { style: 'form', explode: false } },
    ...options,
  });
  const ask = (method: HttpMethod, path: string, init: AnyOptions = {}) =>
    client.request(method, path, init).catch((error: unknown) => onLost(error, init.signal));
  const json = (method: HttpMethod) => async (path: string, init?: AnyOptions) =>
    (await ask(method, path, init)).data;
  return {
    get: json('get'),
    post: json('post'),
    patch: json('patch'),
    delete: json('delete'),
    async download(path: string, init?: AnyOptions): Promise<Download> {
      const { response } = await ask('get', path, { ...init, parseAs: 'stream' });
      const blob = await response.blob().catch((error: unknown) => onLost(error, init?.signal));
      const disposition = response.headers.get('content-disposition') ?? '';
      return { blob, name: /filename="([^"]+)"/.exec(disposition)?.[1] };
    },
  } as TypedCalls;
}

function rethrow(error: unknown): never {
  throw error;
}

type AnyPaths = Record<string, Record<HttpMethod, object>>;
type AnyOptions = { signal?: AbortSignal; parseAs?: 'stream' };
