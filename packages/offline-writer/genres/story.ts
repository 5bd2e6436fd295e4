import { plainBeats } from './beats.ts';
import { isLived, isWished, opensTale, shareInFirstPerson } from './evidence.ts';
import { factBeats, framed, titleBeats } from './frame.ts';
import type { Genre } from './genre.ts';
import { questionsOf } from './questions.ts';
import { cues } from './genre-cues.ts';
import { eitherApostrophe } from '../word-patterns.ts';

const titleWeight = 0.6;

/** "Once there was a lighthouse", "Es war einmal ein Schwein": nothing else begins so. */
const beginsFairyTale = new RegExp(
  String.raw`^["“«„]?(?:${eitherApostrophe(cues.onceUponATime)})(?![\p{L}\p{M}])`,
  'iu',
);

/** What happened, in the order in which it is told; its first and last moments stay. */
export const story: Genre = {
  id: 'story',
  verbatim: false,
  fits(material) {
    if (isWished(material, 'story')) return 0.81;
    if (material.units.length < 2) return 0;
    if (beginsFairyTale.test(material.units[0]?.text ?? '')) return 0.8;
    if (opensTale(material)) return 0.66 + shareInFirstPerson(material) * 0.1;
    return isLived(material) ? 0.63 : 0;
  },
  arrange(material, known) {
    const beats = plainBeats('moment', material.units, 0.6);
    const told = beats.map((beat, place) =>
      place === 0 || place === beats.length - 1 ? { ...beat, weight: 0.9 } : beat,
    );
    return framed(material, [
      ...titleBeats(material, titleWeight),
      ...told,
      ...factBeats(material, known),
    ]);
  },
  questions: (material) => questionsOf('story', material),
};
