import type { Brief } from '../brief.ts';
import type { Material, Unit, UnitKind } from '../reading/material.ts';
import { raise } from '../reading/sentences.ts';
import { isAsked } from '../genres/asked.ts';
import { core } from './core.ts';
import { lostHeading } from './lost-heading.ts';
import { namedInFull, withoutWorkingLabel } from './named-in-full.ts';
import { shortened } from './shorten.ts';
import { titleWorth } from './title-worth.ts';
import words from '../data/title-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../word-patterns.ts';

const said = alternativesIn(words);

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => raise(letter, text));
const withoutStop = (text: string) => text.replace(/[.。।,;:\s]+$/u, '');

/** "Notices vid for sunday": a film's subject without the film. */
const filmWord = new RegExp(
  String.raw`\s+(?:${said.filmsAlone})(?=\s+(?:for|on|about|of)\s|\s*$)`,
  'iu',
);

const asTitle = (text: string) => capitalised(withoutStop(shortened(withoutWorkingLabel(text))));

interface Candidate {
  readonly text: string;
  readonly worth: number;
}

const mostUnits = 8;
const ofQuiz: ReadonlySet<UnitKind> = new Set(['question', 'answer', 'item']);
/** What leans on another sentence, or is said to somebody, names a film less well. */
const ofLeaning = -0.5;
/** An amount of something is no dish. */
const ofIngredient = -1.2;
/** A clause that is not the first of its sentence. */
const ofLaterClause = -0.1;
/** A mail's subject says what the mail is about, often not what its film is. */
const ofMail = -0.4;
const ofSent = -0.9;
const ofMarked = 0.2;
/** From here on a text names the film; the first that does is its title. */
const leastWorth = -0.5;

/** "January promo", "flyer text": what is sent, and nothing of what it tells. */
const ofFilmAlone = new RegExp(String.raw`^(?:\S+ ){0,2}(?:${said.scriptsAndAds})$`, 'iu');
/** "Thunder Bay, Ont." */
const placeAlone = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}, \p{Lu}[\p{L}.]{1,15}$/u;
/** "Amma's Tiffin, Indiranagar" */
const isOwned = /['’]s(?!\p{L})/u;
const ofPlace = -1.2;
/** Where a further clause begins, with its own subject. */
const nextClause =
  /\s+(?:and|but|so)\s+(?=(?:then )?(?:my|the|our|an?|his|her|this|one)\s\S+ \S+ \S)/iu;

/** What may name the film, in order: its heading, and the first sentences. */
function candidatesOf(idea: string, material: Material): Candidate[] {
  // The first question of a quiz asks, and names nothing.
  const naming = material.form.hasQuiz ? beforeQuiz(material) : material.units;
  return [
    ...lostHeadings(idea, material),
    ...headings(material),
    ...naming.slice(0, mostUnits).flatMap((unit) => ofSentence(unit, material)),
  ];
}

/** What stands in front of the first question; behind the last stands who wins. */
function beforeQuiz({ units }: Material): readonly Unit[] {
  const first = units.findIndex(({ kind }) => ofQuiz.has(kind));
  return first < 0 ? units : units.slice(0, first);
}

function lostHeadings(idea: string, material: Material): Candidate[] {
  const lost = lostHeading(idea, material);
  if (lost === null) return [];
  return [
    { text: lost.text, worth: headingWorth(lost.text, material) + (lost.isMarked ? ofMarked : 0) },
  ];
}

function headings({ title, units, isTitleUnsaid, form }: Material): Candidate[] {
  if (title === null) return [];
  const isMail = isTitleUnsaid === true;
  const text = core(isMail ? title.replace(filmWord, '') : title);
  const sent = (isMail ? ofMail : 0) + (ofFilmAlone.test(text) ? ofSent : 0);
  return [{ text, worth: headingWorth(text, { units, form }) + sent }];
}

/** A sentence, and its later clauses where it begins with what names nothing. */
function ofSentence(
  { text: whole, leansOn, kind }: Unit,
  { units }: Pick<Material, 'units'>,
): Candidate[] {
  const texts = units.map(({ text }) => text);
  const others = texts.filter((other) => other !== whole);
  const text = core(whole);
  const kept =
    (leansOn === null ? 0 : ofLeaning) +
    (kind === 'ingredient' ? ofIngredient : 0) +
    (placeAlone.test(text) && !isOwned.test(text) ? ofPlace : 0);
  const worth = titleWorth(text, others) + kept;
  const clause = worth < 0 ? text.split(nextClause).slice(1, 2) : [];
  const later = clause.map((each) => ({
    text: each,
    worth: titleWorth(each, others) + kept + ofLaterClause,
  }));
  return [{ text, worth }, ...later];
}

/** "I have a shop in Leeds called Second Wind": who tells of their own thing names it. */
const owned = new RegExp(
  String.raw`(?<!\p{L})(?:${eitherApostrophe(said.owning)})(?!\p{L})[^.!?]{0,100}?(?<!\p{L})(?:${eitherApostrophe(said.called)})\s+["“„«]?(\p{Lu}[\p{L}\p{N}'’&-]*(?: (?:(?:${said.ofOwnName}|&) )?\p{Lu}[\p{L}\p{N}'’&-]*){0,4})`,
  'iu',
);
/** "We're Spoke and Mirrors, a bike repair shop in a van": what stands behind the comma says that it is a name. */
const presented =
  /(?<!\p{L})(?:we['’]re|we are) (\p{Lu}[\p{L}\p{N}'’&-]*(?: (?:(?:of|and|&|the) )?\p{Lu}[\p{L}\p{N}'’&-]*){0,4})(?=, (?:an?|the) )/iu;
const mostNamed = 3;
function ownName({ units }: Material): string | null {
  for (const { text } of units.slice(0, mostNamed)) {
    const name = (owned.exec(text) ?? presented.exec(text))?.[1];
    // Names have capitals; the pattern itself reads either case.
    const kept = name === undefined ? null : joinsName.exec(name)?.[0];
    if (kept != null) return kept;
  }
  return null;
}
const joinsName = new RegExp(
  String.raw`^\p{Lu}\S*(?: (?:(?:${said.ofOwnName}|&) )?\p{Lu}\S*)*`,
  'u',
);

/** What stands above a recipe or a poem is its name, be it one word in capitals. */
const headingWorth = (heading: string, { units, form }: Pick<Material, 'units' | 'form'>): number =>
  titleWorth(
    heading,
    units.map(({ text }) => text),
  ) + (form.isVerse || form.hasIngredients ? ofNamedForm : 0);
const ofNamedForm = 1.5;

/** Whether a heading names what is told; furniture ("Abstract", "v2.1") does not, and is not said either. */
export const isNaming = (heading: string, material: Material): boolean =>
  headingWorth(core(heading), material) >= leastWorth;

const isSaid = (text: string | undefined): text is string =>
  text !== undefined && /[\p{L}\p{N}]/u.test(text);

/** A question whose mark was not typed is one all the same. */
const asQuestion = (text: string, language: string): string =>
  !/[?.!]$/u.test(text) &&
  (language === 'en' ? isAsked(text) : asks.test(text) && !tellsWhy.test(text))
    ? `${text}?`
    : text;
/** "Warum Brotteig besser schmeckt": only behind its verb a German asks. */
const tellsWhy =
  /^(?:[Ww]arum|[Ww]ieso|[Ww]eshalb|[Ww]aarom) (?:\p{Lu}|(?:der|die|das|den|dem|ein\p{L}*|man|wir|ihr|sie|es|er|ich|mein\p{L}*|unser\p{L}*|de|het|een|je)\s)/u;
const asks = new RegExp(String.raw`^(?:${said.askingWhy})(?!\p{L})`, 'iu');

const mostChat = 3;
function toldInFull({ units }: Material): string | null {
  return units.slice(0, mostChat).flatMap(({ text }) => namedInFull(text) ?? [])[0] ?? null;
}

/** The film's title: the creator's, what they want told, or the first heading or sentence that names what is told. */
export function titleOf(brief: Pick<Brief, 'title' | 'idea'>, material: Material): string {
  if (isSaid(brief.title)) return asWritten(brief.title);
  const { title, topic, units } = material;
  const namesText = topic !== null && units.length > 0 && ofFilmAlone.test(topic.text);
  if (topic !== null && title === null && isSaid(topic.text) && !namesText)
    return asTitle(asQuestion(core(topic.text), material.language));
  const own = title === null ? ownName(material) : null;
  if (own !== null) return asTitle(own);
  const full = title === null ? toldInFull(material) : null;
  if (full !== null) return asTitle(full);
  const candidates = candidatesOf(brief.idea, material).filter(({ text }) => isSaid(text));
  const best = candidates.toSorted((one, other) => other.worth - one.worth)[0];
  const chosen = candidates.find(({ worth }) => worth >= leastWorth) ?? best;
  if (chosen === undefined && material.form.hasQuiz) return 'Quiz';
  return asTitle(asSpelt(chosen?.text ?? core(topic?.text ?? brief.idea), material));
}

/** "pawtrail" above a text of PawTrail is spelt as there. */
const asSpelt = (title: string, { units }: Material): string =>
  /^\p{Ll}+$/u.test(title)
    ? (units
        .flatMap(({ text }) => text.slice(0, 400).match(/\p{L}+/gu) ?? [])
        .find((word) => word !== title && word.toLowerCase() === title) ?? title)
    : title;

/** A title that its creator gave stays as it is. */
const asWritten = (title: string) => asTitle(title.replaceAll(/\s+/gu, ' ').trim());
