import type { TextCard } from '../drawing.ts';
import type { SceneIdea } from './scene-idea.ts';

const longestHeadline = 110;
/** Emoji are shown as pictures, not set as type; control characters have no shape at all. */
const unprintable = /[\p{Extended_Pictographic}\p{Cc}\p{Cs}\p{Co}\uFE0F\u200D]/gu;

/** Words a shortened phrase must not end on. */
const dangling =
  /(?:\s+(?:a|an|the|to|of|in|on|at|by|for|from|with|and|or|but|is|are|was|were|that|as|your|its|their))+$/iu;

/** Cuts at a word, never inside one. */
function clip(text: string, most: number): string {
  const plain = [...text.replaceAll(unprintable, ' ').replaceAll(/\s+/g, ' ').trim()];
  if (plain.length <= most) return plain.join('');
  const cut = plain.slice(0, most).join('');
  const space = cut.lastIndexOf(' ');
  return (space > most * 0.5 ? cut.slice(0, space) : cut)
    .replace(dangling, '')
    .replace(/[\s,;:–-]+$/u, '');
}

/** A figure worth a shot of its own: with a unit, a thousand mark or four digits; not a bare "2". */
const figureForm =
  /(?:[$€£¥]\s?)?\d{1,3}(?:[,.]\d{3})+(?:\.\d+)?%?|(?:[$€£¥]\s?)\d+(?:\.\d+)?|\d+(?:\.\d+)?\s?%|\b\d{3,4}\b|\b\d{2}\b/u;

function findFigure(text: string): string | null {
  const found = figureForm.exec(text.slice(0, 2000))?.[0].replaceAll(/\s/g, '');
  return found === undefined || found.length > 14 ? null : found;
}

/** The first sentence that has room. A part of one could say something else: it is whole, or there is none. */
function wholeSentence(text: string): string {
  const plain = text.slice(0, 2000).replaceAll(unprintable, ' ').replaceAll(/\s+/g, ' ').trim();
  const sentences = plain.match(/(?:[^.!?。！？؟]|[.](?=\d))+[.!?。！？؟]*/gu) ?? [];
  return (
    sentences
      .map((sentence) => sentence.replace(/[.。]+$/u, '').trim())
      .find((sentence) => sentence !== '' && [...sentence].length <= longestHeadline) ?? ''
  );
}

export function planCard({ description, dialogue, topic }: SceneIdea): TextCard {
  const headline = wholeSentence(dialogue) || wholeSentence(description) || wholeSentence(topic);
  return { kicker: clip(topic.slice(0, 200), 26), headline, figure: findFigure(dialogue) };
}
