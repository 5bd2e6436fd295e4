import { describe, expect, it } from 'vitest';
import { shotsIn } from './testing/shots-in.ts';

describe('what is read goes with its sentence', () => {
  it.each([
    ['de', ['Die Wiener hineinlegen und fünf Minuten ziehen lassen.', 'Mit Majoran würzen.']],
    ['en', ['Wait until nobody is looking at all.', 'Nobody ever does so for long.']],
    ['es', ['Déjalo reposar siete minutos.', 'Se come templado.']],
    ['fr', ["Madame, c'est ainsi depuis toujours.", 'Je suis debout depuis trois heures.']],
    ['it', ['Lasciate tutto com’è per dieci minuti.', 'Poi si vede cosa resta.']],
    ['nl', ['De vergadering begint om acht uur.', 'Iedereen brengt iets mee.']],
    ['pl', ['Prosimy nie parkować od 8 do 14.', 'Przepraszamy za kłopot.']],
    ['pt', ['Espere três minutos.', 'Depois disso ninguém se queixa.']],
    ['tr', ['On dakika bekle.', 'Sonra yavaş yavaş anlat.']],
  ])('and gives way to the next one: %s', (language, [one = '', other = '']) => {
    const shots = shotsIn([one, other], { language, genre: 'how-to' });
    expect(shots.length).toBeGreaterThan(1);
    expect(other.startsWith(shots.at(-1)?.at ?? '-')).toBe(true);
  });

  it('comes with its own words, and not while another sentence is said', () => {
    const [first, second] = shotsIn(['Cook it for forty minutes.', 'Let it go quite cold first.']);
    expect(first?.shows.quote).not.toContain('Let it go');
    expect(second?.at).toBe('Let it go quite cold');
  });

  it('reads what is too short for a picture of its own with its neighbour', () => {
    const shots = shotsIn(['Nothing at all happened there.', 'Why not?', 'No.']);
    expect(shots.map(({ shows }) => shows.quote).join(' ')).toMatch(/Why not\?\s?No\./u);
  });

  it('takes a step as it is done, where an amount was read before', () => {
    const shots = shotsIn(['4 Wiener, Majoran.', 'Die Kartoffeln schälen und würfeln.'], {
      language: 'de',
      genre: 'recipe',
      role: 'step',
    });
    expect(shots.at(-1)).toMatchObject({ at: 'Die Kartoffeln schälen und würfeln' });
  });
});
