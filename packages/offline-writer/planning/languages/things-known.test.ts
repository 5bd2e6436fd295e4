import { describe, expect, it } from 'vitest';
import { newMemory } from '../film-memory.ts';
import { createKindOf } from '../noun-kinds.ts';
import { foreignThings } from './foreign-line.ts';

const kindOf = createKindOf();

/** The things that a line names, as "surfboard, sand". */
const thingsOf = (language: string, line: string): string =>
  foreignThings(line, { language, memory: newMemory(), kindOf })
    .map(({ what }) => what)
    .join(', ');

type Table = Readonly<Record<string, readonly (readonly [line: string, things: string])[]>>;

/** How-tos, adverts, recipes, notices. */
const named: Table = {
  fr: [
    [
      'Posez la planche de surf sur le sable et enfilez votre combinaison en néoprène.',
      'surfboard, sand, wetsuit',
    ],
    ['Vends poussette et berceau en bon état, 80 euros.', 'stroller, cot'],
    ['Percez le trou avec la perceuse, puis mettez la cheville et la vis.', 'power drill, screw'],
    [
      'Faites revenir le poulet dans l’huile d’olive avec le gingembre.',
      'chicken breast, olive oil, ginger',
    ],
    ['Le violoncelle et la contrebasse accompagnent la chanteuse.', 'cello, double bass'],
    ['Les panneaux solaires sont posés sur le toit.', 'solar panel, roof'],
  ],
  it: [
    [
      'Appoggia la tavola da surf sulla sabbia e indossa la muta in neoprene.',
      'surfboard, sand, wetsuit',
    ],
    ['Vendo passeggino e culla in buono stato, 80 euro.', 'stroller, cot'],
    ['Fai il buco con il trapano e inserisci il tassello.', 'power drill, wall plug'],
    ['Rosola il pollo nell’olio d’oliva con lo zenzero.', 'chicken breast, olive oil, ginger'],
    ['Il violoncello e il contrabbasso accompagnano la cantante.', 'cello, double bass'],
    ['Il lavandino otturato si libera con lo sturalavandini.', 'blocked sink, plunger'],
  ],
};

/** Words of the lists that mean something else there. */
const elsewhere: Table = {
  fr: [
    ['La vague de froid arrive demain.', ''],
    ['Piquez l’oignon de deux clous de girofle.', 'onion'],
    ['La couche d’ozone se répare.', ''],
    ['Le bouton rouge arrête la machine.', ''],
    ['Commandez vos bûches de Noël avant le 20.', ''],
    ['Envoyé de mon iPhone', ''],
    ['Ce site utilise des cookies.', ''],
  ],
  it: [
    ['La trasmissione va in onda alle nove.', ''],
    ['Aggiungi due chiodi di garofano.', ''],
    ['Il nonno aspetta ancora.', ''],
    ['La vespa è parcheggiata davanti al bar.', ''],
    ['Una culla di civiltà.', ''],
    ['Orecchiette con le cime di rapa', 'pasta'],
    ['Inviato da iPhone', ''],
  ],
};

/** What stands before a denial is there, whatever it has not. */
const denied: Table = {
  pt: [
    ['A abelha não tem ferrão.', 'bee'],
    ['Não tem bicicleta.', ''],
  ],
  es: [['La bicicleta no tiene frenos.', 'bicycle']],
  fr: [["Le chien n'a pas de laisse.", 'dog']],
  it: [['Il gatto non ha paura.', 'cat']],
};

describe('the things that lines name', () => {
  for (const [language, rows] of Object.entries(denied))
    it.each(rows)(`${language}, in front of a denial: %s`, (line, things) => {
      expect(thingsOf(language, line)).toBe(things);
    });

  for (const [language, rows] of Object.entries(named))
    it.each(rows)(`${language}: %s`, (line, things) => {
      expect(thingsOf(language, line)).toBe(things);
    });

  for (const [language, rows] of Object.entries(elsewhere))
    it.each(rows)(`${language}, meaning something else: %s`, (line, things) => {
      expect(thingsOf(language, line)).toBe(things);
    });
});
