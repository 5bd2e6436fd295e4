import type { Beat, BeatRole } from '../genres/genre.ts';
import { hasVerb, isImperative } from '../reading/english.ts';
import { notBut, printedCorrection } from './corrections.ts';
import { isTornHeadline } from './headings.ts';
import type { PlacedLine } from './pieces.ts';
import { sectionWorths } from './section-worth.ts';

/*
 * What each line is worth, where not all fits: what its genre makes of it, how much the reader thinks that it matters, and
 * what no viewer may miss: what to do, when and where, what is not so.
 */

/** A beat begins with what matters; what follows in it waits until other beats have begun. A claim or a moment is told to its end. */
const perLineAfterFirst = 0.12;
const perLineOfClaim = 0.03;
const mostLinesAfterFirst = 3;
/** What makes a beat weigh more than that is its first line. */
const mostOfLaterLine = 0.8;
const ofFigures = 0.12;
/** Sums and percentages are mostly what was found, or what it costs. */
const ofRate = 0.05;
/** A claim that is taken back is told with what takes it back. */
const ofTakenBack = 1.15;
/** "It was wrong.": nothing that was told before it is worth more, and not how the film ends either. */
const ofReversal = 1.6;
const isTakenBack = (text: string) =>
  text.length < 60 &&
  /\b(?:is|was|are|were) (?:\p{L}+ )?(?:wrong|false|untrue|not true)\b/iu.test(text);
/** A first line of so few words ("Cold start.") only names what the next one says. */
const mostNamingWords = 3;

function worthInGenre(
  { place, beat, line }: PlacedLine,
  beats: readonly Beat[],
  first: PlacedLine | undefined,
): number {
  const isNamed = (first?.line.text.split(/\s+/u).length ?? 0) <= mostNamingWords;
  const lines = place - (first?.place ?? place) - (isNamed ? 1 : 0);
  const after = Math.max(Math.min(lines, mostLinesAfterFirst), 0);
  // A year alone only says when.
  const isMeasured = line.unit?.figures.some(({ kind, text }) => kind !== 'date' || isDay(text));
  const isRate = line.unit?.figures.some(({ kind }) => kind === 'percent' || kind === 'money');
  const figures = (isMeasured === true ? ofFigures : 0) + (isRate === true ? ofRate : 0);
  const role = beats[beat]?.shows.role;
  const isClaim = role === 'claim' || role === 'moment';
  const ofBeat = beats[beat]?.weight ?? 0;
  const worth =
    (after > 0 && figures === 0 ? Math.min(ofBeat, mostOfLaterLine) : ofBeat) -
    after * (isClaim ? perLineOfClaim : perLineAfterFirst) +
    figures;
  if (line.unit === null) return worth;
  if (isTakenBack(line.text)) return Math.max(worth, ofReversal);
  return line.unit.corrects === null ? worth : Math.max(worth, ofTakenBack);
}

const partRoles: ReadonlySet<BeatRole> = new Set([
  'point',
  'step',
  'ingredients',
  'question',
  'answer',
]);
/**
 * How a film begins is kept before all else, and how it ends before what is plainly told between. In a list or a recipe
 * the first line of each part comes first, in a pitch its proof.
 */
const behindTitle = { short: 2, long: 1 };
const mostOfShort = 0.12;
const edges = { lead: 2, ending: 1.05 };
const edgesBesideParts = { lead: 0.75, ending: 0.745 };
const edgesBesideProof = { lead: 0.93, ending: 0.84 };
/** A lead of so little of the room comes before the parts, unless it counts them: one may have to go. */
const shortLead = 0.1;
const counts = /\d/u;
/** Where an edge takes more of the room, it is weighed as any other line. */
const usualOfLead = 0.3;
const mostOfLead = 0.5;
const longLead = 1.5;
const mostOfEnding = 0.25;
/** "Good evening everybody.", "Dear residents": only politeness. */
const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|dear|welcome|ladies|hallo|guten|liebe[rs]?|hola|buen[oa]s|querid[oa]s?|bonjour|bonsoir|chers?|chère|ciao|buon|caro|cara|olá|bom|boa)(?!\p{L})/iu;
const mostGreetingWords = 5;

const thanks =
  /^(?:(?:many |special |big )?thanks? (?:to|you (?:to|for|all))|danke|gracias a|merci à|grazie a|obrigad[oa])(?!\p{L})/iu;
const beginsPolitely = ({ line }: PlacedLine) => greeting.test(line.text);
const isGreeting = (one: PlacedLine) =>
  (beginsPolitely(one) && one.line.text.split(/\s+/u).length <= mostGreetingWords) ||
  thanks.test(one.line.text);
const secondsOf = ({ pieces }: PlacedLine) => pieces.reduce((sum, { seconds }) => sum + seconds, 0);

/** The worth of the lines that a film begins with, its title and its author's first sentence, and of the one that ends it. */
function edgeWorths(
  candidates: readonly PlacedLine[],
  beats: readonly Beat[],
  roomS: number,
  sections: readonly number[],
): ReadonlyMap<number, number> {
  const roles = beats.map(({ shows }) => shows.role);
  const weights = roles.some((role) => partRoles.has(role))
    ? edgesBesideParts
    : roles.includes('proof')
      ? edgesBesideProof
      : edges;
  const isPart = ({ beat }: PlacedLine) => partRoles.has(beats[beat]?.shows.role ?? 'detail');
  const own = candidates.filter(({ line }) => line.source !== 'fact');
  const first = own.findIndex((one) => one.line.unit !== null && !isGreeting(one));
  const leads = own.slice(0, first < 0 ? 1 : first + 1).filter((one) => !isGreeting(one));
  const [title] = leads;
  const isTitled = title?.line.unit === null && leads.length > 1;
  const worths = new Map<number, number>();
  const takes = (one: PlacedLine, share: number) => secondsOf(one) <= roomS * share + 1e-9;
  for (const one of leads.filter((lead) => !isPart(lead) && !beginsPolitely(lead))) {
    // Behind a title the first sentence is not all that says what the film is about.
    if (isTitled && one !== title) {
      if (weights === edges && !repeats(one.line.text, title.line.text))
        worths.set(one.place, takes(one, mostOfShort) ? behindTitle.short : behindTitle.long);
      continue;
    }
    const mayBeShort = weights !== edgesBesideProof && !counts.test(one.line.text.slice(0, 3));
    if (mayBeShort && takes(one, shortLead)) worths.set(one.place, edges.lead);
    else if (takes(one, mostOfLead))
      worths.set(
        one.place,
        takes(one, usualOfLead) ? weights.lead : Math.min(weights.lead, longLead),
      );
  }
  const ending = endingOf(own.filter(({ place }) => (sections[place] ?? 0) >= 0));
  if (ending !== undefined && !isPart(ending) && own.length >= 3 && takes(ending, mostOfEnding))
    worths.set(ending.place, Math.max(worths.get(ending.place) ?? 0, weights.ending));
  return worths;
}

/** Whether a sentence says again what a title says. */
function repeats(text: string, title: string): boolean {
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const said = new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
  return words.filter((word) => said.has(word)).length >= words.length * mostRepeated;
}
const mostRepeated = 0.5;
const mostOfRepeated = 0.65;

/** A genre may have ordered the lines anew: it is the author who ends a text, and not with a correction. */
function endingOf(own: readonly PlacedLine[]): PlacedLine | undefined {
  const correction = new Set(printedCorrection(own));
  return own
    .filter((line) => !correction.has(line))
    .reduce<PlacedLine | undefined>(
      (last, one) => ((last?.line.unit?.id ?? -1) < (one.line.unit?.id ?? -1) ? one : last),
      undefined,
    );
}

/** "Boil all water", "is cancelled", "do not": what somebody has to do or to leave. */
const forbids =
  /\b(?:cancelled|canceled|closed|shut|suspended|postponed|banned|recalled|evacuate|do not|don't|must(?: not)?|avoid)\b/iu;
const contact =
  /\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|example|de|fr|es|it|uk|io|app|gov|edu)\b|@\w|\b(?:ring|call|dial|phone) \d{3}\b|(?<![\p{L}\d])(?:\d[\s()-]*){8,}/u;
const mustBeHeard = 0.32;
const ofEvent = 0.4;
/** An hour alone is often only a part of what happens. */
const ofHour = 0.15;
const ofPoint = 0.6;
/** How a text ends is what its author wanted to be kept. */
const ofEnding = 0.25;
const ofBare = -0.12;
const mattersBy = 0.2;
/** Where no words are read, figures and names tell what matters. */
const ofForeign = { figures: 0.1, names: 0.05, event: 0.12, early: 0.15 };
const plainRoles: ReadonlySet<BeatRole> = new Set([
  'headline',
  'detail',
  'claim',
  'moment',
  'product',
  'proof',
  'call',
  'problem',
]);
/** Of a day and an hour, a day of the week or of the month: something takes place. */
const isEvent = ({ line }: PlacedLine) =>
  inIdeographs.test(line.text) ||
  (line.unit?.figures ?? []).some(
    ({ kind, text }) => kind === 'clock' || (kind === 'date' && isDay(text)),
  );
const inIdeographs =
  /[\d〇一二三四五六七八九十]+(?:月[\d〇一二三四五六七八九十]+日|[時点號号]\s?(?:に|から|まで|です|半))/u;
const isOfDay = ({ line }: PlacedLine) =>
  weekday.test(line.text) ||
  inIdeographs.test(line.text) ||
  (line.unit?.figures ?? []).some(({ kind, text }) => kind === 'date' && isDay(text));
const weekday =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/iu;
const isPlain = ({ line, beat }: PlacedLine, beats: readonly Beat[]) =>
  line.unit !== null && plainRoles.has(beats[beat]?.shows.role ?? 'end');

/** What a line says that no viewer may miss. */
function neededWorth(placed: PlacedLine, beats: readonly Beat[], isEnglish: boolean): number {
  const text = placed.line.text.slice(0, 400);
  if (!isPlain(placed, beats)) return contact.test(text) ? mustBeHeard : 0;
  const isCall = isEnglish && (isImperative(text) || forbids.test(text));
  const isOver = isEnglish && past.test(text) && !present.test(text);
  const isDated = isEvent(placed);
  return Math.max(
    isCall && text.split(/\s+/u).length > 2 ? mustBeHeard : 0,
    contact.test(text) ? mustBeHeard : 0,
    isDated && !isOver ? (isOfDay(placed) ? ofEvent : ofHour) : 0,
  );
}
const past = /\b(?:was|were|had|did|born|died|said|went|came|\p{L}{2,}[^e\P{L}]ed)\b/iu;
const present = /\b(?:is|are|will|must|opens?|starts?|begins?|closes?|until|next|by)\b/iu;

const mostFormWords = 4;
const initials = /^(?:(?:\p{Lu}\.\s?)+\p{Lu}[\p{L}'’-]+(?:\s?\d)?(?:,|;| and|\.$)\s*)+/u;

/** "Issued 0615 Thursday.", "Agnes Thorn, founder.", "Agree?": when and by whom it was written, and what only asks for an answer. */
function isOfWriting(
  { place, line: { text, unit } }: PlacedLine,
  lines: readonly PlacedLine[],
): boolean {
  const isAlone = place === lines.length - 1 && lines[place - 1]?.line.unit?.block !== unit?.block;
  const words = text.split(/\s+/u);
  if (unit === null || words.length > mostOfWriting) return false;
  const isSigned =
    isAlone &&
    /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’-]+){1,3}(?:, \p{L}+(?: \p{L}+)?)?\.?$/u.test(text) &&
    (text.includes(',') || !hasVerb(text));
  return issued.test(text) || isSigned || /^[\p{L}'’]+\?$/u.test(text);
}
const mostOfWriting = 6;
const issued = /^(?:issued|updated|last updated|published|posted|printed)\b.*\d/iu;

/** "Room 12.", "(2-3, 1-2)", "A. Mbeki, R. Lind.": what stands around a text, whatever figures it holds. */
function isOfForm(placed: PlacedLine, beats: readonly Beat[]): boolean {
  const { text, unit } = placed.line;
  if (/^[([][^)\]]*[)\]][.。]?$/u.test(text) || initials.exec(text)?.[0].length === text.length)
    return true;
  const counts = (unit?.figures ?? []).filter(
    ({ kind }) => kind === 'count' || kind === 'duration',
  );
  return (
    isPlain(placed, beats) &&
    text.split(/\s+/u).length <= mostFormWords &&
    /\d/u.test(text) &&
    counts.length === unit?.figures.length &&
    !/\b(?:is|are|was|were|has|have|had|will|can|did|does|do)\b|['’](?:s|re|m|ve|ll)\b/iu.test(text)
  );
}

/** Whether a line is no sentence, and names nothing that takes place or is measured. */
function isBare(placed: PlacedLine, beats: readonly Beat[]): boolean {
  const { text, unit } = placed.line;
  const mayBe = isPlain(placed, beats) && !isEvent(placed) && !/[?!]/u.test(text);
  const saysNothing = unit?.figures.length === 0 && !contact.test(text) && !/^not\s/iu.test(text);
  return mayBe && saysNothing && !hasVerb(text);
}

/** "12 March", "Friday 14 June", and no year alone. */
const isDay = (text: string) => !/^\d{3,4}$/u.test(text.trim()) && /\d/u.test(text);

/** So much more is a line worth by each tenth, as parts of a whole: 0.25 more is twice as much. */
const growth = 40;
/** A short line says less than a long one, though not by its length. */
const [leastOfLength, usualS, mostLengths] = [0.45, 4, 1.6];

/** The lines that say where to go, when, or whom to call. */
export const callsOf = (lines: readonly PlacedLine[]): readonly number[] =>
  lines
    .filter((one) => {
      const { text, unit } = one.line;
      const isToCome = isOfDay(one) && !past.test(text) && (unit?.figures.length ?? 0) > 0;
      return unit !== null && (contact.test(text) || isToCome);
    })
    .map(({ place }) => place);

/** The worth of every line in a film of so much room; 1 is a plain sentence of four seconds. */
export function lineWorths(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  roomS: number,
  isEnglish: boolean,
): readonly number[] {
  const candidates = lines.filter(({ line }) => line.source !== 'structure');
  const ofSections = sectionWorths(lines);
  const ofEdges = edgeWorths(candidates, beats, roomS, ofSections);
  const firstOf = new Map(candidates.toReversed().map((placed) => [placed.beat, placed]));
  const points = notBut(lines);
  const last = endingOf(candidates.filter(({ line }) => line.source !== 'fact'));
  const roles = beats.map(({ shows }) => shows.role);
  const title = candidates.find(({ line }) => line.source !== 'fact' && line.unit === null);
  const lead = candidates.find(({ line }) => line.unit !== null);
  const isGuide = roles.some((role) => partRoles.has(role));
  return lines.map((placed) => {
    const { place, line } = placed;
    const section = ofSections[place] ?? 0;
    const needed = isGuide && !isEnglish ? 0 : neededWorth(placed, beats, isEnglish);
    const ofEdge = ofEdges.get(place);
    // Where something must go, what only stands around the text goes first.
    const headsNothing = line.unit?.kind === 'heading' && place === lines.length - 1;
    const isWriting = isEnglish && isPlain(placed, beats) && isOfWriting(placed, lines);
    const isOutside =
      section < 0 || headsNothing || isWriting || (isEnglish && isTornHeadline(placed, lines));
    const isForm = isGreeting(placed) || (isEnglish && isOfForm(placed, beats));
    const isKept = needed > 0 && !isWriting;
    if (!isKept && (isOutside || (isForm && ofEdge === undefined))) return 0;
    const { figures, names } = line.unit ?? { figures: [], names: [] };
    const isSaid = placed === lead && title !== undefined && repeats(line.text, title.line.text);
    // What no viewer may miss is worth as much in whatever place of its beat it stands.
    const inGenre = Math.max(
      Math.min(
        worthInGenre(placed, beats, firstOf.get(placed.beat)),
        isSaid ? mostOfRepeated : Infinity,
      ),
      needed > 0 && !isSaid ? (beats[placed.beat]?.weight ?? 0) : 0,
    );
    const worth =
      inGenre +
      section +
      needed +
      (isEnglish && isBare(placed, beats) ? ofBare : 0) +
      (points.has(place) ? ofPoint : 0) +
      (isEnglish || figures.length === 0 ? 0 : ofForeign.figures) +
      (isEnglish || names.length === 0 ? 0 : ofForeign.names) +
      (isEnglish || !isOfDay(placed) ? 0 : ofForeign.event) +
      (isEnglish ? 0 : ofForeign.early * (1 - place / lines.length)) +
      ((line.unit?.importance ?? 0.5) - 0.5) * mattersBy;
    const isPart = partRoles.has(beats[placed.beat]?.shows.role ?? 'detail');
    const ofLast = place === last?.place && !isPart ? ofEnding : 0;
    const lengths = Math.min(secondsOf(placed) / usualS, mostLengths);
    return (
      growth ** (Math.max(worth + ofLast, ofEdge ?? 0) - 0.5) *
      (leastOfLength + (1 - leastOfLength) * lengths)
    );
  });
}
