import { OpenAPIHono, type z } from '@hono/zod-openapi';
import type { Context as HonoContext } from 'hono';
import { AppError, fieldIssues } from '../errors.ts';
import type { Caller, Context, UserContext } from '../context.ts';
import { ErrorBody, ValidationErrorBody } from '#shared/contract.ts';

export interface HttpVariables {
  Variables: {
    ctx: Context;
    caller: Caller | null;
    requestId: string;
    address: string;
    /** Made for the anonymous cache, which compresses by itself. */
    isKept?: boolean;
  };
}
export type ApiApp = OpenAPIHono<HttpVariables>;
export type HttpContext = HonoContext<HttpVariables>;

const TARGETS: Record<string, string> = { json: 'body', param: 'path' };

/** An app for one feature's routes: a failing schema answers the contract's 422. */
export function createApiApp(): ApiApp {
  return new OpenAPIHono<HttpVariables>({
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
}

/** The context of a signed-in caller. @throws AppError unauthorized */
export function userContext(c: HttpContext): UserContext {
  const caller = c.get('caller');
  if (!caller) throw new AppError('unauthorized');
  return { ...c.get('ctx'), caller };
}

/** A required JSON body (without `required`, a request of another content type would skip validation). */
export function jsonBody<T extends z.ZodType>(schema: T, example?: unknown) {
  return {
    required: true,
    content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
  } as const;
}

export function jsonAnswer<T extends z.ZodType>(schema: T, description: string) {
  return { description, content: { 'application/json': { schema } } } as const;
}

const SENTENCES: Record<number, string> = {
  400: 'The request cannot be served as it is.',
  401: 'No valid session.',
  403: 'Not allowed for this caller.',
  404: 'Does not exist, or is not the caller’s.',
  409: 'Contradicts the current state.',
  413: 'The body is too large.',
  429: 'Too many requests, or an allowance is used up.',
  503: 'Not available right now.',
};

/** The error answers that a route can give, for its OpenAPI description. 422 and 500 are always among them. */
export function errorAnswers(...statuses: number[]) {
  const answers: Record<
    number,
    {
      description: string;
      content: { 'application/json': { schema: typeof ErrorBody | typeof ValidationErrorBody } };
    }
  > = {};
  for (const status of statuses)
    answers[status] = jsonAnswer(ErrorBody, SENTENCES[status] ?? 'Error');
  answers[422] = jsonAnswer(
    ValidationErrorBody,
    'Validation Error: names each field and what is wrong with it.',
  );
  answers[500] = jsonAnswer(
    ErrorBody,
    'An unexpected failure; nothing about it but the request id.',
  );
  return answers;
}

export const bearer = [{ bearer: [] }];
