import type { Aspect, Topic } from '../reading/material.ts';

/** A checked fact of the film's very subject. */
export interface KnownFact {
  /** The subject's id and the fact's place, as `honey-bee#3`. */
  readonly id: string;
  readonly aspect: Aspect;
  /** Sentences: the first stands by itself, the others lean on it. */
  readonly sentences: readonly string[];
  /** One picture of exactly this fact; empty where none is known. */
  readonly show: string;
  /** Whether it answers just what the topic asks. */
  readonly isAnswer: boolean;
  /** Whether it is the best answer to one of several questions. */
  readonly isBest?: boolean;
  /** The fact, by its id, without which this one is not understood: it is told before. */
  readonly needs?: string;
  /** Whether everybody expects to hear it of the subject, or it is only said beside the matter. */
  readonly rank?: 'heart' | 'aside';
  /** When it was, where that is known. */
  readonly year?: number;
}

/** A true defining sentence of a dictionary. */
export interface Definition {
  /** "A dumpling is a small ball or strip of boiled or steamed dough." */
  readonly sentence: string;
  /** What kind of thing it is, from near to far: dachshund, hunting dog, dog, animal. */
  readonly kinds: readonly string[];
  readonly parts: readonly string[];
}

/** A short idea that only names or asks: what is asked, and remarks about viewers and film, which nobody says. */
export interface AskedIdea {
  readonly topic: Topic;
  readonly remarks: readonly string[];
}

export interface Known {
  /** Null where the idea says anything that is not explained by a subject that is known. @param notes of the idea, for the film-maker */
  topicOf(idea: string, notes: readonly string[]): AskedIdea | null;
  /** The same in another language than English, of which the idea seems to be; the topic says in which. */
  foreignTopicOf(idea: string, language: string): Topic | null;
  /** Facts that may be told, those that answer the topic first; empty where its subject is not known. */
  factsFor(topic: Topic): readonly KnownFact[];
  /** Null where no dictionary has just this. @param context further words of the idea, by which the sense is chosen */
  define(head: string, context: string): Definition | null;
}
