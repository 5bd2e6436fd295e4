import formatWords from '../../data/format-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(formatWords);

const part = said.songParts;
const tag = new RegExp(
  `^(?:[[(](${part})\\b[^\\])\\n]{0,40}[\\])]:?|(${part})(?: ?\\d{1,2})?(?: ?[x×] ?\\d)?:)$`,
  'iu',
);
/** Of these a script has some as well. */
const alsoOfScripts = /^(?:hook|intro|outro)$/iu;
const leastTags = 2;

/** The names of a song's parts are not sung. */
export function withoutSongParts(text: string): string {
  const lines = text.split('\n');
  const tags = lines.flatMap((line) => partOf(line) ?? []);
  if (tags.length < leastTags || tags.every((name) => alsoOfScripts.test(name))) return text;
  return lines
    .map((line) => (partOf(line) === null ? line : ''))
    .join('\n')
    .trim();
}

function partOf(line: string): string | null {
  const match = line.length > 80 ? null : tag.exec(line);
  return match === null ? null : (match[1] ?? match[2] ?? '');
}
