import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { TextEngineError } from './engine-error.ts';

/** The default folder of the plug-in. */
export const DEFAULT_PLUGIN_DIR = 'data/plugins/node-llama-cpp';
const VERSION = '3.22.1';

// The plain package installs every GPU build (725 MB); one CPU build has 85 MB.
const CPU_BUILDS: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-armv7l',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
};

/** The used part of node-llama-cpp; it is not a dependency, so its types are not installed. */
export interface LlamaPlugin {
  getLlama(options: object): Promise<Llama>;
  LlamaChat: new (options: { contextSequence: LlamaSequence }) => LlamaChat;
}
export interface Llama {
  cpuMathCores: number;
  loadModel(options: { modelPath: string }): Promise<LlamaModel>;
  dispose(): Promise<void>;
}
export interface LlamaModel {
  trainContextSize: number;
  tokenize(text: string): unknown[];
  createContext(options: {
    contextSize: number;
    sequences: number;
    threads: number;
  }): Promise<LlamaContext>;
}
export interface LlamaContext {
  getSequence(): LlamaSequence;
}
export interface LlamaSequence {
  /** Number of tokens held: the last prompt and its reply. */
  nextTokenIndex: number;
  tokenMeter: { usedOutputTokens: number };
}
export interface LlamaChat {
  generateResponse(
    history: LlamaTurn[],
    options: object,
  ): Promise<{ response: string; metadata: { stopReason: string } }>;
}
export type LlamaTurn =
  { type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] };

function entryOf(dir: string): string {
  return join(resolve(dir), 'node_modules', 'node-llama-cpp', 'dist', 'index.js');
}

export function isGgufPluginInstalled(dir: string): boolean {
  return existsSync(entryOf(dir));
}

/** Loads node-llama-cpp from its folder. Throws a sentence that explains how to install it. */
export async function loadGgufPlugin(dir: string): Promise<LlamaPlugin> {
  if (!isGgufPluginInstalled(dir)) {
    throw new TextEngineError(
      'engine_unavailable',
      `A GGUF model needs node-llama-cpp, which is not in ${dir}: \`npm run model:pull\` installs it.`,
      { retryable: false },
    );
  }
  return (await import(/* @vite-ignore */ pathToFileURL(entryOf(dir)).href)) as LlamaPlugin;
}

/** npm arguments that install only the engine and this machine's CPU build. */
export function pluginInstallArguments(platform: string, arch: string): string[] {
  const build = CPU_BUILDS[`${platform}-${arch}`];
  if (build === undefined)
    throw new Error(`node-llama-cpp has no CPU build for ${platform} ${arch}.`);
  return [
    'install',
    '--omit=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `node-llama-cpp@${VERSION}`,
    `@node-llama-cpp/${build}@${VERSION}`,
  ];
}

/**
 * Installs node-llama-cpp with its CPU build into `dir`, which is created if absent. Needs npm in
 * PATH.
 */
export async function installGgufPlugin(
  dir: string,
  options: { signal?: AbortSignal | undefined; isVerbose?: boolean | undefined } = {},
): Promise<void> {
  const args = pluginInstallArguments(process.platform, process.arch);
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'package.json'), '{ "private": true }\n');
  const onWindows = process.platform === 'win32';
  await new Promise<void>((done, fail) => {
    const npm = spawn('npm', args, {
      cwd: dir,
      stdio: options.isVerbose ? 'inherit' : 'ignore',
      shell: onWindows,
      ...(options.signal && { signal: options.signal }),
    });
    npm.on('error', fail);
    npm.on('exit', (code) => (code === 0 ? done() : fail(new Error(`npm ended with ${code}.`))));
  });
}
