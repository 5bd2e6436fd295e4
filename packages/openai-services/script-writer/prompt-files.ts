import { readFileSync } from 'node:fs';

/** The texts that tell a model what to do, each a file of `prompts/`. */
type PromptName =
  | 'cast'
  | 'craft'
  | 'enhance'
  | 'form'
  | 'landscape'
  | 'length'
  | 'material'
  | 'repair'
  | 'revise'
  | 'scene'
  | 'storyboard'
  | 'vertical';

const read = new Map<PromptName, string>();

function textOf(name: PromptName): string {
  const known = read.get(name);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`prompts/${name}.md`, import.meta.url), 'utf8').trim();
  read.set(name, text);
  return text;
}

/**
 * A prompt with its `{{places}}` filled. What a person wrote never fills one: it is sent apart, as data.
 * @throws RangeError where a place is left, which is a fault of ours
 */
export function prompt(
  name: PromptName,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const filling = new Map(Object.entries(values));
  return textOf(name).replaceAll(/\{\{(\w+)\}\}/gu, (_place, key: string) => {
    const value = filling.get(key);
    if (value === undefined) throw new RangeError(`the prompt ${name} wants ${key}`);
    return String(value);
  });
}
