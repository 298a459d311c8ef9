import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IJob } from 'kubernetes-models/batch/v1';
import type { IContainer, IPodSpec } from 'kubernetes-models/v1';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { findHelm } from '../../scripts/find-helm.ts';

export const CHART = 'deploy/helm/everafter';

interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
}

/** A Kubernetes object, with its kind's fields once `checkObjects` found no errors. */
export type Rendered<Kind = object> = KubernetesObject & Kind;

export type Values = Record<string, unknown>;

/** Runs Helm with these values. @returns its exit code and output */
export function helm(command: 'lint' | 'template', values: Values) {
  const name = command === 'template' ? ['everafter'] : ['--strict'];
  const { status, stdout, stderr } = spawnSync(
    findHelm(),
    [command, ...name, CHART, '--namespace', 'chat', '--values', '-'],
    { input: JSON.stringify(values), encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

/** The objects that the chart renders with these values. @throws Error with Helm's output */
export function render(values: Values): Rendered[] {
  const { status, stdout, stderr } = helm('template', values);
  if (status !== 0) throw new Error(stderr);
  return parseAllDocuments(stdout)
    .map((document) => document.toJS() as Rendered | null)
    .filter((one) => one !== null);
}

/**
 * Checks objects against the types of Kubernetes: an unknown field, a wrong type or a missing
 * field is an error, as with kubeconform's `-strict`.
 * @returns the errors
 */
export function checkObjects(objects: Rendered[]): string[] {
  const file = join(process.cwd(), 'tests/helpers/rendered.ts');
  const source = objects
    .map(
      (one, index) =>
        `import type { I${one.kind} as T${index} } from 'kubernetes-models/${one.apiVersion}/${one.kind}';\n` +
        `export const object${index}: T${index} = ${JSON.stringify(one, null, 1)};`,
    )
    .join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  host.readFile = (name) => (name === file ? source : readFile.call(host, name));
  host.getSourceFile = (name, version, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, version)
      : getSourceFile.call(host, name, version, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

export const ofKind = <Kind>(objects: Rendered[], kind: string): Rendered<Kind>[] =>
  objects.filter((one): one is Rendered<Kind> => one.kind === kind);
export const byName = <Kind>(objects: Rendered[], kind: string, name: string): Rendered<Kind> =>
  ofKind<Kind>(objects, kind).find(({ metadata }) => metadata.name === name)!;
export const podsOf = (objects: Rendered[]): IPodSpec[] => [
  ...ofKind<IDeployment>(objects, 'Deployment').map(({ spec }) => spec!.template.spec!),
  ...ofKind<IJob>(objects, 'Job').map(({ spec }) => spec!.template.spec!),
];
export const containersOf = (objects: Rendered[]): IContainer[] =>
  podsOf(objects).flatMap(({ containers }) => containers);
