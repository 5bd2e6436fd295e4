/**
 * Fails where a text that is not known beforehand is looked up in a plain object: "constructor" and "toString" are found in
 * every one of them. A Map holds only what was put into it; `Object.hasOwn(object, key) ? object[key] : …` is the other way.
 */
import { join, relative } from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isInKeyword,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

const root = join(import.meta.dirname, '..');
/** Code of the product: no tests, and nothing that only tests ask. */
const looksInto =
  /^(?:packages|apps)\/(?!(?:s3|stripe)-emulator\/|.*(?:\.test\.tsx?$|\/testing\/|\.d\.ts$))/;

/** Whether a key of this type may be any text at all. */
function mayBeAnyText(type: Type | undefined): boolean {
  if (type === undefined) return false;
  if (type.isUnionType()) return type.getTypes().some(mayBeAnyText);
  return (type.flags & (TypeFlags.String | TypeFlags.Any)) !== 0;
}

interface Lookup {
  readonly object: Node;
  readonly key: Node;
}

function lookupOf(node: Node): Lookup | null {
  if (isElementAccessExpression(node))
    return { object: node.expression, key: node.argumentExpression };
  if (isBinaryExpression(node) && isInKeyword(node.operatorToken))
    return { object: node.right, key: node.left };
  return null;
}

/** Whether an enclosing `Object.hasOwn(object, key) ? … : …` has asked before. */
function isGuarded({ object, key }: Lookup, parents: readonly Node[]): boolean {
  const question = `Object.hasOwn(${object.getText()}, ${key.getText()})`;
  return parents.some(
    (parent) => isConditionalExpression(parent) && parent.condition.getText() === question,
  );
}

function findLookups(checker: Checker, file: SourceFile, name: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, parents: readonly Node[]): void => {
    const lookup = lookupOf(node);
    if (
      lookup !== null &&
      mayBeAnyText(checker.getTypeAtLocation(lookup.key)) &&
      !isGuarded(lookup, parents)
    ) {
      found.push(
        `${name}:${file.text.slice(0, node.getStart()).split('\n').length}: ${node.getText()}`,
      );
    }
    node.forEachChild((child) => visit(child, [...parents, node]));
  };
  visit(file, []);
  return found;
}

const api = new API({ cwd: root });
const faults = new Set<string>();
for (const config of ['tsconfig.json', 'apps/web/tsconfig.json']) {
  const project = api
    .updateSnapshot({ openProjects: [join(root, config)] })
    .getProject(join(root, config));
  if (project === undefined) throw new Error(`${config} cannot be opened`);
  for (const path of project.program.getSourceFileNames()) {
    const name = relative(root, path);
    const file = looksInto.test(name) ? project.program.getSourceFile(path) : undefined;
    if (file !== undefined)
      for (const fault of findLookups(project.checker, file, name)) faults.add(fault);
  }
}
api.close();
for (const fault of faults) console.log(fault);
if (faults.size > 0)
  console.log(
    'A text is looked up in a plain object, where every text like "constructor" is found: use a Map, or ask Object.hasOwn first.',
  );
process.exit(faults.size === 0 ? 0 : 1);
