/** A PostgreSQL server that tests may make databases on; without it they run on the embedded database. */
export const testDatabaseUrl: string | undefined = process.env.TEST_DATABASE_URL || undefined;
