import { describe, expect, it } from 'vitest';
import { promptTemplates } from '../catalogue-schema.ts';
import { parseTemplate, templateOf } from './template.ts';

describe('a template', () => {
  it.each(promptTemplates)('%s begins with the subject and forbids lettering', (name) => {
    const lines = templateOf(name);
    expect(lines[0]).toMatchObject({ of: 'prompt', part: 'subject', importance: 1 });
    expect(lines.some(({ before }) => /no letters/.test(before))).toBe(true);
  });

  it.each(['subject', '0 | {subject}.', '1 | {colour}.', '1 | {subject} in {setting}.'])(
    'that cannot be read is refused with its line: %s',
    (line) =>
      expect(() => parseTemplate(`# a comment\n\n${line}`, 'kling')).toThrow(
        `The prompt template kling cannot be read in line 3: ${line}`,
      ),
  );
});
