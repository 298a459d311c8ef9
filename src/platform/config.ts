import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { readChosenEngine } from './chosen-engine.ts';
import { findContradiction } from './config-contradictions.ts';
import { ConfigError } from './config-error.ts';
import { type Config, shape } from './config-shape.ts';
import { Environment, SETTING_NAMES } from './environment.ts';
import { readSecretFiles } from './secret-files.ts';

export { ConfigError } from './config-error.ts';
export type { Config } from './config-shape.ts';
export type { Role } from './environment.ts';

/**
 * Parses the settings from environment variables and the files that hold secrets; empty values count
 * as absent.
 * @throws ConfigError with one sentence that names the setting
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  const parsed = Environment.safeParse(readSecretFiles(given, SETTING_NAMES));
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new ConfigError(`The setting ${issue.path.join('.')} is not usable: ${issue.message}.`);
  }
  const config = shape(parsed.data);
  const contradiction = findContradiction(config, parsed.data);
  if (contradiction) throw new ConfigError(contradiction);
  return config;
}

/**
 * Loads the settings of this process: `.env` in the working directory, overridden by the
 * environment. If neither names a text engine, the one that a superuser chose applies.
 */
export function loadConfig(): Config {
  if (existsSync('.env')) loadEnvFile('.env');
  const config = parseConfig(process.env);
  if (config.text.baseUrl || config.text.gguf) return config;
  const chosen = readChosenEngine(config.dataDir);
  return chosen ? parseConfig({ ...process.env, ...chosen }) : config;
}
