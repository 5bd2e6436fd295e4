import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { durationMsOf, type Sound } from '@scenewright/media/sound.ts';
import { asOften, representative } from '@scenewright/contract/testing/thorough.ts';
import { loadFlite } from '../flite.ts';
import { rememberPronunciations } from '../narrate.ts';
import { writtenWords } from '../text/written-words.ts';
import { type AlignedSpeech, alignSpeech, lostBelow } from './align-speech.ts';
import { byTelephone, inRoom, withNoise, withSilence } from './testing/disturbances.ts';
import { lines } from './testing/lines.ts';
import { loadOtherEngine, type OtherVoice } from './testing/other-engine.ts';
import { errorsOf, report, spreadOf, type WordError } from './testing/word-errors.ts';

const voices: readonly OtherVoice[] = [
  { name: 'en-us', rate: 165, pitch: 50 },
  { name: 'en-gb', rate: 150, pitch: 30 },
  { name: 'en-us', rate: 200, pitch: 70 },
  { name: 'en-gb-x-rp', rate: 135, pitch: 40 },
  { name: 'en-gb-scotland', rate: 175, pitch: 20 },
];
const voiceAt = (index: number) => voices[index % voices.length] as OtherVoice;
let speak: Awaited<ReturnType<typeof loadOtherEngine>>;
let align: (text: string, sound: Sound, language?: string) => AlignedSpeech;
beforeAll(async () => {
  const flite = await loadFlite();
  const pronounce = rememberPronunciations(flite);
  speak = await loadOtherEngine();
  align = (text, sound, language = 'en') =>
    alignSpeech({ text, sound, language }, flite, pronounce);
});

/** What holds for every answer, however bad the sound is. */
function requireOrder({ words, confidence }: AlignedSpeech, text: string, sound: Sound): void {
  expect(words.map((word) => word.text)).toEqual(writtenWords(text).map((word) => word.text));
  let clock = 0;
  for (const { startMs, endMs } of words) {
    expect(startMs).toBeGreaterThanOrEqual(clock);
    expect(endMs).toBeGreaterThanOrEqual(startMs);
    clock = endMs;
  }
  expect(clock).toBeLessThanOrEqual(durationMsOf(sound));
  expect(confidence ?? 0).toBeGreaterThanOrEqual(0);
  expect(confidence ?? 0).toBeLessThanOrEqual(1);
}

describe('words of another engine', () => {
  const some = lines.slice(2, 2 + asOften(7, 3));
  /** Of 36 words two are more than a twentieth. */
  const mostOf = asOften(0.95, 0.9);

  it('are found within 50 ms in the median and 150 ms in 95 of 100', () => {
    const errors: WordError[] = [];
    const heard = representative(lines, () => '', 8);
    for (const line of heard) {
      const index = lines.indexOf(line);
      const speech = speak(line, voiceAt(index));
      const aligned = align(line, speech.sound);
      requireOrder(aligned, line, speech.sound);
      expect(aligned.confidence, line).toBeGreaterThan(lostBelow);
      expect(aligned.by).toBe('phones');
      errors.push(...errorsOf(speech, aligned));
    }
    console.log(report(`${heard.length} lines`, errors));
    const { median, p90, p95, worst } = spreadOf(errors);
    expect(errors.length).toBeGreaterThan(heard.length * 10);
    expect(median).toBeLessThanOrEqual(15);
    expect(p90).toBeLessThanOrEqual(45);
    expect(p95).toBeLessThanOrEqual(60);
    expect(worst).toBeLessThanOrEqual(150);
  });

  it.each(
    representative<[string, (sound: Sound) => Sound, number]>([
      ['noise at 20 dB', (sound) => withNoise(sound, 20), 0],
      ['the echo of a room', inRoom, 0],
      ['the band of a telephone', byTelephone, 0],
      ['silence before and after', (sound) => withSilence(sound, 2_500, 1_500), 2_500],
    ]),
  )('are found through %s', (what, disturb, offsetMs) => {
    const errors = some.flatMap((line, index) => {
      const speech = speak(line, voiceAt(index));
      const sound = disturb(speech.sound);
      const aligned = align(line, sound);
      requireOrder(aligned, line, sound);
      return errorsOf(speech, aligned, offsetMs);
    });
    console.log(report(what, errors));
    expect(spreadOf(errors).median).toBeLessThanOrEqual(40);
    expect(spreadOf(errors).within(150)).toBeGreaterThanOrEqual(mostOf);
  });

  it.each(representative([1.4, 0.7]))('are found at %f times the pace', (pace) => {
    const errors = some.flatMap((line, index) => {
      const voice = voiceAt(index);
      const speech = speak(line, { ...voice, rate: 165 * pace });
      return errorsOf(speech, align(line, speech.sound));
    });
    console.log(report(`pace ${pace}`, errors));
    expect(spreadOf(errors).median).toBeLessThanOrEqual(40);
    expect(spreadOf(errors).within(150)).toBeGreaterThanOrEqual(mostOf);
  });
});

describe('speech that does not say the text', () => {
  const line = 'The lighthouse keeper climbed two hundred steps every night to light the lamp.';
  const words = line.split(' ');

  it('leaves the words around a missing one where they are, and doubts that one', () => {
    const missing = words.indexOf('hundred');
    const speech = speak(words.toSpliced(missing, 1).join(' '), voiceAt(0));
    const startsMs = speech.startsMs.toSpliced(missing, 0, undefined);
    const aligned = align(line, speech.sound);
    requireOrder(aligned, line, speech.sound);
    const errors = errorsOf({ ...speech, startsMs }, aligned);
    console.log(report('a missing word', errors));
    expect(spreadOf(errors).worst).toBeLessThanOrEqual(200);
    expect(spreadOf(errors).median).toBeLessThanOrEqual(40);
    const doubts = aligned.confidenceOfWords.map((confidence) => confidence ?? 0);
    expect(doubts.indexOf(Math.min(...doubts))).toBe(missing);
  });

  it('finds the words around one that is said twice', () => {
    const twice = words.indexOf('climbed');
    const speech = speak(words.toSpliced(twice, 0, 'climbed').join(' '), voiceAt(0));
    const aligned = align(line, speech.sound);
    requireOrder(aligned, line, speech.sound);
    const startsMs = speech.startsMs.toSpliced(twice, 2, undefined);
    const errors = errorsOf({ ...speech, startsMs }, aligned);
    console.log(report('a word said twice', errors));
    expect(spreadOf(errors).worst).toBeLessThanOrEqual(150);
  });

  it('is told by a low confidence, and its words are shared out by syllables', () => {
    for (const index of [2, 4, 6, 8].slice(0, asOften(4, 2))) {
      const text = lines[index] ?? '';
      const other = speak(lines[index + 10] ?? '', voiceAt(index));
      const aligned = align(text, other.sound);
      requireOrder(aligned, text, other.sound);
      expect(aligned.confidence, text).toBeLessThan(lostBelow);
      expect(aligned.by).toBe('syllables');
    }
  });
});

describe('other languages', () => {
  const scriptOf = ([, text]: readonly [string, string]): string =>
    ['Latin', 'Cyrillic', 'Devanagari'].find((name) =>
      new RegExp(String.raw`^\p{Script=${name}}`, 'u').test(text),
    ) ?? '';
  const spoken: readonly (readonly [language: string, text: string])[] = [
    [
      'de',
      'Jeden Morgen erwacht der alte Hafen langsam. Die Boote kommen heim, und die ganze Stadt riecht nach Salz und Brot.',
    ],
    [
      'es',
      'Cada mañana el viejo puerto despierta despacio. Vuelven los barcos, y toda la ciudad huele a sal y a pan.',
    ],
    [
      'fr',
      'Chaque matin, le vieux port se réveille lentement. Les bateaux rentrent, et toute la ville sent le sel et le pain.',
    ],
    [
      'it',
      'Ogni mattina il vecchio porto si sveglia piano. Le barche tornano, e tutta la città sa di sale e di pane.',
    ],
    [
      'ru',
      'Каждое утро старая гавань медленно просыпается. Лодки возвращаются домой, и весь город пахнет солью и хлебом.',
    ],
    [
      'hi',
      'हर सुबह पुराना बंदरगाह धीरे-धीरे जागता है। नावें घर लौटती हैं, और पूरा शहर नमक और रोटी की महक से भर जाता है।',
    ],
  ];
  it.each(representative(spoken, scriptOf))(
    'are found by syllables and pauses: %s',
    (language, text) => {
      const speech = speak(text, { name: language, rate: 160, pitch: 45 });
      const aligned = align(text, speech.sound, language);
      requireOrder(aligned, text, speech.sound);
      expect(aligned).toMatchObject({ by: 'syllables', confidence: null });
      const errors = errorsOf(speech, aligned);
      console.log(report(language, errors));
      expect(spreadOf(errors).median).toBeLessThanOrEqual(100);
      expect(spreadOf(errors).worst).toBeLessThanOrEqual(350);
    },
  );
});

describe('any text and any sound', () => {
  it('has an answer in order and inside the sound', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.stringMatching(/^([a-z]{1,9}[,.!]? |[0-9]{1,5} |[一-龥]){0,12}$/),
    );
    const sound = fc.record({
      samples: fc.int16Array({ maxLength: 4_000 }),
      sampleRate: fc.constantFrom(8_000, 16_000, 22_050, 24_000, 48_000),
    });
    fc.assert(
      fc.property(text, sound, fc.constantFrom('en', 'de', 'zh', ''), (said, heard, language) => {
        requireOrder(align(said, heard, language), said, heard);
      }),
      { numRuns: asOften(60, 15) },
    );
  });

  it('is answered the same every time', () => {
    const { text, sound } = speak('A storm is coming.', voiceAt(1));
    expect(align(text, sound)).toEqual(align(text, sound));
  });

  it('is shared out by length where it is longer than any line', () => {
    const sound = { samples: new Int16Array(8_000 * 481), sampleRate: 8_000 };
    const aligned = align('Too long to be searched.', sound);
    requireOrder(aligned, 'Too long to be searched.', sound);
    expect(aligned.by).toBe('length');
  });
});
