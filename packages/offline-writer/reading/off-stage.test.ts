import { describe, expect, it } from 'vitest';
import { isHeardOnly, whoseVoice } from './off-stage.ts';

describe('who is heard and not seen', () => {
  it.each([
    'MOM (O.S.)',
    'Grandpa (on the phone)',
    'NARRATOR (V.O.)',
    'Dad (from upstairs)',
    'Neighbour (shouting, from the garden)',
    'A voice',
    'KUNDE (OFF)',
    'Oma (am Telefon)',
    'Vater (aus der Küche)',
    'Stimme aus der Küche',
    'MAMAN (hors champ)',
    'Le voisin (depuis le jardin)',
    'MADRE (desde arriba)',
    'Tía (por teléfono)',
    'NONNA (fuori campo)',
    'Zio (dalla cucina)',
    'MOEDER (vanuit de gang)',
    'Buurman (aan de telefoon)',
    'AVÓ (em off)',
    'Pai (ao telefone)',
    'BABCIA (z kuchni)',
    'Szef (przez telefon)',
    'ANNE (mutfaktan)',
    'Dede (telefonda)',
  ])('is %s', (label) => {
    expect(isHeardOnly(label)).toBe(true);
  });

  it.each([
    'GRANDPA (grinning)',
    'Esi (whispering)',
    'Lehrling (leise)',
    'La cliente (en riant)',
    'Nico (enfadado)',
    'Müşteri (gülerek)',
    'Voiculescu',
    'Officer Bell',
  ])('is not %s', (label) => {
    expect(isHeardOnly(label)).toBe(false);
  });

  it('is called by the name of whose voice it is', () => {
    expect(whoseVoice('VOZ DE LA MADRE')).toBe('MADRE');
    expect(whoseVoice('Stimme aus der Küche')).toBe('Stimme aus der Küche');
  });
});
