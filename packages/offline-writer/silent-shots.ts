import { beatOf } from './genres/beats.ts';
import type { Beat, Line } from './genres/genre.ts';
import type { Material, SilentShot } from './reading/material.ts';

/** A scene without speech lasts so long where its author does not say, in seconds. */
const usualShotS = 3;

/** A scene of the film as it is told, before its pictures are planned. */
export interface TimedScene {
  readonly lines: readonly Line[];
  readonly beats: readonly Beat[];
  readonly dialogue: string;
  readonly durationS: number;
}

/** All scenes of a script in which nobody speaks. */
export const silentShotsOf = ({ units, silentAtEnd = [] }: Material): readonly SilentShot[] => [
  ...units.flatMap(({ silentBefore = [] }) => silentBefore),
  ...silentAtEnd,
];

const shotsBefore = (lines: readonly Line[]): readonly SilentShot[] =>
  lines.flatMap(({ unit }) => unit?.silentBefore ?? []);

/** How many of them stand where one scene ends and another begins. */
export const placesForShots = (
  told: readonly { readonly lines: readonly Line[] }[],
  silentAtEnd: readonly SilentShot[] = [],
): number =>
  silentAtEnd.length + told.flatMap(({ lines }) => shotsBefore(lines.slice(0, 1))).length;

/** How long a scene without speech lasts, in whole seconds. */
export const shotSeconds = ({ seconds }: SilentShot, longestS: number): number =>
  Math.min(Math.ceil(seconds ?? usualShotS), longestS);

const sceneOfShot = (shot: SilentShot, longestS: number): TimedScene => ({
  lines: [],
  beats: [beatOf('moment', [], { weight: 1, note: shot.picture })],
  dialogue: '',
  durationS: shotSeconds(shot, longestS),
});

/** A scene in which shots that got none of their own are seen as well. */
function showing(
  scene: TimedScene,
  before: readonly SilentShot[],
  behind: readonly SilentShot[],
): TimedScene {
  const [first, ...others] = scene.beats;
  if (first === undefined || before.length + behind.length === 0) return scene;
  // What is done in front of a turn is seen with it as well.
  const notes = [
    ...before.map(({ picture }) => picture),
    ...(first.shows.note === '' ? [] : [first.shows.note]),
    ...behind.map(({ picture }) => picture),
  ];
  const note = [...new Set(notes)].join('; ');
  return { ...scene, beats: [{ ...first, shows: { ...first.shows, note } }, ...others] };
}

/**
 * Told scenes with those of a script in which nobody speaks, each where it is written.
 * @param room how many there is room for; the others are seen in the scene beside them
 */
export function withSilentShots(
  told: readonly TimedScene[],
  silentAtEnd: readonly SilentShot[],
  { room, longestS }: { readonly room: number; readonly longestS: number },
): TimedScene[] {
  let left = room - Math.min(silentAtEnd.length, room);
  const scenes = told.flatMap((scene) => {
    const before = shotsBefore(scene.lines.slice(0, 1));
    const own = before.slice(0, left);
    left -= own.length;
    const beside = [...before.slice(own.length), ...shotsBefore(scene.lines.slice(1))];
    return [...own.map((shot) => sceneOfShot(shot, longestS)), showing(scene, beside, [])];
  });
  const atEnd = silentAtEnd.slice(0, room);
  const last = scenes.pop();
  return [
    ...scenes,
    ...(last === undefined ? [] : [showing(last, [], silentAtEnd.slice(room))]),
    ...atEnd.map((shot) => sceneOfShot(shot, longestS)),
  ];
}
