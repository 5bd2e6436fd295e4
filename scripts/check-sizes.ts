/** Fails when a file or a function has outgrown the house's sizes: 400 lines a file, 9 of 10 under 220, 80 lines a function. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

const maxFileLines = 400;
const usualFileLines = 220;
const maxFunctionLines = 80;

const files = globSync('{contract,packages,server,web,scripts,bench,e2e}/**/*.{ts,tsx,mjs}').filter(
  (file) => !file.endsWith('.d.ts'),
);
const problems: string[] = [];

interface Node {
  readonly type?: string;
  readonly span?: { readonly start: number; readonly end: number };
}

const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'MethodProperty',
]);
/** A suite's body is a list of tests, a factory's a list of functions: they are measured by their parts. */
function holdsFunctions(node: object): boolean {
  return countFunctions(node) >= 3;
}

function* children(node: object): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null) yield child as Node;
  }
}

function countFunctions(node: object): number {
  let count = 0;
  for (const child of children(node))
    count += functionTypes.has(child.type ?? '') ? 1 : countFunctions(child);
  return count;
}

function measure(node: Node, source: Buffer, base: number, file: string): void {
  if (functionTypes.has(node.type ?? '')) {
    // Arrow functions within an expression carry their span, methods that of their function.
    const span = node.span ?? (node as { function?: Node }).function?.span;
    if (span !== undefined) {
      const lines = source
        .subarray(span.start - base, span.end - base)
        .toString()
        .split('\n').length;
      if (lines > maxFunctionLines && !holdsFunctions(node))
        problems.push(`${file}: a function of ${lines} lines (at most ${maxFunctionLines})`);
    }
  }
  for (const child of children(node)) measure(child, source, base, file);
}

const lengths = files.map((file) => {
  const source = readFileSync(file);
  const lines = source.toString().split('\n').length;
  if (lines > maxFileLines) problems.push(`${file}: ${lines} lines (at most ${maxFileLines})`);
  // swc counts bytes from the start of its first file on; the module's own start is the base.
  const parsed = parseSync(source.toString(), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2024',
  });
  const lead = source.toString().search(/\S/);
  measure(parsed, source, parsed.span.start - Math.max(lead, 0), file);
  return lines;
});

const long = lengths.filter((lines) => lines > usualFileLines).length;
if (long > files.length / 10)
  problems.push(
    `${long} of ${files.length} files are longer than ${usualFileLines} lines (at most one in ten)`,
  );

for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
