import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/find-chromium.ts';
import { ensureTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
    dataTemplate: string;
  }
}

/** Finds the browser and creates the data template once, before the tests start. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('chromium', findChromium());
  project.provide('dataTemplate', await ensureTemplate());
}
