import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { pluginInstallArguments } from './gguf-plugin.ts';
import { pullModel, resolveModelPath, resolveModelUrl } from './pull-model.ts';

const body = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 31 + (at >> 8)) % 256));
const sha256 = createHash('sha256').update(body).digest('hex');

let dir: string;
let server: Server;
let url: string;
let ranges: Array<string | undefined>;
let served: Buffer;
let etag: string;
/** Bytes after which the next response is cut off; 0 for never. */
let breakAfter: number;
let breakNow: () => void;
/** Cuts off the download once its first bytes are in the file. */
const breaking = { onProgress: (done: number) => void (done > 0 && breakNow()) };

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pull-model-'));
  ranges = [];
  served = body;
  etag = '"one"';
  breakAfter = 0;
  server = createServer((request, response) => {
    const range = request.headers.range;
    ranges.push(range);
    const from = range && request.headers['if-range'] === etag ? Number(/\d+/.exec(range)![0]) : 0;
    const rest = served.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, { etag, 'content-length': rest.length });
    if (breakAfter === 0) return void response.end(rest);
    response.write(rest.subarray(0, breakAfter));
    breakAfter = 0;
    breakNow = () => response.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/model.gguf`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await rm(dir, { recursive: true, force: true });
});

describe('pulling a model', () => {
  it('downloads, reports its progress, and leaves no other file', async () => {
    const reported: Array<[number, number | null]> = [];
    await pullModel(url, join(dir, 'sub', 'm.gguf'), {
      sha256,
      onProgress: (done, total) => void reported.push([done, total]),
    });
    expect(await readFile(join(dir, 'sub', 'm.gguf'))).toEqual(body);
    expect(await readdir(join(dir, 'sub'))).toEqual(['m.gguf']);
    expect(reported[0]).toEqual([0, body.length]);
    expect(reported.at(-1)).toEqual([body.length, body.length]);
  });

  it('resumes an interrupted download', async () => {
    breakAfter = 100_000;
    const dest = join(dir, 'm.gguf');
    await expect(pullModel(url, dest, { sha256, ...breaking })).rejects.toThrow();
    await pullModel(url, dest, { sha256 });
    expect(ranges[1]).toMatch(/^bytes=[1-9]\d*-$/);
    expect(await readFile(dest)).toEqual(body);
  });

  it('restarts when the file has changed', async () => {
    breakAfter = 100_000;
    const dest = join(dir, 'm.gguf');
    await expect(pullModel(url, dest, breaking)).rejects.toThrow();
    served = Buffer.from(body).reverse();
    etag = '"two"';
    await pullModel(url, dest);
    expect(await readFile(dest)).toEqual(served);
  });

  it('rejects and removes a file with a wrong checksum', async () => {
    await expect(pullModel(url, join(dir, 'm.gguf'), { sha256: '0'.repeat(64) })).rejects.toThrow(
      'checksum',
    );
    expect(await readdir(dir)).toEqual([]);
  });
});

describe('naming what to pull', () => {
  it.each([
    [
      'hf:someone/some-model/q4.gguf',
      'https://huggingface.co/someone/some-model/resolve/main/q4.gguf',
    ],
    ['https://models.example/x.gguf', 'https://models.example/x.gguf'],
  ])('%s', (reference, expected) => expect(resolveModelUrl(reference)).toBe(expected));

  it('installs the CPU build of the machine only', () => {
    const args = pluginInstallArguments('linux', 'x64');
    expect(args).toContain('--omit=optional');
    expect(args.filter((arg) => arg.includes('@node-llama-cpp/'))).toEqual([
      expect.stringMatching(/^@node-llama-cpp\/linux-x64@\d/),
    ]);
    expect(() => pluginInstallArguments('plan9', 'x64')).toThrow('no CPU build');
  });
});

describe('a model’s path', () => {
  it.each([
    ['hf:owner/repo/small.gguf', '/data/models/small.gguf'],
    ['https://models.example/a/b.gguf?x=1', '/data/models/b.gguf'],
    ['/opt/own.gguf', '/opt/own.gguf'],
  ])('%s', (reference, path) => {
    expect(resolveModelPath(reference, '/data/models')).toBe(path);
  });
});
