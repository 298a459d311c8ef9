// Entry point of every npm command. Plain JavaScript without dependencies, for Node 18 and later.
// Downloads the pinned Node if this one is too old, installs from the lockfile if it changed, builds
// the pages if they are stale, and then runs the command.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/**
 * For `npm start`. glibc keeps an arena per thread with its free memory: a fifth of the product's
 * memory. React renders pages with its development build unless NODE_ENV says otherwise.
 */
const PRODUCT_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_ENV: 'production',
};
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const RUNTIME = join(ROOT, '.runtime');
const NODE_VERSION = '24.21.0';
/**
 * Node 24 can hang in `process.exit` while it compiles in the background
 * (https://github.com/nodejs/node/issues/64274). The product ends by `platform/exit-process.ts`.
 */
const NO_HANG = ['--no-concurrent-sparkplug', '--no-maglev'];
/** Commands whose package has a different name. */
const PACKAGE_OF = { 'react-router': '@react-router/dev' };
const isWindows = process.platform === 'win32';
/** Under npm, the shell that npm runs scripts in. */
const PARENT = process.ppid;
const GRANDPARENT = parentOfShell();

const COMMANDS = {
  start: {
    needsBuild: true,
    run: (args) => {
      offerModel();
      launch(['src/main.ts', ...args], PRODUCT_ENV);
    },
  },
  dev: {
    run: (args) =>
      launch([
        '--watch',
        '--watch-preserve-output',
        ...serverFolders(),
        'src/main.ts',
        '--dev',
        `--launched-by=${process.pid}`,
        ...args,
      ]),
  },
  build: { needsBuild: true, run: () => 0 },
  test: { needsBuild: true, run: (args) => node(['scripts/test.ts', ...args]) },
  'test:services': { needsBuild: true, run: (args) => node(['scripts/test-services.ts', ...args]) },
  // A package contains the pinned Node, regardless of this machine's version.
  package: {
    needsBuild: true,
    needsPinnedNode: true,
    run: (args) => node(['scripts/package.ts', ...args]),
  },
  fuzz: { run: (args) => node(['scripts/fuzz.ts', ...args]) },
  check: { run: (args) => node(['scripts/check.ts', ...args]) },
  format: { run: () => bin('prettier', ['--write', '.', '--log-level', 'warn']) },
  bench: { needsBuild: true, run: (args) => node(['tests/load/bench.ts', ...args]) },
  load: { needsBuild: true, run: (args) => node(['tests/load/load.ts', ...args]) },
  'db:generate': { run: (args) => bin('drizzle-kit', ['generate', ...args]) },
  'db:migrate': { run: (args) => node(['scripts/database.ts', 'migrate', ...args]) },
  'db:reset': { run: (args) => node(['scripts/database.ts', 'reset', ...args]) },
  admin: { run: (args) => node(['scripts/admin.ts', ...args]) },
  'train:classifier': { run: (args) => node(['scripts/train-classifier.ts', ...args]) },
  'model:pull': { run: (args) => node(['scripts/pull-model.ts', ...args]) },
};

const [name, ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.error(`Unknown command "${name ?? ''}". Commands: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(2);
}
process.chdir(ROOT);
// This script is short: it needs no compiled code.
if (Number(process.versions.node.split('.')[0]) >= 24)
  for (const flag of NO_HANG) setFlagsFromString(flag);
const nodePath = command.needsPinnedNode ? pinnedNode() : ensureNode();
process.env.PATH = `${dirname(nodePath)}${isWindows ? ';' : ':'}${process.env.PATH}`;
install();
if (command.needsBuild) build();
const status = command.run(args);
if (typeof status === 'number') process.exit(status);

/** Returns the path of this Node if it is new enough, else of the pinned one. */
function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 4) ? process.execPath : pinnedNode();
}

/** Returns the path of the pinned Node, which comes from the npm registry. */
function pinnedNode() {
  const system = isWindows ? 'win' : process.platform;
  const packageName = `node-${system}-${process.arch}`;
  const folder = join(RUNTIME, `node-${NODE_VERSION}`);
  const path = join(folder, 'node_modules', packageName, 'bin', isWindows ? 'node.exe' : 'node');
  if (!existsSync(path)) {
    say(`Downloading Node ${NODE_VERSION} (this machine has ${process.versions.node}) …`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    npm(
      [
        'install',
        '--no-save',
        '--no-package-lock',
        '--loglevel=error',
        `${packageName}@${NODE_VERSION}`,
      ],
      { cwd: folder, what: `Node ${NODE_VERSION} for ${system} ${process.arch}` },
    );
  }
  return path;
}

/** Installs from the lockfile if it or the Node version changed since the last install. */
function install() {
  const stamp = join(ROOT, 'node_modules', '.everafter-installed');
  const fingerprint = digest([readFileSync('package-lock.json'), NODE_VERSION]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  say('Installing the dependencies …');
  npm(['ci', '--loglevel=error', '--no-audit', '--no-fund'], { what: 'the dependencies' });
  writeFileSync(stamp, fingerprint);
}

/** Builds the pages if one of their source files changed. */
function build() {
  const stamp = join(ROOT, 'build', '.everafter-built');
  const fingerprint = digest(
    [
      ...sourceFiles('src'),
      ...sourceFiles('public'),
      'scripts/compress-build.ts',
      'scripts/service-worker-plugin.ts',
      'vite.config.ts',
      'react-router.config.ts',
      'package-lock.json',
    ].flatMap((file) => [file, readFileSync(file)]),
  );
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  say('Building the pages …');
  rmSync('build', { recursive: true, force: true });
  for (const step of [
    // A caller's NODE_ENV (such as a test's) would select React's development build.
    () => bin('react-router', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' }),
    () => runSync(nodePath, ['scripts/compress-build.ts']),
  ]) {
    const code = step();
    if (code !== 0) process.exit(code);
  }
  writeFileSync(stamp, fingerprint);
}

/** Folders with server code. Changes there restart the server. Vite reloads the pages itself. */
function serverFolders() {
  const features = readdirSync('src/features').flatMap((feature) =>
    readdirSync(join('src/features', feature), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'ui')
      .map((entry) => join('src/features', feature, entry.name)),
  );
  return ['packages', 'src/roles', 'src/platform', 'src/db', 'src/shared', ...features].map(
    (folder) => `--watch-path=${folder}`,
  );
}

function sourceFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceFiles(path);
      return statSync(path).isFile() && !/\.test\.tsx?$/.test(path) ? [path] : [];
    })
    .sort();
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

function npm(parameters, { cwd = ROOT, what }) {
  const cli = process.env.npm_execpath;
  const result =
    cli && cli.endsWith('npm-cli.js')
      ? runSync(process.execPath, [cli, ...parameters], cwd)
      : runSync(isWindows ? 'npm.cmd' : 'npm', parameters, cwd);
  if (result === 0) return;
  console.error(
    `\nnpm could not install ${what}. See npm's output above. Check the network and the registry, then run the command again.`,
  );
  process.exit(result || 1);
}

function runSync(file, parameters, cwd = ROOT, env = {}) {
  const result = spawnSync(file, parameters, {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: isWindows && file.endsWith('.cmd'),
  });
  if (result.error) console.error(result.error.message);
  return result.status ?? 1;
}

function bin(tool, parameters, env) {
  const manifest = JSON.parse(
    readFileSync(join('node_modules', PACKAGE_OF[tool] ?? tool, 'package.json'), 'utf8'),
  );
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[tool];
  return runSync(
    nodePath,
    [...NO_HANG, join('node_modules', PACKAGE_OF[tool] ?? tool, file), ...parameters],
    ROOT,
    env,
  );
}

/** On a terminal, offers a real model once; Ctrl+C there ends the command. */
function offerModel() {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return;
  if (runSync(nodePath, [...NO_HANG, 'scripts/offer-model.ts']) === 130) process.exit(130);
}

/** Runs a script. */
function node(parameters) {
  launch([...NO_HANG, ...parameters]);
}

/** Runs the product or a script. Forwards signals and exits with its exit code; a closed IPC channel tells it that this process has exited. */
function launch(parameters, env = {}) {
  if (isAbandoned()) process.exit(1);
  const child = spawn(nodePath, parameters, {
    cwd: ROOT,
    env: { ...env, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  // Node's watch mode does not handle SIGHUP.
  process.on('SIGHUP', () => child.kill('SIGTERM'));
  const watch = setInterval(() => {
    if (!isAbandoned()) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 200);
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** npm forwards a signal to its shell, which exits without forwarding it. The missing parent is the signal. */
function isAbandoned() {
  if (process.env.npm_lifecycle_event === undefined) return false;
  return process.ppid !== PARENT || parentOfShell() !== GRANDPARENT;
}

/** Returns npm's PID if npm's shell is our parent, or null if the shell was replaced by this process. */
function parentOfShell() {
  try {
    const [, option] = readFileSync(`/proc/${PARENT}/cmdline`, 'utf8').split('\0');
    if (option !== '-c') return null;
    return /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${PARENT}/status`, 'utf8'))?.[1] ?? null;
  } catch {
    return null;
  }
}

function say(text) {
  console.log(`\n${text}`);
}
