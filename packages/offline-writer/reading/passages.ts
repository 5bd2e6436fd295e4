import { isImperative } from './english.ts';
import type { UnitKind } from './material.ts';
import type { MarkedLine, Passage, PassageRole } from './passage.ts';
import { isPoem } from './verses.ts';

/** A line longer than this was wrapped where it ends, not broken by its author. */
const wrappedCharacters = 60;
const leastPointLines = 3;
const amount =
  /^(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔⅛]|\d+\s?[½¼¾⅓⅔⅛]|an?|one|two|three|four|five|six|half an?|a few|some)\s?(?:[-–]\s?\d+\s?)?(?:cups?|tbsp|tsp|tablespoons?|teaspoons?|g|kg|mg|ml|l|dl|cl|oz|ounces?|lbs?|pounds?|grams?|litres?|liters?|cloves?|pinch(?:es)?|dash|slices?|cans?|tins?|sticks?|handfuls?|bunch|eggs?|el|tl|esslöffel|teelöffel|tazas?|cucharadas?|cucharaditas?|gramos|tasses?|cuillères?|grammes|xícaras?|colher(?:es)?|cucchiai|tazze|eetlepels?|theelepels?)\b/iu;

/** Amounts where the food stands first. */
const amountWithin = /^.{1,30}?[ \u3000]?(?:\d\s?(?:g|kg|ml|l|cl|dl|個|本|枚|片|杯|勺|克|개|컵|큰술|작은술)(?![\p{L}\p{N}])|[大小]さじ\s?\d)/u;
/** What a list of single points calls them; the points of any other are steps, if they tell what to do. */
const listNouns = /\b(?:tips|ways|reasons|facts|things|mistakes|habits|rules|lessons|ideas|hacks|signs|myths|tricks|benefits|secrets|advice|places|exercises|questions)\b/iu;

/** The stretches of a text with one purpose each, in order, from its marked lines. */
export function gatherPassages(lines: readonly MarkedLine[], whole: string): readonly Passage[] {
  const verses = versesIn(lines, whole);
  const gatherer = new Gatherer(verses, pointsIn(lines, verses));
  for (const [index, line] of lines.entries()) gatherer.take(line, index, lines);
  return asSteps(gatherer.passages, whole);
}

/** Places of plain lines, by runs without anything between them. */
function runsOfText(lines: readonly MarkedLine[]): readonly number[][] {
  const runs: number[][] = [];
  for (const [index, line] of lines.entries()) {
    if (line.mark !== 'text') continue;
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  }
  return runs;
}

/** Places of the lines that are lines of a poem. */
function versesIn(lines: readonly MarkedLine[], whole: string): ReadonlySet<number> {
  const runs = runsOfText(lines);
  // One line alone, above the rest, is a title or a wish and no stanza.
  const stanzas = runs.filter((run) => run.length > 1);
  const found = isPoem(stanzas.map((run) => run.map((index) => lines[index]?.text ?? '')), whole);
  return new Set(found ? stanzas.flat() : []);
}

/** Places of short lines under each other, without marks at their ends, that are points of a list without bullets. */
function pointsIn(lines: readonly MarkedLine[], verses: ReadonlySet<number>): ReadonlySet<number> {
  const points = new Set<number>();
  for (const run of runsOfText(lines)) {
    const own = run.filter((index) => !verses.has(index));
    const short = own.filter((index) => isPointLike(lines[index]?.text ?? '')).length;
    if (own.length >= leastPointLines && short >= own.length * 0.7) for (const index of own) points.add(index);
  }
  return points;
}

function isPointLike(line: string): boolean {
  return line.split(' ').length <= 12 && line.length <= 80 && !/[.!?,…。！？]["”’)]?$/u.test(line);
}

/** Points of a list that tell what to do, with their numbers, are steps. */
function asSteps(passages: readonly Passage[], whole: string): readonly Passage[] {
  const byBlock = new Map<number, { count: number; told: number }>();
  for (const { kind, number, block, text } of passages) {
    if (kind !== 'item' || number === null) continue;
    const list = byBlock.get(block) ?? { count: 0, told: 0 };
    byBlock.set(block, { count: list.count + 1, told: list.told + (isImperative(text) ? 1 : 0) });
  }
  const hasOthers = passages.some((passage) => passage.kind === 'step' || passage.kind === 'ingredient') || !listNouns.test(whole.slice(0, 400));
  return passages.map((passage) => {
    const list = byBlock.get(passage.block);
    const isStep = passage.kind === 'item' && passage.number !== null && list !== undefined && hasOthers && list.told * 10 >= list.count * 7;
    return isStep ? { ...passage, kind: 'step' as const } : passage;
  });
}

type Section = { readonly role: PassageRole; readonly kind: UnitKind };
const spoken: Section = { role: 'say', kind: 'sentence' };

/** Walks the lines and keeps what they are part of. */
class Gatherer {
  readonly passages: Passage[] = [];
  readonly #verses: ReadonlySet<number>;
  readonly #points: ReadonlySet<number>;
  #block = -1;
  /** What the lines below a label without text are, and what they are now. */
  #section: Section = spoken;
  #group = '';
  #pendingNumber: number | null = null;
  #isInScene = false;
  #lastMark = '';

  constructor(verses: ReadonlySet<number>, points: ReadonlySet<number>) {
    this.#verses = verses;
    this.#points = points;
  }

  take(line: MarkedLine, index: number, lines: readonly MarkedLine[]): void {
    switch (line.mark) {
      case 'blank': {
        this.#takeBlank();
        return;
      }
      case 'heading': {
        this.#takeHeading(line.text);
        return;
      }
      case 'label': {
        this.#takeLabel(line);
        return;
      }
      case 'speaker': {
        this.#enter('turns');
        this.#push({ role: 'say', kind: 'turn' }, line);
        return;
      }
      case 'bullet':
      case 'number': {
        this.#takePoint(line);
        return;
      }
      case 'text': {
        this.#takeText(line, index, lines);
      }
    }
  }

  #takeBlank(): void {
    if (this.#group !== 'list' && this.#group !== 'numbers' && this.#group !== 'turns' && !this.#isInScene) this.#group = '';
    if (this.#section.role !== 'say') this.#section = spoken;
  }

  #takeHeading(text: string): void {
    this.#group = '';
    this.#isInScene = false;
    this.#section = spoken;
    this.#enter('heading');
    this.#push({ role: 'say', kind: 'heading' }, { text: text.replace(/[:：]$/, '') });
    this.#group = 'under-heading';
  }

  #takeLabel(line: MarkedLine): void {
    const section = sectionOf(line);
    if (line.role === 'scene') {
      this.#group = '';
      this.#enter('scene');
      this.#isInScene = true;
    } else if (line.role === 'voice' || line.role === 'speech' || section.role === 'picture') this.#enterPart(line, section);
    else if (section.role === 'say') this.#enter(line.role === 'step' || line.role === 'item' || section.kind === 'ingredient' ? 'list' : `part ${this.passages.length}`);
    this.#section = line.text === '' || section.role === 'wish' || section.kind === 'ingredient' || section.kind === 'step' ? { ...section, role: section.role === 'scene' ? 'scene' : section.role } : spoken;
    if (line.role === 'scene' && line.text !== '') this.#section = { role: 'scene', kind: 'sentence' };
    this.#pendingNumber = line.text === '' ? line.number : null;
    if (line.text === '') return;
    if (section.kind === 'ingredient') this.#takeIngredients(line.text);
    else this.#push(section, line);
  }

  /** In a script without numbered scenes a new one begins where speech or a picture follows on its like. */
  #enterPart(line: MarkedLine, section: Section): void {
    if (this.#isInScene) return;
    const here = this.passages.slice(-4).filter((passage) => passage.block === this.#block);
    const holdsLike = here.some((passage) => (passage.role === 'picture') === (section.role === 'picture') && passage.kind !== 'heading');
    if (this.#block < 0 || line.seconds !== null || line.role === 'speech' || holdsLike) this.#enter(`part ${this.passages.length}`);
  }

  #takePoint(line: MarkedLine): void {
    const isListed = this.#section.role === 'say' || this.#section.role === 'scene';
    if (!isListed) {
      this.#push(this.#section, line);
      return;
    }
    this.#enter(this.#group === 'list' || line.mark === 'bullet' ? 'list' : 'numbers');
    if (line.mark === 'number' && this.#group === 'list' && this.#lastMark === 'bullet') this.#startBlock('numbers');
    this.#lastMark = line.mark;
    const kind = this.#section.kind === 'sentence' ? (amount.test(line.text) || amountWithin.test(line.text) ? 'ingredient' : 'item') : this.#section.kind;
    this.#push({ role: this.#section.role === 'scene' ? 'scene' : 'say', kind }, line);
  }

  #takeIngredients(text: string): void {
    for (const piece of text.split(/[,;、،](?!\d)\s*|(?<=\w)\.\s+/u)) if (piece.trim() !== '') this.#push({ role: 'say', kind: 'ingredient' }, { text: piece });
  }

  #takeText(line: MarkedLine, index: number, lines: readonly MarkedLine[]): void {
    if (this.#verses.has(index)) {
      this.#enter('stanza');
      this.#push({ role: 'say', kind: 'verse' }, line);
      return;
    }
    if (this.#points.has(index) && this.#section.role === 'say' && this.#section.kind === 'sentence' && !amount.test(line.text)) {
      const isHead = !this.#points.has(index - 1) && !/\d/.test(line.text) && /\d/.test(lines[index + 1]?.text ?? '') && /\d/.test(lines[index + 2]?.text ?? '');
      if (isHead) this.#takeHeading(line.text);
      else {
        this.#enter('list');
        this.#push({ role: 'say', kind: 'item' }, line);
      }
      return;
    }
    const before = this.passages.at(-1);
    const isFollowing = lines[index - 1]?.mark === 'text';
    const isWrapped = before !== undefined && isFollowing && continues(lines[index - 1]?.text ?? '', line.text);
    if (isWrapped) {
      this.passages[this.passages.length - 1] = { ...before, text: `${before.text} ${line.text}` };
      return;
    }
    if (isHeadingLine(line.text, index, lines)) {
      this.#takeHeading(line.text);
      return;
    }
    const { kind, role } = this.#section;
    if (role === 'say' && (kind === 'ingredient' || kind === 'step')) this.#enter('list');
    else if (role === 'say' && amount.test(line.text) && line.text.length < 50 && !/[.!?]$/.test(line.text)) {
      this.#enter('list');
      this.#push({ role: 'say', kind: 'ingredient' }, line);
      return;
    } else if (!this.#isInScene && role === 'say') this.#enter(this.#group === 'under-heading' ? 'under-heading' : 'paragraph');
    this.#push(this.#section, { ...line, number: this.#pendingNumber ?? line.number });
    this.#pendingNumber = null;
  }

  /** Goes on in the same block where the group is the same, and begins one otherwise. */
  #enter(group: string): void {
    if (this.#block >= 0 && (this.#group === group || (this.#group === 'under-heading' && group !== 'heading'))) {
      this.#group = group;
      return;
    }
    if (group !== 'scene' && !group.startsWith('part') && this.#isInScene) return;
    this.#startBlock(group);
  }

  #startBlock(group: string): void {
    this.#block += 1;
    this.#group = group;
  }

  #push({ role, kind }: Section, line: { readonly text: string; readonly speaker?: string | null; readonly number?: number | null; readonly seconds?: number | null }): void {
    if (line.text.trim() === '') return;
    this.passages.push({
      role, kind, text: line.text.trim(), block: Math.max(0, this.#block),
      speaker: line.speaker ?? null, number: line.number ?? null, seconds: line.seconds ?? null,
    });
  }
}

function sectionOf(line: MarkedLine): Section {
  switch (line.role) {
    case 'scene':
    case 'picture':
    case 'screen':
    case 'sound':
    case 'wish':
    case 'topic':
    case 'title':
    case 'opening':
    case 'ending': {
      return { role: line.role, kind: 'sentence' };
    }
    case 'ingredients': {
      return { role: 'say', kind: 'ingredient' };
    }
    case 'steps':
    case 'step': {
      return { role: 'say', kind: 'step' };
    }
    case 'item':
    case 'question':
    case 'answer': {
      return { role: 'say', kind: line.role };
    }
    default: {
      return spoken;
    }
  }
}

/** Whether a line goes on with the sentence of the line before. */
function continues(before: string, line: string): boolean {
  if (/[.!?…:;。！？؟]["”’)]?$/u.test(before)) return false;
  return /^\p{Ll}/u.test(line) ? before.length >= wrappedCharacters || /[,–—-]$/u.test(before) : before.length >= wrappedCharacters && /[,]$|\b(?:the|a|an|of|to|and|in|for|with|or)$/iu.test(before);
}

/** A short line without a mark that stands above a longer text, or one that a colon ends above a list. */
function isHeadingLine(text: string, index: number, lines: readonly MarkedLine[]): boolean {
  const words = text.split(' ').length;
  const next = lines[index + 1];
  if (/[:：]$/.test(text) && words <= 14) return next !== undefined;
  const isFirst = index === 0;
  const after = next?.mark === 'blank' ? lines[index + 2] : next;
  if (isFirst && words <= 24 && !/[.!?…;。！？]["”’]?$/u.test(text) && (after?.mark === 'bullet' || after?.mark === 'number')) return true;
  if (/[.!?…,;。！？]["”’)]?$/u.test(text) || words > 10) return false;
  const isApart = index === 0 || lines[index - 1]?.mark === 'blank';
  if (!isApart || next === undefined) return false;
  if (next.mark === 'bullet' || next.mark === 'number') return true;
  if (after === undefined) return false;
  if (isFirst && next.mark === 'blank') return after.mark !== 'blank' && words <= 8;
  return after.mark === 'text' && after.text.length > wrappedCharacters * 1.5 && words <= 7 && next.mark !== 'blank';
}
