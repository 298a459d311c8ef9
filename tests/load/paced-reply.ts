import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The pace of a reply. Times are in milliseconds. */
export interface Pace {
  firstMs: number;
  tokenMs: number;
  tokens: number;
}

/** Encodes the pace in the model name, so that one engine serves every measurement. */
export const modelNameFor = ({ firstMs, tokenMs, tokens }: Pace): string =>
  `paced_${firstMs}_${tokenMs}_${tokens}`;

export function readPace(model: string): Pace {
  const [, first, token, tokens] = /^paced_([\d.]+)_([\d.]+)_(\d+)$/.exec(model) ?? [];
  return {
    firstMs: Number(first ?? 20),
    tokenMs: Number(token ?? 5),
    tokens: Number(tokens ?? 40),
  };
}

const SENTENCES =
  'The lamp in the hall is lit and the kettle has just gone quiet. We could walk along the river before the shops close. ' +
  'I kept the window open because the rain smells of warm stone. Tell me which song you would put on first. ' +
  'There is bread on the table and a letter that I have not opened. Somebody down the street is learning the cello. ';
const WORDS = SENTENCES.match(/\S+ /g)!;

/**
 * The words of the reply to a message: the message's last word, then a deterministic text, so that
 * a reader can detect lost, duplicated or misplaced chunks.
 */
export function wordsFor(message: string, count: number): string[] {
  const tag = /([a-z-]+)\W*$/i.exec(message)?.[1] ?? 'you';
  const words = [`About `, `${tag}. `];
  for (let at = 0; words.length < count; at += 1) words.push(WORDS[at % WORDS.length]!);
  words[count - 1] = words[count - 1]!.trimEnd();
  return words.slice(0, count);
}

export const replyTo = (message: string, pace: Pace): string =>
  wordsFor(message, pace.tokens).join('');

/** Encodes a number as letters, because moderation could read numbers in a message as an age. */
export function toLetters(value: number): string {
  return [...String(value)].map((digit) => 'bcfhjqvwyz'[Number(digit)]).join('');
}

export interface PacedEngine {
  /** Includes `/v1`. */
  baseUrl: string;
  stop(): Promise<void>;
}

/** Starts a paced engine in separate processes, which share one port. */
export async function startPacedEngine(processes = 1): Promise<PacedEngine> {
  const first = await startEngineProcess(0);
  const others = Array.from({ length: processes - 1 }, () => startEngineProcess(first.port));
  const all = [first, ...(await Promise.all(others))];
  return {
    baseUrl: `http://127.0.0.1:${first.port}/v1`,
    async stop() {
      await Promise.all(
        all.map(async ({ child }) => {
          child.kill();
          await once(child, 'exit');
        }),
      );
    },
  };
}

async function startEngineProcess(port: number) {
  const file = join(import.meta.dirname, 'paced-engine.ts');
  const child = spawn(process.execPath, [file, String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, port: Number(line.toString()) };
}

/** Settings that make the product use the engine. */
export const engineSettings = (engine: PacedEngine, pace: Pace): Record<string, string> => ({
  TEXT_BASE_URL: engine.baseUrl,
  // Otherwise facts would be requested after each reply, and the engine has the pace of replies.
  MEMORY_EVERY: '0',
  TEXT_MODEL: modelNameFor(pace),
});
