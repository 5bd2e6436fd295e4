import type { Brief } from '../brief.ts';
import { isAsked } from '../genres/asked.ts';
import { capital, lettersOf } from '../plain-words.ts';
import type { Material } from '../reading/material.ts';
import { raise } from '../reading/sentences.ts';
import { softmax } from '../sifting/linear-model.ts';
import { callsMaker } from '../sifting/for-viewers.ts';
import { treeScore } from '../sifting/tree-model.ts';
import { heartWords } from './heart-words.ts';
import { isOfPage } from '../reading/formats/furniture.ts';
import { isSender, isWhen } from './names-nothing.ts';
import { isToMaker, phrasesOf, type Phrase } from './phrases.ts';
import { sentencesOf, wordsSaid } from './sentences.ts';
import { signsOfIdea } from './idea-signs.ts';
import { signsOf } from './phrase-signs.ts';
import { titleModel } from './title-model.ts';
import words from '../data/title-words.json' with { type: 'json' };
import verseWords from '../data/verse-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(words);

interface Ranked {
  readonly phrase: Phrase;
  readonly score: number;
}

const known = new WeakMap<Material, readonly Ranked[]>();

/** The phrases of an idea, the likeliest title first. */
function rankedPhrases(material: Material): readonly Ranked[] {
  const ranked = known.get(material) ?? rankPhrases(material);
  known.set(material, ranked);
  return ranked;
}

function rankPhrases(material: Material): readonly Ranked[] {
  const sentences = sentencesOf(material);
  const idea = signsOfIdea(material, sentences);
  const phrases = sentences
    .flatMap(phrasesOf)
    .filter(
      ({ text, sentence }) =>
        ![text, sentence.words.map((word) => word.text).join(' ')].some(isOfPage),
    );
  const { isDialogue, isScript, isChat } = material.form;
  // In a talk whoever is greeted is one of those whom it is about.
  const isTalk = isDialogue || isScript || isChat;
  const named = phrases.filter(
    (phrase) =>
      !isUnfinished(phrase) &&
      !isWhen(phrase) &&
      !isSender(phrase) &&
      !isCallToMaker(phrase) &&
      !isAddress(phrase) &&
      (isTalk || !isHail(phrase)) &&
      !isDateline(phrase, material),
  );
  return (named.length > 0 ? named : phrases)
    .map((phrase) => ({ phrase, score: treeScore(titleModel(), signsOf(phrase, idea)) }))
    .toSorted((one, other) => other.score - one.score);
}

/** "Summer challenge starts | on Saturday": what goes on behind its verb is no name. */
function isUnfinished({ sentence: { words, line }, from, to }: Phrase): boolean {
  const [last, next] = [words[to - 1]?.lower ?? '', words[to]];
  // "The camp is on 17, 18 and 19 June".
  const isCounted = [last, next?.lower ?? ''].every((word) => /^\d+$/u.test(word));
  // "Ferry that runs on a rope".
  const isOfWhat = words[to - 2]?.kinds.has('relatives') === true;
  // "Fritzchen kommt nach Hause und sagt: „Mama …“": what somebody says is still to come.
  const between = line.text.slice(words[to - 1]?.to ?? 0, next?.from ?? 0);
  const isLinked = words[to - 2]?.kinds.has('joiners') === true && to - from >= leastLinked;
  const isParted = next !== undefined && next.mark !== 'none';
  // "Children show | how they learn to read": what is shown is still to come.
  if (next?.mark === 'none' && next.kinds.has('asking')) return true;
  if (isParted && (isLinked || /^[:,]\s*["“„«‘]/u.test(between))) return true;
  return isCounted || (next?.mark === 'none' && (unfinished.has(last) || isOfWhat));
}
/** "Jasiu wraca ze szkoły i mówi, że …": a clause of one word waits for what is said; "salt and pepper" does not. */
const leastLinked = 5;
const unfinished: ReadonlySet<string> = new Set(words.unfinished);

/** "To all parents and carers of Year 6", "Hola vecinos del barrio": whom a text is for is not what it is about. */
function isAddress({ sentence: { words, place }, from, to }: Phrase): boolean {
  if (place > 1) return false;
  const [found, addressee = ''] = addressing.exec(words.map((word) => word.lower).join(' ')) ?? [];
  if (found === undefined) return false;
  const length = found.split(' ').length;
  // "Heads up allotment folks - water is off": a longer sentence says more behind whom it is for.
  if (words.length > mostAddressing) return to <= length;
  // "Hi all, it's Graham with the blue van", "Hola vecinos, se ha perdido mi loro": behind whoever is meant the text begins.
  const isParted = (words[length]?.mark ?? 'none') !== 'none';
  return !(isParted || anybody.has(addressee)) || from < length;
}
const anybody: ReadonlySet<string> = new Set(words.addressedAtLarge);
const mostAddressing = 12;
const addressing = new RegExp(
  String.raw`^(?:${said.addressLeads}) (?:\p{L}+ ){0,3}(${said.addressees})(?!\p{L})`,
  'u',
);

/** "Good morning students. Why …", "Bonsoir à tous, la salle …": a greeting names no film, nor does whoever is greeted. */
function isHail({ sentence: { words, place }, from }: Phrase): boolean {
  const length = hail.exec(wordsSaid(words))?.[0].split(' ').length;
  if (place > 1 || length === undefined) return false;
  const parted = words.findIndex(({ mark }, at) => at >= length && mark !== 'none');
  // "Oi gente lista do passeio, sexta": behind a greeting without a mark the text itself begins.
  const isNear = parted > 0 && parted - length <= mostHailed;
  return from < (isNear ? parted : words.length <= longestHail ? words.length : length);
}
/** Whoever is greeted has so many words: "everybody at the club". */
const mostHailed = 4;
const hail = new RegExp(String.raw`^(?:${said.hails})(?![\p{L}'’])`, 'iu');
const longestHail = 6;

/** "PINE COULEE, Alta. — The outdoor rink": where news is from stands in its picture, and names nothing. */
function isDateline(
  { text, sentence: { place } }: Phrase,
  { units, pieces = [] }: Material,
): boolean {
  const shown = lettersOf(units[0]?.onScreen ?? '');
  const opens = lettersOf(
    pieces
      .slice(0, mostOfDateline)
      .map((piece) => piece.text)
      .join(' '),
  );
  return (
    place < mostOfDateline &&
    shown !== '' &&
    opens.startsWith(shown) &&
    shown.includes(lettersOf(text))
  );
}
const mostOfDateline = 4;

/** "For the film people: keep it short": what calls the film-maker names no film. */
function isCallToMaker({ sentence: { line, words }, to }: Phrase): boolean {
  const end = words[to - 1]?.to ?? 0;
  return callsMaker(line.text.trim()) && end <= line.text.search(/[:：]/u);
}

/** How likely the first of them is the title, against the others. */
function chanceOfBest(ranked: readonly Ranked[]): number {
  const scores = ranked.slice(0, mostCompared).map(({ score }) => score);
  return softmax(scores)[0] ?? 0;
}
const mostCompared = 200;

/** The words of an idea that best name what its film is about; null where it has none. */
const titlePhrase = (material: Material): Phrase | null =>
  rankedPhrases(material)[0]?.phrase ?? null;

/** What a phrase may be less likely than the best one where it is a heading that somebody wrote above the text. */
const ofHeading = 3;
/** What stands above a recipe or a poem is its name. */
const ofNamedForm = 8;

const mostOfPoemsName = 5;
/** "Oma", above verses: a poem is called as its author calls it, however little that says; null where furniture stands there. */
const poemsName = ({ form, title }: Material): string | null =>
  form.isVerse &&
  title !== null &&
  title.split(' ').length <= mostOfPoemsName &&
  /^\p{Lu}[^\p{N}:@/]+$/u.test(title) &&
  !hail.test(title) &&
  !ofForm.test(title)
    ? title
    : null;
const ofForm = new RegExp(
  String.raw`(?<!\p{L})(?:${alternativesIn(verseWords).poemWords})(?!\p{L})`,
  'iu',
);

/** Whether a heading names what is told; furniture ("Abstract", "v2.1") does not, and is not said either. */
export function isNaming(heading: string, material: Material): boolean {
  if (heading === poemsName(material)) return true;
  const letters = lettersOf(heading);
  const ranked = rankedPhrases(material);
  const [best] = ranked;
  const own = ranked.find(({ phrase }) => letters.includes(lettersOf(phrase.text)));
  const { isVerse, hasIngredients } = material.form;
  const margin = isVerse || hasIngredients ? ofNamedForm : ofHeading;
  return best !== undefined && own !== undefined && own.score >= best.score - margin;
}

/** Whoever says a name must be so sure that it is the film's. */
const leastChance = 0.25;
/** So many sentences open a film. */
const openingUnits = 3;
const leastHeard = 0.5;
const mostSaid = 9;

/**
 * What a film is about, where its first sentences would not say it: "teacup candles" stands in a line that is read as a note, and
 * every step tells of cups and wicks.
 */
export function unheardName(material: Material): string | null {
  const { units, form, title, topic, isTitleUnsaid } = material;
  // What is told of a bare topic names it by itself.
  if (form.isVerse || topic !== null) return null;
  const ranked = rankedPhrases(material);
  const phrase = ranked[0]?.phrase;
  if (phrase === undefined || chanceOfBest(ranked) < leastChance) return null;
  const own = phrase.sentence.words.slice(phrase.from, phrase.to);
  const letters = lettersOf(phrase.text);
  const isOfMail = isTitleUnsaid === true && lettersOf(title ?? '').includes(letters);
  if (isOfMail || own.length > mostSaid || own.some(isToMaker)) return null;
  const stems = [...heartWords(phrase.text)];
  const heard = heartWords(
    units
      .slice(0, openingUnits)
      .map(({ text }) => text)
      .join(' '),
  );
  const isHeard =
    stems.filter((stem) => heard.has(stem)).length > stems.length * leastHeard ||
    units.some(({ text }) => lettersOf(text).includes(letters));
  return isHeard ? null : written(phrase);
}

const longest = 84;
const withoutStop = (text: string) => text.replace(/[.。।,;:\s]+$/u, '');
const capitalised = (text: string) =>
  text.replace(/(?<=^¿?)\p{Ll}/u, (letter) => raise(letter, text));
const isSaid = (text: string | undefined): text is string =>
  text !== undefined && /[\p{L}\p{N}]/u.test(text);

/** A title that is too long ends at a word, with a mark that says so. */
function cutAtWord(text: string): string {
  if (text.replaceAll(/\p{M}/gu, '').length <= longest) return text;
  const cut = text.slice(0, longest);
  const space = cut.lastIndexOf(' ');
  const whole = space > longest / 3 ? cut.slice(0, space) : cut;
  // Half a surrogate pair is no character.
  return `${whole.replace(/[\p{P}\s\uD800-\uDBFF]+$/u, '')}…`;
}

/** "GUION nº 12 - estelas de los aviones": under what its author filed it. */
const workingLabel = new RegExp(
  String.raw`^(?:${said.workingLabels}) (?:n[º°o.]{0,2} ?)?\d{1,4}\s?[-–—:.]\s*(?=\S)`,
  'iu',
);

const asTitle = (text: string) =>
  capitalised(
    withoutStop(cutAtWord(text.replaceAll(/\s+/gu, ' ').trim().replace(workingLabel, ''))),
  );

/** "Warum Brotteig besser schmeckt": only behind its verb a German asks. */
const tellsWhy = new RegExp(
  String.raw`^(?:[Ww]arum|[Ww]ieso|[Ww]eshalb|[Ww]aarom) (?:\p{Lu}|(?:${said.clauseSubjects})\s)`,
  'u',
);
const asks = new RegExp(String.raw`^(?:${said.askingWhy})(?!\p{L})`, 'iu');

/** A question whose mark was not typed is one all the same; it is written as its language does. */
export function asQuestion(text: string, language: string): string {
  const isQuestion =
    !/[?.!]$/u.test(text) &&
    (language === 'en' ? isAsked(text) : asks.test(text) && !tellsWhy.test(text));
  if (!isQuestion) return text;
  if (language === 'es') return `¿${capital(text)}?`;
  // A French mark stands behind a narrow blank.
  return language === 'fr' ? `${text}\u202f?` : `${text}?`;
}

/** "pawtrail" above a text of PawTrail is spelt as there. */
const asSpelt = (title: string, { units }: Material): string =>
  /^\p{Ll}+$/u.test(title)
    ? (units
        .flatMap(({ text }) => text.slice(0, 400).match(/\p{L}+/gu) ?? [])
        .find((word) => word !== title && word.toLowerCase() === title) ?? title)
    : title;

/** The words of a phrase, with the mark of the question that they ask. */
function written({ sentence, from, to, text }: Phrase): string {
  const first = sentence.words[from];
  const opens = sentence.line.text.slice(0, first?.from ?? 0).endsWith('¿');
  const isWhole = to === sentence.words.length && first !== undefined;
  const asksItself = isWhole && (first.mark !== 'none' || first.kinds.has('asking'));
  const mark = asksItself ? /^\s*!*([?？؟])/u.exec(sentence.end)?.[1] : undefined;
  return `${opens && mark !== undefined ? '¿' : ''}${text}${mark ?? ''}`;
}

/** The film's title: the creator's, the topic that they want told, or the words of their idea that best name what is told. */
export function titleOf(brief: Pick<Brief, 'title' | 'idea'>, material: Material): string {
  if (isSaid(brief.title)) return asTitle(brief.title);
  const { topic, title, units, language } = material;
  if (topic !== null && title === null && units.length === 0 && isSaid(topic.text))
    return asTitle(asQuestion(topic.text, language));
  const name = poemsName(material);
  if (name !== null) return asTitle(name);
  const phrase = titlePhrase(material);
  if (phrase === null) return asTitle(topic?.text ?? brief.idea);
  return asTitle(asQuestion(asSpelt(written(phrase), material), language));
}
