import { describe, expect, it } from 'vitest';
import { growthOf } from '@scenewright/contract/testing/growth.ts';
import { asPutRight } from './index.ts';

describe('what an author takes back', () => {
  it.each([
    [
      'We have 46 pairs so far. no wait Aoife counted again its 52 pairs\nWe need a van.',
      'We have 52 pairs so far. We need a van.',
    ],
    [
      'Es sind 12 Plätze frei. Nein warte, Uli sagt 9 Plätze. Kommt vorbei.',
      'Es sind 9 Plätze frei. Kommt vorbei.',
    ],
    ['No wait, it was 52 pairs. We have 46 cats.', 'No wait, it was 52 pairs. We have 46 cats.'],
    [
      '1. Most islands? Sweden.\n2. Capital of France? Paris.\n\nscratch the last one, way too easy\n\n3. Driest desert? The Atacama.',
      '1. Most islands? Sweden.\n\n\n3. Driest desert? The Atacama.',
    ],
    [
      '- earplugs\n- ~~a big tent~~ a small tent\n- ~~cash~~\n- wellies',
      '- earplugs\n- a small tent\n- wellies',
    ],
    [
      'They have three hearts. They have nine brains. They taste with their arms.\n\nok forget the bit about the nine brains, my teacher says its wrong',
      'They have three hearts. They taste with their arms.\n',
    ],
    [
      'Fry the paste. Then put the rice in first. No no, the pepper goes in first, fry it 15 minutes.',
      'Fry the paste. The pepper goes in first, fry it 15 minutes.',
    ],
    [
      'Luego agua con gas. También se puede con vino blanco. Bueno, lo del vino blanco no, que es un mito. Repite.',
      'Luego agua con gas. Repite.',
    ],
    [
      '- "em casa a gente conversa"\n- "leva um casaco"\ntira a do casaco, ela ficou brava',
      '- "em casa a gente conversa"',
    ],
    [
      'Komt een Belg bij de dokter. Nee laten we er een Fries van maken. Komt een Fries bij de dokter.',
      'Komt een Fries bij de dokter.',
    ],
    [
      "Coach Danny is taking the session. It's not Danny actually, it's Dermot. Helmets are a must.",
      'Coach Dermot is taking the session. Helmets are a must.',
    ],
    [
      "la neige l'a bloqué chez une certaine Lucienne. Enfin Lucie, pas Lucienne. Il y est resté.",
      "la neige l'a bloqué chez une certaine Lucie. Il y est resté.",
    ],
    [
      'gösteri Çarşamba günü. Çarşamba değil Perşembe olacak. Gelin.',
      'gösteri Perşembe günü. Gelin.',
    ],
    [
      'I stopped at a red light comma and he got out full stop new paragraph Years later I honk full stop',
      'I stopped at a red light, and he got out.\n\nYears later I honk.',
    ],
  ])('is left out: %s', (written, meant) => {
    expect(asPutRight(written)).toBe(meant);
  });
});

describe('a line that its author adds below', () => {
  it.each([
    ['Steam 30 minutes... ehn no, 50 minutes.', 'Steam 50 minutes.'],
    ['Dejar 10 minutos no mentira 5 minutos.', 'Dejar 5 minutos.'],
    ['Treffpunkt 16.30 Uhr, ÄNDERUNG: 17 Uhr.', 'Treffpunkt 17 Uhr.'],
    [
      'Selling our pram. Was £900 want £250. Collect BS5.\n\nedit 220 now needs to go by sunday',
      'Selling our pram. Was £900 want £220. Collect BS5.\n\nnow needs to go by sunday',
    ],
    [
      'Leave 1cm sticking out.\nMax weight 20kg. edit: body corp says 15kg, use that',
      'Leave 1cm sticking out.\nMax weight 15kg.\n',
    ],
    ['We meet on Wednesday at six.\nEDIT: Thursday', 'We meet on Thursday at six.\n'],
    [
      'Out of use from Monday 3 March for 5 weeks.\nSchool kids: 7.58.\n\nEDIT council rang, it’s Tuesday 4 March. Rest is right.',
      'Out of use from Tuesday 4 March for 5 weeks.\nSchool kids: 7.58.\n\n',
    ],
    [
      '2 cups white cornmeal\n2 cups buttermilk\n1 egg\n\nFlip it.\n\nEDIT: one and a half cups of buttermilk. My sister called.',
      '2 cups white cornmeal\none and a half cups buttermilk\n1 egg\n\nFlip it.\n\n',
    ],
    [
      'Gates 1pm. Cake stall, brass band from Melton at 3pm. Entry £2.\n\nEDIT: brass band now 2.30, they have a wedding after',
      'Gates 1pm. Cake stall, brass band from Melton at 2.30pm. Entry £2.\n\n',
    ],
    [
      'Teig: 400 g Mehl, 80 g Zucker, Prise Salz.\nmit Schlagrahm\nach ja, Korrektur: nicht 80 g Zucker, 50 g reichen',
      'Teig: 400 g Mehl, 50 g Zucker, Prise Salz.\nmit Schlagrahm\n',
    ],
    ['Doors 19:00, £8.\nKorrektur: 10', 'Doors 19:00, £10.\n'],
  ])('puts right what stands above: %s', (written, meant) => {
    expect(asPutRight(written)).toBe(meant);
  });

  it.each([
    'Win £5 a week.\nEdit 3 photos a day.',
    'Film on Sunday.\nEdit on Monday, post on Tuesday.',
    'Fry for 3 min.\nEdit: add salt',
  ])('changes nothing that is of another kind: %s', (text) => {
    expect(asPutRight(text)).toBe(text);
  });
});

describe('what an author takes back in a sentence further on', () => {
  it.each([
    [
      'Meeting holds this Saturday by 4pm. Come with your receipts. Wait, chairman just texted, Sunday not Saturday, time remains the same. Latecomers pay.',
      'Meeting holds this Sunday by 4pm. Come with your receipts. Latecomers pay.',
    ],
    [
      'Vlees regelt Henk, salades doen we zelf. Even verbeteren: niet Henk maar Marieke regelt het vlees. Bij regen schuilen we.',
      'Vlees regelt Marieke, salades doen we zelf. Bij regen schuilen we.',
    ],
    [
      'Boil ginger and 5 cardamom. Strain it. Not 5 cardamom, 3. Drink hot.',
      'Boil ginger and 3 cardamom. Strain it. Drink hot.',
    ],
    [
      'Treffpunkt ist um neun am Bootshaus. Danach Würstchen. Korrektur von Uwe: Treffpunkt nicht Bootshaus, sondern Wehr. Bis bald.',
      'Treffpunkt ist um neun am Wehr. Danach Würstchen. Bis bald.',
    ],
    [
      'Que llora con el pan. Que fue ella quien rompió la tele. No, esa quítala, mi mamá no sabe. Fin.',
      'Que llora con el pan. Fin.',
    ],
    [
      '1. Eine Pflanze reicht\n2. Schnecken kommen nachts\n\nPunkt 2 bitte wieder raus, der guckt mit',
      '1. Eine Pflanze reicht\n',
    ],
    [
      '- ring your dad\n- lend nobody money\n(scratch the last one, he might see this)\n- floss',
      '- ring your dad\n- floss',
    ],
    [
      'The small blanket. A full-size pillow. Forget the pillow, it never fits. And headphones.',
      'The small blanket. And headphones.',
    ],
    [
      '4. a jumper\n5. bring your own pen - actually leave that one out, 4 is grand\n6. tea',
      '4. a jumper\n6. tea',
    ],
    [
      'So shut the valve, turn it left. no wait, right, clockwise. Flush it.',
      'So shut the valve, turn it right, clockwise. Flush it.',
    ],
    ['Then 2 cups rice, no sorry she say 3 cups. Salt.', 'Then 3 cups rice. Salt.'],
    [
      'We got married at Ullapool in June, wait I tell a lie, July 2009.',
      'We got married at Ullapool in July 2009.',
    ],
    ['- scissors\n- take the bread, no forget that one\n- string', '- scissors\n- string'],
    [
      'Q1 Australia? A Sydney B Canberra - B\nQ2 Switzerland?? no leave that one out\nQ3 Canada? A Ottawa B Toronto - A',
      'Q1 Australia? A Sydney B Canberra - B\nQ3 Canada? A Ottawa B Toronto - A',
    ],
    [
      'The bus stops at 6:50. Foot traffic ok on weekends only -- STRIKE THAT, no foot traffic at all. Ask for Dale.',
      'The bus stops at 6:50. No foot traffic at all. Ask for Dale.',
    ],
    [
      'Samsung from 2,800. iPhone from 4,500. Battery 1,500.\n\nRemove the iPhone price actually, it changes weekly',
      'Samsung from 2,800. Battery 1,500.\n',
    ],
    [
      'Mettez du gravier au fond. Tassez à peine. Ah, oubliez le gravier, ça ne sert à rien. Et pas de soleil.',
      'Tassez à peine. Et pas de soleil.',
    ],
  ])('is left out: %s', (written, meant) => {
    expect(asPutRight(written)).toBe(meant);
  });
});

describe('a sentence that takes nothing back', () => {
  it.each([
    'Leave that one out of the fridge overnight.',
    'Pack light, leave the big one at home.',
    'Undo the screws. Remove the part and clean it. Wipe the number plate.',
    'Put the lid on - leave it on, that keeps the steam in.',
    'Everyone picks one and uses a coin. Scratch the last one together at midnight.',
    'Boil the pasta. Skip the salt. Drain it.',
    'Peel the garlic. Forget the garlic press, use a knife.',
    'Whales are not fish. Bats, not birds, fly at night.',
    'Rule 2 is easy. Take step 3 out loud and count.',
    'Sorry, no dogs. We open Monday, not Sunday.',
    'Melt the butter. Forget the sugar. Take the last one out of the oven.',
    'A man asks for a table. No, says the waiter. A man asks for a chair.',
    'Patient: I would like to come Monday. No, wait, I meant Tuesday.\nClerk: Tuesday it is. Or Wednesday?\nPatient: No no, Tuesday is fine.\nClerk: Fine.',
    'She said "we meet on Monday, no, wait, Tuesday at five" and hung up.',
    'It is not coffee. People order coffee anyway. It is not coffee, it is chicory.',
    'We stopped. A full stop. The man came to a full stop.',
  ])('stays: %s', (text) => {
    expect(asPutRight(text)).toBe(text);
  });
});

it.each([
  ['verbs and pleas', (size: number) => `Leave it. delete that ${'please '.repeat(size)}x`],
  ['words that lead', (size: number) => `Leave it. ${'ok, '.repeat(size)}scratch x`],
  ['parts', (size: number) => `Leave it. remove the ${'line '.repeat(size)}x`],
  ['edits', (size: number) => `A line.\n${'edit: 5 x\n'.repeat(size)}`],
])('the cost of reading %s grows as the text does', (_, textOf) => {
  expect(growthOf((size) => asPutRight(textOf(size)), 600)).toBeLessThan(6);
});

describe('an amount or a day that is put right', () => {
  it.each([
    [
      'meeting in the chapel, 7pm, actually half 7 cos of the brownies.',
      'meeting in the chapel, half 7 cos of the brownies.',
    ],
    [
      'we verzamelen maandag om 8 uur op het plein... wacht kwart over 8, de bus komt later.',
      'we verzamelen maandag om kwart over 8 op het plein, de bus komt later.',
    ],
    [
      'nos vemos el viernes a las 6... espera, a las 6 y media, en la plaza',
      'nos vemos el viernes a las 6 y media, en la plaza',
    ],
    ['Il treno parte alle 6, no aspetta alle 6 e un quarto.', 'Il treno parte alle 6 e un quarto.'],
    ["à 14h, ah non 14h30, devant l'école", "à 14h30, devant l'école"],
    ['shirts £1.20, no sorry 1.50 now.', 'shirts £1.50 now.'],
    [
      'Kurs kostet 60 Euro, Entschuldigung 65, Material inklusive',
      'Kurs kostet 65 Euro, Material inklusive',
    ],
    [
      'la collecte aura lieu mardi 6, pardon mercredi 7 mai, à partir de 6h.',
      'la collecte aura lieu mercredi 7 mai, à partir de 6h.',
    ],
    [
      'Am Samstag, 14. Juni, äh nein, am Sonntag, 15. Juni, ab 11 Uhr am Gerätehaus.',
      'Am Sonntag, 15. Juni, ab 11 Uhr am Gerätehaus.',
    ],
    [
      'minibus goes from the hut 8am fri, sorry SAT, 8am saturday',
      'minibus goes from the hut 8am saturday',
    ],
    [
      'dodać 2 jajka, 4 łyżki mąki, nie, 3 wystarczą, ząbek czosnku i koperek.',
      'dodać 2 jajka, 3 łyżki mąki wystarczą, ząbek czosnku i koperek.',
    ],
    ['el taller es el 5 de mayo, no, el 6, en el bar', 'el taller es el 6 de mayo, en el bar'],
    ["c'est samedi 7 juin, euh non le 14, dès midi.", "c'est samedi 14 juin, dès midi."],
  ])('is told with all of its words and once: %s', (written, meant) => {
    expect(asPutRight(written)).toBe(meant);
  });

  it.each([
    [
      'every thursday 9 til 1 – no sorry FRIDAY 9 til 1, thursday is the other village.',
      'every FRIDAY 9 til 1.',
    ],
    [
      'jeden Montag 17 bis 19 Uhr, nein DIENSTAG 17 bis 19 Uhr, montags ist Chor',
      'jeden DIENSTAG 17 bis 19 Uhr',
    ],
    [
      'rinse with bleach, no wait not bleach it eats the seal, just vinegar',
      'rinse with just vinegar',
    ],
    ['maak het schoon met bleek, nee geen bleek dat vlekt, met soda', 'maak het schoon met soda'],
  ])('takes along why it is: %s', (written, meant) => {
    expect(asPutRight(written)).toBe(meant);
  });

  it.each([
    'The shop opens half 8 on Fridays, half 9 on Saturdays.',
    'Friday is fish, monday is pasta, friday never changes.',
    'Rub it with oil, not butter it burns, then salt.',
    'Der Kurs geht von Montag bis Mittwoch, mittwochs ist Prüfung.',
  ])('is none in %s', (written) => {
    expect(asPutRight(written)).toBe(written);
  });
});
