import { countKinds } from './reader-words.ts';

/** Forms that say for whom a piece is wherever it stands; the reader that was trained is not asked. */
export type Sign = 'note' | 'furniture' | 'say';

/** "(#1187)", "(APP-2291)", "(2025-03-11)": the number and the day of an entry. */
const numberOfEntry =
  /^[([]\s?(?:(?:see |issue |ticket |pr )?#\d{1,7}(?:, ?#\d{1,7})*|[A-Z]{2,6}-\d{3,6}|\d{4}-\d{2}-\d{2})\s?[)\]]\.?$/u;
const ofPage: readonly RegExp[] = [
  /^(?:[★☆⭐\s]|[-–—|·•])*verified (?:purchase|buyer|reviewer|owner|review)\W*$/iu,
  /^\W*\d[\d,]* (?:of \d[\d,]* )?(?:people|customers|users|others|members|person) (?:found|finds?) this (?:review )?helpful\W*$/iu,
  /^\W*(?:reading time|read time|lesezeit|tiempo de lectura|temps de lecture)\s?[:：]?\s?(?:about |ca\.? )?\d{1,3} ?\p{L}{1,8}\W*$/iu,
  /^\W*\d{1,3}[- ](?:min(?:ute)?s?)[- ]read\W*$/iu,
  /^\W*\(?(?:e\s?&\s?o\s?e|ends|read more|article continues below|view in browser)\)?\W*$/iu,
];
/** "By Hester Quayle. Reading time: 4 minutes. Photo: …" */
const bylineWithMore =
  /^By \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}(?:$|\. (?:Reading time|Photos?|Words|Updated|Published|First published|\d{1,3} min)\b.{0,120}$|\.$)/u;
/** What a mail says before what it has to say. */
const smallTalk =
  /^(?:i )?hope (?:you|you're|everyone|everybody|y'all|this (?:e-?mail|message|note))(?: all)? (?:had|are|is|has|have had|is doing|are doing|finds you|enjoyed|keeping)\b[^.!?]{0,80}\b(?:weekend|week|well|break|holidays?|christmas|summer|easter|day)\b[^.!?]{0,60}[.!]*$/iu;

/** "(née Tolley)", "(geb. Kern)", "(formerly …)" is a part of the name before it. */
const partOfName =
  /^[([](?:née|né|nee|geb\.|geboren|born|formerly|aka|a\.k\.a\.|also known as)\s\p{L}/iu;

const plea = /(?<![\p{L}'’])(?:pls|plz|please|plss)(?![\p{L}'’])/iu;
/** "Bitte ein kurzes Video …", "por favor un vídeo …" */
const asksForVideo =
  /(?<!\p{L})(?:bitte|por favor|porfa|svp|s['’]il (?:vous|te) pla[iî]t|per favore|proszę)(?!\p{L})[^.!?]{0,30}(?<!\p{L})(?:eine?n?|una?|une|uma?|krótki)(?!\p{L})/iu;
/** Under a review: its buttons stand in the same line. */
const helpful = /^was this (?:review |article |page |answer )?(?:helpful|useful)\?/iu;
const making =
  /(?<![\p{L}'’])(?:put|pause|turn|make|add|use|show|keep|play|read|end|start|leave|include)(?![\p{L}'’])/iu;
/** "Pause 3 secs before each answer", "leave a gap of 3 seconds before the answer". */
const ofQuizMaster =
  /\b(?:pause|gap|wait|leave|beat)\b[^.!?]{0,60}\b(?:before|between|after|for) (?:each|every|the|all) (?:answers?|questions?|riddles?|reveal|laughs?)\b/iu;
/** "(DO NOT mention the pilot yet)" */
const forbids =
  /^[([](?:please |pls |and )?(?:do not|don['’]?t|never) (?:mention|say|show|name|read|use)\b/iu;
/** ", explained so my mother gets it", ", I'm not an economist so go slow" */
const forWhom =
  /^, ?(?:(?:explained|told|written|simplified|kept simple)\b.{0,20}?\b(?:so|for|to|like|as if|that)\b|(?:i'?m|we'?re|i am|we are) .{2,60}?\bso (?:please |pls )?(?:go|keep|make|explain|use|talk|speak)\b)/iu;
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}]+)*/gu;
const ofFilm = ['film', 'sound', 'voice', 'picture'] as const;
const longest = 300;

/** "Elevator pitch v4" over the text. */
const version = /^(?:[\p{L}'’-]+ ){1,4}(?:v|ver\.? |version |draft )\d{1,2}\.?$/u;
/** "Agree? 👇" */
const pointsDown = /^(?:agree|thoughts|your thoughts|sound familiar)\?\s*[👇⬇]/iu;

export interface Place {
  /** The line it stands in. */
  readonly line: string;
  /** Whether it stands in the first or the last paragraph of several. */
  readonly isAtEdge: boolean;
  /** Whether it begins one of the first lines. */
  readonly isNearTop: boolean;
}

/** For whom a piece is by its form alone; null where that does not tell. */
export function signOf(text: string, { line, isAtEdge, isNearTop }: Place): Sign | null {
  if (text.length > longest) return null;
  if (partOfName.test(text) || /^[:：]/u.test(text)) return 'say';
  if (helpful.test(line)) return 'furniture';
  if (numberOfEntry.test(text) || ofPage.some((form) => form.test(text))) return 'furniture';
  if (smallTalk.test(text) || pointsDown.test(text)) return 'furniture';
  if (isNearTop && bylineWithMore.test(line)) return 'furniture';
  if (isNearTop && isAtEdge && version.test(text)) return 'note';
  if (ofQuizMaster.test(text) && (isAtEdge || plea.test(text))) return 'note';
  if (forbids.test(text) || forWhom.test(text)) return 'note';
  const asks = (plea.test(text) && making.test(text)) || asksForVideo.test(text);
  return isAtEdge && asks && speaksOfFilm(text) ? 'note' : null;
}

/** Whether a piece names a film or what one is made of. */
export function speaksOfFilm(text: string): boolean {
  const kinds = countKinds(text.toLowerCase().match(wordPattern) ?? [], text);
  return ofFilm.some((kind) => kinds.has(kind));
}

/** Whether a piece holds any word or sign that notes and furniture are made of; one word of a page ("more", "home") is none. */
export function tells(text: string): boolean {
  if (/[\d#@|·•›»:_/©]|\p{Extended_Pictographic}/u.test(text)) return true;
  const kinds = countKinds(text.toLowerCase().match(wordPattern) ?? [], text);
  return [...kinds].some(([kind, count]) => kind !== 'page' || count > 1);
}
