import { pluralPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { massNouns } from '@scenewright/contract/rules/prose/words.ts';
import { hitsOf, tokensOf, type Hit } from './find-words.ts';
import { lexiconOf, type Lexicon } from './lexicons.ts';
import { ofLanguages } from './language-words.ts';

const mostBehind = 5;
const none: ReadonlySet<string> = new Set();

const ofVoice = new RegExp(String.raw`^(?:${ofLanguages.voices}|ses\p{L}{0,4})$`, 'iu');

/** A wish without its words of denial: what it forbids is found as what another line names. */
function undenied(request: string, lexicon: Lexicon): string {
  const { words } = lexicon;
  const tokens = tokensOf(request, lexicon);
  const at = tokens.findIndex(({ form }) => words.no.has(form) || words.without.has(form));
  if (at < 0) return '';
  // "Voix jeune svp pas robot" is heard, and forbids nothing to see.
  if (tokens.some(({ clause, text }) => clause === tokens[at]?.clause && ofVoice.test(text)))
    return '';
  // "Nicht so laut, der Hund schläft": what stands behind the clause is not forbidden.
  const own = tokens.filter(
    ({ clause }, index) => clause === tokens[at]?.clause && index > at && index <= at + mostBehind,
  );
  return own
    .filter(({ form }) => !words.no.has(form) && !words.without.has(form))
    .map(({ text }) => text)
    .join(' ');
}

const isMass = (noun: string) => massNouns.has(noun.split(' ').at(-1) ?? '');

/** "Niente orsi che rubano il miele": the first noun is forbidden, and what is listed with it. */
function listed(hits: readonly Hit[]): readonly Hit[] {
  const nouns = hits.filter(({ kind }) => kind === 'thing' || kind === 'person');
  const end = nouns.findIndex((hit, at) => at > 0 && hit.from - (nouns[at - 1]?.to ?? 0) > 1);
  return nouns.slice(0, end < 0 ? undefined : end);
}

/** What wishes of another language forbid to show, as a wish in English: "sin barcos" is "no ships". */
export function foreignBans(requests: readonly string[], language: string): readonly string[] {
  const lexicon = lexiconOf(language);
  if (lexicon === null) return [];
  return requests.flatMap((request) =>
    request
      .slice(0, 2_000)
      .split(/(?<=[.!?\n])/u)
      .flatMap((sentence) => listed(hitsOf(undenied(sentence, lexicon), lexicon, none).hits))
      .map(({ english }) => `no ${isMass(english) ? english : pluralPhrase(english)}`),
  );
}
