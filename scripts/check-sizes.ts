/**
 * Fails when files or functions have outgrown the house's sizes. A file: at most 400 lines, 9 of 10 up to 220, half of
 * them up to 80. A function: at most 80 lines, 9 of 10 up to 40.
 */
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { parseSync } from '@swc/core';

const maxFileLines = 400;
const usualFileLines = 220;
const medianFileLines = 80;
const maxFunctionLines = 80;
const usualFunctionLines = 40;

const files = globSync('{apps,packages,scripts,bench,e2e}/**/*.{ts,tsx,mjs}').filter(
  (file) => !file.endsWith('.d.ts'),
);
const problems: string[] = [];
/** Of every function that is longer than a line and is measured as a whole. */
const functionLengths: number[] = [];

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

/** Goes through what a node or a list holds. Spans, one in each node, hold nothing. */
function forEachChild(node: object, visit: (child: Node) => void): void {
  for (const [name, value] of Object.entries(node) as [string, unknown][]) {
    if (typeof value !== 'object' || value === null || name === 'span') continue;
    if (Array.isArray(value)) forEachChild(value, visit);
    else visit(value);
  }
}

function countFunctions(node: object): number {
  let count = 0;
  forEachChild(node, (child) => {
    count += functionTypes.has(child.type ?? '') ? 1 : countFunctions(child);
  });
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
      if (!holdsFunctions(node)) {
        if (lines > 1) functionLengths.push(lines);
        if (lines > maxFunctionLines)
          problems.push(`${file}: a function of ${lines} lines (at most ${maxFunctionLines})`);
      }
    }
  }
  forEachChild(node, (child) => measure(child, source, base, file));
}

const lengths = files.map((file) => {
  const source = readFileSync(file);
  // What stands after the last line's end is no line.
  const lines = source.toString().split('\n').length - 1;
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

/** Large files and packages that a tool left in the root were committed once: nobody looks through sixty megabytes. */
const maxFileBytes = 4_000_000;
for (const entry of readdirSync('.', { withFileTypes: true })) {
  if (!entry.isFile()) continue;
  if (/\.(?:whl|tgz|tar|gz|zip|deb)$/u.test(entry.name) || statSync(entry.name).size > maxFileBytes)
    problems.push(`${entry.name}: packages and large files do not belong into the root`);
}

/** Notes where more than one in ten is longer than usual. */
function requireUsual(kind: string, all: readonly number[], usual: number): void {
  const long = all.filter((lines) => lines > usual).length;
  if (long > all.length / 10)
    problems.push(
      `${long} of ${all.length} ${kind} are longer than ${usual} lines (at most one in ten)`,
    );
}
requireUsual('files', lengths, usualFileLines);
requireUsual('functions', functionLengths, usualFunctionLines);

const median = lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 0;
if (median > medianFileLines)
  problems.push(`the median of the files is ${median} lines (at most ${medianFileLines})`);

for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
