import type { VectorsRefusal } from '#db/open-vectors.ts';

/** Why memories are found only by words, and what the operator can do about it. */
export function describeRefusal(refusal: VectorsRefusal): string {
  return `Memories are found only by full text: ${describeReason(refusal)}, then restart.`;
}

function describeReason(refusal: VectorsRefusal): string {
  switch (refusal.reason) {
    case 'not_offered':
      return 'the database server does not have the extension pgvector. Install its package there (Debian: postgresql-<version>-pgvector)';
    case 'extension_refused':
      return `the database refused the extension pgvector (${refusal.detail}). As its operator, run CREATE EXTENSION vector; once in this database`;
    case 'table_refused':
      return `the database refused the table memory_vectors (${refusal.detail}). Run npm run admin -- migrate as a user that may create tables, and grant this user SELECT, INSERT and UPDATE on that table`;
    case 'out_of_sight':
      return `the extension pgvector is in the schema ${refusal.schema}, where this database user does not look. As its operator, run ALTER EXTENSION vector SET SCHEMA public; in this database, or put ${refusal.schema} into the user's search_path`;
  }
}
