import { describe, expect, it } from 'vitest';
import { readMaterial } from '../read-material.ts';

const words = 'The tower leans by two degrees more than it did in 1990.';
const said = (idea: string) => readMaterial(idea).units.map(({ text }) => text);

describe('what a page or a mail has around its text', () => {
  it.each([
    ['Home > Travel > Italy'],
    ['Startseite › Reisen'],
    ['Sign up for our newsletter  |  Comments (8)  |  Cookie settings'],
    ['Updated 11:02 | 4 min read'],
    ['ADVERTISEMENT – article continues below'],
    ['(Foto: Privat / hs)'],
    ['draft v2 – not final!! TODO: ask Ida about the date'],
    ['TODO: find a picture'],
    ['Slide 9 – Thank you! Questions?'],
    ['Any questions?'],
    ['Abonnez-vous pour voir la suite'],
    ['Folgt uns für mehr aus der Backstube'],
    [
      'This e-mail and any attachments are confidential. Please consider the environment before printing.',
    ],
  ])('is not said: %s', (line) => {
    expect(said(`${line}\n\n${words}`)).toEqual([words]);
    expect(said(`${words}\n\n${line}`)).toEqual([words]);
  });

  it.each([
    ['## Getting started\n```\ncargo install tidekit\ntidekit init\n```'],
    ['## Instalación\n```bash\nyarn add mareas && yarn build\n```'],
    ['npm install plantlight'],
    ['$ git clone https://codeberg.example/pegel.git'],
  ])('is typed into a terminal, and not said: %s', (block) => {
    expect(said(`${words}\n\n${block}`)).toEqual([words]);
  });

  it.each([['▢'], ['☐'], ['□']])('is no box to tick: %s', (box) => {
    expect(said(`${box} 200 g flour\n${box} 2 eggs\n${box} a pinch of salt`)).toEqual([
      '200 g flour.',
      '2 eggs.',
      'A pinch of salt.',
    ]);
  });

  it.each([
    ['Comments from our guests were kind.'],
    ['Thank you for the soup!'],
    ['Draft beer is cold.'],
    ['Home is where the dog is.'],
  ])('is said: %s', (line) => {
    expect(said(`${words}\n\n${line}`)).toEqual([words, line]);
  });
});
