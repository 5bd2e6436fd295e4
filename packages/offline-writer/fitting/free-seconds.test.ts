import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import {
  asOften,
  representative,
  shareOf,
  thoroughly,
} from '@scenewright/contract/testing/thorough.ts';
import type { Brief } from '../brief.ts';
import { createKnowledge } from '../knowledge/create-knowledge.ts';
import { withKnownTopic } from '../known-topic.ts';
import { readBrief, type WriterParts } from '../read-brief.ts';
import { readMaterial } from '../reading/read-material.ts';
import samples from '../samples/ideas.json' with { type: 'json' };
import { leftThoughItFits } from '../testing/free-seconds.ts';
import { generatedBrief, generatedMaterial } from '../testing/generated-material.ts';
import { briefOf, nothingKnown, partsWith } from '../testing/sample-material.ts';
import { readDocuments } from '../training/documents.ts';
import { writeScript } from '../write-script.ts';
import { noPictures } from '../testing/sample-material.ts';

const known = createKnowledge();
const reading: WriterParts = {
  read: (idea, sifted) => withKnownTopic(idea, readMaterial(idea, sifted), known),
  known,
  measure: speakingTimeS,
};
const briefFor = (idea: string, sceneCount: number, sceneLengthS: number) =>
  briefOf({ idea, sceneCount, sceneLengthS, longestSceneS: Math.floor(sceneLengthS * 1.5) });
const leftIn = (brief: Brief, parts: WriterParts) =>
  leftThoughItFits(readBrief(brief, parts), parts.measure);

const saidOf = (brief: Brief) =>
  writeScript(brief, reading, noPictures)
    .scenes.flatMap(({ sentences }) => sentences)
    .map(({ text }) => text)
    .join(' ');

/** Of all that people marked to teach the reader, some from every author. */
const folder = new URL('../training/', import.meta.url);
const documents = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => readDocuments(readFileSync(new URL(name, folder), 'utf8')))
  .filter(({ text }) => text.length > 200 && text.length < 2_500);
const soMany = asOften(70, 210);
const everySoManyth = <One>(all: readonly One[]): readonly One[] =>
  all.filter((_, at) => at % soMany === 0);

describe('seconds that stay free', () => {
  it.each(
    representative([
      ['as they were asked', 1, 0],
      ['of half as many scenes', 0.5, 1],
      ['of three quarters of them', 0.75, 2],
    ]),
  )(
    'hold no line that is left out, in the films of the samples %s',
    (_, share, turn) => {
      for (const { id, idea, scenes, seconds } of shareOf(samples, turn, 6)) {
        const brief = briefFor(idea, Math.max(Math.round(scenes * share), 1), seconds);
        expect({ id, left: leftIn(brief, reading) }).toEqual({ id, left: [] });
      }
    },
    240_000,
  );

  thoroughly(() =>
    it.each([0.5, 0.75])(
      'hold no line that is left out, in films of the marked documents, of %f of the scenes they need',
      (share) => {
        for (const { id, text } of everySoManyth(documents)) {
          const need = readBrief(briefFor(text, 6, 6), reading).film.need.scenes;
          const brief = briefFor(text, Math.max(Math.round(Math.min(need, 16) * share), 1), 6);
          expect({ id, left: leftIn(brief, reading) }).toEqual({ id, left: [] });
        }
      },
      240_000,
    ),
  );

  it('hold no line that is left out, whatever the material', () => {
    fc.assert(
      fc.property(generatedMaterial, generatedBrief, (material, brief) => {
        expect(leftIn(brief, partsWith(material, nothingKnown))).toEqual([]);
      }),
      { numRuns: asOften(200, 50) },
    );
  }, 240_000);
});

it('are made by a voice that is a little brisker, where one more line then has room', () => {
  const idea =
    'Im Juni klopft es bei mir jeden Abend an der Tür: Unter der Treppe sitzt eine Kröte mit goldenen Augen! Bitte keine Panik. Eine Kröte ist satt und träge, sie hat es auf niemanden abgesehen. Die Alten wandern in der Dämmerung zum Teich und suchen einen ruhigen Platz. Bitte nicht mit dem Besen jagen und auch nicht den Hund holen. Lassen Sie das Licht aus und rufen Sie einen Nachbarn. Ich komme mit einem Eimer, einem Kehrblech und einer Taschenlampe, und nach zehn Minuten ist die Treppe wieder frei. Als Dank gibt es im Herbst ein Glas Gelee.';
  const brief = briefFor(idea, 6, 6);
  const lasts = readBrief(brief, reading).film.scenes.map(({ durationS }) => durationS);
  expect(saidOf(brief)).toContain('Als Dank gibt es im Herbst ein Glas Gelee.');
  expect(lasts.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(36);
});

it('are a last line, though filling one scene after the other has no room for it', () => {
  // Filled in turn, the second scene would last a second too long.
  const idea =
    'The mill at Lennan turned again on Saturday. The wheel grinds ninety kilos of flour on one tide. It stood still for eighty years. The bakery has ordered all of it. A kilo costs £3.80.';
  const film = readBrief(briefFor(idea, 3, 6), reading).film;
  const lasts = film.scenes.reduce((sum, { durationS }) => sum + durationS, 0);
  expect(film.left).toEqual([]);
  expect(lasts).toBeLessThanOrEqual(18);
});

describe('a whole text in one sentence of commas', () => {
  it.each([
    'We open the shop at six in the morning and put the bread out, the baker brings the first trays from the oven at the back, the school children come for buns on their way down the hill, the office people want coffee and do not look up, the old ladies stay for an hour by the window, and at noon everything that is left goes to the shelter.',
    'Se lavan bien los tomates y se cortan en trozos grandes, se echan en un cuenco con el pepino y el pimiento verde, se añade un diente de ajo y el pan mojado en agua fría, se tritura todo hasta que no queden grumos, se echa el aceite poco a poco y la sal, se pasa por el colador y se deja dos horas en la nevera.',
  ])('is told as far as there is room: %j', (idea) => {
    const said = saidOf(briefFor(idea, 3, 5));
    expect(said.length).toBeGreaterThan(80);
    expect(said.startsWith(idea.slice(0, 30))).toBe(true);
    expect(said.endsWith('.')).toBe(true);
  });

  it('is never told in part where it is one thought', () => {
    const idea =
      'The council of the town of Hebbleton has after a long debate in the old hall above the market decided that the bridge over the river will not be closed to the buses.';
    expect(saidOf(briefFor(idea, 1, 5))).not.toContain('The council of the town');
  });
});
