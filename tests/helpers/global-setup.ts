import { testDatabaseUrl } from './environment.ts';
import { ensureEmbeddedTemplate, ensurePostgresTemplate } from './template.ts';

/** Makes the template database once, before the test files start side by side. */
export default async function setup(): Promise<void> {
  if (testDatabaseUrl) await ensurePostgresTemplate(testDatabaseUrl);
  else await ensureEmbeddedTemplate();
}
