import { hasVerb } from './english.ts';
import { continues, isHeadingLine } from './line-groups.ts';
import { amount, countBehind } from './measures.ts';
import type { MarkedLine, Passage } from './passage.ts';
import { sectionOf, spoken, type Section } from './sections.ts';
import { splitSentences } from './sentences.ts';
import figureWords from '../data/figure-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(figureWords);

/** Amounts where the food stands first. */
const amountWithin = new RegExp(
  String.raw`^.{1,30}?[ \u3000]?(?:\d\s?(?:${said.kitchenUnits})(?![\p{L}\p{N}])|[大小]さじ\s?\d)`,
  'u',
);

/** "2 eggs", "a pinch of salt". */
const bareAmount = new RegExp(
  String.raw`^(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔⅛]|(?:${said.spokenAmounts})(?=\s))\s?\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*){0,4}$`,
  'u',
);

/** Whether a point is an ingredient; "After 90 days I had lost 6 kg." tells something. */
function isAmount(text: string): boolean {
  if (amount.test(text)) return !/[.!?]$/u.test(text) || text.split(' ').length <= 10;
  return (
    (amountWithin.test(text) || countBehind.test(text)) &&
    !/[.!?]$/u.test(text) &&
    text.split(' ').length <= 8 &&
    !hasVerb(text)
  );
}

/** "Slide 2 – Problem" above what is said of it: the words of a slide's head are read there. */
const headsScene = (text: string, next: MarkedLine | undefined): boolean =>
  text !== '' &&
  text.split(' ').length <= mostHeadWords &&
  !/[.!?…:,;]$/u.test(text) &&
  (text.split(' ').length <= 2 || !hasVerb(text)) &&
  (next?.mark === 'text' || next?.mark === 'bullet' || next?.mark === 'number');
const mostHeadWords = 4;
const notesAtEnd = /(?:\s*(?:\[[^[\]]{0,200}\]|\([^()]{0,200}\)))+$/u;

/** Walks the lines and keeps what they are part of. */
export class Gatherer {
  readonly passages: Passage[] = [];
  readonly #verses: ReadonlySet<number>;
  readonly #points: ReadonlySet<number>;
  readonly #heads: ReadonlySet<number>;
  readonly #wrapped: ReadonlySet<number>;
  readonly #writtenOut: ReadonlySet<number>;
  #block = -1;
  /** What the lines below a label without text are, and what they are now. */
  #section: Section = spoken;
  #group = '';
  #pendingNumber: number | null = null;
  /** Of a label that heads the lines below. */
  #pendingSeconds: number | null = null;
  #isInScene = false;
  #lastMark = '';

  constructor({
    verses,
    points,
    heads,
    wrapped,
    writtenOut,
  }: {
    readonly verses: ReadonlySet<number>;
    readonly points: ReadonlySet<number>;
    readonly heads: ReadonlySet<number>;
    /** Lines that a page may have broken, and not their author. */
    readonly wrapped: ReadonlySet<number>;
    /** Lines of sentences that each begin with a capital. */
    readonly writtenOut: ReadonlySet<number>;
  }) {
    this.#wrapped = wrapped;
    this.#writtenOut = writtenOut;
    this.#verses = verses;
    this.#points = points;
    this.#heads = heads;
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
        this.#takeLabel(line, lines[index + 1]);
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
    if (
      this.#group !== 'list' &&
      this.#group !== 'numbers' &&
      this.#group !== 'turns' &&
      !this.#isInScene
    )
      this.#group = '';
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

  #takeLabel(line: MarkedLine, next: MarkedLine | undefined): void {
    const section = sectionOf(line);
    const head = line.text.replace(notesAtEnd, '');
    if (line.role === 'scene' && headsScene(head, next)) {
      this.#takeScene();
      this.#push({ role: 'screen', kind: 'sentence' }, { ...line, text: head });
      this.#push({ role: 'wish', kind: 'sentence' }, { text: line.text.slice(head.length) });
      this.#section = { role: 'scene', kind: 'sentence' };
      return;
    }
    if (line.role === 'scene') this.#takeScene();
    else if (line.role === 'voice' || line.role === 'speech' || section.role === 'picture')
      this.#enterPart(line, section);
    else if (section.role === 'say')
      this.#enter(
        line.role === 'step' || line.role === 'item' || section.kind === 'ingredient'
          ? 'list'
          : `part ${this.passages.length}`,
      );
    this.#section =
      line.text === '' ||
      line.role === 'editor' ||
      section.kind === 'ingredient' ||
      section.kind === 'step'
        ? { ...section, role: section.role === 'scene' ? 'scene' : section.role }
        : spoken;
    if (line.role === 'scene' && line.text !== '')
      this.#section = { role: 'scene', kind: 'sentence' };
    this.#pendingNumber = line.text === '' ? line.number : null;
    this.#pendingSeconds =
      line.text === '' ? (line.seconds ?? this.#pendingSeconds) : this.#pendingSeconds;
    if (line.text === '') return;
    if (section.kind === 'ingredient') {
      this.#takeIngredients(line.text);
      // What is listed behind its label is whole.
      if (/[,;、،]/u.test(line.text)) this.#section = spoken;
    } else this.#push(section, line);
  }

  #takeScene(): void {
    this.#group = '';
    this.#enter('scene');
    this.#isInScene = true;
  }

  /** In a script without numbered scenes a new one begins where speech or a picture follows on its like. */
  #enterPart(line: MarkedLine, section: Section): void {
    if (this.#isInScene) return;
    const here = this.passages.slice(-4).filter((passage) => passage.block === this.#block);
    const holdsLike = here.some(
      (passage) =>
        (passage.role === 'picture') === (section.role === 'picture') && passage.kind !== 'heading',
    );
    if (this.#block < 0 || line.seconds !== null || line.role === 'speech' || holdsLike)
      this.#enter(`part ${this.passages.length}`);
  }

  #takePoint(line: MarkedLine): void {
    const isListed = this.#section.role === 'say' || this.#section.role === 'scene';
    if (!isListed) {
      this.#push(this.#section, line);
      return;
    }
    // Behind a list of ingredients with bullets a list with numbers is what is done with them.
    if (
      this.#section.kind === 'ingredient' &&
      line.mark === 'number' &&
      this.#lastMark === 'bullet' &&
      !isAmount(line.text)
    )
      this.#section = spoken;
    this.#enter(this.#group === 'list' || line.mark === 'bullet' ? 'list' : 'numbers');
    if (line.mark === 'number' && this.#group === 'list' && this.#lastMark === 'bullet')
      this.#startBlock('numbers');
    this.#lastMark = line.mark;
    const kind =
      this.#section.kind === 'sentence'
        ? isAmount(line.text)
          ? 'ingredient'
          : 'item'
        : this.#section.kind;
    this.#push({ role: this.#section.role === 'scene' ? 'scene' : 'say', kind }, line);
  }

  /** "2 cups flour, 2 eggs, pinch of salt": amounts between commas, one of them of a kitchen ("4 bd, 2.5 ba" is a house), and no sentence. */
  #takeListedAmounts(text: string): boolean {
    const pieces = text.split(/[,;、،](?!\d)\s*/u);
    const amounts = pieces.filter((piece) => amount.test(piece) || bareAmount.test(piece)).length;
    const isList =
      this.#section.role === 'say' &&
      (pieces.length >= 3 ? amounts * 2 >= pieces.length : pieces.length === 2 && amounts === 2) &&
      pieces.some((piece) => amount.test(piece)) &&
      pieces.every((piece) => piece.split(' ').length <= 8) &&
      !/[.!?]\s+\p{Lu}/u.test(text);
    if (!isList) return false;
    this.#enter('list');
    this.#takeIngredients(text.replace(/\.$/u, ''));
    return true;
  }

  /** "Banana pancakes: 2 ripe bananas, 2 eggs, 50 g oats. Mash the bananas.": a recipe on one line. */
  #takeNamedAmounts(line: MarkedLine, index: number, lines: readonly MarkedLine[]): boolean {
    const [, name = '', listed = '', steps = ''] =
      /^(\p{L}[^:.!?\d\n]{2,60}): ([^.!?:]{8,300})(?:\. (.+))?\.?$/su.exec(
        line.text.slice(0, 3000),
      ) ?? [];
    const pieces = listed.split(/, /u);
    const areAmounts = pieces.filter((piece) => /^\d/u.test(piece) && isAmount(piece)).length >= 2;
    if (name === '' || !areAmounts || line.text.length > 3000) return false;
    this.#takeHeading(name);
    if (!this.#takeListedAmounts(listed)) this.#takeIngredients(listed);
    this.#startBlock('steps');
    if (steps !== '') this.#takeText({ ...line, text: steps }, index, lines);
    return true;
  }

  #takeIngredients(text: string): void {
    for (const piece of text.split(/[,;、،](?!\d)\s*|(?<=\w)\.\s+/u))
      if (piece.trim() !== '') this.#push({ role: 'say', kind: 'ingredient' }, { text: piece });
  }

  #takeText(line: MarkedLine, index: number, lines: readonly MarkedLine[]): void {
    // What is done with them may stand right behind the ingredients, without a label.
    if (this.#section.kind === 'ingredient' && splitSentences(line.text).length > 1) {
      this.#section = spoken;
      this.#group = '';
    }
    if (line.text.length < 400 && this.#takeListedAmounts(line.text)) return;
    if (this.#section.role === 'say' && this.#takeNamedAmounts(line, index, lines)) return;
    if (this.#verses.has(index)) {
      this.#enter('stanza');
      this.#push({ role: 'say', kind: 'verse' }, line);
      return;
    }
    if (
      this.#points.has(index) &&
      this.#section.role === 'say' &&
      this.#section.kind === 'sentence' &&
      !amount.test(line.text)
    ) {
      const isHead =
        !this.#points.has(index - 1) &&
        !/\d/.test(line.text.replace(notesAtEnd, '')) &&
        /\d/.test(lines[index + 1]?.text ?? '') &&
        /\d/.test(lines[index + 2]?.text ?? '');
      if (isHead) this.#takeHeading(line.text);
      else {
        this.#enter('list');
        this.#push(
          { role: 'say', kind: countBehind.test(line.text) ? 'ingredient' : 'item' },
          line,
        );
      }
      return;
    }
    const before = this.passages.at(-1);
    const isFollowing = lines[index - 1]?.mark === 'text';
    const isWrapped =
      before !== undefined &&
      isFollowing &&
      continues(lines[index - 1]?.text ?? '', line.text, {
        mayBeWrapped: this.#wrapped.has(index),
        areWrittenOut: this.#writtenOut.has(index),
      });
    if (isWrapped) {
      this.passages[this.passages.length - 1] = { ...before, text: `${before.text} ${line.text}` };
      return;
    }
    if (this.#heads.has(index) || isHeadingLine(line.text, index, lines)) {
      this.#takeHeading(line.text);
      return;
    }
    const { kind, role } = this.#section;
    if (role === 'say' && (kind === 'ingredient' || kind === 'step')) this.#enter('list');
    else if (
      role === 'say' &&
      amount.test(line.text) &&
      line.text.length < 50 &&
      !/[.!?]$/.test(line.text)
    ) {
      this.#enter('list');
      this.#push({ role: 'say', kind: 'ingredient' }, line);
      return;
    } else if (!this.#isInScene && role === 'say')
      this.#enter(this.#group === 'under-heading' ? 'under-heading' : 'paragraph');
    this.#push(this.#section, { ...line, number: this.#pendingNumber ?? line.number });
    this.#pendingNumber = null;
  }

  /** Goes on in the same block where the group is the same, and begins one otherwise. */
  #enter(group: string): void {
    if (
      this.#block >= 0 &&
      (this.#group === group || (this.#group === 'under-heading' && group !== 'heading'))
    ) {
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

  #push(
    { role, kind }: Section,
    line: {
      readonly text: string;
      readonly speaker?: string | null;
      readonly isHeard?: boolean;
      readonly number?: number | null;
      readonly seconds?: number | null;
    },
  ): void {
    if (line.text.trim() === '') return;
    this.passages.push({
      role,
      kind,
      text: line.text.trim(),
      block: Math.max(0, this.#block),
      speaker: line.speaker ?? null,
      ...(line.isHeard === true ? { isHeard: true } : {}),
      number: line.number ?? null,
      seconds: line.seconds ?? this.#pendingSeconds,
      isInScene: this.#isInScene,
    });
    this.#pendingSeconds = null;
  }
}
