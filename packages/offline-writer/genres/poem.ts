import type { Material } from '../reading/material.ts';
import { beatOf, besideForm, ownLine } from './beats.ts';
import { isWished } from './evidence.ts';
import { framed, titleBeats } from './frame.ts';
import type { Genre } from './genre.ts';
import { questionsOf } from './questions.ts';

/** Its lines come first. */
const titleWeight = 0.6;
const afterLineS = 0.4;
const afterStanzaS = 0.5;
const mostWithFigures = 0.4;

/** A timetable has short lines too. */
function isFullOfFigures({ units }: Material): boolean {
  return units.filter(({ figures }) => figures.length > 0).length > units.length * mostWithFigures;
}

/** Verbatim, with a rest where a line ends. */
export const poem: Genre = {
  id: 'poem',
  verbatim: true,
  fits(material) {
    if (material.form.isVerse) return isFullOfFigures(material) ? 0 : 0.93;
    return isWished(material, 'poem') && material.units.length === 0 ? 0.8 : 0;
  },
  arrange(material) {
    const { units } = material;
    const isBeside = besideForm(units, ({ kind }) => kind === 'verse');
    const beats = units.map((unit, place) => {
      if (isBeside(unit)) return beatOf('detail', [ownLine(unit)], { weight: 0.3 });
      const endsStanza = units[place + 1]?.block !== unit.block;
      return beatOf('verse', [ownLine(unit)], {
        weight: 0.9,
        pauseS: endsStanza ? afterStanzaS : afterLineS,
      });
    });
    return framed(material, [...titleBeats(material, titleWeight), ...beats]);
  },
  questions: (material) => questionsOf('poem', material),
};
