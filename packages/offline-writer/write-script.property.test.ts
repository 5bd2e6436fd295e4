import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import { spokenSources } from '@scenewright/contract/rules/spoken-sources.ts';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import type { Brief, WrittenScript } from './brief.ts';
import { dialogueSeconds } from './fitting/dialogue.ts';
import { isStructureWord } from './genres/structure-words.ts';
import type { KnownFact } from './knowledge/known.ts';
import type { Material, Unit } from './reading/material.ts';
import { generatedBrief, generatedFacts, generatedMaterial } from './testing/generated-material.ts';
import { knowing, noPictures, partsWith } from './testing/sample-material.ts';
import { writeScript } from './write-script.ts';

interface Film {
  readonly material: Material;
  readonly brief: Brief;
  readonly facts: readonly KnownFact[];
  readonly script: WrittenScript;
}

/** With one seed every property draws the same films: each is written once. */
const written = new Map<string, WrittenScript>();

function scriptOf({ material, brief, facts }: Omit<Film, 'script'>): WrittenScript {
  const key = fc.stringify([material, brief, facts]);
  const script =
    written.get(key) ?? writeScript(brief, partsWith(material, knowing(facts)), noPictures);
  written.set(key, script);
  return script;
}

const film: fc.Arbitrary<Film> = fc
  .record({ material: generatedMaterial, brief: generatedBrief, facts: generatedFacts })
  .map((given) => ({ ...given, script: scriptOf(given) }));

const holds = (property: (film: Film) => void) =>
  fc.assert(fc.property(film, property), { numRuns: asOften(300, 60) });
/** The words of a text, in the order in which they are said. */
const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const wordsOfOwn = ({ scenes }: WrittenScript) =>
  scenes.flatMap(({ sentences }) =>
    sentences.filter(({ source }) => source === 'own').flatMap(({ text }) => wordsIn(text)),
  );
/** Each unit ends in a word of its own. */
const sceneOf = ({ scenes }: WrittenScript, { id }: Unit) =>
  scenes.findIndex(({ sentences }) =>
    sentences.some(({ text }) => wordsIn(text).includes(`u${id}`)),
  );
const placesOf = (script: WrittenScript) =>
  wordsOfOwn(script).filter((word) => /^u\d+$/u.test(word));

const mostBriskly = 1.15;

describe('every film, of whatever material', () => {
  it('holds each unit once: in a scene, or among what was left out', () => {
    holds(({ material, script }) => {
      const left = script.leftOut
        .filter(({ why }) => why !== 'request')
        .flatMap(({ sentence }) => wordsIn(sentence.text).filter((word) => /^u\d+$/u.test(word)));
      expect([...placesOf(script), ...left].toSorted()).toEqual(
        material.units.map(({ id }) => `u${id}`).toSorted(),
      );
    });
  });

  it('says of a unit all its words in their order, or none', () => {
    holds(({ material, script }) => {
      const said = wordsOfOwn(script).join(' ');
      for (const unit of material.units)
        if (sceneOf(script, unit) >= 0) expect(said).toContain(wordsIn(unit.text).join(' '));
    });
  });

  it('says nothing but the material, facts that were handed in, and structure words', () => {
    holds(({ material, facts, script }) => {
      const own = [...material.units.map(({ text }) => text), material.topic?.text ?? ''].map(
        (text) => wordsIn(text).join(' '),
      );
      const known = facts
        .flatMap(({ sentences }) => sentences)
        .map((text) => wordsIn(text).join(' '));
      for (const { text, source } of script.scenes.flatMap(({ sentences }) => sentences)) {
        expect(spokenSources).toContain(source);
        const words = wordsIn(text).join(' ');
        if (source === 'structure') expect(isStructureWord(text)).toBe(true);
        else
          expect((source === 'fact' ? known : own).some((given) => given.includes(words))).toBe(
            true,
          );
      }
    });
  });

  it('says in the dialogue just its sentences', () => {
    holds(({ script }) => {
      for (const { dialogue, sentences } of script.scenes)
        expect(wordsIn(withoutPauses(dialogue))).toEqual(
          sentences.flatMap(({ text }) => wordsIn(text)),
        );
    });
  });

  it('never says what leans before, or without, what it leans on', () => {
    holds(({ material, script }) => {
      const order = placesOf(script);
      for (const { id, leansOn } of material.units) {
        if (leansOn === null || !order.includes(`u${id}`)) continue;
        // Of a joke that is too long the middle gives way: its beginning says who "he" is.
        if (script.genre === 'joke' && !order.includes(`u${leansOn}`)) continue;
        expect(order).toContain(`u${leansOn}`);
        expect(order.indexOf(`u${leansOn}`)).toBeLessThan(order.indexOf(`u${id}`));
      }
    });
  });

  it('never says a claim without what corrects it', () => {
    holds(({ material, script }) => {
      const order = placesOf(script);
      // A poem or script is told from its beginning on, up to where it fits.
      for (const { id, corrects } of material.units)
        if (corrects !== null)
          expect(order.includes(`u${corrects}`)).toBe(order.includes(`u${id}`));
    });
  });

  it('stays within what was asked for, and gives each scene its speech and a breath', () => {
    holds(({ brief, material, script }) => {
      const { measure } = partsWith(material);
      expect(script.scenes.length).toBeGreaterThan(0);
      expect(script.scenes.length).toBeLessThanOrEqual(brief.sceneCount);
      const filmS = script.scenes.reduce((sum, { durationS }) => sum + durationS, 0);
      expect(filmS).toBeLessThanOrEqual(brief.sceneCount * brief.sceneLengthS);
      for (const { dialogue, durationS } of script.scenes) {
        expect(Number.isInteger(durationS)).toBe(true);
        expect(durationS).toBeLessThanOrEqual(brief.longestSceneS ?? brief.sceneLengthS);
        const breathS = durationS - dialogueSeconds(dialogue, measure);
        if (dialogue === '') expect(durationS).toBeLessThanOrEqual(3);
        else {
          // Where a film is whole only then it is spoken a little faster.
          const brisklyS = dialogueSeconds(dialogue, (text) => measure(text) / mostBriskly);
          expect(durationS - brisklyS).toBeGreaterThanOrEqual(0.4 - 1e-6);
          expect(breathS).toBeLessThanOrEqual(1.4 + 1e-6);
        }
      }
    });
  });

  it('says a structure word in the scene of what it announces', () => {
    holds(({ script }) => {
      for (const { sentences } of script.scenes)
        expect(sentences.at(-1)?.source).not.toBe('structure');
    });
  });

  it('needs no more than itself where all of the material is told', () => {
    holds(({ brief, script }) => {
      if (script.leftOut.some(({ why }) => why === 'no-room' || why === 'too-long')) return;
      const seconds = script.scenes.reduce((sum, { durationS }) => sum + durationS, 0);
      const asLong = Math.ceil(seconds / brief.sceneLengthS);
      expect(script.need).toEqual({ scenes: Math.max(script.scenes.length, asLong), seconds });
    });
  });

  it('needs more scenes than it has where it left some of the material out', () => {
    holds(({ brief, script }) => {
      if (script.leftOut.some(({ why }) => why === 'no-room'))
        expect(script.need.scenes).toBeGreaterThan(brief.sceneCount);
    });
  });

  it('leaves nothing out where it has as many scenes as it needs', () => {
    holds(({ brief, material, facts, script }) => {
      const enough = { ...brief, sceneCount: script.need.scenes };
      const all = writeScript(enough, partsWith(material, knowing(facts)), noPictures);
      expect(all.leftOut.filter(({ why }) => why === 'no-room')).toEqual([]);
    });
  });

  it('is the same for the same brief', () => {
    holds(({ material, brief, facts, script }) => {
      expect(writeScript(brief, partsWith(material, knowing(facts)), noPictures)).toEqual(script);
    });
  });

  it('needs at least what it shows', () => {
    holds(({ script }) => {
      expect(script.need.seconds).toBeGreaterThanOrEqual(0);
      if (script.leftOut.some(({ why }) => why === 'no-room'))
        expect(script.need.seconds).toBeGreaterThan(0);
    });
  });
});
