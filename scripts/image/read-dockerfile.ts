import { readFileSync } from 'node:fs';
import { type Copy, DockerfileParser, type Instruction } from 'dockerfile-ast';

/** One instruction that changes the files of a stage. */
export type Step =
  | { kind: 'run'; command: string; workdir: string }
  | { kind: 'copy'; sources: string[]; target: string; from: string | undefined; workdir: string };

export interface Stage {
  name: string | undefined;
  base: string;
  steps: Step[];
  env: Record<string, string>;
  workdir: string;
  user: string | undefined;
  volumes: string[];
  command: string[];
  healthcheck: string[];
}

/** Instructions without an effect on the test. */
const NOTED = new Set(['EXPOSE']);

/**
 * Reads the stages of a Dockerfile with the instructions that ours uses.
 * @throws Error that names an unknown instruction or flag
 */
export function readDockerfile(path: string): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(readFileSync(path, 'utf8')).getInstructions()) {
    const keyword = instruction.getKeyword();
    const words = instruction.getArguments().map((one) => one.getValue());
    if (keyword === 'FROM') {
      const [base, as, name] = words;
      if (words.length > 1 && as?.toUpperCase() !== 'AS')
        throw new Error(`FROM ${words.join(' ')}`);
      stages.push(newStage(base!, name));
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`${keyword} before FROM is not known here.`);
    if (!NOTED.has(keyword)) apply(stage, instruction, words);
  }
  return stages;
}

const newStage = (base: string, name: string | undefined): Stage => ({
  name,
  base,
  steps: [],
  env: {},
  workdir: '/',
  user: undefined,
  volumes: [],
  command: [],
  healthcheck: [],
});

function apply(stage: Stage, instruction: Instruction, words: string[]): void {
  const keyword = instruction.getKeyword();
  const raw = instruction.getRawArgumentsContent() ?? '';
  const { workdir } = stage;
  if (keyword === 'WORKDIR') stage.workdir = words[0]!;
  else if (keyword === 'RUN') stage.steps.push({ kind: 'run', command: raw, workdir });
  else if (keyword === 'COPY') stage.steps.push(readCopy(instruction as Copy, words, workdir));
  else if (keyword === 'ENV') Object.assign(stage.env, readPairs(words));
  else if (keyword === 'USER') stage.user = words[0];
  else if (keyword === 'VOLUME') stage.volumes.push(...words);
  else if (keyword === 'CMD') stage.command = JSON.parse(raw) as string[];
  else if (keyword === 'HEALTHCHECK')
    stage.healthcheck = JSON.parse(raw.slice(raw.indexOf('['))) as string[];
  else throw new Error(`${keyword} is not known here.`);
}

function readCopy(instruction: Copy, words: string[], workdir: string): Step {
  const flags = instruction.getFlags().map((flag) => flag.getName());
  if (flags.some((flag) => flag !== 'from')) throw new Error(`COPY --${flags} is not known here.`);
  const from = instruction.getFromFlag()?.getValue() ?? undefined;
  return { kind: 'copy', sources: words.slice(0, -1), target: words.at(-1)!, from, workdir };
}

const readPairs = (words: string[]): Record<string, string> =>
  Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=');
      return [word.slice(0, at), word.slice(at + 1)];
    }),
  );
