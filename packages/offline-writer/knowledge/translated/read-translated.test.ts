import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { createOfflineWriter } from '../../index.ts';
import { briefOf } from '../../testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });

/** The facts that are told of an idea, the first first, and the language of its film. */
function toldOf(idea: string) {
  const { scenes, language } = writer.writeScript(briefOf({ idea }));
  const facts = scenes
    .flatMap(({ sentences }) => sentences)
    .filter(({ source, of }) => source === 'fact' && !of.startsWith('dictionary'));
  return { language, facts: [...new Set(facts.map(({ of }) => of))] };
}

/** What is typed, in which language, and which fact has to be told of it. */
const asked: readonly (readonly [idea: string, language: string, fact: string])[] = [
  ['Warum schnurren Katzen?', 'de', 'cat#2'],
  ['wie machen bienen honig', 'de', 'honey-bee#1'],
  ['Der Mond', 'de', 'moon#0'],
  ['5 Fakten über Pinguine für Kinder', 'de', 'penguin#0'],
  ['Wie weit ist der Mond entfernt', 'de', 'moon#1'],
  ['warum ist der himmel blau', 'de', 'sky#0'],
  ['Wie wird Schokolade gemacht?', 'de', 'chocolate#1'],
  ['Geschichte der Pizza', 'de', 'pizza#2'],
  ['por qué ronronean los gatos', 'es', 'cat#2'],
  ['La Luna', 'es', 'moon#0'],
  ['¿Cuántos corazones tiene un pulpo?', 'es', 'octopus#1'],
  ['como funciona un volcan', 'es', 'volcano#0'],
  ['fotosíntesis explicada para primaria', 'es', 'photosynthesis#0'],
  ['pourquoi les chats ronronnent', 'fr', 'cat#2'],
  ['Le Titanic', 'fr', 'titanic#0'],
  ["qu'est-ce qu'un trou noir", 'fr', 'black-hole#0'],
  ['Pourquoi le ciel est bleu', 'fr', 'sky#0'],
  ['perché i gatti fanno le fusa', 'it', 'cat#2'],
  ['Quanto dista la luna', 'it', 'moon#1'],
  ['waarom spinnen katten', 'nl', 'cat#2'],
  ['spreekbeurt over olifanten', 'nl', 'elephant#0'],
  ['dlaczego koty mruczą', 'pl', 'cat#2'],
  ['5 ciekawostek o pingwinach dla dzieci', 'pl', 'penguin#0'],
  ['por que os gatos ronronam', 'pt', 'cat#2'],
  ['o gato', 'pt', 'cat#0'],
  ['kediler neden mırlar', 'tr', 'cat#2'],
  ['Penguenlerin hayatı', 'tr', 'penguin#0'],
];

/** What names a known subject, and is of something else or asks what nobody wrote. */
const ofOthers: readonly string[] = [
  'Hund entlaufen in Köln',
  'Unsere Katze Minka',
  'Die Pizza bei Luigi',
  'Honig vom Imker',
  'Der Film Titanic',
  'Wie man Brot backt',
  'Wie alt werden Elefanten',
  'Sonne tanken in Italien',
  'Se ha perdido un gato en Lavapiés',
  'la pizza de mi abuela',
  'Café y pan de barrio',
  'nuestro perro Toby',
  'Chat perdu à Nantes',
  "L'eau de la piscine",
  'Il nostro cane Rex',
  'De pizza van oma',
  'Zaginął kot w Krakowie',
  'A pizza da avó',
  "Ankara'da kayıp kedi",
  'chat',
  'La Palma',
];

describe('a subject that is asked of in another language [SCRIPT-32]', () => {
  it.each(representative(asked, ([, language]) => language, 2))('%s', (idea, language, fact) => {
    const told = toldOf(idea);
    expect(told.language).toBe(language);
    expect(told.facts).toContain(fact);
  });

  it.each(representative(ofOthers, () => '', 6))('is not told for %s', (idea) => {
    expect(toldOf(idea).facts).toEqual([]);
  });
});
