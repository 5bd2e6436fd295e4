const part =
  'verse|chorus|pre-?chorus|post-?chorus|bridge|refrain|hook|intro|outro|interlude|instrumental|solo|breakdown|strophe|couplet|estrofa|estribillo|coro|puente|ponte|ritornello|strofa|verso|refrão|припев|куплет';
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
