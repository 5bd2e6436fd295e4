import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { describe, expect, it } from 'vitest';
import { createOfflineWriter } from './index.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const filmOf = (idea: string) =>
  writer.writeScript({
    title: '',
    idea,
    answers: [],
    orientation: 'vertical',
    sceneCount: 6,
    sceneLengthS: 8,
    style: '',
    styleNotes: '',
    cast: [],
  });
const saidIn = (idea: string) =>
  filmOf(idea)
    .scenes.map(({ dialogue }) => dialogue)
    .join(' ');

describe('what is typed short', () => {
  it.each([
    [
      'the cafe shuts at 5 bc the boiler is broken. bring ur own cup n we fill it. cake w the soup is £4.',
      ['because the boiler', 'your own cup and we', 'with the soup'],
    ],
    [
      'honey paid school fees for 22 children last yr. the hives were empty for three yrs before that. we sell honey every wk at the kiosk. any probs ask Wanjiru.',
      ['children last year.', 'for three years before', 'every week at', 'Any problems ask'],
    ],
    [
      'so i put my coat on and i ran. i’m still cold. my dad said i was brave.',
      ['So I put my coat on and I ran', 'I’m still', 'said I was'],
    ],
    [
      'so this happend on monday. i dont know why hes late. we couldnt wait, it rained alot.',
      ['happened on Monday', "I don't know why he's late", "couldn't wait", 'a lot'],
    ],
    [
      'Mañana cerramos el gimnasio pq pintan la sala. Los vestuarios tb cierran. Decid a todos q volvemos el lunes.',
      ['porque pintan', 'también cierran', 'que volvemos'],
    ],
    [
      'Demain on ferme tôt pcq il neige bcp. Le marché est ds la cour de la mairie. Venez tjrs avec un sac.',
      ['parce que il neige beaucoup', 'dans la cour', 'toujours avec'],
    ],
    [
      'Die Bibliothek ist am Montag zu. Am Dienstag lesen wir zsm im Garten u trinken Tee. Es wird vllt kalt.',
      ['zusammen im Garten und trinken', 'vielleicht kalt'],
    ],
    [
      'Domani il mercato nn apre. La piazza è chiusa xké passa la corsa. I banchi sn in via Roma.',
      ['non apre', 'perché passa', 'sono in via Roma'],
    ],
    [
      'A feira abre hj às nove e não fecha antes do meio-dia. Vcs podem trazer livros p/ trocar com os vizinhos. O café tb é de graça.',
      ['hoje às nove', 'Vocês podem', 'para trocar', 'também é'],
    ],
    [
      "Mon père roulait pdt 34 ans. Il faut 45 minutes, quand c couleur caramel c bon. Le foin c 80 % du repas. On attend jusqu'a midi.",
      [
        'pendant 34 ans',
        "quand c'est couleur caramel c'est bon",
        "Le foin c'est 80",
        "jusqu'à midi",
      ],
    ],
    [
      'Il piano era piu largo delle scale. Lo zio suona cosi ogni domenica. Si può mangiare finche è caldo.',
      ['più largo', 'così ogni', 'finché è caldo'],
    ],
    [
      'Ciasto trzeba troche podlać. Jutro bedzie ciepło, wiec nie spieszcie sie.',
      ['trochę podlać', 'będzie ciepło', 'się'],
    ],
    [
      'De bakker is ff dicht. Hij bakt mn brood weer vanaf 3 april.',
      ['is even dicht', 'mijn brood'],
    ],
  ])('is spoken as its words: %s', (idea, words) => {
    for (const word of words) expect(saidIn(idea)).toContain(word);
  });

  it('is left where it may mean something else', () => {
    const said = saidIn(
      'The lamp needs 60 w. The wall is from 500 BC. Rome had Ur as a rival. Turn left at the U in the road.',
    );
    for (const kept of ['60 w', '500 BC', 'Ur as', 'the U in']) expect(said).toContain(kept);
  });

  it('is told of as neither left out nor lost', () => {
    const { leftOut } = filmOf(
      'the pool shuts at 5 bc of the race. bring ur towel. swim w us on sunday.',
    );
    expect(leftOut).toEqual([]);
  });
});
