import { alignWords, silence } from '../align-words.ts';
import type { Flite, Phone, Utterance } from '../flite.ts';
import type { Pronounce } from '../narrate.ts';
import { type Persona, personas } from '../personas.ts';
import { engineText, type Sentence, sentencesOf } from '../sentences.ts';
import { type Pause, spokenForms } from '../text/normalise-text.ts';
import type { WrittenWord } from '../text/written-words.ts';
import type { Sound } from '@scenewright/media/sound.ts';

/** A phone that is to be found again in another voice. */
export interface ReferencePhone {
  readonly name: string;
  /** The index of its written word. */
  readonly word: number;
  /** Where it lies in the sound of each speaker, in seconds. */
  readonly spans: readonly { readonly from: number; readonly to: number }[];
}

/** A text spoken by several voices whose phones are known. */
export interface Reference {
  readonly sounds: readonly Sound[];
  readonly phones: readonly ReferencePhone[];
  /** How long a reader may rest after each written word. */
  readonly pauses: readonly Pause[];
}

/** A woman, a man and a Scot: what they have in common is the text. */
const speakers: readonly Persona[] = [personas.alloy, personas.echo, personas.fable];

/** Has the offline voices speak a text. A text of which they can say nothing has no phones. */
export function referenceOf(
  written: readonly WrittenWord[],
  flite: Flite,
  pronounce: Pronounce,
): Reference {
  const forms = spokenForms(written);
  const pieces: Int16Array[][] = speakers.map(() => []);
  const lengths = speakers.map(() => 0);
  const rates = speakers.map(() => 16_000);
  const phones: ReferencePhone[] = [];
  for (const sentence of sentencesOf(forms)) {
    const spoken = speakers.map((speaker) => flite.speak(engineText(sentence), speaker));
    const starts = lengths.map((length, speaker) => length / (rates[speaker] ?? 1));
    phones.push(...phonesOf(sentence, spoken, starts, pronounce));
    for (const [speaker, { samples, sampleRate }] of spoken.entries()) {
      pieces[speaker]?.push(samples);
      rates[speaker] = sampleRate;
      lengths[speaker] = (lengths[speaker] ?? 0) + samples.length;
    }
  }
  const sounds = pieces.map((own, speaker) => ({
    samples: joined(own),
    sampleRate: rates[speaker] ?? 16_000,
  }));
  return { sounds, phones, pauses: forms.map((form) => form.pauseAfter) };
}

function phonesOf(
  sentence: Sentence,
  spoken: readonly Utterance[],
  starts: readonly number[],
  pronounce: Pronounce,
): ReferencePhone[] {
  const [first, ...others] = spoken.map(({ phones }, speaker) =>
    soundingPhones(phones, starts[speaker] ?? 0),
  );
  if (first === undefined) return [];
  const wordOf = alignWords(
    spoken[0]?.phones ?? [],
    pronounce(sentence.words.map((word) => word.text)),
  );
  const spans = [first, ...others.map((own) => matched(first, own))];
  return wordOf
    .filter((word) => word !== silence)
    .map((word, index) => ({
      name: first[index]?.name ?? '',
      word: sentence.words[word]?.writtenIndex ?? 0,
      spans: spans.map((own) => own[index] ?? { from: 0, to: 0 }),
    }));
}

interface PlacedPhone {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

function soundingPhones(phones: readonly Phone[], start: number): PlacedPhone[] {
  return phones
    .map(({ name, endSeconds }, index) => ({
      name,
      from: start + (phones[index - 1]?.endSeconds ?? 0),
      to: start + endSeconds,
    }))
    .filter(({ name }) => name !== 'pau');
}

/** The voices read a text alike but for their rests; where one does not, the first one's times are stretched to its length. */
function matched(
  first: readonly PlacedPhone[],
  own: readonly PlacedPhone[],
): readonly PlacedPhone[] {
  if (own.length === first.length && own.every(({ name }, index) => name === first[index]?.name))
    return own;
  const [from, to] = [first[0]?.from ?? 0, first.at(-1)?.to ?? 0];
  const [ownFrom, ownTo] = [own[0]?.from ?? 0, own.at(-1)?.to ?? 0];
  const scale = (ownTo - ownFrom) / Math.max(to - from, 0.001);
  return first.map((phone) => ({
    name: phone.name,
    from: ownFrom + (phone.from - from) * scale,
    to: ownFrom + (phone.to - from) * scale,
  }));
}

function joined(pieces: readonly Int16Array[]): Int16Array {
  const samples = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let position = 0;
  for (const piece of pieces) {
    samples.set(piece, position);
    position += piece.length;
  }
  return samples;
}
