import { z } from '@hono/zod-openapi';
import { ErrorBody, ValidationErrorBody } from '#shared/contract.ts';

/** A response whose body is a file of this media type. */
export const binaryAnswer = (type: string, description: string) => ({
  description,
  content: { [type]: { schema: z.string().openapi({ format: 'binary' }) } },
});

export function jsonAnswer<T extends z.ZodType>(schema: T, description: string) {
  return { description, content: { 'application/json': { schema } } } as const;
}

const SENTENCES: Record<number, string> = {
  400: 'The request cannot be served as it is.',
  401: 'No valid session.',
  403: 'Not allowed for this caller.',
  404: 'Does not exist, or is not the caller’s.',
  409: 'Contradicts the current state.',
  413: 'The body is too large. The connection is closed after this response.',
  415: 'The body has an unsupported media type.',
  429: 'Too many requests, or an allowance is used up.',
  503: 'Not available right now.',
};

/** The error responses of a route, for its OpenAPI description. 422 and 500 are always included. */
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
  answers[500] = jsonAnswer(ErrorBody, 'An unexpected failure; it reveals only the request id.');
  return answers;
}

export const SESSION_ERROR = 'Session-Error';

/** The header with which public calls report an unusable token. */
export const sessionErrorHeader = z.object({
  [SESSION_ERROR]: z.string().optional().openapi({
    description:
      'The `Authorization` header was ignored: the error code that a private call would have returned.',
    example: 'unauthorized',
  }),
});
