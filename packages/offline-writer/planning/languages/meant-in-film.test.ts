import { describe, expect, it } from 'vitest';
import { planPictures } from '../plan-scene.ts';
import { english, kindOf, scene } from '../testing/plan-lines.ts';

const shown = (language: string, title: string, lines: readonly string[]) =>
  planPictures(
    lines.map((line) => scene([line])),
    { ...english, language, title },
    kindOf,
  ).flatMap(({ subjects }) => subjects.map(({ what }) => what.replace(/^group of /u, '')));

describe('a word of another language that may be another thing', () => {
  it.each([
    ['de', 'Veloschlauch flicken', 'Den Mantel runter, der Schlauch liegt drin.', 'coat'],
    ['de', 'Der Ölwechsel', 'Lass das Öl in die Wanne laufen.', 'cooking oil'],
    ['de', 'Die Regierung', 'Die Ampel streitet sich.', 'traffic light'],
    ['nl', 'Oliebollen', '500 g bloem, 7 g gist.', 'flower'],
    ['nl', 'Vroeg op', 'Hij mist de trein en de bus.', 'thick fog'],
    ['nl', 'Espresso', 'Maal de bonen heel fijn.', 'bean'],
    ['es', 'Tortilla', 'Mezclas las patatas con el huevo batido.', 'milkshake'],
    ['it', 'Il lido di Sara', 'Un ombrellone e due lettini costano 15 euro.', 'bed'],
    ['fr', 'Ma tente', 'La tente est légère mais les sardines se tordent.', 'sardine'],
    ['pt', 'O filtro de barro', 'O filtro tem uma vela branca de cerâmica.', 'candle'],
    ['de', 'Ein Bienenschwarm', 'Die alte Königin sucht eine Wohnung.', 'queen'],
    ['pl', 'Co robią pszczoły zimą', 'Królowa siedzi w samym środku.', 'queen'],
    ['tr', 'Halı yıkama', 'Kahve lekesi, kedi çişi, hepsi çıkıyor.', 'cat'],
  ])(
    'is none in a film that says so, in %s: %s: %s [SCRIPT-19]',
    (language, title, line, wrong) => {
      const all = shown(language, title, [line]);
      expect(all).not.toContain(wrong);
      expect(all).not.toContain(`${wrong}s`);
    },
  );

  it.each([
    ['de', 'Der Winter', 'Er hängt den Mantel an den Haken.', 'coat'],
    ['de', 'Die Salatsoße', 'Gib das Öl in die Schüssel.', 'cooking oil'],
    ['nl', 'Mijn tuin', 'Een bloem staat op de tafel.', 'flower'],
    ['nl', 'Chili', 'Voeg de bonen toe.', 'bean'],
    ['tr', 'Bizim kedi', 'Kedi iki saat uyudu.', 'cat'],
  ])('is itself in every other, in %s: %s: %s [SCRIPT-19]', (language, title, line, right) => {
    expect(shown(language, title, [line])).toContain(right);
  });
});
