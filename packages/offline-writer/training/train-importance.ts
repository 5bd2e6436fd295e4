import { purposesOfLines, ranks, type ImportanceModel } from '../fitting/rank-lines.ts';
import { lineFeatures, type TextLine, type TextOfLines } from '../fitting/line-features.ts';
import { chooseGenre } from '../genres/choose-genre.ts';
import { isEnglish } from '../genres/evidence.ts';
import type { Known } from '../knowledge/known.ts';
import { headingOf } from '../reading/heading.ts';
import { readMaterial } from '../reading/read-material.ts';
import type { Unit } from '../reading/material.ts';
import type { LinearModel } from '../sifting/linear-model.ts';
import { sifterOf, type Sift } from '../sifting/sift.ts';
import type { TrainingDocument } from './documents.ts';
import { trainModel } from './train-model.ts';
import { trainReader } from './train-reader.ts';

/** How much a line matters: 1 most, 3 least; null where no mark is found for it. */
export type LineMark = 1 | 2 | 3 | 'unsaid' | null;

export interface RankedDocument {
  readonly lines: readonly TextLine[];
  readonly about: TextOfLines;
  /** Of each line. */
  readonly marks: readonly LineMark[];
}

const isSpoken = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);
const lettersOf = (text: string): string =>
  [...text.normalize('NFC').toLowerCase()].filter(isSpoken).join('');
const nothingKnown: Known = {
  topicOf: () => null,
  foreignTopicOf: () => null,
  factsFor: () => [],
  define: () => null,
};

/** Reads a document, tells it in its genre, and finds each line's mark by its place in the text. */
export function rankDocument(
  document: TrainingDocument,
  sift: Sift,
  genreModel?: LinearModel,
): RankedDocument {
  const material = readMaterial(document.text, sift);
  const genre = chooseGenre(material, genreModel);
  const beats = genre.arrange(material, nothingKnown);
  const roles = new Map(
    beats.flatMap(({ lines, shows }) =>
      lines.flatMap(({ unit }) => (unit === null ? [] : [[unit.id, shows.role] as const])),
    ),
  );
  return {
    lines: material.units.map((unit) => ({ unit, role: roles.get(unit.id) ?? 'detail' })),
    about: { genre: genre.id, heading: headingOf(material), isEnglish: isEnglish(material) },
    marks: marksOf(material.units, document),
  };
}

/** Less of a line is meant for the viewers where it is a note, or came along with a paste. */
const leastSaid = 0.5;

function marksOf(
  units: readonly Unit[],
  { text, marks, weights }: TrainingDocument,
): readonly LineMark[] {
  const places: number[] = [];
  let letters = '';
  for (const [at, sign] of text.split('').entries()) {
    if (!isSpoken(sign)) continue;
    letters += sign.toLowerCase();
    places.push(at);
  }
  let from = 0;
  return units.map((unit) => {
    const own = lettersOf(unit.text);
    const at = letters.indexOf(own, from);
    if (at < 0 || own === '') return null;
    from = at + own.length;
    const said = places.slice(at, from).filter((place) => marks[place] === 'say').length;
    if (said < own.length * leastSaid) return 'unsaid';
    const place = places[at] ?? 0;
    return weights.findLast((mark) => mark.at <= place)?.weight ?? null;
  });
}

/** The documents are parted in so many; each part is read by a reader that has learnt from the others alone. */
const parts = 4;

/** Reads marked documents as ideas are read: by a reader that has not seen them, and told in the genre that a model says. */
export function rankDocuments(
  documents: readonly TrainingDocument[],
  genreModel: LinearModel,
): readonly RankedDocument[] {
  return Array.from({ length: parts }).flatMap((_, part) => {
    const isOfPart = (at: number) => at % parts === part;
    const sift = sifterOf(trainReader(documents.filter((_, at) => !isOfPart(at))));
    return documents
      .filter(({ weights }, at) => isOfPart(at) && weights.length > 0)
      .map((document) => rankDocument(document, sift, genreModel));
  });
}

/** A text of so few lines is said whole. */
const leastLines = 2;
/** How much a feature counts: words tell less than the form and the place of a line, for each is seen seldom. */
const scales: ReadonlyMap<string, number> = new Map([
  ['w ', 0.35],
  ['p ', 0.3],
]);
const scaleOfForm = 0.25;
const options = {
  rounds: 8,
  rate: 0.03,
  decay: 0.002,
  leastSeen: 3,
  scaleOf: (name: string) => scales.get(name.slice(0, 2)) ?? scaleOfForm,
};

/** Learns from the marks {1}, {2}, {3} how soon a line is said, and from the others which line is none. */
export function trainImportance(documents: readonly RankedDocument[]): ImportanceModel {
  const examples = documents
    .filter(({ lines }) => lines.length >= leastLines)
    .flatMap(({ lines, about, marks }) =>
      Array.from(lineFeatures(lines, about), (features, at) => ({
        features,
        mark: marks[at] ?? null,
      })),
    );
  const said = examples.flatMap(({ features, mark }) =>
    mark === null ? [] : [{ features, target: mark === 'unsaid' ? 1 : 0 }],
  );
  const ranked = examples.flatMap(({ features, mark }) =>
    typeof mark === 'number' ? [{ features, target: mark - 1 }] : [],
  );
  return {
    said: trainModel(said, { ...options, classes: purposesOfLines }),
    rank: trainModel(ranked, { ...options, classes: ranks }),
  };
}

/** The weights of a model as they lie in a file, in thousandths: many small ones tell together what none tells alone. */
export const inThousandths = ({
  weights,
}: LinearModel): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(
    [...weights]
      .map(([name, all]) => [name, all.map((weight) => Math.round(weight * 1_000))] as const)
      .filter(([, all]) => all.some((weight) => Math.abs(weight) >= leastWeight)),
  );
const leastWeight = 8;
