import type { Unit } from '../reading/material.ts';
import { beatOf, ownLine } from './beats.ts';
import { framed } from './frame.ts';
import type { Beat, Genre } from './genre.ts';
import { betweenTurnsS } from './dialogue.ts';
import { questionsOf } from './questions.ts';

const isSameScene = (one: Unit, other: Unit) =>
  one.block === other.block && (other.picture === null || one.picture === other.picture);

/** What one speaker says in a scene without a break. */
function speeches(scene: readonly Unit[]): (readonly [Unit, ...Unit[]])[] {
  const turns: [Unit, ...Unit[]][] = [];
  for (const unit of scene) {
    const turn = turns.at(-1);
    if (turn?.[0].speaker === unit.speaker) turn.push(unit);
    else turns.push([unit]);
  }
  return turns;
}

/**
 * A script is said as it is written, scene by scene, each speech as one; its visual notes are the pictures' of all that is said
 * in their scene.
 */
function sceneBeats(units: readonly Unit[]): Beat[] {
  const scenes: [Unit, ...Unit[]][] = [];
  for (const unit of units) {
    const scene = scenes.at(-1);
    const last = scene?.at(-1);
    if (scene !== undefined && last !== undefined && isSameScene(last, unit)) scene.push(unit);
    else scenes.push([unit]);
  }
  return scenes.flatMap((scene, place) => {
    const isLastScene = place === scenes.length - 1;
    const turns = speeches(scene);
    const note = scene.find(({ picture }) => picture !== null)?.picture ?? '';
    return turns.map((turn, at) =>
      beatOf('moment', turn.map(ownLine), {
        weight: 0.9,
        number: scene[0].number ?? place + 1,
        note,
        pauseS: isLastScene && at === turns.length - 1 ? 0 : betweenTurnsS,
      }),
    );
  });
}

export const script: Genre = {
  id: 'script',
  verbatim: true,
  fits: (material) => (material.form.isScript ? 0.97 : 0),
  arrange: (material) => framed(material, sceneBeats(material.units)),
  questions: (material) => questionsOf('script', material),
};
