import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installPackages } from './system-packages.ts';

// The headless shell comes first, because browser tests use a quarter less CPU time in it.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

const KNOWN_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags to run Chromium as root, without a display, and without background network requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

interface Wanted {
  isFit(path: string): boolean;
  /** Debian packages; the first one that can be installed is used. */
  packages: readonly string[];
  /** Arguments of Playwright's `install`. */
  browser: readonly string[];
  purpose: string;
  problem: string;
}

/**
 * Returns the path of Chromium or Chrome: CHROMIUM_PATH, an installed one, or one that it installs with
 * the system's package manager or Playwright. @throws Error with one sentence that says what to do
 */
export function findChromium(): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH names ${configured}, which does not exist.`);
  }
  return findOrInstall({
    isFit: () => true,
    // Debian has both packages. Ubuntu has only the second.
    packages: ['chromium-headless-shell', 'chromium'],
    browser: ['chromium-headless-shell'],
    purpose: 'the browser journeys',
    problem:
      'The browser journeys need Chromium or Chrome: install one (Debian and Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to its file.',
  });
}

/**
 * The same for a full browser: the headless shell has no microphone.
 * @throws Error with one sentence that says what to do
 */
export function findFullChromium(): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !isShell(configured)) return findChromium();
  return findOrInstall({
    isFit: (path) => !isShell(path),
    packages: ['chromium'],
    browser: ['chromium', '--no-shell'],
    purpose: 'the journeys with a microphone',
    problem:
      'The journeys with a microphone need a full Chromium or Chrome, not the headless shell: install one (Debian and Ubuntu: apt-get install chromium).',
  });
}

function findOrInstall({ isFit, packages, browser, purpose, problem }: Wanted): string {
  const found = lookForChromium(isFit);
  if (found) return found;
  console.log(`Installing Chromium for ${purpose} …`);
  for (const name of packages) {
    const installed = installPackages([name]) && lookForChromium(isFit);
    if (installed) return installed;
  }
  const cli = join('node_modules', 'playwright-core', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', ...browser], { stdio: 'inherit' });
  const downloaded = lookForChromium(isFit);
  if (downloaded) return downloaded;
  throw new Error(problem);
}

const isShell = (path: string) => /headless[-_]shell/.test(path);

/** Returns the path of an installed Chromium, or undefined. */
function lookForChromium(isFit: (path: string) => boolean): string | undefined {
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...inPath, ...KNOWN_PLACES, ...playwrightCopies()].find(
    (path) => isFit(path) && existsSync(path),
  );
}

/** Returns the browsers that Playwright downloaded, newest first. */
function playwrightCopies(): string[] {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    join(homedir(), 'AppData', 'Local', 'ms-playwright'),
  ].filter((path): path is string => path !== undefined && existsSync(path));
  const files =
    /(^|[\\/])(chrome|chrome\.exe|chrome-headless-shell|headless_shell|headless_shell\.exe|Chromium)$/;
  return caches.flatMap((cache) =>
    readdirSync(cache)
      .filter((name) => name.startsWith('chromium'))
      .toSorted()
      .toReversed()
      .flatMap((name) =>
        readdirSync(join(cache, name), { recursive: true, encoding: 'utf8' })
          .filter((file) => files.test(file))
          .map((file) => join(cache, name, file)),
      ),
  );
}
