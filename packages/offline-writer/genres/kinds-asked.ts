import type { Topic } from '../reading/material.ts';
import { cues } from './genre-cues.ts';

/** "Types of triangles": several things are asked for, and what sets them apart. */
const kinds = new RegExp(
  String.raw`^(?:(?:${cues.kindLeads}) )*(?:\p{L}+ )?(?:${cues.kindNouns}) of (?!(?:it|me|us|the (?:day|same))\b)\p{L}`,
  'iu',
);
const kindsElsewhere = new RegExp(
  String.raw`^(?:(?:${cues.kindLeadsElsewhere}) )?(?:(?:${cues.kindNounsElsewhere}) |types? d(?:e |['’]))\p{L}`,
  'iu',
);
const longest = 80;

/** A topic of kinds as it is asked with; null where it names none. */
export const kindsIn = (topic: Topic | null): string | null =>
  topic === null || topic.text.length > longest || !kinds.test(topic.text)
    ? null
    : topic.text
        .trim()
        .replace(/[\s.!?]+$/u, '')
        .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
        .replace(/^(?:the|all|some) /u, '');

/** Whether a topic asks for the kinds of something, in any of the languages that are asked back. */
export const asksKinds = (topic: Topic | null): boolean =>
  kindsIn(topic) !== null || (topic !== null && kindsElsewhere.test(topic.text.slice(0, longest)));
