import { testDatabaseUrl } from './environment.ts';
import { ensureEmbeddedTemplate, ensurePostgresTemplate } from './template.ts';

/** Creates the template database once, before the test files run in parallel. */
export default async function setup(): Promise<void> {
  if (testDatabaseUrl) await ensurePostgresTemplate(testDatabaseUrl);
  else await ensureEmbeddedTemplate();
}
