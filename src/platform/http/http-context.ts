import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context as HonoContext } from 'hono';
import type { AppError } from '../errors.ts';
import type { Caller, Context } from '../context.ts';

export interface HttpVariables {
  Variables: {
    ctx: Context;
    caller: Caller | null;
    /** Why the token that was sent names no caller. */
    sessionProblem?: AppError;
    /** Whose token it is, where their account is suspended: only calls of `alsoSuspended` know them. */
    heldCaller?: Caller;
    /** The request passed its route's schemas. */
    isWellFormed?: boolean;
    requestId: string;
    address: string;
    /** Made for the anonymous cache, which compresses by itself. */
    isKept?: boolean;
  };
}

export type ApiApp = OpenAPIHono<HttpVariables>;

export type HttpContext = HonoContext<HttpVariables>;
