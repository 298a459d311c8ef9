import { zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';

/** Gives the schemas of the contracts the names by which the document refers to them: their `id` in `meta()`. */
export function nameSchemas(): void {
  for (const [name, schema] of z.globalRegistry._idmap)
    zodToOpenAPIRegistry.add(schema as z.ZodType, { _internal: { refId: name } });
}
