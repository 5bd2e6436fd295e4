import type { Brief, IdeaReading, MeasureSpeech, WrittenScript } from './brief.ts';
import { createKnowledge } from './knowledge/create-knowledge.ts';
import type { Known } from './knowledge/known.ts';
import type { SpokenBrief } from './read-brief.ts';
import { readIdea } from './read-idea.ts';
import { planPictures } from './planning/index.ts';
import { readMaterial } from './reading/read-material.ts';
import { writeScript, type PlanFilm } from './write-script.ts';

export type * from './brief.ts';
export type { SpokenBrief } from './read-brief.ts';

export interface OfflineWriterOptions {
  /** How long a text takes to say at the film's pace. */
  readonly measure: MeasureSpeech;
  /** The facts and the dictionary of this package unless others are handed in. */
  readonly knowledge?: Known;
}

export interface OfflineWriter {
  /** What an idea holds and what to ask: free, fast, and kept nowhere. */
  readIdea(brief: SpokenBrief): IdeaReading;
  writeScript(brief: Brief): WrittenScript;
}

/** The pictures of a film; nobody of the cast is known to be a thing. */
const planFilm: PlanFilm = ({ title, brief, reading, scenes }) => {
  const { genre, idea } = reading;
  const cast = brief.cast.map(({ name }) => ({ name, kind: 'person' as const }));
  return planPictures(scenes, { title, genre: genre.id, language: idea.language, requests: idea.requests, cast });
};

/** A writer that needs no key: it orders and cuts what the creator said, and adds only what is known of just their topic. */
export function createOfflineWriter({ measure, knowledge }: OfflineWriterOptions): OfflineWriter {
  const parts = { read: readMaterial, known: knowledge ?? createKnowledge(), measure };
  return {
    readIdea: (brief) => readIdea(brief, parts),
    writeScript: (brief) => writeScript(brief, parts, planFilm),
  };
}
