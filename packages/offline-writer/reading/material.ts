import type { Piece } from '../sifting/pieces.ts';

/** What a figure in a text measures. */
export type FigureKind =
  | 'count'
  | 'money'
  | 'percent'
  | 'measure'
  | 'date'
  | 'clock'
  | 'span'
  | 'duration';

export interface Figure {
  readonly kind: FigureKind;
  /** As it is written, with its unit: "$4.2 million", "9:30 to 17:00", "12 March". */
  readonly text: string;
  /** Without unit. */
  readonly value: string;
  readonly unit: string;
}

export type UnitKind =
  | 'sentence'
  /** A point of a list. */
  | 'item'
  | 'step'
  | 'ingredient'
  | 'question'
  /** To the question before it. */
  | 'answer'
  /** A line of a poem. */
  | 'verse'
  /** What somebody says in a dialogue. */
  | 'turn'
  /** A heading in front of a list or paragraph that is worth saying. */
  | 'heading';

/** The smallest piece that may be spoken by itself, in the creator's words. */
export interface Unit {
  /** Its place in the text, from 0. */
  readonly id: number;
  /** As it is spoken: without label, bullet, number, mark-up, hashtag; it ends in a sentence mark unless it is a verse. */
  readonly text: string;
  readonly kind: UnitKind;
  /** Paragraph, list, stanza or numbered scene it stands in, from 0. */
  readonly block: number;
  /** The unit it cannot be said without: it begins with "It", "Both groups", "But almost half". */
  readonly leansOn: number | null;
  /** The claim that it takes back or corrects; that claim may not be said without it. */
  readonly corrects: number | null;
  readonly speaker: string | null;
  /** Whether who speaks is heard from elsewhere: off-stage, on the phone. */
  readonly isHeard?: boolean;
  /** The number its author gave it. */
  readonly number: number | null;
  readonly figures: readonly Figure[];
  /** Proper names in it. */
  readonly names: readonly string[];
  /** What the author wants to be seen with it; null where they say nothing. */
  readonly picture: string | null;
  /** What the author wants to be read in the picture; null where they say nothing. */
  readonly onScreen: string | null;
  /** Seconds that the author gave it ("0:00-0:05"); null where they gave none. */
  readonly seconds: number | null;
  /** How likely it is meant for the viewers at all, from 0 to 1. */
  readonly said: number;
  /** Scenes without speech that stand before it. */
  readonly silentBefore?: readonly SilentShot[];
}

/** A scene of a script that shows something while nobody speaks. */
export interface SilentShot {
  /** What its author wants to be seen. */
  readonly picture: string;
  /** Seconds that the author gave it; null where they gave none. */
  readonly seconds: number | null;
}

/** What a fact or a question is about. */
export const aspects = [
  'what',
  'why',
  'how',
  'how-many',
  'when',
  'where',
  'myth',
  'so-what',
] as const;
export type Aspect = (typeof aspects)[number];

/** What the idea asks a film about, where it is a wish and not material: "why honey never spoils". */
export interface Topic {
  /** In the creator's words: "why honey never spoils". */
  readonly text: string;
  /** The noun phrase it is about: "honey". */
  readonly head: string;
  /** What it asks of it; null where it asks nothing in particular. */
  readonly aspect: Aspect | null;
  /** How many points it wants: 5 of "5 tips for better sleep". */
  readonly count: number | null;
  /** Id of the known subject in whose sense its name is stated to be meant: of "Turkey, the bird"; null where none of them is. */
  readonly sense?: string | null;
  /** Words of the idea that its text spells otherwise, as they were typed. */
  readonly misspelt?: string;
  /** The language in which it asks of a known subject, where that is not English. */
  readonly language?: string;
}

/** An idea, read. */
export interface Material {
  /** BCP 47 tag of the language it is written in. */
  readonly language: string;
  /** A heading or label that names the whole; null where there is none. */
  readonly title: string | null;
  /** Whether the title is only shown: a mail's subject is said to nobody. */
  readonly isTitleUnsaid?: boolean;
  readonly units: readonly Unit[];
  /** All that was typed, in order, with what nobody hears; absent where nothing but the units is known. */
  readonly pieces?: readonly Piece[];
  /** Scenes without speech behind the last unit. */
  readonly silentAtEnd?: readonly SilentShot[];
  /** Null where the idea is material alone. */
  readonly topic: Topic | null;
  /** Wishes to the film-maker, as they are written. They are never spoken. */
  readonly requests: readonly string[];
  /** Words asked for as the film's first or last: "end with: Follow for more." */
  readonly opening: string | null;
  readonly ending: string | null;
  /** What the marks of the text say of its form; a genre reads them. */
  readonly form: MaterialForm;
}

export interface MaterialForm {
  /** It has scene, narrator or visual labels, or time codes. */
  readonly isScript: boolean;
  /** Two or more speakers. */
  readonly isDialogue: boolean;
  /** Messages with their stamps, as they were copied from a chat. */
  readonly isChat: boolean;
  /** Short lines that belong together as lines. */
  readonly isVerse: boolean;
  readonly hasList: boolean;
  readonly hasSteps: boolean;
  readonly hasIngredients: boolean;
  readonly hasQuiz: boolean;
}
