import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { fieldIssues } from '../errors.ts';
import type { ValidationErrorBody } from '#shared/contract.ts';
import { declareRoute, markWellFormed } from './declare-route.ts';
import type { HttpVariables, ApiApp } from './http-context.ts';

export { alsoSuspended, bearer, optionalBearer, superuser, userContext } from './access.ts';
export type { ApiApp, HttpContext, HttpVariables } from './http-context.ts';
export { binaryAnswer, errorAnswers, jsonAnswer, SESSION_ERROR } from './error-answers.ts';

const TARGETS: Record<string, string> = { json: 'body', param: 'path' };

/** Creates an app for API routes; a failing schema returns the API's 422. */
export function createApiApp(): ApiApp {
  const app = new OpenAPIHono<HttpVariables>({
    defaultHook: (result, c) => {
      if (result.success) return;
      const target = TARGETS[result.target] ?? result.target;
      const detail = fieldIssues(result.error.issues, target);
      return c.json(
        {
          detail,
          code: 'validation_error' as const,
          request_id: c.get('requestId'),
        } satisfies ValidationErrorBody,
        422,
      );
    },
  });
  const register = app.openapi as (...parts: unknown[]) => typeof app;
  app.openapi = ((route: never, handler: never, hook: never) =>
    register(declareRoute(route), markWellFormed(handler), hook)) as typeof app.openapi;
  return app;
}

/**
 * A required JSON body; without `required`, a request of another content type would skip
 * validation.
 */
export function jsonBody<T extends z.ZodType>(schema: T, example?: unknown) {
  return {
    required: true,
    content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
  } as const;
}
