import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#platform/config.ts';
import { findGaps } from '#platform/incomplete.ts';
import { databaseChecks, openForDoctor, type OpenedDatabase } from './check-database.ts';
import { machineChecks } from './check-machine.ts';
import { reachChecks } from './check-reach.ts';
import { serviceChecks } from './check-services.ts';
import { ok, problem, runChecks, warning, type Check, type Finding } from './check.ts';

/**
 * Examines a whole installation, running or not, without changing anything.
 * @param env the source of the settings
 */
export async function examine(
  config: Config,
  env: Record<string, string | undefined>,
  withinMs?: number,
): Promise<Finding[]> {
  let opened: Promise<OpenedDatabase> | undefined;
  const open = () => (opened ??= openForDoctor(config));
  // Checking must not create the database.
  const isNew = !config.databaseUrl && !existsSync(join(config.dataDir, 'pglite'));
  try {
    return await runChecks(
      [
        settingsCheck(config),
        ...machineChecks(config, env),
        ...(isNew ? [NEW] : databaseChecks(config, open)),
        ...serviceChecks(config),
        ...reachChecks(config, isNew ? null : open),
      ],
      withinMs,
    );
  } finally {
    await opened?.then(
      ({ close }) => close(),
      () => {},
    );
  }
}

const NEW: Check = {
  name: 'database',
  advice: '',
  run: async () => warning('the product never ran here: npm start creates it.'),
};

/** The gaps that no other check reports. */
const settingsCheck = (config: Config): Check => ({
  name: 'settings',
  advice: '',
  async run() {
    const { appEnv, allowIncomplete } = config;
    if (appEnv !== 'production')
      return warning(`APP_ENV is ${appEnv}: set it to production before others use this.`);
    const gaps = findGaps(config);
    if (gaps.length === 0) return ok('complete for production');
    return gaps.map(({ name, sentence }) =>
      allowIncomplete.includes(name)
        ? warning(`${name} is allowed by ALLOW_INCOMPLETE: ${sentence}.`)
        : problem(`${name}: ${sentence}.`),
    );
  },
});
