import { describe, expect, it } from 'vitest';
import { planPictures } from './plan-scene.ts';
import { english, kindOf, scene } from './testing/plan-lines.ts';

/** All that is seen of a film, in each of its shots. */
function seenIn(language: string, title: string, ...lines: readonly string[]): string {
  const plans = planPictures(
    lines.map((line) => scene([line])),
    { ...english, language, title },
    kindOf,
  );
  return plans
    .flatMap((plan) => [plan, ...(plan.later ?? []).map(({ shows }) => shows)])
    .flatMap(({ subjects }) =>
      subjects.filter(({ count }) => count > 0).map(({ what, doing }) => `${what} ${doing}`),
    )
    .join('; ');
}

describe('a noun in its everyday meaning', () => {
  it.each([
    ["We start at four o'clock and finish at six.", /four|flower|daisy/u],
    ['My three year old will not eat peas.', /horse/u],
    ['There is a class for two year olds on Monday.', /horse/u],
    ['A rasher of bacon for breakfast.', /fish/u],
    ['You need a flathead screwdriver.', /fish/u],
    ['Rosita opens at nine.', /rosita/iu],
    ['The committee is a paper tiger.', /tiger|paper/u],
    ['That car is a white elephant.', /elephant/u],
    ['The tea room is our cash cow.', /cow/u],
    ['We gave up sugar and went cold turkey.', /turkey/u],
    ['She is a real night owl.', /owl/u],
    ['It rained cats and dogs all week.', /cat|dog/u],
    ['Hold your horses.', /horse/u],
    ['Every dog has its day.', /dog/u],
    ['She took the bull by the horns.', /bull/u],
    ['He let the cat out of the bag.', /cat|bag/u],
    ['We are all in the same boat.', /boat/u],
    ['They sell like hot cakes.', /cake/u],
    ['The ball is in your court.', /ball|court/u],
    ['She is a dark horse.', /horse/u],
    ['We had a ball at the fair.', /ball/u],
    ['The bed of roses is by the gate.', /bed/u],
    ['The screw in the hinge is loose.', /male|person/u],
  ])('is no rare plant or animal, and nothing of an idiom: %s [SCRIPT-19]', (line, wrong) => {
    expect(seenIn('en', 'Friday', line)).not.toMatch(wrong);
  });

  it.each([
    ['The lioness carried her cub.', /lioness/u],
    ['My spaniel loves the sea.', /spaniel/u],
    ['The carthorse pulled the plough.', /carthorse/u],
    ['The osprey caught a trout.', /osprey/u],
    ['Our guinea pig is called Toffee.', /guinea pig/u],
    ['A thrush sang in the oak.', /thrush/u],
    ['The black cat sat on the boat.', /cat/u],
    ['The white horse drank from the trough.', /horse/u],
    ['A knight put on his helmet in the castle.', /knight/u],
  ])('is the animal that is meant: %s [SCRIPT-19]', (line, right) => {
    expect(seenIn('en', 'Friday', line)).toMatch(right);
  });

  it.each([
    ['de', 'Da liegt der Hund begraben.', /dog/u],
    ['de', 'Wir sitzen alle im selben Boot.', /boat/u],
    ['de', 'Der Löwenzahn wächst im Rasen.', /\blion\b/u],
    ['fr', "Il m'a posé un lapin.", /rabbit/u],
    ['fr', 'Elle est tombée dans les pommes.', /apple/u],
    ['es', 'Me importa un pimiento.', /pepper/u],
    ['es', 'Matar dos pájaros de un tiro.', /bird/u],
    ['it', 'Ha preso due piccioni con una fava.', /pigeon/u],
    ['it', 'Siamo tutti sulla stessa barca.', /boat/u],
    ['nl', 'Nu komt de aap uit de mouw.', /monkey/u],
    ['nl', 'Met de deur in huis vallen.', /door/u],
    ['pl', 'Kupiliśmy kota w worku.', /cat/u],
    ['pt', 'Cada macaco no seu galho.', /monkey/u],
    ['tr', 'Etekleri zil çalıyor.', /bell/u],
  ])('is nothing of an idiom in %s: %s [SCRIPT-19]', (language, line, wrong) => {
    expect(seenIn(language, 'Film', line)).not.toMatch(wrong);
  });
});

describe('a noun with others before it', () => {
  it.each([
    ['Mrs Botha bakes a milk tart every Friday.', /baking a milk tart/u, /milk(?! tart)/u],
    ['Friday pensioners tea.', /tea/u, /friday/iu],
    ['Monday mums coffee, all welcome.', /coffee/u, /monday/iu],
  ])('is that thing alone: %s [SCRIPT-19]', (line, right, wrong) => {
    const seen = seenIn('en', 'At the hall', line);
    expect(seen).toMatch(right);
    expect(seen).not.toMatch(wrong);
  });
});

describe('a general noun', () => {
  it.each([
    ['Tennis at the park', 'The court is free on Mondays.', /tennis/u, /gavel/u],
    ['Weights for women', 'Lift the bar to your chest.', /^/u, /counter|chocolate/u],
    ['Chocolate making', 'Break the bar into squares.', /chocolate/u, /counter/u],
    ['Surfing for all', 'Wax the board before you paddle out.', /surfboard/u, /wooden|chess/u],
    ['The parish council', 'The board voted for the new roof.', /^/u, /board/u],
    ['Chess for kids', 'The knight jumps.', /^/u, /knight|horse/u],
    ['Chess for kids', 'The bishop moves diagonally.', /^/u, /bishop/u],
    ["Grandpa's cuckoo clock", 'The cuckoo pops out on the hour.', /^/u, /cuckoo(?! clock)/u],
    ['Welding class', 'The horse holds the beam.', /^/u, /horse/u],
  ])('is of the kind that its film tells: %s: %s [SCRIPT-19]', (title, line, right, wrong) => {
    const seen = seenIn('en', title, line);
    expect(seen).toMatch(right);
    expect(seen).not.toMatch(wrong);
  });

  it.each([
    ['de', 'Schach im Park', 'Das Pferd springt, der König geht einen Schritt.'],
    ['fr', 'Les échecs pour tous', 'Le cavalier saute, le roi avance.'],
    ['es', 'Ajedrez', 'El caballo salta y la torre va recta.'],
    ['it', 'Scacchi per tutti', 'Il cavallo salta e la torre va dritta.'],
    ['nl', 'Schaken voor beginners', 'Het paard springt en de toren gaat recht.'],
    ['pl', 'Szachy dla dzieci', 'Koń skacze, wieża idzie prosto.'],
    ['pt', 'Xadrez', 'O cavalo salta e a torre anda em frente.'],
    ['tr', 'Satranç', 'Fil çapraz gider, kale düz gider.'],
  ])('is a piece of a game in %s: %s: %s [SCRIPT-19]', (language, title, line) => {
    expect(seenIn(language, title, line)).not.toMatch(/horse|tower|king|throne|elephant|castle/u);
  });

  it('is itself where its film only has a word that sounds like the game', () => {
    expect(seenIn('de', 'Die Schachtel', 'Das Pferd steht im Stall.')).toMatch(/horse/u);
  });
});
