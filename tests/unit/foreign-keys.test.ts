import { join, relative } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';

/*
 * Finds two causes of a 500 that types do not catch: looking up an external key in a plain object
 * (`constructor` is in every object), and assuming that a row that was just read still exists.
 */
const ROOT = join(import.meta.dirname, '../..');
/** Files in which keys are single characters or constants, or `Object.hasOwn` guards the lookup. */
const LOOKS_UP_SAFELY =
  /shared\/look-up|moderation\/(rules|labeled)\/|chat\/hygiene\/|cards\/(repair-|take-texts)|payments\/settings/;

let program: ts.Program;
let files: ts.SourceFile[];

beforeAll(() => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(join(ROOT, 'tsconfig.json'), {}, host)!;
  const isServers = (file: string) =>
    file.startsWith(join(ROOT, 'src')) && !/\.test\.|\/ui\/|\.tsx$/.test(file);
  program = ts.createProgram(config.fileNames.filter(isServers), config.options);
  files = program.getSourceFiles().filter(({ fileName }) => isServers(fileName));
}, 120_000);

/** Returns the positions in the server's source for which `isWrong` returns true. */
function find(isWrong: (node: ts.Node) => boolean): string[] {
  const places: string[] = [];
  for (const file of files) {
    const visit = (node: ts.Node): void => {
      if (isWrong(node)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        places.push(`${relative(ROOT, file.fileName)}:${line + 1}: ${node.getText()}`);
      }
      node.forEachChild(visit);
    };
    visit(file);
  }
  return places;
}

test('plain objects are indexed with arbitrary strings only through lookUp', () => {
  expect(files.length).toBeGreaterThan(500);
  const checker = program.getTypeChecker();
  const isAnyText = (node: ts.Expression): boolean => {
    const type = checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    return !ts.isStringLiteralLike(node) && parts.some(({ flags }) => flags & ts.TypeFlags.String);
  };
  const found = find(
    (node) =>
      ts.isElementAccessExpression(node) &&
      isAnyText(node.argumentExpression) &&
      !LOOKS_UP_SAFELY.test(node.getSourceFile().fileName),
  );
  expect(found).toEqual([]);
}, 120_000);

test('no row that was just read is assumed to exist', () => {
  const found = find(
    (node) =>
      ts.isNonNullExpression(node) &&
      ts.isParenthesizedExpression(node.expression) &&
      ts.isAwaitExpression(node.expression.expression),
  );
  expect(found).toEqual([]);
});
