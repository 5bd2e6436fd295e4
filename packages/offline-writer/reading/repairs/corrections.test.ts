import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCorrections } from './corrections.ts';

describe('what somebody puts right while they write', () => {
  it.each([
    [
      'The pot should be only an inch, sorry, half an inch wider than the roots.',
      'The pot should be only half an inch wider than the roots.',
    ],
    [
      '150 gramos de azúcar, digo 120 que con más queda muy dulce',
      '120 gramos de azúcar que con más queda muy dulce',
    ],
    ['£14 a cut, £12 for over 70s, naw make it £10.', '£14 a cut, £10 for over 70s.'],
    [
      'Stekker eruit en 30 min laten staan, nee wacht een uur is beter.',
      'Stekker eruit en een uur laten staan.',
    ],
    [
      'Next morning, no hang on, two mornings later, he hears it.',
      'Two mornings later, he hears it.',
    ],
    ['Mettez 200 g de sucre, pardon 180, et remuez.', 'Mettez 180 g de sucre, et remuez.'],
    [
      'bake at 180 for 50 min  - sorry i mean 170 for 55 min, my oven runs hot',
      'bake at 170 for 55 min, my oven runs hot',
    ],
    ['we meet on Monday at 5 - sorry I mean Tuesday at 6', 'we meet on Tuesday at 6'],
    ['she is five, sorry, I mean it', 'she is five, sorry, I mean it'],
    ['bake at 180 for 50 min, I mean 170 for 55 min', 'bake at 170 for 55 min'],
    ['So in 1998, no, hold on, 1999, a man knocks.', 'So in 1999, a man knocks.'],
    ['Ankunft 8:24, ach ne 8:34 in Santa Lucia.', 'Ankunft 8:34 in Santa Lucia.'],
    [
      'start the good car, give it 2 minutes, no hang on make it 5.',
      'start the good car, give it 5 minutes.',
    ],
    [
      "Tuning is about $150 -- sorry, that's $180 since last spring",
      'Tuning is about $180 since last spring',
    ],
    ['Prezzo 3.200 € trattabili anzi no, 3.000 € e basta.', 'Prezzo 3.000 € e basta.'],
    ['We sold 40, no, 45 tickets.', 'We sold 45 tickets.'],
    ['Abfahrt 7 Uhr, äh nein, 8 Uhr am Rathaus.', 'Abfahrt 8 Uhr am Rathaus.'],
    ['Il y a 12 places, ah non, attendez, c’est 14.', 'Il y a 14 places.'],
    ['It costs £5, well, no, sorry, it’s £6 on Sundays.', 'It costs £6 on Sundays.'],
    ['Son 8 euros, perdón, 9 euros la entrada.', 'Son 9 euros la entrada.'],
    [
      "1 cup brown sugar. hang on, that's way too sweet, three quarters of a cup is right",
      'three quarters of a cup brown sugar',
    ],
    [
      'it was nineteen seventy two no I tell a lie nineteen seventy four and my father came home',
      'it was nineteen seventy four and my father came home',
    ],
    [
      "Jumble sale at St Brigid's hall, Saturday the 9th, I mean the 16th, doors open half ten.",
      "Jumble sale at St Brigid's hall, Saturday the 16th, doors open half ten.",
    ],
    ['sabato prossimo, no scusate, domenica prossima, dalle nove', 'domenica prossima, dalle nove'],
    [
      'Zaterdag 7 juni, of wacht, het is 14 juni geworden, vanaf vier uur.',
      'Zaterdag 14 juni, vanaf vier uur.',
    ],
    [
      'Das Kilo vier Franken, nein Entschuldigung, drei Franken fünfzig.',
      'Das Kilo drei Franken fünfzig.',
    ],
    [
      'Godzina sześćdziesiąt złotych, przepraszam, pięćdziesiąt złotych.',
      'Godzina pięćdziesiąt złotych.',
    ],
    [
      'lleva sombrilla hasta las tres, digo, hasta las dos de la tarde',
      'lleva sombrilla hasta las dos de la tarde',
    ],
    ['En liter vatten, sju mått kaffe. Nä förlåt, åtta mått.', 'En liter vatten, åtta mått kaffe.'],
    ['3 Eier, quatsch, 2 Eier reichen', '2 Eier'],
    ['200 g de queijo... 200 não, 300 g de queijo meia cura', '300 g de queijo meia cura'],
    ['dalla maestra Rosa, scusa, Rita alle nove', 'dalla maestra Rita alle nove'],
    ['Put the rice in the pot, sorry, the pan.', 'Put the rice in the pan.'],
    [
      'a pinch of salt and 400 ml of buttermilk. Sorry, 500 ml, I was reading the wrong card. Bring it together.',
      'a pinch of salt and 500 ml of buttermilk. Bring it together.',
    ],
    [
      'you jack it up under the bumper I mean under the frame then take the nuts off',
      'you jack it up under the frame then take the nuts off',
    ],
    [
      'An auntie called Mdm Tan, no, Mdm Lim, came to the front.',
      'An auntie called Mdm Lim, came to the front.',
    ],
    [
      'via Garibaldi 9, scala A, scusate, scala B: mercoledì',
      'via Garibaldi 9, scala B: mercoledì',
    ],
    ['um pote com sal grosso, quer dizer, com carvão, em cada', 'um pote com carvão, em cada'],
    ['Od poniedziałku, przepraszam, od wtorku tramwaj nie jedzie', 'Od wtorku tramwaj nie jedzie'],
    ['bir havuç, altı bardak su, yok yok, beş bardak su.', 'bir havuç, beş bardak su.'],
    [
      'eine Stange Lauch und ein halber Liter Brühe, Quatsch, ein ganzer Liter.',
      'eine Stange Lauch und ein ganzer Liter Brühe.',
    ],
    [
      "trois cuillères de rhum… pardon, une cuillère, c'est pour les enfants.",
      "une cuillère de rhum, c'est pour les enfants.",
    ],
    [
      'at the shelter last March, no it was April, the ocotillo was blooming',
      'at the shelter last April, the ocotillo was blooming',
    ],
    [
      'une machine à laver. 1 450 euros, enfin disons 1 300, je déménage.',
      'une machine à laver. 1 300 euros, je déménage.',
    ],
    [
      '400 g Mehl, vier Eier, äh fünf Eier, ein Schluck Wasser',
      '400 g Mehl, fünf Eier, ein Schluck Wasser',
    ],
    [
      'Ab 9 Uhr. Am 14. Juni, äh, am 21. Juni, von 10 bis 14 Uhr.',
      'Ab 9 Uhr. Am 21. Juni, von 10 bis 14 Uhr.',
    ],
    [
      'A tray is ₦18,000, sorry oh, ₦16,000 till end of month.',
      'A tray is ₦16,000 till end of month.',
    ],
    [
      'il y a environ 53 grammes de sel. Je me suis trompée : 35 grammes. Dans la mer Morte',
      'il y a environ 35 grammes de sel. Dans la mer Morte',
    ],
    [
      'Réunion mardi à 18 h, salle B12. On parlera de la cantine. Enfin non, jeudi, je viens de revoir le mail. Apportez le chèque.',
      'Réunion jeudi à 18 h, salle B12. On parlera de la cantine. Apportez le chèque.',
    ],
    [
      "l'acqua sarà chiusa dalle 8 alle 13. Anzi, dalle 9, mi ha appena scritto l'idraulico. Riempite",
      "l'acqua sarà chiusa dalle 9 alle 13. Riempite",
    ],
    [
      'Scheren 8 Euro. Fertig in zehn Minuten. Ich korrigiere: 9 Euro. Papier ist gratis.',
      'Scheren 9 Euro. Fertig in zehn Minuten. Papier ist gratis.',
    ],
    [
      'Standgebühr ist 12 € pro Meter, Quatsch, inzwischen 15',
      'Standgebühr ist inzwischen 15 € pro Meter',
    ],
    ['about 10,000 -- wait kulang ng zero, 100,000!', 'about 100,000!'],
    [
      'it is on the twelfth of may no wait the thirteenth at six',
      'it is on the thirteenth of may at six',
    ],
    ['Clip the tag, leave 1/4, nah leave 1/8 inch.', 'Clip the tag, leave 1/8 inch.'],
    ['so it jumps to 45, hang on, 54 degrees.', 'so it jumps to 54 degrees.'],
    ['we sold fifty no wait sixty cakes', 'we sold sixty cakes'],
    ['come on monday, no wait, tuesday at nine', 'come on tuesday at nine'],
    ['ask Peter at the gate no wait not Peter, Paul at the gate', 'ask Paul at the gate'],
    ['we meet at the pool scratch that at the lake', 'we meet at the lake'],
    ['1 clove.. no wait mummy says 2 cloves', '2 cloves'],
    ['Das dauert 20 Minuten, ich meine 25.', 'Das dauert 25 Minuten.'],
    ['Costa 15 €, anzi 12 €, fino a sabato.', 'Costa 12 €, fino a sabato.'],
    ['Vraagprijs €650, of nou doe maar 600. Ophalen mag.', 'Vraagprijs €600. Ophalen mag.'],
    ['£60, oh go on, 50. Collect from Leeds.', '£50. Collect from Leeds.'],
    ['Preis 120 €, ach sagen wir 100. Abholung in Köln.', 'Preis 100 €. Abholung in Köln.'],
    ['Cena 300 zł, a niech będzie 250. Odbiór w domu.', 'Cena 250 zł. Odbiór w domu.'],
    ['It opens at 9, oops 10 on Sundays.', 'It opens at 10 on Sundays.'],
    ['Dodaj 3 łyżki cukru, to znaczy 2, i mieszaj.', 'Dodaj 2 łyżki cukru, i mieszaj.'],
  ])('is said as it was put right: %s', (written, meant) => {
    expect(withCorrections(written)).toBe(meant);
  });

  it.each([
    'Put an orange under the hole, no orange? A lightbulb does.',
    'I am sorry 3 people could not come.',
    'Boil 3 minutes, wait 5 minutes, then drain.',
    'he shouted no wait and ran',
    'The shop has 3 rooms, 3 no, and it is never too small.',
    'Room 4 has no 5 in its name.',
    'He closed the door, sorry, the cat gets out.',
    'I was born in May. Sorry, June was never my month.',
    'Is it Monday? No, Tuesday is bin day.',
    'We won three, lost two, and sorry, four were rained off.',
    'We had 3 cats and a dog, no 2 of them alike.',
    'Wait 5 minutes, then wait 10 more.',
    'Add 2 eggs. Wait 5 minutes. Add 3 more.',
    'Open until 6, actually it is a shop of 3 rooms.',
    'Lot 12, no reserve, 3 bidders.',
    'Ses 3 enfants, non sans peine, ont 2 chiens.',
    'He shouted no wait and ran.',
    'She is five, sorry, I mean it.',
    'Actually 3 of them came.',
    'We walked for an hour, then rather quickly two friends turned back.',
    'It was cold. Hold on. Two minutes later the door opened.',
    'Sorry 2 tickets are all I have.',
    'C’est bon, enfin presque.',
  ])('stays where nothing is put right: %s', (written) => {
    expect(withCorrections(written)).toBe(written);
  });

  it('ends with any text, and adds no word to it [property]', () => {
    const words = fc.constantFrom(
      ...'3 12 £4 sorry, digo anzi half an inch min 30 no wait, the pot. or'.split(' '),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 24 }), (said) => {
        const text = said.join(' ');
        const left = withCorrections(text).split(' ');
        expect(left.length).toBeLessThanOrEqual(Math.max(1, said.length));
      }),
    );
  });
});
