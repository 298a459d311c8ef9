import { zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';

/** Names the contract schemas in the OpenAPI document after the `id` of their `meta()`. */
export function nameSchemas(): void {
  for (const [name, schema] of z.globalRegistry._idmap)
    zodToOpenAPIRegistry.add(schema as z.ZodType, { _internal: { refId: name } });
}
