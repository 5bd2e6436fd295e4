/* The lists of words that stand in code: within patterns, and as texts in a row. */
import { parseSync } from '@swc/core';
import { listsOfPattern } from './patterns.ts';

/** So many words in a row are a list. */
const fewest = 5;

interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly pattern?: string;
  readonly elements?: readonly ({ readonly expression?: Node } | null)[];
  readonly quasis?: readonly { readonly raw: string }[];
  readonly expression?: Node;
  readonly key?: Node;
  readonly literal?: Node;
}

export interface FoundInCode {
  /** Each list of words, as its words are written. */
  readonly lists: readonly (readonly string[])[];
  /** Texts that a type allows: what code calls its own kinds of things. */
  readonly names: ReadonlySet<string>;
}

/** Every node; of what is `as const` only what stands in it, as such texts are a type's names. */
function* nodesIn(node: Node): Generator<Node> {
  yield node;
  const { type, expression } = node;
  const parts: readonly unknown[] = Object.values(
    type === 'TsConstAssertion' ? (expression ?? {}) : node,
  );
  for (const value of parts) {
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null) yield* nodesIn(child as Node);
  }
}

const textIn = (node: Node | null | undefined): string | null =>
  node?.type === 'StringLiteral' && typeof node.value === 'string' ? node.value : null;

function listsOf(node: Node): readonly (readonly string[])[] {
  const text = textIn(node);
  if (node.type === 'RegExpLiteral') return listsOfPattern(node.pattern ?? '', fewest);
  if (text?.includes('|') === true) return listsOfPattern(text, fewest);
  if (node.type === 'TemplateLiteral') {
    // What is put into a template parts its words.
    const source = (node.quasis ?? []).map(({ raw }) => raw.replaceAll('\\\\', '\\')).join('\0');
    return listsOfPattern(source, fewest);
  }
  if (node.type === 'ArrayExpression') {
    const texts = textsIn(node);
    return texts.length < fewest ? [] : [texts];
  }
  return [];
}

/** The words of a text that is split: "of de del van". */
function splitWords(node: Node): readonly (readonly string[])[] {
  const { callee } = node as { callee?: { object?: Node; property?: Node } };
  if (callee?.property?.value !== 'split') return [];
  const [quasi, ...others] = callee.object?.quasis ?? [];
  const text = textIn(callee.object) ?? (others.length === 0 ? quasi?.raw : undefined);
  const words = text?.trim().split(/\s+/u) ?? [];
  return words.length < fewest ? [] : [words];
}

const textsIn = ({ elements }: Node): readonly string[] =>
  (elements ?? []).flatMap((element) => textIn(element?.expression) ?? []);

/** What a type allows, what stands in a list that is one, and what kind a thing is. */
function namesIn({ type, expression, literal, key, value }: Node): readonly string[] {
  if (type === 'TsConstAssertion') return textsIn(expression ?? {});
  const name =
    type === 'KeyValueProperty' && key?.value === 'kind' ? (value as Node | undefined) : literal;
  const text = textIn(name);
  return text === null ? [] : [text];
}

/** The lists of words in a module's code, and the names that it gives. */
export function findInCode(code: string): FoundInCode {
  const module = parseSync(code, { syntax: 'typescript', target: 'es2024' });
  const nodes = [...nodesIn(module)];
  return {
    lists: nodes.flatMap((node) => [...listsOf(node), ...splitWords(node)]),
    names: new Set(nodes.flatMap(namesIn)),
  };
}
