import { directorLooks } from '../direction/director-looks.ts';
import { narrativeVoices } from '../direction/narrative-voices.ts';
import type { Direction } from '../direction/read-direction.ts';
import { capitalise } from '../idea/sentences.ts';
import { createRotation, type Random } from '../random.ts';
import { lightsBySetting, namesTime, settingOf, type Setting } from './settings.ts';

/** Turns bare pictures into shot descriptions of one film: light, camera and mood that belong together. */
export interface Cinematographer {
  /** `position` counts from 0. */
  describe(picture: string, position: number, mood: string): string;
}

/** @param random decides the order in which lights and camera moves are used; none repeats before all have served. */
export function createCinematographer(direction: Direction, random: Random): Cinematographer {
  const { notes } = direction;
  const voice = narrativeVoices[direction.narrative];
  const directors = direction.directors.map((id) => directorLooks[id]);
  const nextCamera = createRotation(directors.length > 0 ? directors.flatMap(({ cameras }) => cameras) : voice.cameras, random);
  const nextLook = createRotation([...directors.flatMap(({ look }) => look), ...(directors.length > 0 ? [] : voice.look)], random);
  const lights: Record<Setting, () => string | undefined> = {
    space: createRotation(lightsBySetting.space, random),
    underwater: createRotation(lightsBySetting.underwater, random),
    indoors: createRotation(lightsBySetting.indoors, random),
    outdoors: createRotation(lightsBySetting.outdoors, random),
  };
  return {
    describe(picture, _position, mood) {
      const staged = stage(picture, direction);
      const light = notes.time ?? (namesTime(staged) ? null : lights[settingOf(staged)]() ?? null);
      const parts = [
        staged, notes.place, light, notes.weather, notes.palette, nextLook(),
        notes.camera ?? nextCamera(), ...notes.extras, `${mood} mood`,
      ];
      return capitalise(parts.filter((part) => part !== null && part !== undefined && !repeats(part, staged, parts)).join(', '));
    },
  };
}

/** A part the picture says already is not said again. */
function repeats(part: string, staged: string, parts: readonly (string | null | undefined)[]): boolean {
  return part !== staged && (staged.toLowerCase().includes(part.toLowerCase()) || parts.indexOf(part) !== parts.lastIndexOf(part));
}

const timeOfPicture = /,?\s+(?:at|by|in the) (?:night|dawn|dusk|sunrise|sunset|noon|midday|midnight|morning|evening|twilight)\b/giu;

/** Puts the film's main character into the picture and takes the picture's own hour out where the notes set another. */
function stage(picture: string, direction: Direction): string {
  const { hero, time, avoidsPeople } = direction.notes;
  let staged = time === null ? picture : picture.replace(timeOfPicture, '').replace(/\b(?:sunny|sunlit|moonlit|starry) /giu, '');
  if (avoidsPeople) staged = withoutPeople(staged);
  return hero === null || staged.toLowerCase().includes(hero.toLowerCase()) ? staged : `${capitalise(hero)} beside ${lowerStart(staged)}`;
}

const people = /\b(?:an?|the|two|three|four|five|several)\s+(?:[a-z-]+\s+){0,2}?(?:man|woman|person|people|child|children|boy|girl|runner|athlete|cook|chef|teacher|student|worker|doctor|nurse|scientist|farmer|player|dancer|singer|musician|artist|painter|writer|reader|traveller|hiker|climber|swimmer|cyclist|couple|friends?|family|crowd|baby|mother|father|king|queen|soldiers?|monk|philosopher|emperor|engineer|astronaut|barista|baker|customer|driver|gardener|sailor|explorer|speaker|actor|audience|team|hands?|face)\b/iu;

/** The people in a picture, as they are named there: "an old man"; null where it shows nobody. */
export function peopleIn(picture: string): string | null {
  return people.exec(picture)?.[0] ?? null;
}

/** Whether a picture shows people. */
export function showsPeople(picture: string): boolean {
  return people.test(picture);
}

function withoutPeople(picture: string): string {
  if (!showsPeople(picture)) return picture;
  const place = /\b(?:in|on|at|under|beside|near|across|along|over|through|inside) .+$/iu.exec(picture)?.[0];
  return place === undefined ? `An empty chair in a quiet room` : `An empty scene ${place}`;
}

export function lowerStart(text: string): string {
  return /^(?:An?|The|Two|Three|Four|Five|One|Rows?|Several)\b/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
