import { featureCount, type Features } from './features.ts';
import { partCount, type PhoneModels } from './phone-models.ts';
import { distance, type FoundPhones } from './phone-search.ts';
import type { Reference } from './reference.ts';

export interface Confidence {
  /** Of each written word, from 0 (as likely anywhere else) to 1; 0 for a word that was not found or is not said. */
  readonly ofWords: readonly number[];
  /** Of the whole: how much of the speech is explained by the text, times how well. */
  readonly overall: number;
}

/**
 * How sure the places of phones are. Each frame is compared with every phone that occurs in the text: the share of phones that fit it
 * better than the one that was found there is near 0 where the place is right, and a half where it was found by chance.
 * It is a likelihood ratio in ranks (cf. the goodness of pronunciation of Witt and Young, 2000), so noise and echo, which make
 * every phone fit badly, change it little.
 */
export function confidenceOf(
  own: Features,
  reference: Reference,
  models: PhoneModels,
  found: FoundPhones,
): Confidence {
  const classes = classesOf(reference, models);
  const perWord = reference.pauses.map(() => ({ frames: 0, ranks: 0, phones: 0, missing: 0 }));
  for (const [index, span] of found.entries()) {
    const { name = '', word = 0 } = reference.phones[index] ?? {};
    const entry = perWord[word];
    if (entry === undefined) continue;
    entry.phones += 1;
    if (span === undefined) entry.missing += 1;
    for (let frame = span?.from ?? 0; frame < (span?.to ?? 0); frame += 1) {
      entry.frames += 1;
      entry.ranks += rankAt(own, frame, name, classes, models.weights);
    }
  }
  const ofWords = perWord.map(({ frames, ranks, missing }) =>
    missing > 0 || frames === 0 ? 0 : Math.max(0, 1 - (2 * ranks) / frames),
  );
  return { ofWords, overall: overallOf(own, found, perWord) };
}

interface PhoneClass {
  readonly name: string;
  readonly means: Float32Array;
}

/** What each phone sounds like on average over the text, part by part. */
function classesOf({ phones }: Reference, { means }: PhoneModels): PhoneClass[] {
  const size = partCount * featureCount;
  const sums = new Map<string, { count: number; means: Float32Array }>();
  for (const [index, { name }] of phones.entries()) {
    const entry = sums.get(name) ?? { count: 0, means: new Float32Array(size) };
    sums.set(name, entry);
    entry.count += 1;
    for (let at = 0; at < size; at += 1)
      entry.means[at] = (entry.means[at] ?? 0) + (means[index * size + at] ?? 0);
  }
  return [...sums].map(([name, { count, means: sum }]) => ({
    name,
    means: sum.map((value) => value / count),
  }));
}

/** The share of the other phones that fit a frame better than the one with this name. */
function rankAt(
  own: Features,
  frame: number,
  name: string,
  classes: readonly PhoneClass[],
  weights: Float32Array,
): number {
  const fits = classes.map(({ means }) => {
    let least = Number.POSITIVE_INFINITY;
    for (let part = 0; part < partCount; part += 1)
      least = Math.min(least, distance(own, frame, means, part * featureCount, weights));
    return least;
  });
  const fit = fits[classes.findIndex((each) => each.name === name)] ?? Number.POSITIVE_INFINITY;
  return fits.filter((other) => other < fit).length / Math.max(1, classes.length - 1);
}

function overallOf(
  { isSpeech }: Features,
  found: FoundPhones,
  perWord: readonly { frames: number; ranks: number; phones: number; missing: number }[],
): number {
  const total = { frames: 0, ranks: 0, phones: 0, missing: 0 };
  for (const word of perWord) {
    total.frames += word.frames;
    total.ranks += word.ranks;
    total.phones += word.phones;
    total.missing += word.missing;
  }
  const isExplained = new Uint8Array(isSpeech.length);
  for (const span of found) isExplained.fill(1, span?.from ?? 0, span?.to ?? 0);
  let [speech, explained] = [0, 0];
  for (const [frame, speaks] of isSpeech.entries()) {
    speech += speaks;
    explained += speaks & (isExplained[frame] ?? 0);
  }
  const fit = Math.max(0, 1 - (2 * total.ranks) / Math.max(1, total.frames));
  const said = 1 - total.missing / Math.max(1, total.phones);
  return fit * said * (explained / Math.max(1, speech));
}
