/**
 * A response whose body is not JSON (a picture, a file, a stream); the router's types know only
 * JSON.
 */
// as never: the types of @hono/zod-openapi support only JSON and text bodies.
export const rawAnswer = (response: Response): never => response as never;
