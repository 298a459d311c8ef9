import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors.ts';
import type { UserContext } from '../context.ts';
import type { HttpContext, HttpVariables } from './http-context.ts';

/*
 * A route's `security` defines who may call it; a route without one is public. Access is checked
 * before the rest of the request is read (see `declare-route.ts`).
 */
export const bearer = [{ bearer: [] }];
export const optionalBearer = [{}, ...bearer];
export const superuser = [{ bearer: ['superuser'] }];
/** Also allows suspended or closed accounts: the calls that they need to appeal or to leave. */
export const alsoSuspended = [{ bearer: ['suspended'] }];

export type Security = readonly Record<string, readonly string[]>[] | undefined;
export type Access = 'public' | 'signed_in' | 'also_suspended' | 'superuser';

export function accessOf(security: Security): Access {
  if (!security?.length || security.some((one) => Object.keys(one).length === 0)) return 'public';
  const requires = (scope: string) => security.some((one) => one['bearer']?.includes(scope));
  if (requires('superuser')) return 'superuser';
  return requires('suspended') ? 'also_suspended' : 'signed_in';
}

/**
 * The context of a signed-in caller.
 * @throws AppError unauthorized, or the reason why the session is invalid
 */
export function userContext(c: HttpContext): UserContext {
  const caller = c.get('caller');
  if (!caller) throw c.get('sessionProblem') ?? new AppError('unauthorized');
  return { ...c.get('ctx'), caller };
}

/** Rejects callers without access before their request is parsed. */
export const admit =
  (access: Access): MiddlewareHandler<HttpVariables> =>
  async (c, next) => {
    const suspended = c.get('suspendedCaller');
    if (access === 'also_suspended' && suspended) c.set('caller', suspended);
    if (access !== 'public') {
      const { caller } = userContext(c);
      if (access === 'superuser' && !caller.isSuperuser) throw new AppError('forbidden');
    }
    await next();
  };
