import { describe, expect, it } from 'vitest';
import type { FigureLook } from '../../figures/figure.ts';
import { planDrawing, type SceneIdea } from '../plan-drawing.ts';
import { originOfFilm } from './origin.ts';

/** Everybody on the stage of a scene, or beside its card. */
function looksIn(description: string, dialogue: string, more: Partial<SceneIdea> = {}) {
  const { figures, board } = planDrawing({
    description,
    dialogue,
    topic: 'A day',
    style: '',
    orientation: 'vertical',
    sceneNumber: 1,
    sceneCount: 1,
    seed: 1,
    motion: 'live',
    richness: 'standard',
    previousTemplate: null,
    film: [{ description, dialogue }],
    ...more,
  });
  return (board?.figures ?? figures).map(({ look }) => look);
}
const isDarkHaired = ({ hairColour }: FigureLook) =>
  ['1', '2', '3'].includes(hairColour.slice(1, 2));

describe('where the people of a film are from', () => {
  it.each([
    ['We sew aso ebi in Surulere, from ₦18,000.', 'west-and-central-africa'],
    ['I am in second year BCom, says Karthik of Chennai.', 'south-asia'],
    ['Meine Oma backt am Sonntag für uns und die Nachbarn.', 'northern-and-central-europe'],
    ['Meu vô Zeca levava o rádio, moço, para a praia.', 'latin-america'],
    ['Terzi Nermin, söküğü de sever. Sabah bırakın, akşam hazır.', 'middle-east'],
    ['夜のバス停で、ひとり待つ。', 'east-asia'],
  ])('is read of its words: %s', (text, id) => {
    expect(originOfFilm(text)?.id).toBe(id);
  });

  it.each(['We had tacos on the beach.', 'A rose for my neighbour.', 'I work at the bank.'])(
    'is open where one word might be anywhere: %s',
    (text) => {
      expect(originOfFilm(text)).toBeNull();
    },
  );

  it('decides skin and hair of all who are not told apart [SCRIPT-15]', () => {
    for (const topic of ['Aso ebi', 'Our offer', 'Ten days'])
      for (const look of looksIn(
        'A bride; a mother sewing. In Lagos.',
        'For twenty outfits the mother of the bride sews free, Surulere, Lagos.',
        { topic },
      )) {
        expect(look.skin).toMatch(/dark$/u);
        expect(isDarkHaired(look)).toBe(true);
      }
  });

  it('is read of what is said, and not of the English of its pictures', () => {
    const [look] = looksIn(
      'A grandmother; the words that are read.',
      'Meine Oma backt am Sonntag für uns, und die Nachbarn sind auch dabei.',
    );
    expect(look?.skin).toMatch(/light|^medium$/u);
    expect(look?.skin).not.toMatch(/dark/u);
  });

  it('is that of a name, wherever the film is at home', () => {
    const dialogue = 'My roommate Karthik sleeps. He went blank in the exam.';
    const [karthik] = looksIn('A roommate sleeping.', dialogue);
    expect(karthik?.gender).toBe('man');
    expect(karthik?.skin).toMatch(/^medium/u);
  });

  it('leaves room for everybody where nothing tells', () => {
    const seen = new Set(
      Array.from({ length: 40 }, (_, at) =>
        looksIn('A woman reading a book.', 'She reads.', { topic: `Day ${at}` }),
      ).flatMap((looks) => looks.map(({ skin }) => skin)),
    );
    expect(seen.size).toBe(5);
  });

  it('makes nobody look like somebody else', () => {
    const film = 'Ngozi, Amaka and Chidi meet in Lagos.';
    const looks = looksIn('A woman; a man; a girl. In Lagos.', film);
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(looks.length);
    expect(looks.length).toBeGreaterThan(1);
  });
});

describe('age by the years that a film tells', () => {
  const lines = [
    'My father carried it home from Korea in 1953.',
    'In 1999 a man named Walter knocks. Dad opens the door, and Dad cries.',
  ];
  const film = lines.map((dialogue) => ({ description: 'A father standing.', dialogue }));
  const ageIn = (scene: number) =>
    looksIn('A father carrying a box.', lines[scene] ?? '', { film, sceneNumber: scene + 1 })[0]
      ?.age;

  it('makes old who was grown up half a life before [SCRIPT-15]', () => {
    expect([ageIn(0), ageIn(1)]).toEqual(['adult', 'old']);
  });

  it('makes old who walks with a stick', () => {
    const [look] = looksIn('A man sitting.', "A man knocks. He's got a cane.");
    expect(look?.age).toBe('old');
  });
});
