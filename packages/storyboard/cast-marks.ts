import { createHash } from 'node:crypto';
import { namedIn } from '@scenewright/contract/rules/cast.ts';

/** A member as a picture shows it: when the digest is another one by now, the member has changed. */
export interface CastMark {
  readonly id: string;
  readonly name: string;
  readonly digest: string;
}

const isMark = (value: unknown): value is CastMark =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  'digest' in value &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.digest === 'string';

/** The members that a stored take shows; none where there is no take, or it is a narration. */
export function parseMarks(value: unknown): CastMark[] {
  return Array.isArray(value)
    ? value.filter(isMark).map(({ id, name, digest }) => ({ id, name, digest }))
    : [];
}

/** The marks of the members a description names. */
export function marksIn(description: string, members: readonly CastMark[]): CastMark[] {
  return namedIn(description, members).map(({ id, name, digest }) => ({ id, name, digest }));
}

/** The names of members that look different by now, are named now and were not shown, or were shown and are gone. */
export function changedSince(made: readonly CastMark[], wanted: readonly CastMark[]): string[] {
  const shown = new Map(made.map(({ id, digest }) => [id, digest]));
  const asked = new Set(wanted.map(({ id }) => id));
  return [
    ...wanted.filter(({ id, digest }) => shown.get(id) !== digest),
    ...made.filter(({ id }) => !asked.has(id)),
  ].map(({ name }) => name);
}

/** Identity of how a member looks, to words and to brush; its name may change without a picture being wrong. */
export function digestOf({
  kind,
  look,
  appearance,
  ownPortrait = null,
}: {
  kind: string;
  look: string;
  appearance: unknown;
  /** The file of a portrait that was chosen. */
  ownPortrait?: string | null;
}): string {
  const inOrder = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)),
        )
      : value;
  return createHash('sha256')
    .update(
      JSON.stringify(
        [kind, look, appearance, ...(ownPortrait === null ? [] : [ownPortrait])],
        inOrder,
      ),
    )
    .digest('hex')
    .slice(0, 32);
}
