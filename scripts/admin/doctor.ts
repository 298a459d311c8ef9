import { ConfigError, loadConfig } from '#platform/config.ts';
import { examine } from '#roles/doctor/examine.ts';
import type { Finding } from '#roles/doctor/check.ts';

/** Checks a whole installation. @returns lines to print, and whether there is a problem */
export async function consultDoctor(): Promise<{ text: string; isIll: boolean }> {
  const findings = await examineSettings();
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.map(
    ({ level, name, detail }) => `${level.padEnd(7)}  ${name.padEnd(width)}  ${detail}`,
  );
  const count = (wanted: string) => findings.filter(({ level }) => level === wanted).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  const sum = `${findings.length} checks: ${problems} problems, ${warnings} warnings.`;
  return { text: [...lines, '', sum].join('\n'), isIll: problems > 0 };
}

async function examineSettings(): Promise<Finding[]> {
  try {
    return await examine(loadConfig(), process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [{ level: 'problem', name: 'settings', detail: error.message }];
  }
}
