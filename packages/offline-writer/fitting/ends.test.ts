import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { describe, expect, it } from 'vitest';
import { createOfflineWriter } from '../index.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const filmOf = (idea: string, sceneCount: number, sceneLengthS: number) =>
  writer.writeScript({
    title: '',
    idea,
    answers: [],
    orientation: 'vertical',
    sceneCount,
    sceneLengthS,
    style: '',
    styleNotes: '',
    cast: [],
  });
const scenesOf = (idea: string, sceneCount: number, sceneLengthS: number) =>
  filmOf(idea, sceneCount, sceneLengthS).scenes.map(({ dialogue }) => dialogue);

describe('where not all has room', () => {
  it.each([
    [
      'The ferry to Orrin stops for repairs on Monday 4 May. The engine is from 1962 and two parts have to be cast again in Leith. Until then a small boat takes twelve people at a time. Bicycles cannot go on it. The café on the pier stays open all week. Bring warm clothes for the crossing.',
      'Bring warm clothes',
    ],
    [
      'Am Samstag, 7. Juni, feiert der Kleingartenverein sein hundertstes Jahr. Die ersten Parzellen waren Kartoffeläcker hinter der Ziegelei. Im Krieg standen hier Kaninchenställe. Heute gibt es achtzig Gärten und eine lange Warteliste. Am Abend spielt die Kapelle aus Lohe. Kommt vorbei!',
      'Kommt vorbei',
    ],
  ])('an appeal at the end is told: %s', (idea, appeal) => {
    expect(scenesOf(idea, 3, 6).join(' ')).toContain(appeal);
  });

  it.each([
    [
      'Hello from the bell ringers of Ansty. The ropes were changed in March by a firm from Loughborough that has made them since 1840. We practise on Tuesdays and there is always soup afterwards. The tower has 96 steps and a cat. Ring Olu on 07700 900 118. Olu.',
      '07700 900 118',
    ],
    [
      'Unser Reparaturcafé ist umgezogen, es ist jetzt in der alten Post. Letztes Jahr haben wir 630 Geräte gerettet, vom Toaster bis zur Orgel. Werkzeug ist da und Kuchen auch. Wer kommt, zahlt, was er will. Fragen an Wiebke, 0170 5550 118. Bis bald.',
      '0170 5550 118',
    ],
  ])('whom to ring is told: %s', (idea, contact) => {
    expect(scenesOf(idea, 3, 5).join(' ')).toContain(contact);
  });

  it.each([
    'Landesliga, 12. Spieltag\nSC Moos – TuS Heide 4:3 (1:3)\n\nZur Pause lagen wir mit 1:3 hinten. Die Trainerin wurde laut. Ida Bach traf zweimal. In der letzten Minute hielt Pia Kern einen Elfmeter. Danach sangen alle im Bus. Am Sonntag geht es nach Ried.',
    'County league hockey\nFairlie – Gourock 5:4 (1:4)\n\nAt half time it was 1:4 and raining. The coach said one word. Aisha Orr scored twice. The goalie saved the last shot with her knee. Everybody sang on the bus.',
  ])('no score at half-time stands without the result: %s', (idea) => {
    const told = scenesOf(idea, 3, 5).join(' ');
    if (/1:3 hinten|1:4 and/u.test(told)) expect(told).toMatch(/4:3|5:4/u);
    expect(told).toMatch(/4:3 \(1:3\)|5:4 \(1:4\)/u);
  });

  it('a script keeps how it ends', () => {
    const idea = `SCENE 1 – INT. SHED – DAY
V/O: Every year this town throws away four hundred bicycles.
SCENE 2 – CLOSE UP
V/O: At Chainlink, Ravi takes them apart, and he oils what can be oiled.
SCENE 3
V/O: Edith, who is ninety, trues wheels by ear. Nobody knows how she does it.
SCENE 4 – END CARD
V/O: Open on Sundays. Come with a puncture.`;
    const told = scenesOf(idea, 4, 5).join(' ');
    expect(told).toContain('Come with a puncture.');
    expect(told).toContain('four hundred bicycles');
  });

  it.each([
    [
      'Anyway.',
      'We sold the boat in the spring. It had a hole in it. Anyway. Ten years after that my sister saw it in a museum in Oslo. It had our names in it.',
    ],
    [
      'Total.',
      'Vendimos la barca en primavera. Tenía un agujero. Total. Diez años después mi hermana la vio en un museo de Vigo. Llevaba nuestros nombres.',
    ],
  ])('"%s" is said in front of what it opens', (opener, idea) => {
    for (const dialogue of scenesOf(idea, 6, 6)) expect(dialogue.endsWith(opener)).toBe(false);
  });

  it('a stanza is parted in the middle', () => {
    const idea = `The baker rises in the dark,
He hears the fox, he hears the lark,
He lights the oven, shuts the door,
And flour snows upon the floor.

The bread goes out at half past six,
To builders, nurses, boys with bricks,
And when the last warm loaf is sold
He drinks his tea, and drinks it cold.`;
    for (const dialogue of scenesOf(idea, 6, 9)) {
      const lines = dialogue.split(/\s*\[pause[^\]]*\]\s*/u).filter((line) => line !== '');
      expect(lines.length % 2).toBe(0);
    }
  });

  it('a long story is told from its first sentence to its last', () => {
    const idea = `My aunt lost the key of the music box in the flood of 1958, somewhere behind the mill. The water had come in the night. My uncle searched the mud with a rake for a week. The neighbours helped, and found three spoons and a boot.

Uncle wanted to break the lid open, but Auntie would not hear of it. She kept the box on the shelf and dusted it every Sunday. When visitors asked what it played, she hummed something else each time. Nobody knew the tune any more, and after some years nobody asked.

In May we dug a pond where the mill had stood. I was ten and tired of digging. The spade hit something that was no stone. It was small and brown, and it had a heart cut through its head.

I carried it in to her on a plate. She washed it twice and said nothing. Then she turned it four times, very slowly, and we all held our breath.

She is eighty now. The box plays every evening at six.`;
    const told = scenesOf(idea, 5, 7).join(' ');
    expect(told).toContain('My aunt lost the key of the music box');
    expect(told).toContain('She is eighty now. The box plays every evening at six.');
  });
});
