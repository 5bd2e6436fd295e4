import { nativeLines } from './frames/native-lines.ts';
import { fillSlots } from './frames/frames.ts';
import type { Idea } from './idea/read-idea.ts';
import { asSentence } from './idea/sentences.ts';
import { fitPieces, wordsOf } from './idea/cut-pieces.ts';
import type { Beat } from './knowledge/knowledge.ts';
import type { Outline } from './outline.ts';
import { chooseMaterial } from './idea/choose-material.ts';
import { foreignPictures, titleCard } from './pictures/picture-for.ts';
import type { ScriptBrief } from '../script-writer.ts';

/** How a thing is shown again. */
const views = ['in close detail', 'from far away', 'from a low angle', 'from above'];

/**
 * An idea in another language than English speaks in that language alone: its own sentences first, then lines of that
 * language round its clauses, then the clauses and words themselves. The pictures are those of the known subject, in English.
 */
export function outlineOfForeign(idea: Idea, brief: ScriptBrief, known: Outline | null): Outline {
  const pictures = known === null ? [] : [...known.hooks, ...known.body, ...known.closes].slice(0, 24).map(({ see }) => see);
  const named = [...new Set([idea.topic, ...idea.material].flatMap(foreignPictures))];
  const used = new Set<string>();
  /** What the line itself names, then what the idea names, then the known subject; each once. */
  const pictureFor = (say: string): string => {
    const again = views.flatMap((view) => named.map((picture) => `${picture}, ${view}`));
    const picture = [...foreignPictures(say), ...named, ...pictures, ...again].find((candidate) => !used.has(candidate)) ?? titleCard(say);
    used.add(picture);
    return picture;
  };
  const toBeat = (say: string): Beat => ({ say, see: pictureFor(say) });

  const own = (idea.material.length > 0 ? idea.material : [idea.topic]).map(asSentence);
  const fitting = own.flatMap((sentence) => fitPieces(sentence, idea.language, brief.sceneLengthS));
  const spoken = chooseMaterial(fitting, brief.sceneCount, brief.sceneLengthS).map((sentences) => sentences.join(' '));
  const filling = spoken.length >= brief.sceneCount ? [] : fillingLines(idea);
  const native = nativeLines.get(idea.language);
  const ends = spoken.length >= brief.sceneCount && spoken.length > 1;
  const [hook = asSentence(idea.topic), ...rest] = spoken;
  const closing = ends ? rest.splice(-1) : native === undefined ? [] : [fillSlots(native.close, { t: bare(idea.topic) })];
  // In the order of their weight: the first and the last scene get what the idea names before the fillings do.
  const [hooks, told, closes] = [[hook].map(toBeat), rest.map(toBeat), closing.map(toBeat)];
  return {
    hooks,
    body: [...told, ...filling.map(toBeat)],
    closes,
    fillsScenes: false,
    mood: known?.mood ?? 'curious',
    solemn: known?.solemn ?? false,
    shorts: [],
  };
}

/** Everything more there is to say: lines round each phrase, then phrases, then words. */
function fillingLines(idea: Idea): string[] {
  const phrases = [...new Set([bare(idea.topic), ...idea.material.slice(0, 12).flatMap((sentence) => sentence.split(/[,;:.!?،؛，、；：。！？]/u)), ...idea.phrases].map(bare))]
    .filter((phrase) => /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(phrase) && phrase.length <= 60);
  const beats = nativeLines.get(idea.language)?.beats ?? [];
  const framed = beats.flatMap((line, index) => {
    const phrase = phrases[index % Math.max(1, phrases.length)];
    return phrase === undefined ? [] : [fillSlots(line, { t: phrase })];
  });
  const allFramed = phrases.flatMap((phrase) => beats.map((line) => fillSlots(line, { t: phrase })));
  const words = idea.material.slice(0, 40).flatMap((sentence) => wordsOf(sentence, idea.language)).filter((word) => word.length > 1);
  return [...new Set([...framed, ...phrases.map(asSentence), ...allFramed, ...words.map(asSentence)])];
}

function bare(text: string): string {
  return text.trim().replace(/[\p{P}\s]+$/gu, '').replace(/^[\p{P}\s]+/u, '');
}
