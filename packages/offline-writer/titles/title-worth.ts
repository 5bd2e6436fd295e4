import { wordsOf } from '../plain-words.ts';
import { heartWords } from './heart-words.ts';
import words from '../data/title-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../word-patterns.ts';

const said = alternativesIn(words);

/* How well a text names what a film is about. The signs are weighed together: none of them decides alone. */

/** "Good morning everyone.", "Hi all": says nothing of what follows. */
const greets = new RegExp(
  String.raw`^[¡]?(?:${said.welcomes})(?:[ ,]+[\p{L}'’.-]+){0,4}[.!,]*$`,
  'iu',
);
/** "I'm Rosa", "for those who don't know me": says who speaks, not of what. */
const introduces =
  /^(?:\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,5} here(?:$|[,.!]| and )|[Ff]or (?:those|anyone|everyone) (?:of you )?who (?:don['’]?t|do not) know me\b|(?:[Tt]his is|[Ii]t['’]s) \p{Lu}\S+ (?:here|from|speaking)|(?:[Mm]y name is|[Ii]['’]m|[Ii] am|[Ii]ch bin|[Ii]ch heiße|[Jj]e suis|[Jj]e m['’]appelle|[Mm]e llamo|[Ss]oy|[Ee]u sou|[Ss]ou|[Ss]ono|[Mm]i chiamo|[Ii]k ben|[Jj]estem|[Nn]azywam się|[Bb]en) \p{Lu}\p{Ll}+(?:$|[,. ]))/u;
/** "Also known as the robber crab", "including two donkeys": goes on from what stands before it. */
const goesOn = new RegExp(String.raw`^(?:${said.goingOn})`, 'iu');
/** "Note to the editor: …" */
const notes = new RegExp(
  String.raw`^(?:${said.noteHeads}|※)(?![\p{L}\p{M}])[^:：]{0,40}[:：]|^※`,
  'iu',
);
/** "Makes 8", "(4 personas)" */
const portions = new RegExp(
  String.raw`^\(?(?:${said.makes})?\s*\d{1,3}(?:\s(?:${said.persons}))?\)?[.]?$`,
  'iu',
);
/** Somebody begins to talk. */
const begins = new RegExp(String.raw`^(?:${said.beginnings}|um+)\b`, 'iu');
/** "This is true i swear", "You won't believe this": says of a story only that it comes. */
const vows = new RegExp(
  String.raw`^(?:(?:this|it|that)(?: is|'s|’s) (?:(?:so|all|really|\d+%|a) )*(?:true|real|no joke|what happened)\b|true story\b|(?:so )?(?:this|it|that) (?:all |really |actually )?happened\b|no joke\b|you (?:won['’]?t|will never) believe\b|i swear\b|${eitherApostrophe(said.vows)})`,
  'iu',
);
/** "So here goes", "storytime", "let me tell you": somebody clears their throat. */
const clearsThroat = new RegExp(
  String.raw`(?<!\p{L})(?:${said.throatClearings}|(?:let me|i(?:'ll| will| shall|'m going to)) (?:tell you|begin|start)|(?:type|write|put|paste) (?:it|this|that|everything) (?:all )?(?:in |down )?here)(?!\p{L})`,
  'iu',
);
/** "For my 8 year old who asked at the beach": for whom it is told, and not what. */
const dedicates =
  /^(?:this (?:one )?is |it['’]?s )?for (?:my|our|a|an) [^.,:!?]{2,60} (?:who|that|cos|because|since) /iu;
/** "I've worked for the water company 26 years and kids always ask me this": says only that it is asked for. */
const saysAsked = new RegExp(
  String.raw`^(?:${said.askers})(?!\p{L})[^.:?!]*\bask(?:s|ed|ing)? (?:me|us)(?: (?:about )?(?:this|that|it|the same thing))?(?: (?:all the time|a lot|every day|every time|constantly))?[.!]*$`,
  'iu',
);
/** "MISSING TORTOISE": capitals that say what is the matter. */
const tells = new RegExp(String.raw`^(?:${said.lostAndFound}|zagin\p{L}+)(?!\p{L})`, 'iu');
/** A formula above any text of its kind. */
const formula = new RegExp(
  String.raw`^(?:${said.formulas}|minutes(?: of (?:the )?(?:last|previous) (?:meeting|mtg))?)[.!:]*$`,
  'iu',
);
/** "FOR IMMEDIATE RELEASE – 4 November": what a press office writes above whatever it sends. */
const releases = new RegExp(
  String.raw`^(?:${said.releases}|embargo(?:ed)?(?: (?:lifted|until|till)\b.{0,40})?)(?:\s*(?:[-–—:|/,]|\().{0,60})?[.!:]*$`,
  'iu',
);
/** "Texte pour le petit film", "material for the clip": names what was sent, and nothing of what it tells. */
const namesFilmAlone = new RegExp(
  String.raw`^(?:(?:${said.articles})\s+)?(?:${said.textsAndFilms})\s(?:${said.forFilms}) (?:\S+ ){0,3}?(?:${said.films})[?!.]*$`,
  'iu',
);
/** It speaks to whoever makes the film. */
const ofFilm = new RegExp(String.raw`\b(?:${said.filmNouns})\b|فيديو|動画|वीडियो|видео`, 'iu');
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

const announces = new RegExp(String.raw`^(?:${said.noticeHeads})(?!\p{L})`, 'iu');
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
