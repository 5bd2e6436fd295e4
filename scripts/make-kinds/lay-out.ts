/** Data as JSON, short parts in one line and long lists filled, as the data files of the lexicons are laid out. */
const width = 100;

const inLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(
    ([key, part]) => `${JSON.stringify(key)}: ${inLine(part)}`,
  );
  return `{ ${parts.join(', ')} }`;
};

function filled(words: readonly unknown[], indent: string): string {
  const lines = [''];
  words.forEach((word, at) => {
    const text = inLine(word) + (at < words.length - 1 ? ',' : '');
    const line = lines.at(-1) ?? '';
    if (line !== '' && `${indent}  ${line} ${text}`.length > width) lines.push(text);
    else lines[lines.length - 1] = line === '' ? text : `${line} ${text}`;
  });
  return `[\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}]`;
}

function laidOut(value: unknown, indent: string, lead: number): string {
  const line = inLine(value);
  if (indent.length + lead + line.length < width && indent !== '') return line;
  if (Array.isArray(value)) {
    if (value.every((part) => typeof part !== 'object')) return filled(value, indent);
    const parts = value.map((part) => `${indent}  ${laidOut(part, `${indent}  `, 0)}`);
    return `[\n${parts.join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return line;
  const parts = Object.entries(value).map(([key, part]) => {
    const name = `${JSON.stringify(key)}: `;
    return `${indent}  ${name}${laidOut(part, `${indent}  `, name.length)}`;
  });
  return `{\n${parts.join(',\n')}\n${indent}}`;
}

export const layOut = (value: unknown): string => `${laidOut(value, '', 0)}\n`;
