import type { Age, Gender } from '../../../figures/figure.ts';
import { anybody, findRole, type Role } from '../role-of.ts';
import { isChildhood, isOldAge } from './ages.ts';
import { FilmReader } from './film-reader.ts';
import { mentionsIn, tokensOf } from './mentions.ts';
import { narratorOf, type Narrator } from './narrator.ts';
import { createRecord, type PersonRecord } from './person-record.ts';
import { narratorKey } from './scene-note.ts';

/** Somebody of a film, as they are in one of its scenes. */
export interface FilmPerson {
  /** By what they are known through the film: their look follows from it. */
  readonly key: string;
  readonly role: Role;
  /** The names that the film calls them by, in lower case. */
  readonly called: readonly string[];
  /** Null where nobody told. */
  readonly gender: Gender | null;
  readonly age: Age | null;
  /** Dead, away or missed in this scene: not to be seen alive there. */
  readonly isGone: boolean;
  /** Whether the scene's line names them, and is about others. */
  readonly isAside: boolean;
  /** What the scene's line says behind their name and pronouns, in order: `dig her allotment`. */
  readonly doings: readonly string[];
}

/** Who is who in a film. Scenes are counted from 0. */
export interface FilmPeople {
  /** Whom a noun phrase of a scene's plan means: "husband Alf", "a person" for I or he; null where nobody knows. */
  whoIs(what: string, scene: number): FilmPerson | null;
  /** Whom a part of a line names as who its clause is about, a man or a woman; null where it names nobody so. */
  leadingIn(text: string, gender: Gender, scene: number): FilmPerson | null;
  /** "We": who tells it, and whom they told of last. */
  both(scene: number): readonly FilmPerson[];
  /** Whom a scene's line has do something that could be shown, in the order they are named; who tells it first. */
  doers(scene: number): readonly FilmPerson[];
  /** Who does with me what I do: "my wife and I". */
  besideNarrator(scene: number): FilmPerson | null;
  /** What I or we do in a scene's line. */
  ownDoings(scene: number): readonly string[];
}

/** Their word says no more than a pronoun does. */
const isGeneric = (id: string) => /^(?:person|man|woman|boy|girl|somebody)$/u.test(id);

function ageIn(
  record: PersonRecord,
  narrator: Narrator,
  { line, scene, isThen }: { line: string; scene: number; isThen: boolean },
): Age | null {
  if (record.role.age === 'child' && !isOldAge(line)) return record.told ?? 'child';
  // "94, who opened the bridge as a boy": their age is told of now.
  if (isChildhood(line) && record.oldFrom !== scene) return 'child';
  // Whoever tells of an aunt as a child sees no old woman in her.
  const isYoungNarrator = narrator.age === 'child' || narrator.age === 'teen';
  if (/^(?:aunt|uncle)$/u.test(record.role.id) && isYoungNarrator) return record.told ?? 'adult';
  const couple = /^(?:husband|wife|spouse)$/u.test(record.role.id) ? narrator.age : null;
  const isOld = record.oldFrom !== null && record.oldFrom <= scene;
  const isParent = /^(?:mother|father)$/u.test(record.role.id) && narrator.hasOldParents;
  const age =
    record.told ?? (isOld ? 'old' : null) ?? couple ?? (isParent ? 'old' : null) ?? record.role.age;
  // Before they were old they were grown up.
  if (age === null && record.oldFrom !== null) return 'adult';
  return age === 'old' && isThen ? 'adult' : age;
}

/** Who is in a film, from its title and what its scenes say, in order. Pure. */
export function readFilmPeople(title: string, lines: readonly string[]): FilmPeople {
  const reader = new FilmReader(lines);
  const narrator = narratorOf([title, ...lines].join(' '));
  const speaker: PersonRecord = {
    ...createRecord(narratorKey, anybody, narrator.gender),
    told: narrator.age,
  };
  const asPerson = (record: PersonRecord, scene: number): FilmPerson => {
    const note = reader.notes[scene];
    const line = lines[scene] ?? '';
    return {
      key: record.key,
      role: record.role,
      called: reader.namesOf(record.key),
      gender: record.gender ?? record.role.gender,
      age: ageIn(record, narrator, { line, scene, isThen: note?.isThen ?? false }),
      isGone: note?.gone.has(record.key) ?? false,
      isAside:
        note !== undefined && note.named.includes(record.key) && !note.leading.has(record.key),
      doings: note?.doings.get(record.key) ?? [],
    };
  };
  const byKey = (key: string | null | undefined, scene: number): FilmPerson | null => {
    const record = key === null || key === undefined ? undefined : reader.records.get(key);
    return record === undefined ? null : asPerson(record, scene);
  };
  const isOf = (key: string, gender: Gender): boolean => {
    const record = reader.records.get(key);
    return record !== undefined && (record.gender ?? record.role.gender ?? gender) === gender;
  };
  const generic = (id: string, scene: number): FilmPerson | null => {
    const note = reader.notes[scene];
    if (note === undefined) return null;
    if (id === 'man' || id === 'woman') {
      const named = note.named.find((key) => key === id) ?? note.named.find((key) => isOf(key, id));
      return byKey(note.pronouns.get(id) ?? named, scene);
    }
    const gender = id === 'boy' ? 'man' : 'woman';
    if (id !== 'person')
      return byKey(
        note.named.find((key) => key === id) ?? note.named.find((key) => isOf(key, gender)),
        scene,
      );
    const [pronoun] = note.pronouns.values();
    if (note.addressed !== null) return byKey(note.addressed, scene);
    if (note.hasNarrator) return asPerson(speaker, scene);
    return byKey(pronoun ?? note.named[0] ?? null, scene);
  };
  return {
    whoIs(what, scene) {
      const words = what.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
      const named = words.find((word) => /^\p{Lu}/u.test(word) && reader.keyOfName(word) !== null);
      if (named !== undefined) return byKey(reader.keyOfName(named), scene);
      const role =
        findRole(words.slice(-2).join(' ').toLowerCase()) ??
        findRole(words.at(-1)?.toLowerCase() ?? '');
      if (role === null) return byKey(reader.keyOfName(words.at(-1) ?? ''), scene);
      return isGeneric(role.id) ? generic(role.id, scene) : byKey(role.id, scene);
    },
    doers(scene) {
      const note = reader.notes[scene];
      if (note === undefined) return [];
      const others = [...new Set(note.doings.keys())].filter((key) => key !== narratorKey);
      const told = others.flatMap((key) => byKey(key, scene) ?? []);
      const own = note.doings.has(narratorKey) ? [asPerson(speaker, scene)] : [];
      return [...own, ...told].filter(({ isGone }) => !isGone);
    },
    leadingIn(text, gender, scene) {
      const found = mentionsIn(tokensOf(text), reader.names()).find(
        ({ name, isSubject }) => isSubject && isOf(reader.keyOfName(name) ?? '', gender),
      );
      return found === undefined ? null : byKey(reader.keyOfName(found.name), scene);
    },
    besideNarrator: (scene) => byKey(reader.notes[scene]?.besideNarrator, scene),
    ownDoings: (scene) => reader.notes[scene]?.doings.get(narratorKey) ?? [],
    both(scene) {
      const told = reader.notes.slice(0, scene + 1).flatMap(({ named }) => named);
      const gone = reader.notes[scene]?.gone ?? new Set<string>();
      const companion = told.findLast((key) => {
        const record = reader.records.get(key);
        return record !== undefined && !gone.has(key) && !isGeneric(record.role.id);
      });
      const other = byKey(companion, scene);
      return other === null ? [asPerson(speaker, scene)] : [asPerson(speaker, scene), other];
    },
  };
}
