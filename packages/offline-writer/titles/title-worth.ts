import { wordsOf } from '../plain-words.ts';
import { heartWords } from './heart-words.ts';

/* How well a text names what a film is about. The signs are weighed together: none of them decides alone. */

/** "Good morning everyone.", "Hi all": says nothing of what follows. */
const greets =
  /^[¡]?(?:good (?:morning|afternoon|evening)|hi|hello|hey|dear|welcome|thanks?|buen[oa]s (?:días|tardes|noches)|hola|guten (?:tag|morgen|abend)|hallo|bonjour|bonsoir|bom dia|boa (?:tarde|noite)|olá|buongiorno|buonasera|ciao|السلام عليكم|مرحبا)(?:[ ,]+[\p{L}'’.-]+){0,4}[.!,]*$/iu;
/** "I'm Rosa", "for those who don't know me": says who speaks, not of what. */
const introduces =
  /^(?:\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,5} here(?:$|[,.!]| and )|[Ff]or (?:those|anyone|everyone) (?:of you )?who (?:don['’]?t|do not) know me\b|(?:[Tt]his is|[Ii]t['’]s) \p{Lu}\S+ (?:here|from|speaking)|(?:[Mm]y name is|[Ii]['’]m|[Ii] am|[Ii]ch bin|[Ii]ch heiße|[Jj]e suis|[Jj]e m['’]appelle|[Mm]e llamo|[Ss]oy|[Ee]u sou|[Ss]ou|[Ss]ono|[Mm]i chiamo|[Ii]k ben|[Jj]estem|[Nn]azywam się|[Bb]en) \p{Lu}\p{Ll}+(?:$|[,. ]))/u;
/** "Also known as the robber crab", "including two donkeys": goes on from what stands before it. */
const goesOn =
  /^(?:also known as|known as|aka|including|such as|which|whose|whom|nor|auch bekannt|también conocid|aussi appel|connu sous|conosciut[oa] anche|também conhecid|ook bekend)/iu;
/** "Note to the editor: …" */
const notes =
  /^(?:notes?|n\.?b|p\.?s|reminder|attention|ملاحظة|تنبيه|uwaga|hinweis|anmerkung|achtung|nota|aviso|remarque|opmerking|let op|observação|attenzione|not|注意|メモ|※|नोट|ध्यान दें)(?![\p{L}\p{M}])[^:：]{0,40}[:：]|^※/iu;
/** "Makes 8", "(4 personas)" */
const portions =
  /^\(?(?:makes|serves|yields|feeds|ergibt|pour|para|per|für|voor|na)?\s*\d{1,3}(?:\s(?:personas|personnes|persons|people|personen|persone|pessoas|osób|kişilik|portions?|servings?))?\)?[.]?$/iu;
/** Somebody begins to talk. */
const begins = /^(?:ok(?:ay)?|right|so|um+|uh|well|yeah|hey|anyway|bon|alors|also|bueno|então)\b/iu;
/** "This is true i swear", "You won't believe this": says of a story only that it comes. */
const vows =
  /^(?:(?:this|it|that)(?: is|'s|’s) (?:(?:so|all|really|\d+%|a) )*(?:true|real|no joke|what happened)\b|true story\b|(?:so )?(?:this|it|that) (?:all |really |actually )?happened\b|no joke\b|you (?:won['’]?t|will never) believe\b|i swear\b|(?:das|dies) ist (?:wirklich )?wahr|c['’]est (?:une histoire )?vraie?|esto es verdad|es cierto|è (?:tutto )?vero|isso é verdade)/iu;
/** "So here goes", "storytime", "let me tell you": somebody clears their throat. */
const clearsThroat =
  /(?<!\p{L})(?:(?:so )?here (?:it )?goes|story ?time|(?:let me|i(?:'ll| will| shall|'m going to)) (?:tell you|begin|start)|(?:type|write|put|paste) (?:it|this|that|everything) (?:all )?(?:in |down )?here|long story short|bear with me|ich fang(?:e)? (?:mal )?an|hier (?:ist )?meine geschichte|also los|os cuento|ahí va|je (?:vous )?raconte|voilà mon histoire|vi racconto|ecco qua|vou contar|lá vai|anlatayım)(?!\p{L})/iu;
/** "For my 8 year old who asked at the beach": for whom it is told, and not what. */
const dedicates =
  /^(?:this (?:one )?is |it['’]?s )?for (?:my|our|a|an) [^.,:!?]{2,60} (?:who|that|cos|because|since) /iu;
/** "I've worked for the water company 26 years and kids always ask me this": says only that it is asked for. */
const saysAsked =
  /^(?:i|we|my|our|people|everyone|everybody|kids|customers|passengers)(?!\p{L})[^.:?!]*\bask(?:s|ed|ing)? (?:me|us)(?: (?:about )?(?:this|that|it|the same thing))?(?: (?:all the time|a lot|every day|every time|constantly))?[.!]*$/iu;
/** "MISSING TORTOISE": capitals that say what is the matter. */
const tells =
  /^(?:lost|missing|found|stolen|wanted|verloren|gefunden|vermisst|gestohlen|perdue?s?|trouvée?s?|volée?s?|perdid[oa]s?|encontrad[oa]s?|robad[oa]s?|roubad[oa]s?|desaparecid[oa]s?|smarrit[oaie]|trovat[oaie]|rubat[oaie]|gevonden|vermist|zagin\p{L}+|znaleziono|kayıp)(?!\p{L})/iu;
/** A formula above any text of its kind. */
const formula =
  /^(?:in (?:loving|ever loving) memory|in memoriam|obituar(?:y|ies)|death notice|zum gedenken|nachruf|traueranzeige|en memoria|esquela|à la mémoire|avis de décès|in ricordo|necrologio|em memória|notice|notices|minutes(?: of (?:the )?(?:last|previous) (?:meeting|mtg))?|apologies|matters arising|announcement|reminder|important|aviso|avis|avviso|hinweis|mitteilung|duyuru)[.!:]*$/iu;
/** "FOR IMMEDIATE RELEASE – 4 November": what a press office writes above whatever it sends. */
const releases =
  /^(?:for immediate (?:release|publication)|embargo(?:ed)?(?: (?:lifted|until|till)\b.{0,40})?|(?:press|media|news) (?:release|statement)|pressemitteilung|presseinformation|communiqué(?: de presse)?|nota de (?:prensa|imprensa)|comunicado(?: de prensa| de imprensa)?|comunicato(?: stampa)?|persbericht|informacja prasowa|basın (?:bülteni|açıklaması)|siaran pers|بيان صحفي|プレスリリース)(?:\s*(?:[-–—:|/,]|\().{0,60})?[.!:]*$/iu;
/** "Texte pour le petit film", "material for the clip": names what was sent, and nothing of what it tells. */
const namesFilmAlone =
  /^(?:(?:the|my|our|le|la|les|notre|mon|der|das|die|el|los|nuestro|il|o|os)\s+)?(?:texte?s?|textos?|testo|script|skript|guion|guión|roteiro|copione|ideas?|idées?|ideen?|infos?|notes?|notas?|notizen|materials?|matériel|material|clips?|vid[eé]os?|v[ií]deos?|films?|filme|reels?|spots?|promos?)\s(?:for|pour|für|fürs|para|per|zum|del?|du) (?:\S+ ){0,3}?(?:films?|filme|filmchen|vid[eé]os?|v[ií]deos?|clips?|reels?|spots?|promos?)[?!.]*$/iu;
/** It speaks to whoever makes the film. */
const ofFilm =
  /\b(?:videos?|vids?|vid[eé]os?|filmpje|filmik|film clip|clip|reels?|tik ?tok|slides?|newsletter|voice-?over)\b|فيديو|動画|वीडियो|видео/iu;
const isRow = (text: string) => {
  const words = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const figures = words.filter((word) => /\d/u.test(word)).length;
  return (
    (words.length > 1 && figures * 2 >= words.length) ||
    /[|•·].*[|•·]|\s(?:\/\/|[+=])\s/u.test(text)
  );
};

/** "KM/tenants/0093", "v4.12.0", "AS-9": a file's or a version's name. */
const identifier =
  /(?:^|\s)(?=\S*\d)(?:\S*\p{L}\S*[/_#]\S+|\S*[/_#]\S*\p{L}\S*|v\d[\d.]*)(?=[\s.,]|$)|@|※|■|https?:|www\.|<|_{3}/iu;
const speaksOf = (pattern: RegExp, text: string, others: readonly string[]) => {
  const said = pattern.exec(text)?.[0].toLowerCase();
  return said !== undefined && !others.some((other) => other.toLowerCase().includes(said));
};

interface Sign {
  readonly holds: (text: string, others: readonly string[], recurring: number) => boolean;
  readonly weight: number;
}

const announces =
  /^(?:notices?|announcement|reminder|important|avviso|aviso|avis|hinweis|mitteilung|bekanntmachung|mededeling|ogłoszenie|uwaga|duyuru)(?!\p{L})/iu;
const mostOfFormula = 3;
const mostOfNotice = 4;
const isShouted = (text: string) =>
  / /u.test(text) && /\p{Lu}/u.test(text) && text === text.toUpperCase();
const signs: readonly Sign[] = [
  { holds: (_, __, recurring) => recurring > 0, weight: 0.5 },
  {
    holds: (text, others, recurring) =>
      recurring === 0 && others.length > 2 && /^[^\s。、！？]+$/u.test(text) && text.length < 16,
    weight: -1,
  },
  { holds: (text) => greets.test(text), weight: -1.2 },
  { holds: (text) => begins.test(text), weight: -0.4 },
  { holds: (text) => vows.test(text), weight: -1.2 },
  { holds: (text) => clearsThroat.test(text), weight: -1.2 },
  { holds: (text) => dedicates.test(text), weight: -1.2 },
  { holds: (text) => saysAsked.test(text), weight: -1.2 },
  { holds: (text) => formula.test(text), weight: -1.2 },
  { holds: (text) => releases.test(text), weight: -1.2 },
  { holds: (text) => introduces.test(text), weight: -1.4 },
  { holds: (text) => goesOn.test(text), weight: -1.2 },
  { holds: (text) => notes.test(text), weight: -1.2 },
  { holds: (text) => portions.test(text), weight: -1.2 },
  { holds: (text, others) => speaksOf(ofFilm, text, others), weight: -1.2 },
  { holds: (text) => namesFilmAlone.test(text), weight: -1.2 },
  { holds: isRow, weight: -1.2 },
  // "Present: Ann, Tom", "Note: …"
  { holds: (text) => /^\p{Lu}\p{L}{1,14}: /u.test(text), weight: -0.4 },
  { holds: (text) => identifier.test(text), weight: -1.2 },
  { holds: (text) => !/\p{L}\p{M}*\p{L}/u.test(text), weight: -2 },
  // All in capitals, of two words at the most (three of a notice), and nothing of it is told: a formula.
  {
    holds: (text, others, recurring) =>
      recurring === 0 &&
      others.length > 2 &&
      isShouted(text) &&
      wordsOf(text).length < (announces.test(text) ? mostOfNotice : mostOfFormula) &&
      !tells.test(text),
    weight: -0.8,
  },
];

/** How many of the words that a text could be about are said by the others too. */
function recurringIn(text: string, others: readonly string[]): number {
  const said = new Set(others.flatMap((other) => [...heartWords(other)]));
  return [...heartWords(text)].filter((word) => said.has(word)).length;
}

/** The worth of a text as a title, beside the other sentences of its idea; what is worth less than nothing is furniture. */
export function titleWorth(text: string, others: readonly string[]): number {
  const recurring = recurringIn(text, others);
  return signs
    .filter(({ holds }) => holds(text, others, recurring))
    .reduce((sum, { weight }) => sum + weight, 0);
}
