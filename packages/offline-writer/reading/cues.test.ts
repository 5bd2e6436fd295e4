import { describe, expect, it } from 'vitest';
import { readMaterial } from './read-material.ts';

const said = (idea: string) => readMaterial(idea).units.map(({ text }) => text);

describe('what is said to the viewer', () => {
  it.each([
    ['The road is closed. Please use the bus or the side gate. Please store water.', 3],
    ['We paint Hall B. Please use Hall C; its door is open all day.', 2],
    ['Parking is behind the school, please use the side gate.', 1],
  ])('%s', (idea, count) => {
    const { units, requests } = readMaterial(idea);
    expect(units).toHaveLength(count);
    expect(requests).toEqual([]);
  });

  it('keeps an answer that would be a wish for a length elsewhere', () => {
    expect(said('Q1: How long does it boil?\nA: About 30 seconds.\nQ2: Who?\nA: Ana.')).toEqual([
      'How long does it boil?',
      'About 30 seconds.',
      'Who?',
      'Ana.',
    ]);
  });
});

describe('cues in brackets', () => {
  it.each([
    ['(bang) The door fell. (lights flicker) Nobody moved.'],
    ["The door fell. (clap, wait for silence) Nobody moved. (don't go over 2 min!!)"],
    ['The door fell. [pic: a door] Nobody moved.'],
    ['The door fell. Nobody moved.\n\n(thunder, then rain)'],
  ])('are not said: %s', (idea) => {
    expect(said(idea)).toEqual(['The door fell.', 'Nobody moved.']);
  });

  it.each([
    ['The mill (opened 1914) is old.', ['The mill (opened 1914) is old.']],
    ['It costs 40 euros. (plus tax) It lasts.', ['It costs 40 euros. (plus tax) It lasts.']],
    ['We won. (It was raining.) We sang.', ['We won.', '(It was raining.)', 'We sang.']],
  ])('of content are: %s', (idea, expected) => {
    expect(said(idea)).toEqual(expected);
  });

  it('are seen where a line has a time code', () => {
    const { units, requests } = readMaterial(
      '[00:00–00:04] (boom) A wall fell.\n[00:04–00:08] (text: 1989) People danced.\n[00:08–00:12] (man waves, SFX bell) It was over.',
    );
    expect(units.map(({ text, picture, onScreen }) => [text, picture, onScreen])).toEqual([
      ['A wall fell.', null, null],
      ['People danced.', null, '1989'],
      ['It was over.', 'man waves', null],
    ]);
    expect(requests).toEqual(['boom']);
  });

  it('in a language whose script has no cases are left out where they are a line', () => {
    expect(said('明天停水。请储水。\n（请大家转发）')).toEqual(['明天停水。', '请储水。']);
  });

  it('that say how the film is cut are nothing to see', () => {
    const { units, requests } = readMaterial(
      'Ironbridge Gym is open all night. No mirrors, no judgement (upbeat music, fast cuts)',
    );
    expect(units.map(({ text, picture }) => [text, picture])).toEqual([
      ['Ironbridge Gym is open all night.', null],
      ['No mirrors, no judgement.', null],
    ]);
    expect(requests).toEqual(['upbeat music, fast cuts']);
  });

  it('that keep a place for an advertisement are nothing to see', () => {
    const { units } = readMaterial(
      'Put your name inside the case.\n[midroll here - mattress ad, 30s]\nTake a picture of it before you fly.',
    );
    expect(units.map(({ picture }) => picture)).toEqual([null, null]);
  });

  it('that ask for something are wishes, wherever they stand', () => {
    const { units, requests } = readMaterial(
      'Guess what (leave a pause before each answer pls)\n\n1. Cats purr.\n2. Dogs bark.',
    );
    expect(units.map(({ text }) => text)).toEqual(['Cats purr.', 'Dogs bark.']);
    expect(requests).toEqual(['leave a pause before each answer pls']);
  });
});

describe('shot directions inside a story', () => {
  it.each([
    ['Then cut to the barn from outside, morning light.'],
    ['Pause here for effect.'],
    ['Now cut to a closed door.'],
  ])('%s', (direction) => {
    expect(said(`My father built boats. ${direction} The last one was red.`)).toEqual([
      'My father built boats.',
      'The last one was red.',
    ]);
  });

  it('keeps a line that is asked for as the last', () => {
    const { ending, units } = readMaterial(
      'Our copier is old. Use a deep voice for the last line: It rules us now.',
    );
    expect(ending).toBe('It rules us now.');
    expect(units.map(({ text }) => text)).toEqual(['Our copier is old.']);
  });
});

describe('what only looks like a cue, a bar or a chat word', () => {
  it.each([
    ["The tail fell off. (don't worry, it grows back) It ran."],
    ['Start / Finish'],
    ['Elle est venue. (enfin presque) Puis elle est partie avec les enfants.'],
    ['It hums (background noise: 40 dB) all day.'],
    ['Player 1: Hi!\nPlayer 2: Hello, how are you?'],
  ])('is kept: %s', (idea) => {
    const { units, topic, requests } = readMaterial(idea);
    const words = idea.replace(/Player \d:/gu, '').match(/\p{L}+/gu) ?? [];
    const kept = [...units.map(({ text }) => text), topic?.text ?? ''].join(' ').toLowerCase();
    expect(words.filter((word) => !kept.includes(word.toLowerCase()))).toEqual([]);
    expect(requests).toEqual([]);
  });

  it.each([
    ['Hey Jude', 'Hey Jude'],
    ['the history of lol', 'the history of lol'],
    ['how tides work lol', 'how tides work'],
  ])('of a topic: %s', (idea, topic) => {
    expect(readMaterial(idea).topic?.text).toBe(topic);
  });

  it('is a question of the text: can we do something about it', () => {
    const { units } = readMaterial('Can you do something about plastic? We did. We use glass.');
    expect(units).toHaveLength(3);
  });
});
