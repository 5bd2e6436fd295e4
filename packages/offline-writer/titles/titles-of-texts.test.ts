import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { createOfflineWriter } from '../index.ts';
import { briefOf } from '../testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const titleOf = (idea: string) => writer.writeScript(briefOf({ idea })).title;

/** A text, and the titles that a person would write on its file. */
type Row = readonly [text: string, ...titles: string[]];

const english: readonly Row[] = [
  [
    'So last summer we found a duck nest on our balcony fourth floor in the flower box with nine eggs in it. We did not water the tomatoes for a month.',
    'Last summer we found a duck nest on our balcony fourth floor',
  ],
  [
    'We found Mrs Vane’s Dumpling Cart by following two nurses who were plainly very hungry and in a hurry after a long shift. Eight pounds.',
    'Mrs Vane’s Dumpling Cart',
  ],
  [
    'The Otley hat is a stiff grey felt hat that was worn, despite its name, only by drummers from Hull. It shrinks in rain.',
    'The Otley hat',
  ],
  [
    'Wet Noses comes to your street with a hot bath, a towel and a chicken biscuit for every single dog. From £20.',
    'Wet Noses comes to your street',
    'Wet Noses comes to your street with a hot bath, a towel and a chicken biscuit',
  ],
  [
    'PRESS RELEASE – FOR IMMEDIATE RELEASE\n\nOtters have dug a den under the stage of the Pavilion. Staff found it on Monday.',
    'Otters have dug a den under the stage of the Pavilion',
  ],
  [
    'Skarholm Light[edit]\n\nSkarholm Light is a lighthouse on the north tip of an island. It was built in 1871 and has been unmanned since 1984.[3]',
    'Skarholm Light',
  ],
  [
    'The S4 leaves Aldgrove depot at 00:25 and I drive it. Nobody gets on before the hospital.',
    'The S4 leaves Aldgrove depot at 00:25',
    'The S4 leaves Aldgrove depot at 00:25 and I drive it',
    'The S4 leaves Aldgrove depot',
  ],
  [
    'Our soup bike is back at the Tolbooth every Monday from 11.45, leek and potato still £4, bring your own mug.',
    'Our soup bike is back at the Tolbooth every Monday',
    'Our soup bike is back at the Tolbooth every Monday from 11.45',
    'Our soup bike is back at the Tolbooth',
  ],
  [
    'How to free a rusted padlock: drip two drops of oil in and wait ten minutes. Tap the body with a spoon. Turn the key a hair at a time.',
    'How to free a rusted padlock',
  ],
  [
    "Grandad's marrow fritters (makes 12).\n600g marrow, 80g plain flour, 2 eggs, a pinch of salt.\nGrate the marrow and squeeze it dry. Stir in the flour and the eggs. Fry spoonfuls for 3 mins a side.",
    "Grandad's marrow fritters",
  ],
  [
    'Port Elgin, Ont. — Harbour pilots voted 91 per cent to stop work on Friday, their union said. Talks broke down after two days. A mediator meets both sides next week.',
    'Harbour pilots voted 91 per cent to stop work on Friday',
    'Harbour pilots voted 91 per cent to stop work',
  ],
  [
    'so this happened in 2004 i was twelve and my cousin dora bet me a tenner i couldnt eat a whole onion on the bus. i did it. she never paid.',
    "My cousin dora bet me a tenner I couldn't eat a whole onion on the bus",
  ],
  [
    'Subject: FW: spring promo\n\nHalf of all bikes in Leiden stand still all winter. We count them. Bring yours in March and we oil the chain for nothing.',
    'Half of all bikes in Leiden stand still all winter',
  ],
  [
    'Allotment committee notes 4/3 (typed by Sal)\n\n- Water: the tap by plot nine drips, closed until Friday. New washer costs £6.\n- Gate: code changes on Sunday.\n- Hens: plot twelve may keep four hens.',
    'Allotment committee',
    'Water: the tap by plot nine drips',
  ],
  [
    '# FAQ — Dawn Raft Trips, River Sel\n\n**Do I get wet?**\nYes. Rafts are wet. Bring a towel.\n\n**How long is a trip?**\nTwo hours on the raft, and one for the soup.',
    'Dawn Raft Trips, River Sel',
  ],
  [
    "Good evening all. For those of you who don't know me I'm Ines, the bride's louder sister. I have known Mara for thirty years. In that time Mara has lost eleven umbrellas and one car. She met Joel in a queue for umbrellas.",
    'I have known Mara for thirty years',
    'Mara has lost eleven umbrellas and one car',
  ],
  [
    'The spoon worm, also known as the fat innkeeper, is a burrowing worm found in sand along the coasts of California and Mexico. It can live for 25 years.',
    'The spoon worm',
  ],
  [
    '"Bought the Nimbo 2 kettle for our caravan. Good bits: it boils in four minutes. Bad bits: the lid fell off in May.',
    'Bought the Nimbo 2 kettle for our caravan',
  ],
  [
    'ok voice note here what i want to tell you is why you should never wash a cast iron pan with soap in it. the fat is what makes it smooth. wipe it with salt.',
    'Why you should never wash a cast iron pan with soap in it',
    'You should never wash a cast iron pan with soap in it',
  ],
  [
    'Opinion | Close the High Street to cars\n\nThe High Street has 41 shops and four lanes of cars. Nobody shops from a car. Close it on Saturdays.',
    'Close the High Street to cars',
  ],
  [
    '7 lies about goldfish\n\n1. They forget after three seconds.\n2. They like round bowls.\n3. They need no light.',
    '7 lies about goldfish',
  ],
  [
    'Lost: brown terrier called Biro, red collar, last seen on Sunday behind the bakery in Mill Lane. Text Jo.',
    'Lost: brown terrier called Biro',
    'Lost: brown terrier called Biro, red collar',
  ],
  [
    'The library van stops between nine and half past three at every school in the valley and at the two farms above the lake.',
    'The library van stops between nine and half past three',
    'The library van stops between nine and half past three at every school',
    'The library van stops between nine and half past three at every school in the valley',
  ],
  [
    'We are pleased to announce that the ferry to Orsay sails again from 2 May. It leaves at seven. Bikes go free.',
    'The ferry to Orsay sails again from 2 May',
  ],
  [
    "MINUTES of the Tenants' Union, 3 June\n\n- The lift: an engineer comes on Tuesday.\n- Bins: collected on Mondays from now on.\n- Roof: the party is on 21 June, bring chairs.",
    "Tenants' Union, 3 June",
    "Tenants' Union",
  ],
  [
    'hey so we mend toasters in Gdynia every second Saturday. 312 things mended since May. Cake is welcome.',
    'We mend toasters in Gdynia every second Saturday',
  ],
  [
    'Note for the editor: warm colours.\n\nOur choir is ninety years old. It began in a bakery.',
    'Our choir is ninety years old',
  ],
];

const elsewhere: readonly Row[] = [
  // German
  [
    'Wie man einen Reißverschluss rettet: Bleistift nehmen und die Zähne damit einreiben. Dann den Schieber langsam bewegen.',
    'Wie man einen Reißverschluss rettet',
  ],
  [
    'Hallo zusammen, das Freibad in Hohenau öffnet am 4. Mai wieder. Der Eintritt kostet 3 Euro. Das neue Sprungbrett ist da.',
    'Das Freibad in Hohenau öffnet am 4. Mai wieder',
    'Das Freibad in Hohenau öffnet am 4. Mai',
  ],
  [
    'Hinweis an den Schnitt: ruhige Musik.\n\nUnser Uhrmacher heißt Anton. Er hat seinen Laden 1961 aufgemacht.',
    'Unser Uhrmacher heißt Anton',
  ],
  [
    'Rezept: Omas Zwetschgenkuchen\n\n- 300 g Mehl\n- 1 kg Zwetschgen\n- 100 g Zucker\n\nTeig kneten. Zwetschgen darauf legen. 40 Minuten backen.',
    'Omas Zwetschgenkuchen',
  ],
  // French
  [
    'Recette : les crêpes de tante Odile\n\n250 g de farine\n3 œufs\nun demi-litre de lait\n\nMélangez tout. Laissez reposer une heure. Faites cuire.',
    'Les crêpes de tante Odile',
  ],
  [
    'Bonjour à tous, le marché de Saint-Lô déménage place du Puits à partir du 6 juin. Il ouvre à huit heures.',
    'Le marché de Saint-Lô déménage place du Puits à partir du 6 juin',
    'Le marché de Saint-Lô déménage place du Puits',
  ],
  [
    'Comment affûter un couteau : mouillez la pierre dix minutes. Posez la lame à quinze degrés.',
    'Comment affûter un couteau',
  ],
  [
    'Communiqué — Lyon, le 4 mai — Les éboueurs ont voté la grève mercredi soir. La collecte s’arrête lundi. Un numéro vert est ouvert.',
    'Les éboueurs ont voté la grève mercredi soir',
  ],
  // Spanish
  [
    'El Ayuntamiento de Robledal cortará la luz el martes 9 entre las 8:00 y las 14:00 por el arreglo de un poste de 1971 en la calle Mayor. Afecta a 310 casas.',
    'El Ayuntamiento de Robledal cortará la luz el martes 9',
    'El Ayuntamiento de Robledal cortará la luz el martes 9 entre las 8:00 y las 14:00',
  ],
  [
    'Receta de mi vecina para la sopa de ajo (4 personas). Fríes seis dientes de ajo. Añades el pan y el agua.',
    'Receta de mi vecina para la sopa de ajo',
  ],
  [
    'hola ayúdame con un reel 🙏 4 errores que matan tu orquídea: 1) regarla cada día; 2) tiesto sin agujero; 3) sol directo; 4) tierra de jardín.',
    '4 errores que matan tu orquídea',
  ],
  // Portuguese
  [
    'gente preciso de um vídeo ✨ 3 mitos sobre o café: 1) tira o sono sempre; 2) faz mal ao coração; 3) mancha os dentes.',
    '3 mitos sobre o café',
  ],
  [
    'Olá pessoal, a feira de Olhão muda para o sábado 12. Começa às sete. Há queijo e mel.',
    'A feira de Olhão muda para o sábado 12',
  ],
  // Italian
  [
    'Come salvare una pianta secca: togli le foglie morte. Immergi il vaso per un’ora. Aspetta tre giorni.',
    'Come salvare una pianta secca',
  ],
  [
    'Nota per il montaggio: niente musica.\n\nLa nonna Tilde vendeva castagne davanti alla stazione. Ne dava sempre una in più.',
    'La nonna Tilde vendeva castagne davanti alla stazione',
  ],
  // Dutch
  [
    'Hoi allemaal, vanaf 8 januari rijdt de buurtbus ook op zondag. Een kaartje kost een euro.',
    'Vanaf 8 januari rijdt de buurtbus ook op zondag',
  ],
  [
    'Hoe je een fietsband plakt: haal de band van de velg. Zoek het gat in een emmer water. Schuur en plak.',
    'Hoe je een fietsband plakt',
  ],
  // Polish
  [
    'Jak naostrzyć nożyczki: złóż folię na cztery. Przetnij ją dziesięć razy. Wytrzyj ostrza.',
    'Jak naostrzyć nożyczki',
  ],
  [
    'UWAGA dla montażysty: bez muzyki.\n\nPiekarnia pana Leona ma sto lat. Piec jest z cegły.',
    'Piekarnia pana Leona ma sto lat',
  ],
  // Turkish, Indonesian
  [
    'Merhaba arkadaşlar, köprü pazartesi günü kapanıyor. Tamirat üç gün sürecek.',
    'Köprü pazartesi günü kapanıyor',
  ],
  [
    'Halo kak, mulai 3 Mei toko kue kami buka sampai malam. Bolu cuma Rp5.000.',
    'Mulai 3 Mei toko kue kami buka sampai malam',
  ],
  // Hindi, Arabic, Japanese
  [
    'मेरे दादा कहते थे कि जिस पेड़ पर पहली चिड़िया बैठे, उसका फल मीठा होता है। हमने एक पेड़ लगाया। चिड़िया कभी नहीं आई।',
    'मेरे दादा कहते थे कि जिस पेड़ पर पहली चिड़िया बैठे, उसका फल मीठा होता है',
  ],
  [
    'ملاحظة للمونتاج: صور قديمة.\n\nكان في حيّنا خبّاز اسمه أبو ليلى. كان يوقظنا برائحة الخبز.',
    'كان في حيّنا خبّاز اسمه أبو ليلى',
  ],
  [
    '港町の銭湯は、今年で百年になります。湯は薪で沸かします。番台の犬が有名です。',
    '港町の銭湯は、今年で百年になります',
  ],
];

describe('the title of a text is what a person would write on its file', () => {
  it.each(representative(english, () => '', 6))('in English: %s', (text, ...titles) => {
    expect(titles).toContain(titleOf(text));
  });

  it.each(representative(elsewhere, () => '', 5))('in another language: %s', (text, ...titles) => {
    expect(titles).toContain(titleOf(text));
  });
});
