import { describe, expect, it } from 'vitest';
import { partsOfSentence, sharedAt } from './cut-points.ts';

const upTo = (characters: number) => (part: string) => part.length <= characters;
/** The parts of a sentence at every room and at every cost of sharing up to phrases. */
const allParts = (text: string): readonly (readonly string[])[] =>
  [70, 80, 90, 100, 300].flatMap((room) =>
    [0, sharedAt.clauses, sharedAt.phrases].map((upToCost) =>
      partsOfSentence(text, upTo(room), upToCost).map((part) => part.text),
    ),
  );

describe('a part of a sentence', () => {
  it.each([
    'Mi tía cosía de noche en la cocina y, antes de acostarse, dejaba los botones contados en un platillo.',
    'The quiz begins at seven sharp in the back room of the Anchor, and yes, there will be a round on cheese.',
    'Der alte Fährmann kam jeden Abend zurück und, bevor er aß, zählte er die Münzen auf dem Tisch.',
    'Le boulanger ouvrait à cinq heures et, quand il neigeait, il portait le pain à toute la rue.',
    'Il nonno chiudeva la bottega alle otto e, prima di cena, lucidava i tre martelli buoni.',
    'Mijn oom sloot de molen om zes uur en, voordat hij at, schreef hij de wind in een schrift.',
    'We sell the last loaves at half price from five, and no, we never keep one under the counter.',
  ])('does not end on a link that waits: %s', (text) => {
    for (const parts of allParts(text))
      for (const part of parts.slice(0, -1))
        expect(part).not.toMatch(/(?:\b(?:y|and|und|et|e|en)|\band (?:yes|no)),$/u);
  });

  it.each([
    'On Saturday there is cake, a raffle, the brass band and the famous chutney, which sold out in an hour last June.',
    'Am Sonntag öffnet der Verein um neun und dann verkauft er Kerzen aus Wachs, deren Docht Kinder flechten.',
    'El domingo se abre el huerto con sopa, música y el concurso de calabazas, cuyo premio es un burro de madera.',
    'Samedi on ouvre à neuf heures et on vend le cidre de Marcel, dont personne ne connaît la recette.',
    'Sabato la piazza apre alle nove e la banda suona per la signora Pina, cui tutti devono un piatto.',
    'W sobotę gotujemy zupę dla całej ulicy, a potem zagra orkiestra, która zna tylko jedną pieśń.',
  ])('does not begin with a relative clause where another cut is left: %s', (text) => {
    for (const parts of allParts(text))
      for (const part of parts.slice(1))
        expect(part).not.toMatch(/^(?:which|deren|cuyo|dont|która|cui)\b/u);
  });

  it.each([
    [
      'Ogni mattina, alle cinque e un quarto, Rosa apre il forno e canta per i piccioni.',
      'Ogni mattina,',
    ],
    [
      'Cada noche, a las once y diez, el sereno sube la cuesta con su farol apagado.',
      'Cada noche,',
    ],
    [
      'Matilda, a mule of nineteen, fell into the dry well behind the mill on Friday.',
      'Matilda, a mule of nineteen,',
    ],
    [
      'Bruno, un perro de once años, cruzó la ría el viernes con los niños de la barca.',
      'Bruno, un perro de once años,',
    ],
    [
      'The Lower Street Choir of the old dye works sings on Sunday, and yes, you may join in.',
      'The Lower Street Choir',
    ],

    [
      'Chaque soir, à vingt-trois heures dix, le chat traverse la cour et monte dans le bus.',
      'Chaque soir,',
    ],
    ['Elke avond, om tien over elf, loopt de kat naar de tram en zoekt zijn stoel.', 'Elke avond,'],
  ])('is not only what the sentence begins with: %s', (text, beginning) => {
    for (const parts of allParts(text)) expect(parts[0]).not.toBe(beginning);
  });

  it.each([
    'Then the whole village put money together for it: 312 people gave what they had in the tin.',
    'Le garage voulait fermer et le quartier a choisi: chacun a donné une heure le samedi.',
    'Am Ende zählte der ganze Verein zusammen: 480 Gläser Honig standen auf dem Tisch.',
    'La maestra escribió una sola cosa en la pizarra: hoy nadie corre en el pasillo largo.',
    'Op de deur van de werkplaats stond maar één regel: wie iets leent brengt het schoon terug.',
  ])('does not end on a colon where it need not be cut: %s', (text) => {
    expect(
      partsOfSentence(text, upTo(300), sharedAt.clauses).some((part) => part.text.endsWith(':')),
    ).toBe(false);
  });

  it.each([
    'The keeper wrote on the gate that very evening: "Nobody feeds the heron but the heron itself."',
    'La maire a refusé tout net qu’on le repeigne: « Il a vu la guerre, laissez-lui ses rides. »',
    'Der Wirt sagte nur einen Satz zu den Gästen: „Wer zahlt, darf auch singen in meinem Haus.“',
  ])('may end on the colon before a speech: %s', (text) => {
    const parts = partsOfSentence(text, upTo(300), sharedAt.clauses);
    expect(parts.map((part) => part.text.endsWith(':'))).toEqual([true, false]);
  });
});

describe('a sentence that no scene holds', () => {
  it.each<[string, string]>([
    [
      'The first to walk over it will be a girl of nine called Isla Nairn, who wrote to the harbour office every week to ask after the paint.',
      'who wrote',
    ],
    [
      'Der Schlüssel liegt seit Ostern beim Bäcker am Markt, weil der alte Küster nur noch sonntags kommt und meistens schläft.',
      'nur',
    ],
    [
      'The tea room stays shut this month and the next, mainly because the roof above the stove lets in more rain than the gutter.',
      'mainly',
    ],
    [
      'Once there was a baker in our street who was so afraid of the dark that he kept eleven lamps lit beside his oven.',
      'who was',
    ],
    [
      'A minha tia Arminda foi a pé ao mercado de Lamego setenta e duas vezes com os ovos debaixo do xaile preto.',
      'setenta',
    ],
    [
      'Hair that is wet looks longer than it is, and once it is dry it jumps up a centimetre and a half beside the ear.',
      'centimetre',
    ],
    [
      'Keep the cellar door of the old dairy shut and hold the cheese room between twelve and fourteen degrees all winter.',
      'twelve',
    ],
    [
      'Nessa casa velha o meu avô guardou durante a vida inteira as chaves de toda a aldeia e nunca com a mesma fita.',
      'nunca',
    ],
  ])('%s leaves no "… %s" before the picture cut', (text, end) => {
    const torn = new RegExp(String.raw`(?:^|[^\p{L}])${end}$`, 'u');
    // Rooms in which two parts hold the sentence.
    for (const share of [0.6, 0.7, 0.8, 0.9])
      for (const part of partsOfSentence(text, upTo(text.length * share)).slice(0, -1))
        expect(part.text).not.toMatch(torn);
  });

  it('rests behind the clause that it begins with, in other languages too', () => {
    expect(
      partsOfSentence(
        'Quando a escola fechou nesse ano, acharam no sótão de uma professora a coleção de mapas, enrolados e com data.',
        upTo(90),
      ).map(({ text }) => text)[0],
    ).toBe('Quando a escola fechou nesse ano,');
  });
});
