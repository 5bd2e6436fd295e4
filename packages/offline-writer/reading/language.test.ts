import { describe, expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

describe('the language of a text', () => {
  it.each([
    ['el silbo gomero', 'es'],
    ['la fotosíntesis', 'es'],
    ['por que o mar é salgado', 'pt'],
    ['mengapa langit berwarna biru', 'id'],
    ['sejarah tempe dan tahu di pulau Jawa', 'id'],
    ['fahrräder winterfest machen', 'de'],
    ['recette rapide de crêpes bretonnes', 'fr'],
    ['ricetta pasta fredda per una cena estiva', 'it'],
    ['jak upiec chleb żytni', 'pl'],
    ['fietsband plakken zonder gereedschap', 'nl'],
    ['kahve falı nasıl bakılır', 'tr'],
  ])('of a few words is found: %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each([
    'polar bears',
    'solar panels',
    'fossil fuels',
    'karma',
    'croissants',
    'quantum computing',
    'open letter to my landlord',
    'batik',
  ])('is English where a topic of a word or two has words of many languages: %s', (text) => {
    expect(detectLanguage(text)).toBe('en');
  });

  it.each(['Taj Mahal', 'Machu Picchu', 'Vincent van Gogh', 'Bergen-Belsen', 'Nikola Tesla'])(
    'is not told by a name: %s',
    (text) => {
      expect(detectLanguage(text)).toBe('en');
    },
  );

  it('is that of most of its sentences', () => {
    expect(
      detectLanguage(
        'Kopi Teras Bu Yati, buka dari jam lima subuh. Disangrai sendiri tiap hari Selasa. Pisang gorengnya baru digoreng kalau dipesan.',
      ),
    ).toBe('id');
    expect(
      detectLanguage(
        'Please make this nice.\nLa tienda abre a las nueve. El pan sale del horno a las diez. Los domingos cerramos.',
      ),
    ).toBe('es');
    expect(detectLanguage('Für NASA und ESA: 写真を見せてください。ありがとうございます。')).toBe(
      'ja',
    );
  });

  it('takes no longer for a long text than for its beginning', () => {
    expect(detectLanguage('The bees are busy. '.repeat(50_000))).toBe('en');
  });
});

describe('the language of a topic in words that English has not', () => {
  it.each([
    ['Kreidestaub', 'de'],
    ['Rohrpost in Berlin', 'de'],
    ['Weihnachtsmarkt', 'de'],
    ['i gettoni telefonici', 'it'],
    ['Los Angeles', 'en'],
    ['Taj Mahal', 'en'],
    ['Sagrada Familia', 'en'],
    ['darning mushrooms', 'en'],
    ['tide mills', 'en'],
  ])('of %s is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });
});
