import type { Flite } from '../flite.ts';
import type { Pronounce } from '../narrate.ts';
import type { WrittenWord } from '../text/written-words.ts';
import type { TimeSpan } from '../word-times.ts';
import type { Sound } from '@scenewright/media/sound.ts';
import { commonFloor, featuresOf, levelsOf } from './features.ts';
import { type Confidence, confidenceOf } from './phone-confidence.ts';
import { learnPhones } from './phone-models.ts';
import { findPhones, type FoundPhones } from './phone-search.ts';
import { type Reference, referenceOf } from './reference.ts';
import { fittingSpectrumOf, framesPerSecond, spectrumOf } from './spectrum.ts';

export interface FoundWords {
  /** Of each written word; undefined where it was not found. */
  readonly spans: readonly (TimeSpan | undefined)[];
  readonly confidence: Confidence;
}

/** Finds the words of a text in a sound by what the offline voices say for them. */
export function alignPhones(
  written: readonly WrittenWord[],
  sound: Sound,
  flite: Flite,
  pronounce: Pronounce,
): FoundWords {
  const reference = referenceOf(written, flite, pronounce);
  const { spectrum, bandwidth } = fittingSpectrumOf(sound);
  const spectra = [
    spectrum,
    ...reference.sounds.map((spoken) => spectrumOf(spoken, bandwidth)),
  ].map((each) => ({ spectrum: each, levels: levelsOf(each) }));
  const floor = commonFloor(spectra.map(({ levels }) => levels));
  const [own, ...speakers] = spectra.map((each) => featuresOf(each.spectrum, each.levels, floor));
  if (own === undefined || reference.phones.length === 0)
    return {
      spans: written.map(() => undefined),
      confidence: { ofWords: written.map(() => 0), overall: 0 },
    };
  const models = learnPhones(reference.phones, speakers);
  const found = findPhones(own, reference, models);
  return {
    spans: spansOf(reference, found),
    confidence: confidenceOf(own, reference, models, found),
  };
}

/** The edge between two frames lies halfway between their middles. */
const toMs = (edge: number) => ((edge - 0.5) / framesPerSecond) * 1000;

function spansOf({ phones, pauses }: Reference, found: FoundPhones): (TimeSpan | undefined)[] {
  const spans: (TimeSpan | undefined)[] = pauses.map(() => undefined);
  for (const [index, span] of found.entries()) {
    const word = phones[index]?.word;
    if (span === undefined || word === undefined) continue;
    spans[word] = {
      startMs: spans[word]?.startMs ?? Math.max(0, toMs(span.from)),
      endMs: toMs(span.to),
    };
  }
  return spans;
}
