import { describe, expect, it } from 'vitest';
import { cutAtClauses } from './clauses.ts';
import { asSpoken, splitSentences } from './sentences.ts';

describe('sentences', () => {
  it.each([
    [
      'Dr. Smith met Mr. Jones at 9 a.m. on Monday. They left.',
      ['Dr. Smith met Mr. Jones at 9 a.m. on Monday.', 'They left.'],
    ],
    ['It costs $4.2 million. Really?! Yes!', ['It costs $4.2 million.', 'Really?!', 'Yes!']],
    [
      'Visit example.com or write to a.b@c.org. Thanks.',
      ['Visit example.com or write to a.b@c.org.', 'Thanks.'],
    ],
    [
      'J. R. R. Tolkien wrote it. The U.S. Army came.',
      ['J. R. R. Tolkien wrote it.', 'The U.S. Army came.'],
    ],
    ['"Stop!" she said. He stopped.', ['"Stop!" she said.', 'He stopped.']],
    [
      'He said, "Saturday. Forty loaves." I left.',
      ['He said, "Saturday. Forty loaves."', 'I left.'],
    ],
    ['Wait... what? OK.', ['Wait... what?', 'OK.']],
    [
      'Llega tarde. —¿Por qué? —le pregunta la maestra. —Soñé.',
      ['Llega tarde.', '—¿Por qué? —le pregunta la maestra.', '—Soñé.'],
    ],
    [
      'Am 12. April beginnt es. Es kostet ca. 3,4 Mio. Euro.',
      ['Am 12. April beginnt es.', 'Es kostet ca. 3,4 Mio. Euro.'],
    ],
    ['今日は晴れ。明日は？雨！', ['今日は晴れ。', '明日は？', '雨！']],
    ['هل تعلم؟ نعم.', ['هل تعلم؟', 'نعم.']],
    ['यह पानी है। वह आग है।', ['यह पानी है।', 'वह आग है।']],
    ['She said no. We left. No. 5 won.', ['She said no.', 'We left.', 'No. 5 won.']],
    ['It weighs 1.4 kg. It sleeps two.', ['It weighs 1.4 kg.', 'It sleeps two.']],
    ['それから（夜。雨。）帰った。', ['それから（夜。雨。）帰った。']],
    ['Close at 10 p.m. Bring friends.', ['Close at 10 p.m.', 'Bring friends.']],
    [
      'Start ok. 18:15 z ul. Lipowej. Wstęp wolny, tel. 600 100 200.',
      ['Start ok. 18:15 z ul. Lipowej.', 'Wstęp wolny, tel. 600 100 200.'],
    ],
    [
      'La Dña. Carmen vive en av. Goya, p. ej. en el núm. 4. Venga.',
      ['La Dña. Carmen vive en av. Goya, p. ej. en el núm. 4.', 'Venga.'],
    ],
    [
      'Treffpunkt Nr. 7, z. B. am Tor, bzw. Hof. Dauer ca. 2 Std.',
      ['Treffpunkt Nr. 7, z. B. am Tor, bzw. Hof.', 'Dauer ca. 2 Std.'],
    ],
    ['Le train de Mme. Roux part env. à midi.', ['Le train de Mme. Roux part env. à midi.']],
    ['CORTE EN FRACC. NO, EN COL. EL ROBLE', ['CORTE EN FRACC.', 'NO, EN COL. EL ROBLE']],
    ['VIGILI – COM. DI RAVENNA: STRADA CHIUSA', ['VIGILI – COM. DI RAVENNA: STRADA CHIUSA']],
    ['STOP. LOOK. LISTEN.', ['STOP.', 'LOOK.', 'LISTEN.']],
    ['It was ok. We stayed ok. Then rain.', ['It was ok.', 'We stayed ok.', 'Then rain.']],
  ])('%s', (text, expected) => {
    expect(splitSentences(text)).toEqual(expected);
  });

  it.each([
    ['it rained', 'It rained.'],
    ['iPhone sales fell', 'iPhone sales fell.'],
    ['"so," he said', '"So," he said.'],
    ['Really?', 'Really?'],
    ['晴れです', '晴れです。'],
    ['ßig', 'ßig.'],
  ])('%s is spoken as %s', (text, spoken) => {
    expect(asSpoken(text)).toBe(spoken);
  });
});

describe('clauses that stand alone', () => {
  it.each([
    [
      'The dog slept all morning, but the cat stayed awake in the kitchen.',
      ['The dog slept all morning.', 'But the cat stayed awake in the kitchen.'],
    ],
    [
      'We walked home slowly; they took the last bus.',
      ['We walked home slowly.', 'They took the last bus.'],
    ],
  ])('are cut: %s', (text, pieces) => {
    expect(cutAtClauses(text)).toEqual(pieces);
  });

  it.each([
    'If it rains tomorrow, and you have no coat, stay inside.',
    'She bought apples, pears, and a small bag of walnuts.',
    'He said, "I went home, but she stayed there all night."',
    'The man, who was old, and the boy walked.',
  ])('are not cut: %s', (text) => {
    expect(cutAtClauses(text)).toEqual([text]);
  });
});

describe('ordinals, shortened words and quotations', () => {
  it.each([
    [
      'Kai traf in der 77. Minute zum 2:2. Danach regnete es.',
      ['Kai traf in der 77. Minute zum 2:2.', 'Danach regnete es.'],
    ],
    [
      'Wir sehen uns am 3. Danach gibt es Kuchen.',
      ['Wir sehen uns am 3.', 'Danach gibt es Kuchen.'],
    ],
    ['W 12. minucie padł gol. Potem deszcz.', ['W 12. minucie padł gol.', 'Potem deszcz.']],
    ['Yarışın 9. turunda düştü. Sonra kalktı.', ['Yarışın 9. turunda düştü.', 'Sonra kalktı.']],
    ['guess the no. of beans. win a cake', ['guess the no. of beans.', 'win a cake']],
    [
      'the chef asks "who ate it?" waiter wipes his chin',
      ['the chef asks "who ate it?"', 'waiter wipes his chin'],
    ],
    [
      'it rained. the chef asks "who ate it?" waiter wipes his chin',
      ['it rained.', 'the chef asks "who ate it?"', 'waiter wipes his chin'],
    ],
    ['"stop!" he said. he ran.', ['"stop!" he said.', 'he ran.']],
  ])('%s', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });
});

describe('shortened words', () => {
  it.each([
    [
      'Apply at the library by 21 Feb. Bridge keeper Colin Mather paints the cabin.',
      ['Apply at the library by 21 Feb.', 'Bridge keeper Colin Mather paints the cabin.'],
    ],
    ['We meet on Mon. Feb. 3 at noon.', ['We meet on Mon. Feb. 3 at noon.']],
    ['A clock by Thos. Reeve of Beccles.', ['A clock by Thos. Reeve of Beccles.']],
    [
      '"We skated there," said Coun. Darlene Hoyt. Supt. Dale Kroll paid.',
      ['"We skated there," said Coun. Darlene Hoyt.', 'Supt. Dale Kroll paid.'],
    ],
    [
      'The water is off Mon. to Weds. approx. 8am to 2pm. Park at First St. and Lake Ave. from ten. It is free.',
      [
        'The water is off Mon. to Weds. approx. 8am to 2pm.',
        'Park at First St. and Lake Ave. from ten.',
        'It is free.',
      ],
    ],
    [
      'Le bac part. Un détour de 14 km env. pour passer, dit la présidente de l’assoc. des Amis. La traversée dure 6 min. et coûte 2 euros.',
      [
        'Le bac part.',
        'Un détour de 14 km env. pour passer, dit la présidente de l’assoc. des Amis.',
        'La traversée dure 6 min. et coûte 2 euros.',
      ],
    ],
    [
      'El local tiene aprox. 180 butacas, dice la Sra. Prieto. Venga.',
      ['El local tiene aprox. 180 butacas, dice la Sra. Prieto.', 'Venga.'],
    ],
    [
      'As aulas são às ter. e qui., das 19h às 21h. O curso é grátis. Traga agulha.',
      ['As aulas são às ter. e qui., das 19h às 21h.', 'O curso é grátis.', 'Traga agulha.'],
    ],
    [
      'Vanaf za. 6 april vaart de pont di. t/m zo. van 9 tot 18 uur. Bij storm niet. Bij regen wel.',
      [
        'Vanaf za. 6 april vaart de pont di. t/m zo. van 9 tot 18 uur.',
        'Bij storm niet.',
        'Bij regen wel.',
      ],
    ],
    [
      'W sobotę 14 bm. o godz. 10 ruszy targ. Szkoła im. Kopernika płaci.',
      ['W sobotę 14 bm. o godz. 10 ruszy targ.', 'Szkoła im. Kopernika płaci.'],
    ],
    [
      'Ateşi Cum. sabahı yakacak. Çay bizden. Ekmek sizden.',
      ['Ateşi Cum. sabahı yakacak.', 'Çay bizden.', 'Ekmek sizden.'],
    ],
    [
      'In de Dorpsstr. staat een telefooncel. Jogue meia xíc. de sal.',
      ['In de Dorpsstr. staat een telefooncel.', 'Jogue meia xíc. de sal.'],
    ],
    [
      'we met at the lake. dad fell in. mum laughed',
      ['we met at the lake.', 'dad fell in.', 'mum laughed'],
    ],
  ])('end a sentence only where another begins: %s', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });

  it('keep the dot of a Turkish i', () => {
    expect(asSpoken('içinden mektup çıktı')).toBe('İçinden mektup çıktı.');
    expect(asSpoken('inside lay a letter')).toBe('Inside lay a letter.');
  });
});
