import { unspacedScripts } from '@scenewright/contract/rules/unspaced-scripts.ts';

/** A title of so many characters is read at a glance; a whole one may be somewhat longer than a cut one. */
const mostCharacters = 60;
const mostWhole = 76;
const leastCharacters = 20;
const ideograph = new RegExp(`[${unspacedScripts}]`, 'u');

/** A clause ends before these and is true without what follows; before "unless" or "if" it is not. */
const nextClause =
  /(?:[;:。！？]|[!?](?=\s)|,(?!\d)| [-–—] )|(?= (?:and|& (?:how|why|what|when|where|who)|which|who|whose|because|while|after|before|where|since|und|weil|welche|et|qui|y|que|porque|e|che|perché|ve) )/giu;
/** A phrase that says where, when or how goes next. */
const nextPhrase =
  /(?= (?:in|on|at|for|from|with|during|im|am|auf|bei|dans|sur|chez|en|em|con|com) )/giu;
/** A clause that only says when, where or on what terms is no title. */
const opensOther =
  /^(?:if|when|whenever|while|because|since|as|although|though|before|after|until|unless|once|every|each|last|next|in|on|at|by|for|from|with|during|wenn|weil|als|gestern|neulich|letzte[nrs]?|ayer|hier|ieri|ontem|dün|geçen|wczoraj|gdy|kiedy|w|we|po|przed|yesterday|today|tomorrow|seit|nach|vor|si|quand|lorsque|cuando|cuándo|porque|quando|se|enquanto|dopo|prima|am|im|ab|en|em|le)\b[^?]*$/iu;
/** What is cut off may not be what the rest depends on. */
const depends =
  /^[\s,;:–—-]*(?:unless|if|except|not|without|until|unlike|instead|außer|sauf|salvo|sino)\b/iu;
const dangling =
  /(?:^|\s)(?:and|or|the|a|an|of|to|in|on|at|for|with|by|from|is|are|was|were|one|yes|no|my|your|his|her|its|our|their|that|which|who|so|than|as|und|der|die|das|ein|eine|et|le|la|les|un|une|de|du|des|y|el|los|las|e|o|os|as|do|da|il|lo|gli|en|con|por|para|pour|avec|dans|sur|chez|im|am|auf|bei|mit|für|von|vom|zu|zum|zur|per|em|no|na|w|z|na|do|i|q|que|ve|ile|için|about|into|over|under|after|before)$/iu;

const explains = /^[^,;:]{2,40}, [^,;:]{2,30}$/u;

const isOpen = (text: string) =>
  (text.match(/[([«“„「]/gu)?.length ?? 0) > (text.match(/[)\]»”」]/gu)?.length ?? 0) ||
  (text.match(/"/gu)?.length ?? 0) % 2 === 1;

const withoutEnd = (text: string) => text.replace(/[\s.。।,;:–—-]+$/u, '');

/** The longest beginning that ends before one of the cuts. */
function cutAt(text: string, cuts: RegExp, least: number, most = mostCharacters): string {
  return (
    [...text.matchAll(cuts)]
      .filter(({ index }) => index >= least && index <= most)
      .filter(({ index, 0: mark }) => !depends.test(text.slice(index + mark.length)))
      .map(({ index, 0: mark }) => withoutEnd(text.slice(0, index + (/[?!]/u.test(mark) ? 1 : 0))))
      // Between two commas a name is explained, and its verb comes after them.
      .filter((part) => !explains.test(part))
      .filter((part) => !isOpen(part) && !dangling.test(part) && !opensOther.test(part))
      .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
  );
}

/** A text as short as a title: whole, up to the end of a clause or a phrase, or, where it has none, cut at a word with a mark. */
export function shortened(text: string): string {
  if (text.length <= mostCharacters) return text;
  const clause = cutAt(text, nextClause, leastCharacters, mostWhole);
  if (clause !== '') return clause;
  if (text.length <= mostWhole) return text;
  const phrase = cutAt(text, nextPhrase, mostCharacters / 2, mostWhole);
  if (phrase !== '') return phrase;
  const cut = text.slice(0, mostCharacters);
  const space = cut.lastIndexOf(' ');
  const whole =
    space > mostCharacters / 3 ? cut.slice(0, space) : ideograph.test(cut) ? cut : cut.trimEnd();
  let rest = whole;
  while (dangling.test(rest)) rest = rest.slice(0, rest.lastIndexOf(' ')).trimEnd();
  // Half a surrogate pair is no character.
  return `${(rest === '' ? whole : rest).replace(/[\p{P}\s\uD800-\uDBFF]+$/u, '')}…`;
}
