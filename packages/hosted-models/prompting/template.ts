import { readFileSync } from 'node:fs';
import type { PromptTemplateName } from '../catalogue-schema.ts';

/** What the lines of a template can say. */
export const partNames = [
  'subject',
  'more',
  'setting',
  'staging',
  'context',
  'room',
  'framing',
  'camera',
  'shot',
  'motion',
  'start',
  'likeness',
  'medium',
  'style',
  'wishes',
  'unwanted',
  'without',
] as const;
export type PartName = (typeof partNames)[number];

/** The texts of each part; a part without a text is left out. */
export type Parts = Readonly<Record<PartName, readonly string[]>>;

interface TemplateLine {
  /** `without` is of the prompt, for a model that takes no negative prompt. */
  readonly of: 'prompt' | 'negative' | 'without';
  /** From 1, the most important. */
  readonly importance: number;
  readonly before: string;
  /** Null where the line is always the same. */
  readonly part: PartName | null;
  readonly after: string;
}

/** A sentence of a prompt, or an entry of a negative prompt. */
export interface FilledLine {
  readonly importance: number;
  readonly text: string;
}

const form = /^(?:(negative|without) )?([1-9]) \| ([^{}]*)(?:\{(\w+)\}([^{}]*))?$/u;
const isPartName = (name: string): name is PartName =>
  (partNames as readonly string[]).includes(name);

/** @throws Error that names the template and the line */
export function parseTemplate(text: string, name: string): TemplateLine[] {
  return text.split('\n').flatMap((line, at): TemplateLine[] => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [, of, importance, before = '', part, after = ''] = form.exec(line) ?? [];
    const isKnown = part === undefined || isPartName(part);
    if (importance === undefined || !isKnown)
      throw new Error(`The prompt template ${name} cannot be read in line ${at + 1}: ${line}`);
    return [
      {
        of: of === 'negative' || of === 'without' ? of : 'prompt',
        importance: Number(importance),
        before,
        part: part ?? null,
        after,
      },
    ];
  });
}

const templates = new Map<PromptTemplateName, readonly TemplateLine[]>();

/** The lines of `prompts/NAME.txt`, read once. */
export function templateOf(name: PromptTemplateName): readonly TemplateLine[] {
  const read = templates.get(name);
  if (read !== undefined) return read;
  const text = readFileSync(new URL(`../prompts/${name}.txt`, import.meta.url), 'utf8');
  const lines = parseTemplate(text, name);
  templates.set(name, lines);
  return lines;
}

/** A part that is a whole sentence has its stop already. */
const endOf = (text: string, after: string) =>
  /[.!?…。！？]$/u.test(text) ? after.replace(/^\./u, '') : after;

/** The lines with their parts filled in: one for each text of a part. */
export function fillTemplate(
  lines: readonly TemplateLine[],
  of: readonly TemplateLine['of'][],
  parts: Parts,
): FilledLine[] {
  return lines
    .filter((line) => of.includes(line.of))
    .flatMap(({ importance, before, part, after }) =>
      part === null
        ? [{ importance, text: before }]
        : parts[part].map((text) => ({
            importance,
            text: `${before}${text}${endOf(text, after)}`,
          })),
    )
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}
