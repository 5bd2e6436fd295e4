import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import type { Answer, Brief, WrittenScript } from './brief.ts';
import { createOfflineWriter } from './index.ts';
import { nothingKnown } from './testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS, knowledge: nothingKnown });
const brief: Brief = {
  title: 'Our film',
  idea: 'Quantum toasters',
  answers: [],
  orientation: 'vertical',
  sceneCount: 6,
  sceneLengthS: 8,
  style: '',
  styleNotes: '',
  cast: [],
};
const write = (idea: string, answers: readonly Answer[] = []) =>
  writer.writeScript({ ...brief, idea, answers });
const answered = (id: string, text: string) => write('Quantum toasters', [{ id, text }]);
const spoken = ({ scenes }: WrittenScript) => scenes.flatMap(({ sentences }) => sentences);
const said = (script: WrittenScript) =>
  spoken(script)
    .map(({ text }) => text)
    .join(' ');
const listed = ({ leftOut }: WrittenScript) => leftOut.map(({ sentence }) => sentence.text);
const shown = ({ scenes }: WrittenScript) => scenes.map(({ description }) => description).join(' ');

describe('an answer', () => {
  it('is read as an idea is: labels, wishes and notes on the picture are not spoken', () => {
    const script = answered(
      'list.points',
      'Scene 1: VO: Bees fly 5 km. Please show a big red bee. [Camera zooms in]\nVisual: a hive\n<b>They dance.</b> Make the video 60 seconds long.',
    );
    expect(said(script)).toBe('Bees fly 5 km. They dance.');
    expect(spoken(script)).toContainEqual({
      text: 'They dance.',
      source: 'answer',
      of: 'list.points',
    });
    expect(script.leftOut).toContainEqual(
      expect.objectContaining({
        sentence: {
          text: 'Make the video 60 seconds long.',
          source: 'answer',
          of: 'list.points',
        },
        why: 'request',
      }),
    );
    expect(shown(script)).toContain('ed bee');
    expect(shown(script)).toContain('hive');
  });

  it('of nothing but wishes adds nothing to the topic', () => {
    const script = answered(
      'explainer.points',
      'Make the video 60 seconds long. Use a funny voice.',
    );
    expect(said(script)).toBe('Quantum toasters.');
    expect(listed(script).toSorted()).toEqual([
      'Make the video 60 seconds long.',
      'Use a funny voice.',
    ]);
  });

  it.each([
    ['explainer.points', 'Better sleep', 'Better sleep.'],
    ['list.points', 'Better sleep\nMore energy', 'Better sleep. More energy.'],
    ['recipe.ingredients', '200 g flour, 2 eggs', '200 g flour. 2 eggs.'],
    ['dialogue.turns', 'Anna: Is it far?', 'Is it far?'],
  ])('to %s is said as it stands: %s', (id, text, words) => {
    expect(said(answered(id, text))).toContain(words);
  });
});

describe('a label within a line', () => {
  it.each([
    [
      'Bees make honey in 21 days. Tone: balanced. They fly 5 km.',
      'Bees make honey in 21 days. They fly 5 km.',
    ],
    [
      'VO: They fly. Visual: a red toaster. Please use upbeat music. [zoom in] They glow.',
      'They fly. They glow.',
    ],
  ])('ends with its sentence: %s', (idea, words) => {
    expect(said(write(idea))).toBe(words);
    expect(said(answered('explainer.points', idea))).toBe(words);
  });

  it('that has its line to itself has all of it', () => {
    const script = write('Our bees left in May. They are back.\nVisual: a hive. Bees swarm.');
    expect(said(script)).toBe('Our bees left in May. They are back.');
  });
});

describe('mark-up', () => {
  it('of a page or of speech is not spoken, and what it holds is', () => {
    const idea =
      '<speak>Bees <emphasis level="strong">dance</emphasis>. <phoneme alphabet="ipa" ph="x">They</phoneme> fly 5 km.<break time="1s"/> It is <b>far</b>.</speak>';
    expect(said(write(idea))).toBe('Bees dance. They fly 5 km. It is far.');
    const hostile = 'Hi <break time="9s"/> there <mark name="x"/> & "you" ]]>.';
    expect(said(write(hostile))).toBe('Hi there & "you".');
  });

  it('that a sentence speaks of is a word of it', () => {
    expect(said(write('The tag <b> makes letters bold. The tag <i> makes them lean.'))).toBe(
      'The tag <b> makes letters bold. The tag <i> makes them lean.',
    );
  });
});

const words = fc
  .array(fc.constantFrom('bees', 'carry', 'pollen', 'seven', 'gardens', 'quietly', 'home'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((some) => some.join(' '));
const sentence = words.map((text) => `The ${text}.`);
const lead = fc.constantFrom('VO: ', 'Visual: ', 'Tone: ', 'Title: ', 'Music: ', 'Scene 2: ', '');
const piece = fc.oneof(
  fc.tuple(lead, sentence).map(([label, text]) => `${label}${text}`),
  words.map((text) => `[${text}]`),
  words.map((text) => `<b>${text}</b>`),
  words.map((text) => `(${text})`),
  words.map((text) => `# ${text}`),
  words.map((text) => `- ${text}`),
  words.map((text) => `#${text.replaceAll(' ', '')}`),
  fc.constantFrom('<break time="9s"/>', 'Please use upbeat music.', '12:30', 'Make it funny.'),
);
const idea = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', '\n', '\n\n')), { minLength: 1, maxLength: 10 })
  .map((pieces) => pieces.flat().join('').trim());
const labels = new Set('vo visual tone title music scene the b break time 9s'.split(' '));
const wordsIn = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}]*\p{L}[\p{L}\p{N}]*/gu) ?? [];

describe('every word of an idea and of an answer', () => {
  const holds = (script: WrittenScript, text: string) => {
    const found = new Set(
      wordsIn([script.title, said(script), shown(script), ...listed(script)].join(' ')),
    );
    const lost = wordsIn(text).filter((word) => !labels.has(word) && !found.has(word));
    expect(lost).toEqual([]);
  };

  it('is listed where it stands in brackets before a label', () => {
    const text = '[seven] Tone: The bees. 12:30 [bees] #beesbees VO: The bees.';
    holds(writer.writeScript({ ...brief, title: '', sceneCount: 1, idea: text }), text);
  });

  it('is spoken, shown, listed as left out, or a mark', () => {
    fc.assert(
      fc.property(idea, fc.integer({ min: 1, max: 4 }), (text, sceneCount) => {
        holds(writer.writeScript({ ...brief, title: '', sceneCount, idea: text }), text);
        holds(answered('explainer.points', text), text);
      }),
      { numRuns: asOften(120, 24) },
    );
  });
});
