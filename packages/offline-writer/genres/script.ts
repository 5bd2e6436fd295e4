import type { Unit } from '../reading/material.ts';
import { beatOf, ownLine } from './beats.ts';
import { framed } from './frame.ts';
import type { Beat, Genre } from './genre.ts';
import { questionsOf } from './questions.ts';

const isSameScene = (one: Unit, other: Unit) =>
  one.block === other.block && (other.picture === null || one.picture === other.picture);

/** A script is said as it is written, scene by scene; its visual notes are the pictures'. */
function sceneBeats(units: readonly Unit[]): Beat[] {
  const scenes: [Unit, ...Unit[]][] = [];
  for (const unit of units) {
    const scene = scenes.at(-1);
    const last = scene?.at(-1);
    if (scene !== undefined && last !== undefined && isSameScene(last, unit)) scene.push(unit);
    else scenes.push([unit]);
  }
  return scenes.map((scene, place) =>
    beatOf('moment', scene.map(ownLine), { weight: 0.9, number: scene[0].number ?? place + 1 }),
  );
}

export const script: Genre = {
  id: 'script',
  verbatim: true,
  fits: (material) => (material.form.isScript ? 0.97 : 0),
  arrange: (material) => framed(material, sceneBeats(material.units)),
  questions: (material) => questionsOf('script', material),
};
