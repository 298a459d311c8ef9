import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context as HonoContext } from 'hono';
import type { AppError } from '../errors.ts';
import type { Caller, Context } from '../context.ts';

export interface HttpVariables {
  Variables: {
    ctx: Context;
    caller: Caller | null;
    /** Why the token that was sent identifies no caller. */
    sessionProblem?: AppError;
    /** The caller of a suspended account; only calls with `alsoSuspended` accept it. */
    suspendedCaller?: Caller;
    /** True once the request has passed its route's schemas. */
    isWellFormed?: boolean;
    requestId: string;
    address: string;
    /** True for a response of the anonymous cache, which compresses by itself. */
    isCached?: boolean;
  };
}

export type ApiApp = OpenAPIHono<HttpVariables>;

export type HttpContext = HonoContext<HttpVariables>;
