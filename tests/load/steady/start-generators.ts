import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { FromGenerator, GeneratorReport, GeneratorTask, ToGenerator } from './messages.ts';

const FILE = join(import.meta.dirname, '../generator.ts');

export interface Generators {
  begin(): void;
  /** Lets all users get their last reply. @returns a report of each process */
  finish(): Promise<GeneratorReport[]>;
  stop(): void;
}

/** Starts the generators, each with an equal share of the users, and waits until all have signed in. */
export async function startGenerators(
  task: Omit<GeneratorTask, 'from' | 'people'>,
  people: number,
  processes: number,
): Promise<Generators> {
  const children = Array.from({ length: processes }, (_, at) => {
    const [from, to] = [at, at + 1].map((edge) => Math.floor((people * edge) / processes));
    const share: GeneratorTask = { ...task, from: from!, people: to! - from! };
    return fork(FILE, [JSON.stringify(share)], { execArgv: [], serialization: 'advanced' });
  });
  const stop = () => {
    for (const child of children) child.kill();
  };
  const tell = (message: ToGenerator) => {
    for (const child of children) child.send(message);
  };
  try {
    await Promise.all(children.map((child) => hear(child, 'ready')));
  } catch (error) {
    stop();
    throw error;
  }
  return {
    begin: () => tell({ kind: 'begin' }),
    async finish() {
      const heard = Promise.all(children.map((child) => hear(child, 'report')));
      tell({ kind: 'finish' });
      return (await heard).flatMap((message) => (message.kind === 'report' ? message.report : []));
    },
    stop,
  };
}

function hear(child: ChildProcess, kind: FromGenerator['kind']): Promise<FromGenerator> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: FromGenerator) => {
      if (message.kind === kind) resolve(message);
    });
    child.once('exit', (code) => reject(new Error(`a generator exited with code ${code}`)));
  });
}
