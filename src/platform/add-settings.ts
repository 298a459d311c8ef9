import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Appends settings to a `.env` file, creating it if needed; existing lines stay. Values are quoted.
 */
export function addSettings(file: string, settings: Readonly<Record<string, string>>): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
  // It may contain secrets.
  writeFileSync(file, `${before}${gap}${lines.join('')}`, { mode: 0o600 });
}
