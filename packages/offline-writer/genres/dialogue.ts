import { beatOf, besideForm, ownLine } from './beats.ts';
import { isEnglish, isWished } from './evidence.ts';
import { framed } from './frame.ts';
import type { Material, Unit } from '../reading/material.ts';
import type { Genre } from './genre.ts';
import { questionsOf } from './questions.ts';

/** So many turns make a conversation. */
const leastTurns = 4;
const asks = ({ text }: Unit) => /[?？؟]\s*["”»]?$/u.test(text);

/** Points under dashes that ask and answer each other, as most languages set what people say: it is no list. */
function isInDashes({ units }: Material): boolean {
  const points = units.filter(({ kind, number }) => kind === 'item' && number === null);
  const answered = points.filter((unit, place) => {
    const next = points[place + 1];
    return asks(unit) && next !== undefined && !asks(next);
  });
  return points.length >= leastTurns && points.length >= units.length * 0.6 && answered.length >= 2;
}

/** Silence between two who speak, in seconds. */
export const betweenTurnsS = 0.3;

/** What one person says in a turn, whole; whatever else there is by itself. */
function turnsOf(units: readonly Unit[]): (readonly [Unit, ...Unit[]])[] {
  const turns: [Unit, ...Unit[]][] = [];
  for (const unit of units) {
    const turn = turns.at(-1);
    const isSame =
      unit.speaker !== null &&
      turn?.[0].speaker === unit.speaker &&
      (unit.picture === null || unit.picture === turn[0].picture);
    if (isSame) turn?.push(unit);
    else turns.push([unit]);
  }
  return turns;
}

/** What is said between people, turn by turn. */
export const dialogue: Genre = {
  id: 'dialogue',
  verbatim: true,
  fits(material) {
    if (material.form.isDialogue) return 0.95;
    if (!isEnglish(material) && isInDashes(material)) return 0.82;
    return isWished(material, 'dialogue') && material.units.length === 0 ? 0.8 : 0;
  },
  arrange(material) {
    const isTurn = ({ speaker, kind }: Unit) => speaker !== null || kind === 'item';
    const isBeside = besideForm(material.units, isTurn);
    const roleOf = (unit: Unit) => (isTurn(unit) ? 'turn' : isBeside(unit) ? 'detail' : 'moment');
    return framed(
      material,
      turnsOf(material.units).map((turn) =>
        beatOf(roleOf(turn[0]), turn.map(ownLine), { weight: 0.9, pauseS: betweenTurnsS }),
      ),
    );
  },
  questions: (material) => questionsOf('dialogue', material),
};
