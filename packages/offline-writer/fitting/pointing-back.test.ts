import { describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from '../index.ts';
import { needsSentenceBefore } from '../reading/leaning.ts';
import { briefOf } from '../testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const scenesOf = (idea: string, sceneCount: number, sceneLengthS: number): readonly string[] =>
  writer
    .writeScript(
      briefOf({ idea, sceneCount, sceneLengthS, longestSceneS: Math.floor(sceneLengthS * 1.5) }),
    )
    .scenes.map(({ dialogue }) => dialogue.replaceAll(/\s*\[pause[^\]]*\]/gu, ''));

const sizes = representative<readonly [number, number]>(
  [
    [2, 5],
    [3, 5],
    [3, 6],
    [4, 6],
    [5, 6],
    [6, 7],
  ],
  () => '',
  3,
);

describe('a sentence needs the one before it', () => {
  it.each([
    ['de', 'Auf diesen Deckel kommt es an.'],
    ['de', 'Mit diesem Draht hält der Kranz drei Winter.'],
    ['fr', 'Dans cette cuve on verse le lait du soir.'],
    ['es', 'Con esa cuerda se ata la barca.'],
    ['it', 'Con questo filo si chiude il cesto.'],
    ['pt', 'O segredo está nessa pedra lisa.'],
    ['nl', 'Door deze opening kruipt de egel naar binnen.'],
    ['pl', 'Od tej śruby zależy cały dzwon.'],
    ['ru', 'На этой доске держится вся лодка.'],
    ['en', 'At dawn we row out to the bar and launch every single one at once.'],
    ['de', 'Kürzer, und der Faden reißt.'],
    ['en', 'Wider, and the fox gets in.'],
    ['es', 'Menos, y la masa se rompe.'],
    ['en', "I still don't know why I didn't."],
  ])('where it shows what was said there (%s): %s', (language, text) => {
    expect(needsSentenceBefore(text, 'Something stood there.', language)).toBe(true);
  });

  it.each([
    ['de', 'Der Markt öffnet in diesem Jahr schon um sieben.'],
    ['fr', 'Le bal commence cette semaine à neuf heures.'],
    ['es', 'La piscina cierra esta semana por obras.'],
    ['it', 'Il forno resta chiuso questa settimana.'],
    ['nl', 'De winkel is deze week gesloten.'],
    ['pl', 'Targ otwieramy tego lata o szóstej.'],
    ['de', 'Wer den Kuchen schneidet, bekommt dieses Stück.'],
  ])('and not where it shows a time, or what it said itself (%s): %s', (language, text) => {
    expect(needsSentenceBefore(text, 'Something stood there.', language)).toBe(false);
  });
});

describe('what always holds', () => {
  it.each([
    [
      'I never cry at weddings. My sister calls me a stone. But on Saturday the ring bearer was a goat and I wept into my hat. The band played until four in the morning and nobody went home. We walked back along the canal with our shoes in our hands.',
      'I never cry',
      'But on Saturday',
    ],
    [
      'Ich esse nie Fisch. Meine Frau kocht ihn heimlich bei der Nachbarin. Doch die Suppe im alten Hafen habe ich dreimal bestellt. Der Wirt hat eine Hand wie ein Paddel. Am Fenster saß ein Kater und schaute auf meinen Löffel.',
      'Ich esse nie',
      'Doch die Suppe',
    ],
    [
      'Nunca doy propina. Mi cuñado dice que nací con la mano cerrada. Pero al camarero de la estación le dejé veinte euros en el plato. Llevaba tres cafés en una mano y un niño dormido en la otra. El tren salía a las nueve y cuarto de la noche.',
      'Nunca doy',
      'Pero al camarero',
    ],
    [
      'Je ne prends jamais le bus. Mes enfants disent que je marche comme un facteur. Pourtant, le douze de la rue Haute, je le prendrais chaque jour. Le chauffeur chante à chaque arrêt le nom de la rue. Hier il a attendu une dame qui cherchait son gant.',
      'Je ne prends jamais',
      'Pourtant',
    ],
    [
      'Mio nonno non rideva mai. In paese lo chiamavano il Santo di legno. Ma quando la capra salì sul palco del sindaco rise per un giorno intero. La banda smise di suonare e il prete si sedette. La capra mangiò il discorso fino alla firma.',
      'Mio nonno non rideva mai',
      'Ma quando',
    ],
  ])('is told with the one time that it did not: %s', (idea, always, otherwise) => {
    for (const [count, seconds] of sizes) {
      const film = scenesOf(idea, count, seconds).join(' ');
      if (film.includes(always)) expect(film).toContain(otherwise);
    }
  });
});

describe('what leads in', () => {
  it.each([
    [
      'Knots for the new rope\n1. Make a loop as wide as your hand and hold it flat on your knee. Then the tail. Pull it twice through the loop.\n2. Wet the rope before you pull it tight against the post\n3. Cut the end and melt it with a match',
      'Then the tail.',
    ],
    [
      'Der Strohstern\n1. Halme eine Stunde in warmes Wasser legen und mit dem Bügeleisen glätten. Dann der Faden. Er geht über und unter jedem Halm durch.\n2. Den Knoten hinten setzen und die Enden gleich lang lassen\n3. Die Spitzen mit der Schere schräg schneiden',
      'Dann der Faden.',
    ],
    [
      'La barque en papier\n1. Plier la feuille en deux et bien marquer le pli avec l’ongle du pouce. Ensuite les coins. On les rabat tous les deux vers le milieu.\n2. Remonter les deux bords du bas\n3. Ouvrir par le milieu et poser la barque sur l’eau',
      'Ensuite les coins.',
    ],
    [
      'El farol de barro\n1. Amasar el barro hasta que no se pegue a los dedos ni a la mesa. Luego las ventanas. Se cortan con un hilo mojado.\n2. Dejarlo secar tres días a la sombra del patio\n3. Encender una vela corta dentro',
      'Luego las ventanas.',
    ],
    [
      'Il cesto di salice\n1. Bagna i rami per una notte intera nella vasca del cortile. Poi il fondo. Si intreccia con otto rami grossi.\n2. Piega i rami in su e legali in alto con uno spago\n3. Intreccia i fianchi fino al bordo',
      'Poi il fondo.',
    ],
  ])('stands in the scene of what it leads to: %s', (idea, leadIn) => {
    for (const [count, seconds] of sizes)
      for (const scene of scenesOf(idea, count, seconds))
        expect(scene.endsWith(leadIn)).toBe(false);
  });
});

describe('what announces with a colon', () => {
  it.each([
    [
      'The harbour master had a single rule for us and he wrote it on the door:\nNobody whistles on the quay before the boats are in. He came every morning at six with his dog. The dog counted the boats. We painted the door blue last spring.',
      'on the door:',
    ],
    [
      'Meine Tante hatte in ihrem Laden nur einen einzigen Satz an der Wand:\nWer handelt, zahlt das Doppelte. Sie verkaufte Knöpfe und Garn. Am Samstag kam der Pfarrer. Er kaufte immer schwarze Knöpfe und fragte nach Wolle.',
      'an der Wand:',
    ],
    [
      'El capitán tenía una sola orden escrita encima de la cocina del barco:\nAquí nadie canta con la boca llena. Pescábamos atún hasta octubre. La sopa era de ajo. En el puerto nos esperaba su madre con una manta.',
      'del barco:',
    ],
    [
      'Mon père avait cloué une seule phrase au-dessus de son établi de luthier:\nLe bois sait mieux que toi. Il fabriquait deux violons par an. Le chat dormait dans les copeaux. Les clients attendaient dehors sous le tilleul.',
      'de luthier:',
    ],
    [
      'La maestra di nuoto aveva scritto una sola frase sul muro della piscina:\nChi corre cade e chi cade ride. Veniva da Trieste. Aveva un fischietto di legno. La domenica nuotava da sola fino al molo.',
      'della piscina:',
    ],
  ])('is told with it: %s', (idea, announcing) => {
    for (const [count, seconds] of sizes) {
      const film = scenesOf(idea, count, seconds).join(' ');
      expect(film.trimEnd().endsWith(announcing)).toBe(false);
      const next = idea.slice(idea.indexOf('\n') + 1, idea.indexOf('.'));
      if (film.includes(announcing)) expect(film).toContain(next);
    }
  });
});
