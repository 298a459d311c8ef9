/** An answer whose body only the document describes (a picture, a file, a stream): the router's types see JSON alone. */
// as never: the types of @hono/zod-openapi know no other body than JSON and text.
export const rawAnswer = (response: Response): never => response as never;
