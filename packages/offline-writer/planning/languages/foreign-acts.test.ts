import { describe, expect, it } from 'vitest';
import { shownBy } from '../testing/shown-by.ts';

describe('somebody who does something in another language than English', () => {
  it.each([
    ['de', 'Am Abend goss der Nachbar den Garten.', 'neighbour watering the plants @ a garden'],
    ['de', 'Plötzlich sprang die Katze auf den Tisch.', 'cat jumping'],
    ['nl', 'Plotseling sprong de kat op de tafel.', 'cat jumping'],
    [
      'it',
      'La sera il vicino annaffia i pomodori.',
      'neighbour watering the plants; group of tomatoes',
    ],
    ['pl', 'Wieczorem sąsiad podlewał pomidory.', 'neighbour watering the plants; tomato'],
  ])('is named before the verb or behind it: %s %s', (language, line, picture) => {
    expect(shownBy(language, line)).toBe(picture);
  });

  it.each([
    ['es', 'Compré una corbata.', 'person buying a necktie'],
    ['pt', 'Comprei uma gravata.', 'person buying a necktie'],
    ['pl', 'Kupiłam książki.', 'person buying a book'],
    ['tr', 'Bütün gece dans ettik.', '2 person dancing'],
    ['de', 'Wir haben die ganze Nacht getanzt.', '2 person dancing'],
    ['fr', 'Nous chantions toute la nuit.', '2 person singing'],
  ])(
    'is whoever speaks, by the form of the verb or a pronoun: %s %s',
    (language, line, picture) => {
      expect(shownBy(language, line)).toBe(picture);
    },
  );

  it('is the last one who did something, where a language leaves that out', () => {
    expect(shownBy('es', 'Mi madre estaba en la cocina.', 'Amasaba el pan.')).toBe(
      'mother kneading bread',
    );
    expect(shownBy('pl', 'Babcia siedziała w ogrodzie.', 'Czytała książkę.')).toBe(
      'grandmother reading a book',
    );
  });

  it('is nobody where somebody may be told to do it, or where another one does', () => {
    expect(
      shownBy('es', 'Mi madre cocina.', 'Si quieres venir, escribe al ayuntamiento.'),
    ).not.toContain('mother');
    expect(shownBy('de', 'Die Eule fragte: Wie macht man das, schlafen?')).not.toContain('person');
  });

  it('did what the same sentence told before', () => {
    expect(shownBy('de', 'Mein Vater fing an, den Zaun zu reparieren.')).toBe(
      'father repairing a fence',
    );
  });

  it('is seen at what says most of several acts', () => {
    expect(shownBy('de', 'Opa saß auf der Bank und las die Zeitung.')).toBe(
      'grandfather reading a newspaper',
    );
  });
});

describe('what something is done to in another language than English', () => {
  it.each([
    ['es', 'La niña lloraba.', 'Su abuelo la abrazó.', 'grandfather hugging a girl'],
    ['it', 'La bambina piangeva.', "Il nonno l'ha abbracciata.", 'grandfather hugging a girl'],
    ['pt', 'A menina chorava.', 'O avô a abraçou.', 'grandfather hugging a girl'],
    ['pl', 'Dziewczynka płakała.', 'Dziadek ją przytulił.', 'grandfather hugging a girl'],
    ['de', 'Die Katze schlief.', 'Das Mädchen streichelte sie.', 'girl stroking a cat'],
    ['nl', 'De kat sliep.', 'Het meisje aaide haar.', 'girl stroking a cat'],
  ])('is whom a pronoun means: %s %s %s', (language, before, line, picture) => {
    expect(shownBy(language, before, line)).toBe(picture);
  });

  it('stands beside whoever looks at it or gives it something', () => {
    expect(shownBy('it', 'Il gatto entra nel negozio.', 'Il commesso lo guarda.')).toBe(
      'male shopkeeper; cat',
    );
    expect(
      shownBy('de', 'Der Hund lag vor der Tür.', 'Der Briefträger warf ihm einen Keks zu.'),
    ).toBe('male postman throwing a biscuit; dog');
  });

  it('is no plant where a pronoun means snails', () => {
    expect(shownBy('fr', 'Les escargots dorment.', 'Je les arrose tous les soirs.')).not.toContain(
      'watering',
    );
  });

  it('is not somebody else where the clause names whom a pronoun means', () => {
    expect(shownBy('es', 'La niña lloraba.', 'El cartero le dio una galleta al perro.')).toBe(
      'male postman giving a biscuit; dog',
    );
  });

  it('is what is given, and not to whom', () => {
    expect(shownBy('tr', 'Köpeğe süt verdim.')).toContain('milk');
  });
});

describe('where something is done in another language than English', () => {
  it.each([
    ['es', 'Los vecinos limpiaron la playa el domingo.', 'group of neighbours cleaning @ a beach'],
    ['de', 'Der Bürgermeister eröffnete die neue Bücherei.', 'male mayor @ a library'],
  ])('is the place that it is done to: %s %s', (language, line, picture) => {
    expect(shownBy(language, line)).toBe(picture);
  });

  it('is not said by a group that has no bodies', () => {
    expect(shownBy('es', 'Los pescadores arrastraban la barca por la arena.')).toContain(
      '3 fisherman pulling a boat',
    );
  });

  it('is the school, and not its door', () => {
    expect(shownBy('pt', 'Minha mãe vendia docinhos na porta da escola.')).toContain('@ a school');
  });
});

describe('a verb of another language', () => {
  it.each([
    ['es', 'La perra se llama Luna.'],
    ['fr', 'Ma tante s’appelle Odile.'],
    ['it', 'Mia zia si chiama Carla.'],
    ['de', 'Es gibt Kuchen.'],
    ['de', 'Der Film spielt in Rom.'],
    ['pt', 'A loja conta com dez anos.'],
    ['it', 'Scrivi al comune.'],
    ['de', 'Es gibt frischen Kuchen.'],
    ['de', 'Die Preise stiegen auf 20 Euro.'],
    ['de', 'Das Haus steht leer.'],
    ['de', 'Die Studie zeigt einen Trend.'],
    ['de', 'Die Regierung stürzte im Mai.'],
    ['de', 'Der Zug bringt Pendler in die Stadt.'],
    ['de', 'Wer singt denn da?'],
    ['de', 'Rad fahren macht Spaß.'],
    ['de', 'Der Sturm warf Bäume um.'],
    ['es', 'La empresa cuenta con diez empleados.'],
    ['es', 'La fiesta empieza a las ocho.'],
    ['es', 'La compra mínima es de diez euros.'],
    ['es', 'El precio subió un euro.'],
    ['es', 'Un abrazo a todos.'],
    ['es', 'Pregunta en la panadería.'],
    ['es', 'Como cada año, hay mercado.'],
    ['es', 'Corta la cinta amarilla.'],
    ['es', 'El agua corría por la calle.'],
    ['fr', "Ma tante s'appelle Odile."],
    ['fr', 'La fenêtre donne sur le jardin.'],
    ['fr', 'Les prix montent de 3 euros.'],
    ['fr', 'La carte coûte dix euros.'],
    ['fr', 'Étant donné la pluie, la fête est annulée.'],
    ['fr', 'Ce film parle de la mer.'],
    ['fr', 'Le lit et la porte sont neufs.'],
    ['it', 'Il prezzo è salito.'],
    ['it', 'La porta è chiusa.'],
    ['it', 'Da lunedì la biblioteca è aperta.'],
    ['it', 'La strada porta al mare.'],
    ['pt', 'O preço subiu.'],
    ['pt', 'Dá para pagar com cartão.'],
    ['pt', 'A rua leva à praia.'],
    ['nl', 'De prijs stijgt naar tien euro.'],
    ['nl', 'De bel gaat om acht uur.'],
    ['nl', 'De film speelt in Parijs.'],
    ['pl', 'Cena biletu to dziesięć złotych.'],
    ['pl', 'Da się to naprawić.'],
    ['pl', 'Autobus jedzie do szkoły.'],
    ['tr', 'Yedi gün açık.'],
    ['tr', 'Fiyatlar düştü.'],
    ['tr', 'Yer ayırtmak için arayın.'],
    ['es', 'Regalo sorpresa.'],
  ])('shows nobody at it where it means something else: %s %s', (language, line) => {
    expect(shownBy(language, line)).not.toMatch(/ing\b(?! @)/u);
  });
});
