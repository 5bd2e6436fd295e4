const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

export const xmlHeader = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An element. @param content markup as it is, or a text in brackets, which is escaped */
export function element(
  name: string,
  content: string | readonly [string | number | boolean],
): string {
  const inner =
    typeof content === 'string'
      ? content
      : String(content[0]).replaceAll(/[&<>"]/g, (sign) => entities.get(sign) ?? sign);
  return `<${name}>${inner}</${name}>`;
}
