import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findChromium, findFullChromium } from '../../scripts/find-chromium.ts';
import { findEspeak } from '#tests/stand-ins/spoken-sound.ts';
import { endStages } from './shared-stage.ts';
import { ensureTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
    /** Has a microphone, unlike the headless shell. */
    wholeChromium: string;
    dataTemplate: string;
    /** A folder that names the servers which files share. */
    sharedStages: string;
  }
}

/** Finds the browsers and eSpeak NG, and creates the data template, once before the tests start. Ends the servers that files share. */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('chromium', findChromium());
  project.provide('wholeChromium', findFullChromium());
  findEspeak();
  project.provide('dataTemplate', await ensureTemplate());
  const folder = mkdtempSync(join(tmpdir(), 'everafter-stages-'));
  project.provide('sharedStages', folder);
  return () => endStages(folder);
}
