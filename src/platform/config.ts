import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { findContradiction } from './config-contradictions.ts';
import { Environment } from './environment.ts';
import { type Config, shape } from './config-shape.ts';

export type { Config } from './config-shape.ts';
export type { Role } from './environment.ts';

/** A missing, invalid, or conflicting setting; the message is one sentence for the operator. */
export class ConfigError extends Error {}

/**
 * Parses the settings from environment variables; empty values count as absent.
 * @throws ConfigError with one sentence that names the setting
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const values = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(values);
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
 * environment.
 */
export function loadConfig(): Config {
  if (existsSync('.env')) loadEnvFile('.env');
  return parseConfig(process.env);
}
