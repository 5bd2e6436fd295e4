import type { Age, Gender } from '../../../figures/figure.ts';
import { genderOfGivenName } from '../given-names.ts';
import { anybody, findRole, type Role } from '../role-of.ts';
import { isChildhood, isLater, isLongAgo, isOldAge } from './ages.ts';
import { isGoneIn } from './gone.ts';
import { doingBehind } from './doing-behind.ts';
import { mentionsIn, namesIn, tokensOf, type Mention, type Tokens } from './mentions.ts';
import { narratorOf, tellsOfItself, type Narrator } from './narrator.ts';
import { createRecord, noteAges, type PersonRecord } from './person-record.ts';

/** Somebody of a film, as they are in one of its scenes. */
export interface FilmPerson {
  /** By what they are known through the film: their look follows from it. */
  readonly key: string;
  readonly role: Role;
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
  /** "We": who tells it, and whom they told of last. */
  both(scene: number): readonly FilmPerson[];
  /** Whom a scene's line has do something that could be shown, in the order they are named; who tells it first. */
  doers(scene: number): readonly FilmPerson[];
  /** Who does with me what I do: "my wife and I". */
  besideNarrator(scene: number): FilmPerson | null;
  /** What I or we do in a scene's line. */
  ownDoings(scene: number): readonly string[];
}

const narratorKey = 'narrator';
/** Their word says no more than a pronoun does. */
const isGeneric = (id: string) => /^(?:person|man|woman|boy|girl|somebody)$/u.test(id);

interface SceneNote {
  /** Who he or she is where the line first says it. */
  readonly pronouns: Map<'man' | 'woman', string>;
  /** In the order they are named; without several of a kind. */
  readonly named: string[];
  readonly gone: Set<string>;
  /** Who a clause of the line is about. */
  readonly leading: Set<string>;
  readonly doings: Map<string, string[]>;
  addressed: string | null;
  /** "My wife and I". */
  besideNarrator: string | null;
  hasNarrator: boolean;
  isThen: boolean;
}

const pronouns: ReadonlyMap<string, 'man' | 'woman'> = new Map([
  ['he', 'man'],
  ["he's", 'man'],
  ["he'd", 'man'],
  ['him', 'man'],
  ['his', 'man'],
  ['himself', 'man'],
  ['she', 'woman'],
  ["she's", 'woman'],
  ["she'd", 'woman'],
  ['her', 'woman'],
  ['hers', 'woman'],
  ['herself', 'woman'],
]);

function noteDoing(note: SceneNote, key: string, tokens: Tokens, from: number): void {
  const doing = doingBehind(tokens, from);
  if (doing !== '') note.doings.set(key, [...(note.doings.get(key) ?? []), doing]);
}

/** Reads a film once, line by line. */
class Reader {
  readonly records = new Map<string, PersonRecord>();
  readonly notes: SceneNote[] = [];
  private readonly aliases = new Map<string, string>();
  private readonly last = new Map<'man' | 'woman', string>();

  constructor(lines: readonly string[]) {
    for (const line of lines) this.learnNames(line);
    let isThen = false;
    for (const [scene, line] of lines.entries()) {
      isThen = isLongAgo(line) || (isThen && !isLater(line));
      this.notes.push(this.readLine(line, scene, isThen));
    }
  }

  keyOfName(name: string): string | null {
    return this.aliases.get(name.toLowerCase()) ?? null;
  }

  private learnNames(line: string): void {
    for (const { name, role, title } of namesIn(tokensOf(line))) {
      if (this.aliases.has(name.toLowerCase())) continue;
      const isTaken = [...this.aliases.values()].includes(role.id);
      const key = isTaken ? `${role.id} ${name.toLowerCase()}` : role.id;
      this.aliases.set(name.toLowerCase(), key);
      this.recordOf(key, role, null).gender ??=
        title === '' ? genderOfGivenName(name) : title === 'Mr' ? 'man' : 'woman';
    }
    for (const [, name = '', nick = ''] of line.matchAll(
      /(\p{Lu}\p{Ll}+) ["“'‘(](\p{Lu}\p{Ll}+)["”'’)]/gu,
    )) {
      this.aliases.set(name.toLowerCase(), this.keyOfName(name) ?? name.toLowerCase());
      this.aliases.set(nick.toLowerCase(), this.keyOfName(name) ?? name.toLowerCase());
    }
  }

  private recordOf(key: string, role: Role, gender: Gender | null): PersonRecord {
    const known = this.records.get(key);
    if (known !== undefined) return known;
    const made = createRecord(key, role, gender);
    this.records.set(key, made);
    return made;
  }

  private recordOfMention({ role, name }: Mention): PersonRecord {
    if (role !== null) return this.recordOf(role.id, role, null);
    const key = this.keyOfName(name) ?? name.toLowerCase();
    this.aliases.set(name.toLowerCase(), key);
    return this.recordOf(key, { ...anybody, id: name }, genderOfGivenName(name));
  }

  private readLine(line: string, scene: number, isThen: boolean): SceneNote {
    const note: SceneNote = {
      pronouns: new Map(),
      named: [],
      gone: new Set(),
      leading: new Set(),
      doings: new Map(),
      addressed: null,
      besideNarrator: null,
      hasNarrator: tellsOfItself(line),
      isThen,
    };
    for (const sentence of line.split(/(?<=[.!?…])\s+/u)) this.readSentence(sentence, scene, note);
    return note;
  }

  private readSentence(sentence: string, scene: number, note: SceneNote): void {
    const tokens = tokensOf(sentence);
    const mentions = mentionsIn(tokens, new Set(this.aliases.keys())).filter(
      ({ plural, role }) => !plural && role?.id !== 'person',
    );
    const seen: { mention: Mention; record: PersonRecord }[] = [];
    for (const [at, token] of tokens.entries()) {
      const mention = mentions.find(({ from }) => from === at);
      if (mention !== undefined) {
        const record = this.recordOfMention(mention);
        seen.push({ mention, record });
        note.named.push(record.key);
        if (mention.isSubject) note.leading.add(record.key);
        noteDoing(note, record.key, tokens, mention.to + 1);
        if (/^and (?:I|me)\b/u.test(tokens.slice(mention.to + 1, mention.to + 3).join(' ')))
          note.besideNarrator ??= record.key;
        if (isGoneIn(tokens, mention)) note.gone.add(record.key);
        if (tokens[at - 1] === ',' && /^[.!?,]?$/u.test(tokens[mention.to + 1] ?? ''))
          if ((mention.role?.kin === true || mention.role === null) && !tellsOfItself(sentence))
            note.addressed ??= record.key;
        noteAges(record, tokens.slice(mention.to + 1).join(' '), scene);
      }
      if (/^(?:I|we|i'm|im|i|we're)(?:'m|'d|'ve|'ll|'re)?$/iu.test(token))
        noteDoing(note, narratorKey, tokens, at + 1);
      const gender = pronouns.get(token.toLowerCase());
      if (gender === undefined) continue;
      const record = this.antecedent(gender, seen);
      record.gender ??= record.role.gender ?? gender;
      if (!note.pronouns.has(gender)) note.pronouns.set(gender, record.key);
      if (/^(?:s?he)(?:'s|'d|'ll)?$/iu.test(token)) {
        noteDoing(note, record.key, tokens, at + 1);
        if (/^(?:had |has )?(?:died|passed away|is dead)\b/iu.test(tokens.slice(at + 1).join(' ')))
          note.gone.add(record.key);
        noteAges(record, tokens.slice(at).join(' '), scene);
      }
      if (isOldAge(sentence) && record.oldFrom === null) record.oldFrom = scene;
    }
    this.remember(seen.map(({ record }) => record));
    if (isOldAge(sentence))
      for (const { mention, record } of seen)
        if (mention.isSubject && record.oldFrom === null && record.role.age !== 'child')
          record.oldFrom = scene;
  }

  /** Who a pronoun means: whom its clause is about, else who was named last, else who was spoken of before. */
  private antecedent(
    gender: 'man' | 'woman',
    seen: readonly { mention: Mention; record: PersonRecord }[],
  ): PersonRecord {
    const fits = ({ record }: { record: PersonRecord }) => {
      const known = record.gender ?? record.role.gender;
      return known === null || known === gender;
    };
    const found =
      seen.findLast((each) => each.mention.isSubject && fits(each)) ?? seen.findLast(fits);
    if (found !== undefined) return found.record;
    const before = this.records.get(this.last.get(gender) ?? '');
    return before ?? this.recordOf(gender === 'man' ? 'he' : 'she', anybody, gender);
  }

  private remember(records: readonly PersonRecord[]): void {
    for (const record of records) {
      const gender = record.gender ?? record.role.gender;
      for (const each of ['man', 'woman'] as const)
        if (gender === each || gender === null) this.last.set(each, record.key);
    }
  }
}

function ageIn(
  record: PersonRecord,
  narrator: Narrator,
  { line, scene, isThen }: { line: string; scene: number; isThen: boolean },
): Age | null {
  if (record.role.age === 'child' && !isOldAge(line)) return record.told ?? 'child';
  if (isChildhood(line)) return 'child';
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
  const reader = new Reader(lines);
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
    if (id !== 'person')
      return byKey(
        note.named.find((key) => key === id),
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
      if (role === null) return null;
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
