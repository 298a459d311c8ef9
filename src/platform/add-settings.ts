import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Appends settings to a `.env` file, or makes the file; what it has stays. Values are quoted. */
export function addSettings(file: string, settings: Readonly<Record<string, string>>): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
  // Secrets may stand in it.
  writeFileSync(file, `${before}${gap}${lines.join('')}`, { mode: 0o600 });
}
