import type { Sifted } from '../sifting/sift.ts';
import { isOfPage } from './formats/furniture.ts';
import {
  askedEnding,
  askedForAtEnd,
  bareAddress,
  forPlatform,
  leadIn,
  ofViewer,
  pleaAtEnd,
  speaksOfFilm,
  tellsMore,
  textTypeLead,
} from './asides-to-maker.ts';
import { hasVerb, isImperative } from './english.ts';
import { readFrame, type Framed } from './frames.ts';
import { announcesCount, readInlineList } from './inline-lists.ts';
import { hearNotes } from './hear-notes.ts';
import { meant, withoutFillers } from './meant.ts';
import { isForMaker } from './production-notes.ts';
import { noteSign, takeNotes, withoutSigns, type Note } from './notes.ts';
import { followingPart, heardOf, type Passage } from './passage.ts';
import { isOneOfMany } from './passages.ts';
import { cutRunOn } from './run-ons.ts';
import { asSpoken, splitSentences } from './sentences.ts';
import type { SilentShot } from './material.ts';
import type { Draft } from './units.ts';
import { filmNouns } from './wish-words.ts';
import { unsaidSign } from './formats/mail.ts';
import { asksForFilm } from './asks-for-film.ts';
import { withQuestionMark } from './questions.ts';
import { isPlaceholder, wordsBesideLogo } from './shown-at-end.ts';
import { WaitingNotes } from './waiting-notes.ts';
import { withoutThaiWish } from './thai-wish.ts';
import { readWish, type Wish } from './wishes.ts';
import wishWords from '../data/wish-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(wishWords);

/** What the passages of an idea come to, before it is known which unit leans on which. */
export interface Collected {
  readonly drafts: Draft[];
  readonly requests: string[];
  title: string | null;
  /** Whether the title is a mail's subject, which nobody says. */
  isTitleUnsaid: boolean;
  /** The first sentence that may be spoken, as it is written. */
  first: string | null;
  /** The words of a topic, with what it lists. */
  topic: string | null;
  /** Whether material was cut out of a wish; then what is left is no topic. */
  isFramed: boolean;
  opening: string | null;
  ending: string | null;
  /** Scenes without speech behind the last draft. */
  silentAtEnd: readonly SilentShot[];
}

/** "FADE IN" */
const shouted = /^[\p{Lu} .:]+$/u;

/** So much may be doubted that a statement is spoken before it is a wish; an imperative must be surer. */
const mostDoubtOfPoint = 0.2;
const mostDoubt = 0.05;

/** What names the film is a wish of the film, however sure the reader is that it is spoken. */
const namesFilm = new RegExp(`\\b(?:${filmNouns})\\b`, 'iu');

const headingSentence =
  /^(?:how to \S[^,;:?!]+|why (?!not\b|don't\b|bother\b)[^,;:?!]{4,60})[.:]?$/iu;

/** What is asked, answered or said to somebody is said to nobody who makes the film. */
const saidByOthers = new Set<Passage['kind']>(['question', 'answer', 'turn', 'verse']);

/** Sorts what the passages say into units, wishes, topic, title, and notes of pictures. */
export function collect(
  passages: readonly Passage[],
  language: string,
  sifted: Pick<Sifted, 'notes' | 'furniture' | 'isSaid'>,
): Collected {
  const collector = new Collector(language, asksForFilm(passages, language), sifted.isSaid);
  for (const [index, passage] of passages.entries()) collector.take(passage, index, passages);
  return hearNotes(collector.finish(), sifted, language);
}

const bansPeople = new RegExp(`^no (?:${said.peopleUnshown})[.!]*$`, 'iu');

class Collector {
  readonly #language: string;
  readonly #isPrompt: boolean;
  readonly #out: Collected = {
    drafts: [],
    requests: [],
    title: null,
    isTitleUnsaid: false,
    first: null,
    topic: null,
    isFramed: false,
    opening: null,
    ending: null,
    silentAtEnd: [],
  };
  readonly #waiting = new WaitingNotes();
  readonly #isSaid: Sifted['isSaid'];

  constructor(language: string, isPrompt: boolean, isSaid: Sifted['isSaid']) {
    this.#language = language;
    this.#isPrompt = isPrompt;
    this.#isSaid = isSaid;
  }

  take(passage: Passage, index: number, passages: readonly Passage[]): void {
    if (passage.seconds !== null) this.#waiting.time(passage.block, passage.seconds);
    switch (passage.role) {
      case 'picture':
      case 'scene':
      case 'screen': {
        if (isForMaker(passage.text)) return void this.#out.requests.push(passage.text);
        // "[applause]" under a scene is a note, whatever is seen there.
        const { text, notes } = takeNotes(passage.text);
        if (text === noteSign) this.#takeNotes(notes, passage.block);
        else
          this.#show(
            passage.role === 'screen' ? 'screen' : 'picture',
            passage.text,
            passage.block,
            passage.isInScene,
          );
        return;
      }
      case 'sound':
      case 'note':
      case 'wish': {
        return void this.#out.requests.push(passage.text);
      }
      case 'topic': {
        this.#out.topic ??= passage.text;
        return;
      }
      case 'title': {
        const text = passage.text.replace(unsaidSign, '');
        this.#out.isTitleUnsaid ||= this.#out.title === null && text !== passage.text;
        this.#out.title ??= text.replace(/^["“](.*)["”]$/u, '$1');
        return;
      }
      case 'opening':
      case 'ending': {
        this.#out[passage.role] ??= passage.text.replace(/^["“](.*)["”]$/u, '$1');
        return;
      }
      case 'say': {
        this.#say(passage, index, passages);
      }
    }
  }

  finish(): Collected {
    this.#out.silentAtEnd = this.#waiting.takeSilent(null);
    this.#out.requests.push(...this.#waiting.texts);
    return this.#out;
  }

  #say(passage: Passage, index: number, passages: readonly Passage[]): void {
    const { text, notes } = takeNotes(passage.text, {
      isTimed: passage.seconds !== null,
      isEnglish: this.#language === 'en',
    });
    if (
      passage.kind === 'heading' &&
      this.#out.title === null &&
      this.#out.drafts.length === 0 &&
      index < passages.length - 1 &&
      withoutSigns(text).split(' ').length <= 10 &&
      !isOneOfMany(passage, index, passages)
    ) {
      const heading = withoutSigns(text);
      if (isOfPage(heading)) return void this.#out.requests.push(heading);
      const wish = this.#wish(heading, passage, index === 0);
      if (
        wish === null &&
        (!/[:：]$/u.test(heading) || this.#language !== 'en' || !hasVerb(heading))
      ) {
        this.#out.title = this.#takeAside(heading, passage, index === 0);
        this.#takeNotes(notes, passage.block);
        return;
      }
    }
    if (passage.kind === 'verse') {
      // A line that is a note as a whole is none of the poem.
      if (withoutSigns(text) === '') this.#takeNotes(notes, passage.block);
      else this.#add(passage.text, passage, []);
      return;
    }
    const waiting = [...notes];
    const split = splitSentences(this.#meant(text, passage));
    const sentences = withoutThaiWish(split, this.#language).flatMap((sentence) =>
      cutRunOn(sentence, this.#language),
    );
    for (const [at, sentence] of sentences.entries()) {
      const signs = sentence.split(noteSign).length - 1;
      this.#takeSentence(
        withoutSigns(sentence),
        waiting.splice(0, signs),
        passage,
        index === 0 && at === 0,
        at,
        index === passages.length - 1 && at === sentences.length - 1,
      );
    }
  }

  #takeSentence(
    sentence: string,
    notes: readonly Note[],
    passage: Passage,
    isFirst: boolean,
    at: number,
    isLast = false,
  ): void {
    const text = this.#takeAside(
      withoutFillers(sentence, this.#language).trim().replace(leadIn, ''),
      passage,
      isFirst,
    );
    if (!/[\p{L}\p{N}]/u.test(text)) {
      this.#takeNotes(notes, passage.block);
      return;
    }
    if (bareAddress.test(text) && this.#out.drafts.length > 0) {
      this.#out.requests.push(text);
      return;
    }
    const framed = this.#frame(text, passage);
    if (framed !== null) {
      this.#out.requests.push(framed.wish);
      this.#out.isFramed = true;
      for (const [part, content] of framed.content.entries())
        this.#takeSentence(content, part === 0 ? notes : [], passage, false, at + part);
      return;
    }
    const wish = this.#wish(text, isLast && at > 0 ? followingPart(passage) : passage, isFirst);
    if (wish !== null) {
      this.#takeWish(wish, text, passage);
      this.#takeNotes(notes, passage.block);
      return;
    }
    const list = passage.kind === 'sentence' ? readInlineList(text, this.#language) : null;
    if (list !== null && announcesCount(list.intro, list.points.length)) {
      this.#add(asSpoken(list.intro), { ...passage, kind: 'heading' }, notes);
      for (const point of list.points)
        this.#add(asSpoken(point), { ...passage, kind: 'item', seconds: null }, []);
      return;
    }
    if (isFirst && this.#isHeading(text, passage)) {
      this.#out.title = text.replace(/[.:!]+$/u, '');
      return;
    }
    this.#out.first ??= text;
    const asked = withQuestionMark(text, passage.kind, this.#language);
    this.#add(asSpoken(asked), at === 0 ? passage : followingPart(passage), notes, at > 0);
  }

  /** What a sentence of the material says to the film-maker at its beginning or end: "so please keep it". */
  #takeAside(sentence: string, passage: Passage, isFirst: boolean): string {
    if (passage.kind === 'turn' || this.#language !== 'en' || sentence.length > 1000)
      return sentence;
    let text = sentence;
    for (const pattern of [
      textTypeLead,
      pleaAtEnd,
      askedForAtEnd,
      ...(isFirst ? [forPlatform] : []),
    ]) {
      const found = pattern.exec(text);
      if (found === null || found[0].length === text.length) continue;
      if (!this.#isPrompt && ofViewer.test(found[0]) && !speaksOfFilm.test(found[0])) continue;
      this.#out.requests.push(found[0].replace(/^[\s,;–—-]+/u, '').trim());
      text = text.replace(found[0], '');
    }
    return this.#takeEnding(text, passage);
  }

  /** "Comment below, end with "See you"": the last words are asked for within a sentence. */
  #takeEnding(text: string, passage: Passage): string {
    const found = passage.kind === 'turn' ? null : askedEnding.exec(text.slice(-400));
    if (found === null || text.length === found[0].length) return text;
    this.#out.ending ??= found[1] ?? null;
    this.#out.requests.push(found[0].replace(/^[,;\s]+/, ''));
    return text.slice(0, -found[0].length);
  }

  /** A text as its author meant it to be said. */
  #meant(written: string, { kind }: Passage): string {
    if (saidByOthers.has(kind)) return written;
    const { text, asides, isFramed } = meant(written, kind, this.#language);
    this.#out.requests.push(...asides);
    this.#out.isFramed ||= isFramed;
    return text;
  }

  /** "How to repot a monstera." in front of how it is done, "Why bees dance." in front of why. */
  #isHeading(text: string, { kind, text: whole }: Passage): boolean {
    return (
      kind === 'sentence' &&
      this.#out.title === null &&
      this.#language === 'en' &&
      whole.length > text.length &&
      headingSentence.test(text) &&
      text.split(' ').length <= 12
    );
  }

  #frame(text: string, { kind }: Passage): Framed | null {
    const maySpeak =
      kind === 'sentence' || kind === 'heading' || (kind === 'item' && this.#isPrompt);
    return this.#language === 'en' && maySpeak ? readFrame(text, this.#isPrompt) : null;
  }

  /** A numbered point that hardly anybody would take for a wish, in whatever an idea asks for. */
  #isPoint(text: string, { number }: Passage): boolean {
    return (
      number !== null &&
      [text, `${number} ${text}`].some((written) => this.#isSaid(written, mostDoubtOfPoint))
    );
  }

  /** Behind the last point may stand what the film-maker is told; a point itself is for the viewers. */
  #wish(text: string, passage: Passage, isFirst: boolean): Wish | null {
    if (text.length > 1000 || saidByOthers.has(passage.kind)) return null;
    const isForViewer =
      passage.kind !== 'sentence' &&
      passage.kind !== 'heading' &&
      !(passage.kind === 'item' && this.#isPrompt && !this.#isPoint(text, passage));
    const wish = readWish(text, this.#language, { isPrompt: this.#isPrompt, isForViewer, isFirst });
    const isVague =
      wish?.kind === 'request' ||
      (wish?.kind === 'picture' && hasVerb(text) && !shouted.test(text));
    return isVague &&
      !this.#isPrompt &&
      this.#language === 'en' &&
      !bansPeople.test(text) &&
      !namesFilm.test(text) &&
      this.#isSaid(text, wish.kind === 'request' && !isImperative(text) ? mostDoubt : undefined)
      ? null
      : wish;
  }

  #takeWish(wish: Wish, text: string, passage: Passage): void {
    if (wish.kind === 'picture') {
      this.#show('picture', wish.text, passage.block);
      return;
    }
    // "A video about the market in Turin, where I have worked for 22 years": what the topic tells is told.
    if (wish.kind === 'topic' && tellsMore(wish.topic))
      this.#add(asSpoken(wish.topic), passage, []);
    this.#out.requests.push(text);
    if (wish.kind === 'topic') this.#out.topic ??= wish.topic;
    else if (wish.kind !== 'request') this.#out[wish.kind] ??= wish.words;
  }

  #takeNotes(notes: readonly Note[], block: number): void {
    for (const note of notes) {
      if (note.role === 'sound' || note.role === 'wish') this.#out.requests.push(note.text);
      else this.#show(note.role, note.text, block);
    }
  }

  /** A note goes with the speech before it in its block, where that has none yet, else with the next. */
  #show(role: 'picture' | 'screen', text: string, block: number, isInScene = false): void {
    if (role === 'screen' && isPlaceholder(text)) return void this.#out.requests.push(text);
    const words = role === 'picture' ? wordsBesideLogo(text) : null;
    if (words !== null) return void this.#show('screen', words, block, isInScene);
    const field = role === 'screen' ? 'onScreen' : role;
    const last = this.#out.drafts.at(-1);
    if (last?.block === block)
      last[field] = last[field] === null ? text : `${last[field]}; ${text}`;
    else this.#waiting.add({ block, role, text, isInScene });
  }

  #add(text: string, passage: Passage, notes: readonly Note[], follows = false): void {
    if (text === '') return;
    const seconds = passage.seconds ?? this.#waiting.secondsOf(passage.block);
    const silentBefore = this.#waiting.takeSilent(passage.block);
    if (seconds !== null) this.#waiting.forgetSeconds();
    const draft: Draft = {
      text,
      kind: passage.kind,
      block: passage.block,
      ...heardOf(passage),
      number: passage.number,
      seconds,
      follows: follows && passage.kind !== 'turn',
      ...this.#waiting.take(),
      ...(silentBefore.length === 0 ? {} : { silentBefore }),
    };
    this.#out.drafts.push(draft);
    this.#takeNotes(notes, passage.block);
  }
}
