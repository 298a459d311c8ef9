import { z } from '@hono/zod-openapi';

/** The path parameter of calls that concern one character. */
export const SlugParams = z.object({
  slug: z.string().min(1).max(200).openapi({ example: 'elena-marchetti' }),
});
