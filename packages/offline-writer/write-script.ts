import { spelledOut } from './chat-spelling.ts';
import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import type { Brief, WrittenScene, WrittenScript } from './brief.ts';
import { endCard, endCardS, titleCard, titleCardS } from './cards.ts';
import { cameraOf } from './directing/direction.ts';
import type { Beat, Line } from './genres/genre.ts';
import { leftOutOf } from './left-out.ts';
import { cardsOf, readBrief, type ReadBrief, type WriterParts } from './read-brief.ts';
import { tellPicture } from './planning/index.ts';
import { withSilentShots, type TimedScene } from './silent-shots.ts';
import { titleOf } from './titles/title-of.ts';

/** A scene as its picture is planned from it. */
export interface SceneToPlan {
  /** What is said in it; empty on a silent card. */
  readonly lines: readonly Line[];
  /** The beats that its lines are from; of a card the card alone. */
  readonly beats: readonly Beat[];
  readonly index: number;
}

export interface FilmToPlan {
  readonly title: string;
  readonly brief: Brief;
  readonly reading: ReadBrief;
  readonly scenes: readonly SceneToPlan[];
}

/** Plans the pictures of a film, one for each scene. */
export type PlanFilm = (film: FilmToPlan) => readonly PicturePlan[];

const cardScene = (beat: Beat, lengthS: number): TimedScene => ({
  lines: [],
  beats: [beat],
  dialogue: '',
  durationS: lengthS,
});

/** The scenes of a film with its cards, where it has any. */
function timedScenes(reading: ReadBrief, brief: Brief): (TimedScene & SceneToPlan)[] {
  const { film, beats: all, isBare, silentScenes, material } = reading;
  const spoken = film.scenes.map(({ lines, beats, dialogue, durationS }) => ({
    lines,
    beats,
    dialogue,
    durationS,
  }));
  const room = { room: silentScenes, longestS: brief.sceneLengthS };
  const told = withSilentShots(spoken, material.silentAtEnd ?? [], room);
  const cards = isBare ? cardsOf(all, brief.sceneCount) : { title: false, end: false };
  const lengthOf = (lengthS: number) => Math.min(lengthS, brief.sceneLengthS);
  // Asked for one scene of which nothing can be said, the title is all there is.
  const hasTitle = cards.title || told.length === 0;
  const scenes = [
    ...(hasTitle ? [cardScene(titleCard(), lengthOf(titleCardS))] : []),
    ...told,
    ...(cards.end ? [cardScene(endCard(), lengthOf(endCardS))] : []),
  ];
  return scenes.map((scene, index) => ({ ...scene, index }));
}

const sentenceOf = ({ text, source, of }: SpokenSentence): SpokenSentence => ({ text, source, of });

/** The whole film, from a brief. The same brief gives the same film. */
export function writeScript(brief: Brief, parts: WriterParts, planFilm: PlanFilm): WrittenScript {
  const reading = readBrief(brief, parts);
  const title = spelledOut(titleOf(brief, reading.idea), reading.idea.language);
  const timed = timedScenes(reading, brief);
  const plans = planFilm({ title, brief, reading, scenes: timed });
  const scenes = timed.flatMap(({ lines, beats, dialogue, durationS, index }): WrittenScene[] => {
    const plan = plans[index];
    if (plan === undefined) return [];
    return [
      {
        sentences: lines.map(sentenceOf),
        dialogue,
        plan,
        description: tellPicture(
          plan,
          beats.map(({ shows }) => shows.note),
        ),
        camera: cameraOf(reading.direction, index),
        durationS,
      },
    ];
  });
  return {
    title,
    genre: reading.genre.id,
    language: reading.idea.language,
    mood: reading.direction.mood,
    typography: reading.direction.typography,
    scenes,
    leftOut: leftOutOf({ idea: brief.idea, title }, reading, timed, scenes),
    need: needOf(reading, scenes),
  };
}

/** With its cards, where it has any. */
function needOf(reading: ReadBrief, scenes: readonly WrittenScene[]): WrittenScript['need'] {
  if (!reading.isBare) return reading.need;
  return {
    scenes: scenes.length,
    seconds: scenes.reduce((sum, { durationS }) => sum + durationS, 0),
  };
}
