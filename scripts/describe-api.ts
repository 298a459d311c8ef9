import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { describeApi } from '../src/roles/describe-api.ts';

/** Writes the types of the API’s document, from which pages type their calls. Only the types check reads them. */
const TARGET = 'src/ui/api-document.d.ts';

// Files are sent and got as blobs.
const BLOB = ts.factory.createTypeReferenceNode('Blob');

const response = await describeApi('Everafter').request('/openapi.json');
const nodes = await openapiTS(await response.text(), {
  alphabetize: true,
  defaultNonNullable: false,
  silent: true,
  transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
});
writeFileSync(TARGET, astToString(nodes));
