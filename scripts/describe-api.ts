import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { describeApi } from '../src/roles/describe-api.ts';

/** Writes the types of the OpenAPI document, which type the pages' API calls. Only the type check reads them. */
const TARGET = 'src/ui/api-document.d.ts';

// Files are sent and received as blobs.
const BLOB = ts.factory.createTypeReferenceNode('Blob');

const response = await describeApi('Everafter').request('/openapi.json');
const nodes = await openapiTS(await response.text(), {
  alphabetize: true,
  defaultNonNullable: false,
  silent: true,
  transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
});
writeFileSync(TARGET, astToString(nodes));
