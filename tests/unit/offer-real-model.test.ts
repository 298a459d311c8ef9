import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addSettings } from '#platform/add-settings.ts';
import { offerRealModel, type OfferParts } from '../../scripts/real-model/offer.ts';

const OLLAMA = { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', models: ['llama3.2:3b'] };

/** Runs the offer with these answers. @returns what was asked, said and set */
async function run(answers: (string | null)[], more: Partial<OfferParts> = {}) {
  const asked: string[] = [];
  const said: string[] = [];
  const settings: Record<string, string> = {};
  const download = vi.fn(more.download ?? (async () => '/data/models/small.gguf'));
  await offerRealModel({
    servers: [],
    ask: async (question) => {
      asked.push(question);
      return answers.shift() ?? null;
    },
    say: (line) => said.push(line),
    addSettings: (given) => Object.assign(settings, given),
    ...more,
    download,
  });
  return { asked, said: said.join('\n'), settings, download };
}

describe('the offer of a real model', () => {
  it('names the size and the memory, and downloads the model after a yes', async () => {
    const { asked, settings } = await run(['y']);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/small real model.*1,200 MB, 2 GB memory.*\[y\/N\]/);
    expect(settings).toEqual({ TEXT_GGUF: '/data/models/small.gguf' });
  });

  it.each([[''], ['n'], ['maybe'], [null]])('does nothing after the answer %j', async (answer) => {
    const { settings, download, said } = await run([answer]);
    expect(download).not.toHaveBeenCalled();
    expect(settings).toEqual({});
    expect(said).toContain('npm run model:pull');
  });

  it('offers a found server first, and uses it only after a yes', async () => {
    const used = await run(['yes'], { servers: [OLLAMA] });
    expect(used.asked).toEqual([expect.stringContaining('Ollama runs on this machine')]);
    expect(used.settings).toEqual({ TEXT_BASE_URL: OLLAMA.baseUrl, TEXT_MODEL: 'llama3.2:3b' });
    const refused = await run(['n', 'n'], { servers: [OLLAMA] });
    expect(refused.asked).toHaveLength(2);
    expect(refused.settings).toEqual({});
  });

  it('leaves the demo in place when the download fails, and says how to continue', async () => {
    const { settings, said } = await run(['y'], {
      download: () => Promise.reject(new Error('The download ended early.')),
    });
    expect(settings).toEqual({});
    expect(said).toMatch(
      /The download ended early\. The demo script replies; `npm run model:pull`/,
    );
  });
});

describe('settings in .env', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'everafter-env-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are added to existing ones, and read back unchanged', () => {
    const file = join(folder, '.env');
    writeFileSync(file, 'PORT=4000');
    addSettings(file, { TEXT_GGUF: '/home/a user/models/x.gguf' });
    expect(parseEnv(readFileSync(file, 'utf8'))).toEqual({
      PORT: '4000',
      TEXT_GGUF: '/home/a user/models/x.gguf',
    });
  });

  it('create a file that only its owner can read', () => {
    const file = join(folder, '.env');
    addSettings(file, { TEXT_MODEL: 'm' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
