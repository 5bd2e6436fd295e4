import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { describe, expect, it } from 'vitest';
import { createOfflineWriter } from './index.ts';
import { briefOf } from './testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const filmOf = (idea: string, sceneCount: number) =>
  writer.writeScript(briefOf({ idea, sceneCount, sceneLengthS: 10, longestSceneS: 15 }));

const play = `INT. LAUNDROMAT - NIGHT

An old man, FRANK, sits on a chair.

TESS
Is that a good show?

FRANK
It's a rerun. I have seen it twice.

Tess laughs.

FRANK
My wife used to do this.

The door opens. A dog walks in.

CUT TO BLACK.`;

describe('a scene of a script in which nobody speaks', () => {
  const numbered = (seconds: string) =>
    `Scene 1\nVisual: a dog runs on a beach\nVO: Hello there, friends of the sea.\nScene 2${seconds}\nVisual: a cat sleeps on a roof\nScene 3\nVisual: a bus\nVO: Goodbye, friends of the sea.`;

  it('is a scene of its own, with its picture and no words [SCRIPT-8]', () => {
    const { scenes } = filmOf(numbered(''), 6);
    expect(scenes.map(({ dialogue }) => dialogue === '')).toEqual([false, true, false]);
    expect(scenes[1]?.description).toMatch(/cat sleeps on a roof/u);
    expect(scenes[2]?.description).toMatch(/bus/u);
    expect(scenes[2]?.description).not.toMatch(/cat/u);
  });

  it('lasts as long as its author says, else three seconds', () => {
    expect(filmOf(numbered(' (5s)'), 6).scenes[1]?.durationS).toBe(5);
    expect(filmOf(numbered(''), 6).scenes[1]?.durationS).toBe(3);
  });

  it('is seen in the scene beside it where there are no more scenes', () => {
    const { scenes } = filmOf(numbered(''), 2);
    expect(scenes).toHaveLength(2);
    expect(scenes.every(({ dialogue }) => dialogue !== '')).toBe(true);
    expect(scenes.map(({ description }) => description).join(' ')).toMatch(/cat/u);
  });

  it('costs nobody a word: with few scenes all is said that is said without it [SCRIPT-8]', () => {
    const said = ({ scenes }: ReturnType<typeof filmOf>) =>
      scenes
        .map(({ dialogue }) => dialogue.replaceAll(/ ?\[pause[^\]]*\]/gu, ''))
        .filter((words) => words !== '')
        .join(' ');
    for (const count of [1, 2, 3, 4, 5])
      expect(said(filmOf(play, count))).toBe(said(filmOf(play, 8)));
  });

  it('ends a screenplay whose last line is an action', () => {
    const { scenes } = filmOf(play, 8);
    expect(scenes.at(-1)).toMatchObject({ dialogue: '' });
    expect(scenes.at(-1)?.description).toMatch(/dog/u);
  });

  it('counts to what the script needs', () => {
    const film = filmOf(numbered(''), 6);
    expect(film.need).toEqual({
      scenes: 3,
      seconds: film.scenes.reduce((sum, one) => sum + one.durationS, 0),
    });
  });

  it('is listed nowhere as left out', () => {
    expect(filmOf(numbered(''), 6).leftOut).toEqual([]);
  });
});

describe('what is done between two turns of a script', () => {
  const stop = `EXT. BUS STOP - EVENING

An OLD MAN sits under the shelter with a tiny dog. PRIYA, 17, holds a cello.

OLD MAN
There's room for one more.

PRIYA
There's two of us.

The old man picks up the dog and puts it on his lap.

OLD MAN
He doesn't mind standing.

The bus comes and goes past without stopping.

PRIYA
Was that ours?

OLD MAN
Not anymore.`;

  it('has a scene of its own where there is room, for a joke may hang on it', () => {
    const { scenes } = filmOf(stop, 6);
    expect(scenes.map(({ dialogue }) => dialogue === '')).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(scenes[1]?.description).toMatch(/dog/u);
    expect(scenes[3]?.description).toMatch(/bus/u);
  });

  it('costs nobody a word and nobody a rest', () => {
    const said = (count: number) =>
      filmOf(stop, count)
        .scenes.map(({ dialogue }) => dialogue)
        .filter((words) => words !== '')
        .join(' [pause 0.3s] ');
    expect(said(1)).toBe(said(6));
    expect(said(3)).toBe(said(6));
  });
});

describe('what one person says in a turn', () => {
  const talk = `Dana: I smelled it before I saw it. I thought dad was baking early.
Theo: I was six. I remember the fire truck.
Dana: Mum made us sit on the wall across the street.
Theo: And dad came out with the dough. He left the cash box.
Dana: He said, money you can make again.`;

  it('stands in one scene, and somebody else speaks after a rest', () => {
    const { scenes } = filmOf(talk, 6);
    const said = scenes.map(({ dialogue }) => dialogue.replaceAll(/ ?\[pause[^\]]*\]/gu, ''));
    expect(said.filter((words) => words.includes('I was six.'))).toEqual([
      expect.stringContaining('I was six. I remember the fire truck.'),
    ]);
    expect(said.filter((words) => words.includes('And dad came out'))).toEqual([
      expect.stringContaining('with the dough. He left the cash box.'),
    ]);
    const shared = scenes.filter(({ sentences }) => sentences.length > 1);
    for (const { dialogue } of shared.filter((scene) =>
      /Mum.*And dad|six.*Mum/u.test(scene.dialogue),
    ))
      expect(dialogue).toContain('[pause');
  });

  it('may be that of a Walt, whose name is a label in lessons', () => {
    const { scenes, leftOut } = filmOf(
      'WALT: Is that one free?\nNADIA: They are all free.\nWALT: I only have the one sock.\nNADIA: You came out for one sock?',
      6,
    );
    expect(leftOut).toEqual([]);
    expect(scenes.map(({ dialogue }) => dialogue).join(' ')).toContain('I only have the one sock.');
  });
});
