import { describe, expect, it } from 'vitest';
import { chooseGenre } from '../genres/choose-genre.ts';
import { readMaterial } from './read-material.ts';

const spoken = (idea: string) => readMaterial(idea).units.map(({ text }) => text);

describe('a label that speaks to whoever makes the film', () => {
  it.each([
    ['de', 'Die Mühle mahlt seit 1702. Sie steht am Bach.\nHinweis an den Cutter: warmes Licht.'],
    ['de', 'Die Mühle mahlt seit 1702. Sie steht am Bach. ACHTUNG Schnitt: keine Zeitlupe!'],
    [
      'fr',
      'Le moulin date de 1702. Il est au bord de l’eau.\nÀ l’attention du monteur: pas de flou.',
    ],
    ['es', 'El molino es de 1702. Está junto al río. NOTA para el montaje: planos largos.'],
    ['it', 'Il mulino è del 1702. Sta sul fiume.\nNota per il montaggio: luce calda.'],
    ['nl', 'De molen is van 1702. Hij staat aan het water.\nOpmerking voor de editor: rustig.'],
    ['pt', 'O moinho é de 1702. Fica junto ao rio.\nAtenção editor: planos longos.'],
    ['pl', 'Młyn stoi od 1702 roku. Stoi nad wodą. UWAGA dla montażysty: bez muzyki!'],
    ['tr', 'Değirmen 1702 yılından kalma. Suyun yanında.\nKurgucuya not: yavaş geçişler.'],
    ['sv', 'Kvarnen är från 1702. Den står vid ån.\nOBS till klipparen: närbilder.'],
    ['ru', 'Мельница стоит с 1702 года. Она у реки.\nПримечание для монтажёра: тепло.'],
    ['ar', 'ملاحظة للمونتير: صور قديمة وبلا ضجيج.\n\nبنيت الطاحونة عام 1702. تقع قرب النهر.'],
    ['hi', 'चक्की 1702 की है। वह नदी के पास है।\nएडिटर के लिए नोट: धीमे दृश्य।'],
    ['ja', '編集者へ：静かな雰囲気で。\n\n水車は1702年に建てられた。川のそばにある。'],
    ['en', "The mill is from 1702. It stands by the water.\nProducer's note: warm light."],
    ['en', 'The mill is from 1702. It stands by the water.\nFor the editor: slow cuts.'],
  ])('is spoken in no language (%s): %s', (_, idea) => {
    expect(spoken(idea)).toHaveLength(2);
    expect(readMaterial(idea).requests).not.toEqual([]);
  });

  it.each([
    'Attention film lovers: the Rex reopens on Friday.',
    'Achtung: Die Brücke ist ab Montag gesperrt.',
    'UWAGA: most zamknięty od poniedziałku.',
  ])('is not one that calls viewers: %s', (idea) => {
    expect(spoken(idea).join(' ')).toContain(idea.slice(idea.indexOf(':') + 2, -1).slice(1));
  });
});

describe('an instruction in any language', () => {
  it.each([
    ['pl', 'Jak przesadzić kaktus: Załóż rękawice. Wyjmij roślinę z doniczki. Wsyp nową ziemię.'],
    ['es', 'Cómo afilar unas tijeras: Abre las tijeras. Corta papel de lija. Aprieta el tornillo.'],
    ['de', 'Wie man ein Messer schärft: Stein wässern. Klinge anlegen. Zwanzigmal ziehen.'],
    ['it', 'Come cambiare una lampadina: Spegni la luce. Svita la vecchia. Avvita la nuova.'],
  ])('is headed by how it is done (%s)', (_, idea) => {
    const material = readMaterial(idea);
    expect(chooseGenre(material).id).toBe('how-to');
    expect(material.title).toBe(idea.slice(0, idea.indexOf(':')));
    expect(material.units).toHaveLength(3);
  });

  it('is none where it is asked', () => {
    expect(readMaterial('Jak powstaje deszcz? Woda paruje. Potem spada.').title).toBeNull();
    expect(chooseGenre(readMaterial('Jak powstaje deszcz? Woda paruje. Potem spada.')).id).not.toBe(
      'how-to',
    );
  });
});

describe('a plea in front of what a film is to hold', () => {
  it.each([
    'pessoal preciso de um vídeo 🙏 3 sinais de que seu cachorro está com calor: 1) língua de fora; 2) anda devagar; 3) procura o chão frio. Dê água fresca. Coloque uma música calma e letras grandes',
    'hey leute ich brauche ein reel 🙏 3 Fehler beim Orchideen gießen: 1) jeden Tag gießen; 2) volle Sonne; 3) kaltes Wasser. Silberne Wurzeln haben Durst. Nimm bitte fröhliche Musik und große Untertitel',
    'can someone make me a reel 🙏 3 things that ruin a cast iron pan: 1) soaking it overnight 2) soap with lye 3) storing it wet',
  ])('is not spoken, and what heads the list is its heading: %s', (idea) => {
    const { units, requests } = readMaterial(idea);
    expect(units[0]).toMatchObject({ kind: 'heading' });
    expect(units[0]?.text).toMatch(/^3 /u);
    expect(units.filter(({ kind }) => kind === 'item')).toHaveLength(3);
    expect(units.map(({ text }) => text).join(' ')).not.toMatch(/música|Musik|reel|vídeo/u);
    expect(requests.length).toBeGreaterThan(0);
  });
});

describe('what a page puts behind its last sentence', () => {
  it.each([
    'Młyn stoi od 1702 roku. Stoi nad wodą. Fot. Archiwum OSP. Czytaj także: Dożynki 2024.',
    'De molen is van 1702. Hij staat aan het water. Uitschrijven? Klik hier.',
    'The mill is from 1702. It stands by the water. Read also: Ten mills of Kent.',
  ])('is not spoken: %s', (idea) => {
    expect(spoken(idea)).toHaveLength(2);
  });

  it.each([
    'I knew it. See also: my mother, who waited.',
    'Live well every day. Unsubscribe from fear and smile.',
    'Related arts are welcome. Read more in the evenings.',
  ])('is no sentence that goes on with what is told: %s', (idea) => {
    expect(spoken(idea).join(' ')).toBe(idea);
  });
});

describe('how long a film and its pauses are', () => {
  it.each([
    'The mill is from 1702. It stands by the water. Leave a three second pause before every answer.',
    'The mill is from 1702. It stands by the water. Runtime approx 90 sec.',
    'The mill is from 1702. It stands by the water. Leave 5 seconds before each answer and play a ding.',
    'The mill is from 1702. It stands by the water. Wait for three seconds after every question',
  ])('is told to its maker: %s', (idea) => {
    expect(spoken(idea)).toHaveLength(2);
  });

  it.each([
    'The mill is from 1702. Leave a small gap between the stones. The tour takes 90 minutes.',
    'Feed the starter. Wait for ten seconds before each stir. Leave it for a day.',
  ])('is told to viewers where it is of something else: %s', (idea) => {
    expect(spoken(idea)).toHaveLength(3);
  });
});

describe('where a film will be seen', () => {
  const story = 'Every spring we raise puppies. Biscuit is eight weeks old.';
  it('is not what it is about', () => {
    expect(spoken(`Make this a warm film for our website. ${story}`)).toHaveLength(2);
    expect(readMaterial('Make a video about our website.').topic?.text).toBe('our website');
  });
});

describe('a wish that goes on with what its author tells', () => {
  it('leaves to the viewers what the film is about, where that tells something', () => {
    expect(
      spoken(
        'Vorrei un video sul mercato di Porta Palazzo a Torino, dove lavoro da ventidue anni con il banco del pesce. Mi sveglio alle tre e mezza. Il ghiaccio pesa più del pesce.',
      )[0],
    ).toBe(
      'Mercato di Porta Palazzo a Torino, dove lavoro da ventidue anni con il banco del pesce.',
    );
  });

  it('says nothing of the shape of a film in its picture', () => {
    const { units, requests } = readMaterial(
      '[vertical, under a minute] People say you should throw out bread with one spot of mould. Hard cheese is different.',
    );
    expect(units.every(({ picture }) => picture === null)).toBe(true);
    expect(requests.join(' ')).toContain('vertical');
  });

  it.each([
    [
      'I drive a snowplow in Vermont and I want to make a video about what a night looks like. My shift starts at two.',
      ['I drive a snowplow in Vermont.', 'My shift starts at two.'],
    ],
    [
      "She gave me four cinnamon rolls. I ate all four before the bridge. That's it, feel free to cut, but keep the rolls.",
      ['She gave me four cinnamon rolls.', 'I ate all four before the bridge.'],
    ],
    [
      'Il ghiaccio pesa più del pesce. Sono sveglio dalle tre. Niente musica napoletana, per favore, siamo a Torino.',
      ['Il ghiaccio pesa più del pesce.', 'Sono sveglio dalle tre.'],
    ],
  ])('is not said behind it: %s', (idea, said) => {
    expect(spoken(idea)).toEqual(said);
  });

  it.each([
    'I am a baker and I want to make people laugh. Bread is how.',
    'My aunt lives alone and we want to see her more. She is 90.',
    'Feel free to cut through our garden. The gate is open.',
    'He wants to make a living and I want to make a start. We begin in May.',
  ])('leaves alone what only sounds like it: %s', (idea) => {
    expect(spoken(idea).join(' ')).toBe(idea);
  });
});
