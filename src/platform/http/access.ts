import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors.ts';
import type { UserContext } from '../context.ts';
import type { HttpContext, HttpVariables } from './http-context.ts';

/*
 * Who may make a call is what its route says as `security`; a route without one is public. It is
 * enforced before anything else of the request is read (see `declare-route.ts`).
 */
export const bearer = [{ bearer: [] }];
export const optionalBearer = [{}, ...bearer];
export const superuser = [{ bearer: ['superuser'] }];
/** Also for those whose account is suspended or closed: what they need to appeal and to leave. */
export const alsoSuspended = [{ bearer: ['suspended'] }];

export type Security = readonly Record<string, readonly string[]>[] | undefined;
export type Access = 'public' | 'signed_in' | 'also_suspended' | 'superuser';

export function accessOf(security: Security): Access {
  if (!security?.length || security.some((one) => Object.keys(one).length === 0)) return 'public';
  const asks = (scope: string) => security.some((one) => one['bearer']?.includes(scope));
  if (asks('superuser')) return 'superuser';
  return asks('suspended') ? 'also_suspended' : 'signed_in';
}

/** The context of a signed-in caller. @throws AppError unauthorized, or why the session does not count */
export function userContext(c: HttpContext): UserContext {
  const caller = c.get('caller');
  if (!caller) throw c.get('sessionProblem') ?? new AppError('unauthorized');
  return { ...c.get('ctx'), caller };
}

/** Refuses callers without the right before their request is looked at. */
export const admit =
  (access: Access): MiddlewareHandler<HttpVariables> =>
  async (c, next) => {
    const held = c.get('heldCaller');
    if (access === 'also_suspended' && held) c.set('caller', held);
    if (access !== 'public') {
      const { caller } = userContext(c);
      if (access === 'superuser' && !caller.isSuperuser) throw new AppError('forbidden');
    }
    await next();
  };
