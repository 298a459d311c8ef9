/** A PostgreSQL server on which tests may create databases. Without it, tests use the embedded database. */
export const testDatabaseUrl: string | undefined = process.env.TEST_DATABASE_URL || undefined;
