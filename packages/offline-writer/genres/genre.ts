import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import type { Known } from '../knowledge/known.ts';
import type { Material, Unit } from '../reading/material.ts';
import type { Question } from '../brief.ts';
import type { Told } from './questions.ts';

export const genreIds = [
  'script',
  'dialogue',
  'poem',
  'joke',
  'quiz',
  'recipe',
  'how-to',
  'list',
  'news',
  'pitch',
  'story',
  'article',
  'explainer',
] as const;
export type GenreId = (typeof genreIds)[number];

/** A sentence to be spoken, with the unit of the material it was cut from; null for what is not the creator's. */
export interface Line extends SpokenSentence {
  readonly unit: Unit | null;
  /** Of a fact the one, by its id, without which it is not told. */
  readonly needs?: string;
}

/** Lines that stay together in one scene, in this order. */
export interface Beat {
  readonly lines: readonly Line[];
  /** What is kept first where there is too much: 0 may go, 1 must stay. */
  readonly weight: number;
  /** Whether nothing else may share its scene: a punch line, a title. */
  readonly alone: boolean;
  /** Whether nothing before it shares its scene: what is guessed at is not seen yet. */
  readonly apart?: boolean;
  /** Silence after it, in seconds, beside the usual breath. */
  readonly pauseS: number;
  /** What its picture is made of beside the lines. */
  readonly shows: BeatPicture;
}

export type BeatRole =
  | 'title'
  | 'point'
  | 'step'
  | 'ingredients'
  | 'headline'
  | 'detail'
  | 'problem'
  | 'product'
  | 'proof'
  | 'call'
  | 'moment'
  | 'verse'
  | 'set-up'
  | 'punch'
  | 'claim'
  | 'correction'
  | 'turn'
  | 'question'
  | 'answer'
  | 'definition'
  | 'fact'
  | 'end';

export interface BeatPicture {
  readonly role: BeatRole;
  /** A picture note of the creator's, or what a fact shows; empty where the lines alone say what is seen. */
  readonly note: string;
  /** The number of the step or point; null where it has none. */
  readonly number: number | null;
}

/** Orders and cuts one kind of material; adds nothing but structure words. */
export interface Genre {
  readonly id: GenreId;
  /** How surely the material is of this genre, from 0 to 1. */
  fits(material: Material): number;
  /** Beats in the order in which they are told. Every unit that may be spoken is in exactly one beat. */
  arrange(material: Material, known: Known): readonly Beat[];
  /** What to ask where there is too little; at most four, the most useful first. @param told what is told that is known */
  questions(material: Material, told: readonly Told[]): readonly Question[];
  /** Poems, jokes and scripts are never cut silently. */
  readonly verbatim: boolean;
}
