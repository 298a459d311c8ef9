import { spawn, type ChildProcess } from 'node:child_process';
import { createTestUser } from '../e2e/person.ts';

/** The first start draws the portraits of the built-in characters. */
const READY_WITHIN_MS = 240_000;

/** A product that was started from one of its packages. */
export interface Shipped {
  output(): string;
  /** Waits until `/ready` of this address answers 200. @throws Error with the output if it ends before */
  untilReady(url: string): Promise<void>;
  /** Stops it by SIGTERM. @returns its exit code */
  stop(): Promise<number | null>;
}

/** Starts a program with only `env` as its environment. */
export function startShipped(
  command: string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Shipped {
  const [file, ...parameters] = command;
  const child = spawn(file!, parameters, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  return watch(child, () => child.pid);
}

/** @param pidOf the process that gets the signal */
export function watch(child: ChildProcess, pidOf: () => number | undefined): Shipped {
  let output = '';
  const collect = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    output: () => output,
    untilReady: (url) => untilReady(child, url, () => output),
    stop() {
      const pid = pidOf();
      if (pid && child.exitCode === null && child.signalCode === null) process.kill(pid, 'SIGTERM');
      return ended;
    },
  };
}

async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const response = await fetch(`${url}/ready`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`It is not ready:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Signs in, writes to the first character, and returns the complete reply. */
export async function converse(url: string): Promise<string> {
  const user = await createTestUser(url);
  const { data } = await user.call<{ data: { slug: string }[] }>('/characters/?limit=1');
  const chat = await user.call<{ id: string }>(`/chat/character/${data[0]!.slug}`);
  const { reply_id } = await user.call<{ reply_id: string }>(`/chat/${chat.id}/messages`, {
    method: 'POST',
    body: JSON.stringify({ content: 'Which way to the sea?' }),
  });
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const { messages } = await user.call<{
      messages: { id: string; status: string; content: string }[];
    }>(`/chat/${chat.id}`);
    const reply = messages.find(({ id }) => id === reply_id);
    if (reply?.status === 'done') return reply.content;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The reply did not come.');
}

/** Whether an address answers 200 with a certain text. */
export async function shows(url: string, text: string): Promise<boolean> {
  const response = await fetch(url);
  return (await response.text()).includes(text) && response.status === 200;
}
