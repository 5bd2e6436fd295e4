import { describe, expect, it } from 'vitest';
import { planPictures } from '../plan-scene.ts';
import { english, scene } from '../testing/plan-lines.ts';
import { planOf } from './testing/plan-of-second.ts';

describe('what shall not be done [CARD-13]', () => {
  it.each([
    ['en', 'Do not rush it, keep things simple.', ['Do not rush it', 'Keep things simple']],
    ['de', 'Nicht rütteln, sondern langsam drehen.', ['Nicht rütteln', 'Sondern langsam drehen']],
    ['fr', 'Ne lavez rien, frottez-le avec soin.', ['Ne lavez rien', 'Frottez-le avec soin']],
    [
      'es',
      'No lo riegues en invierno, espera con calma.',
      ['No lo riegues en invierno', 'Espera con calma'],
    ],
    ['it', 'Non avere fretta, aspetta con calma.', ['Non avere fretta', 'Aspetta con calma']],
    ['nl', 'Trek nooit te hard, ga rustig door.', ['Trek nooit te hard', 'Ga rustig door']],
    ['pt', 'Não corram atrás dele, chamem baixinho.', ['Não corram atrás dele', 'Chamem baixinho']],
    ['pl', 'Nie ciągnij za mocno, odpocznij chwilę.', ['Nie ciągnij za mocno', 'Odpocznij chwilę']],
    ['tr', 'On dakika bekle, hiç açma!', ['On dakika bekle', 'Hiç açma']],
  ])('stands on a checklist with what to do instead: %s', (language, sentence, items) => {
    expect(planOf([sentence], { language })).toMatchObject({ layout: 'checklist', items });
  });

  it('keeps the number that its author gave it', () => {
    const plans = planPictures(
      [scene(['Hello there.']), scene(['Never buy it before you have seen it.'], { number: 3 })],
      { ...english, genre: 'list' },
    );
    expect(plans[1]).toMatchObject({ layout: 'checklist', quote: '3' });
  });

  it('has the condition in its row', () => {
    const sentence = 'Quando sentires medo, respira fundo, nunca grites com ele.';
    expect(planOf([sentence], { language: 'pt' })).toMatchObject({
      layout: 'checklist',
      items: ['Quando sentires medo, respira fundo', 'Nunca grites com ele'],
    });
  });

  it.each([
    ['en', 'No need to book, just turn up.'],
    ['en', 'It never really ended, and nobody knew why.'],
    ['nl', 'Geen snoep (er wordt toch gesmokkeld, knuffel mag altijd.'],
    ['fr', "Au printemps, ils sortent, pas plus gros qu'avant."],
    ['de', 'Mehr lässt sich darüber nicht sagen.'],
    ['it', 'Non spaventarti: pesate di più in due.'],
    ['de', 'Bitte nicht mit Essig, das riecht man noch drei Tage.'],
    ['es', 'Nunca con lejía, eso se come la tela.'],
    ['it', "Mai con l'aceto, questo rovina il marmo."],
  ])('is no card where nothing is forbidden: %s', (language, sentence) => {
    expect(planOf([sentence], { language, genre: 'explainer' })?.layout).not.toBe('checklist');
  });

  it('is told as it is in a story', () => {
    const sentence = 'Do not go there, she said, stay with me.';
    expect(planOf([sentence], { genre: 'story' })?.layout).not.toBe('checklist');
  });
});
