import { type CastLook, namedIn } from '#contract/rules/cast.ts';
import type { ScriptBrief } from '../../script-writer.ts';
import type { Presenter } from '../idea/presenter.ts';
import { lowerStart, peopleIn } from './compose-description.ts';

/** The members of the cast that an idea names, as its film shows them. */
export function castOfIdea({ title, prompt, styleNotes, cast }: Pick<ScriptBrief, 'title' | 'prompt' | 'styleNotes' | 'cast'>): readonly CastLook[] {
  return namedIn(`${prompt}\n${title}\n${styleNotes}`, cast);
}

/** Who stands in the pictures: the members that the idea names, else its presenter, as it describes them. */
export function shownIn(brief: Pick<ScriptBrief, 'title' | 'prompt' | 'styleNotes' | 'cast'>, presenter: Presenter | null): readonly CastLook[] {
  const members = castOfIdea(brief);
  if (members.length > 0 || presenter?.look == null) return members;
  return [{ name: presenter.look, kind: 'person', look: presenter.look }];
}

const listed = (names: readonly string[]) => [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(' and ');

/** What they do where the film has no picture of its own to put them into. */
const poses = ['looking straight at us', 'walking towards the light', 'deep in thought, seen from the side', 'waving from a distance'] as const;

/** Whether a picture shows only letters, or a word out of somebody's name: "an old" out of the Old Mill. */
function isEmpty(picture: string, members: readonly CastLook[]): boolean {
  const [, head = ''] = /^(?:an?|the)\s+(\p{L}+)/iu.exec(picture) ?? [];
  const words = new Set(members.flatMap(({ name }) => name.toLowerCase().split(/[^\p{L}]+/u)));
  return /^the words? [“"]/iu.test(picture) || words.has(head.toLowerCase());
}

/**
 * A picture with the members that its film is about: they take the place of whoever it shows, or stand beside its subject.
 * They open and close the film and are in every other scene between, so that its subject is seen, too.
 * @param position counts from 0
 */
export function withCast(picture: string, members: readonly CastLook[], position: number, sceneCount: number): string {
  if (members.length === 0 || namedIn(picture, members).length === members.length) return picture;
  const leads = listed(members.filter(({ kind }) => kind !== 'place').map(({ name }) => name));
  const place = members.find(({ kind }) => kind === 'place');
  const setting = place === undefined ? '' : ` at ${place.name}`;
  if (isEmpty(picture, members)) return leads === '' ? `${place?.name ?? ''}, seen from afar` : `${leads}${setting}, ${poses[position % poses.length] ?? poses[0]}`;
  const somebody = peopleIn(picture);
  if (position % 2 === 1 && position < sceneCount - 1 && somebody === null) return picture;
  if (leads === '') return `${picture}${setting}`;
  const staged = somebody === null ? `${leads} beside ${lowerStart(picture)}` : picture.replace(somebody, () => leads);
  return `${staged}${setting}`;
}
