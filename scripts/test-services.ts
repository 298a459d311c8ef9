import { addPgvector } from './add-pgvector.ts';
import { reportResults, notRun, runSuite, type NamedResult } from './run-suite.ts';
import { startS3 } from './s3-service.ts';
import { startPostgres, startRedis, type Service } from './services.ts';

/*
 * npm run test:services [-- --suite | --split] [vitest arguments]: runs the database tests on a private
 * PostgreSQL instead of the embedded database, then the product split across processes on it, with
 * and without Redis, and with media in an S3 service.
 */
const given = process.argv.slice(2);
const parameters = given.filter((one) => one !== '--suite' && one !== '--split');
const started: Service[] = [];
const results: NamedResult[] = [];
try {
  const postgres = await startPostgres();
  started.push(postgres);
  if (!(await addPgvector(postgres.url)))
    console.log(
      'Vectors are tested only on the embedded database: this PostgreSQL has no pgvector, and it could not be installed.',
    );
  const redis = await startRedis();
  started.push(redis);
  const s3 = await startS3();
  started.push(s3);
  const env = { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url, ...s3.env };
  if (!given.includes('--split')) {
    const integration = ['--project', 'integration', ...parameters];
    const result = await runSuite(integration, env);
    results.push(['On PostgreSQL', { ...result, isRepeat: true }]);
  }
  if (!given.includes('--suite')) {
    const split = ['--config', 'vitest.services.config.ts', ...parameters];
    results.push(['Split over processes', await runSuite(split, env)]);
  }
} catch (error) {
  results.push(['Services', notRun((error as Error).message)]);
} finally {
  for (const service of started.toReversed()) await service.stop();
}
reportResults(results);
