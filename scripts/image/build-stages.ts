import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyInto, readDockerignore } from './build-context.ts';
import { makeRoot, runInRoot } from './clean-root.ts';
import type { Stage } from './read-dockerfile.ts';

/** A completed stage, and the folder of its files. */
export interface BuiltStage extends Stage {
  root: string;
}

/**
 * Does the steps of all stages without a container engine, each stage in a clean root below `folder`.
 * The base image is not fetched: this machine's programs stand in for it.
 * @returns the last stage
 * @throws Error that says which step failed
 */
export async function buildStages(
  stages: Stage[],
  context: string,
  folder: string,
): Promise<BuiltStage> {
  const isSent = readDockerignore(context);
  const built: BuiltStage[] = [];
  for (const [index, stage] of stages.entries()) {
    const root = join(folder, `stage-${index}`);
    rmSync(root, { recursive: true, force: true });
    makeRoot(root);
    mkdirSync(join(root, stage.workdir), { recursive: true });
    for (const step of stage.steps) {
      if (step.kind === 'run') {
        const { workdir } = step;
        await runInRoot(root, ['/bin/sh', '-c', step.command], { workdir, env: stage.env });
        continue;
      }
      const source = step.from === undefined ? context : findStage(built, step.from).root;
      copyInto(source, step.sources, step.target, {
        ...(step.from === undefined && { isSent }),
        destination: step.target.startsWith('/') ? root : join(root, step.workdir),
      });
    }
    built.push({ ...stage, root });
  }
  return built.at(-1)!;
}

function findStage(built: BuiltStage[], name: string): BuiltStage {
  const found = built.find((stage) => stage.name === name);
  if (!found) throw new Error(`COPY --from=${name}: there is no such earlier stage.`);
  return found;
}
