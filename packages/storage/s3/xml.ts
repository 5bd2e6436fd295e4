const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const decode = (text: string) =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return named.get(String(name)) ?? entity;
    return String.fromCodePoint(
      decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal),
    );
  });

/** The contents of every element of a name, as markup. S3's answers have no element within one of its own name. */
export const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([^]*?)</${name}>`, 'g'))].map(
    ([, inner = '']) => inner,
  );

/** The text of the first element of a name; undefined where there is none. */
export function textOf(xml: string, name: string): string | undefined {
  const [inner] = elementsOf(xml, name);
  return inner === undefined ? undefined : decode(inner);
}
