import type { Gender } from '../../../figures/figure.ts';
import { genderOfGivenName } from '@scenewright/contract/rules/given-names.ts';
import { anybody, type Role } from '../role-of.ts';
import { isLater, isLongAgo, isOldAge, laterFrom } from './ages.ts';
import { isGoneIn } from './gone.ts';
import {
  fullNamesIn,
  isMansTitle,
  mentionsIn,
  namesIn,
  tokensOf,
  type Mention,
} from './mentions.ts';
import { tellsOfItself } from './narrator.ts';
import { createRecord, noteAges, type PersonRecord } from './person-record.ts';
import { narratorKey, noteDoing, pronouns, type SceneNote } from './scene-note.ts';

/** Reads a film once, line by line. */
export class FilmReader {
  readonly records = new Map<string, PersonRecord>();
  readonly notes: SceneNote[] = [];
  private readonly aliases = new Map<string, string>();
  private readonly last = new Map<'man' | 'woman', string>();

  constructor(lines: readonly string[]) {
    for (const line of lines) this.learnNames(line);
    let isThen = false;
    const later = laterFrom(lines);
    for (const [scene, line] of lines.entries()) {
      const isNow = later !== null && scene >= later;
      if (scene === later) this.growOld(scene);
      isThen = !isNow && (isLongAgo(line) || (isThen && !isLater(line)));
      this.notes.push(this.readLine(line, scene, isThen));
    }
  }

  /** Half a life later, whoever was grown up before is old. */
  private growOld(scene: number): void {
    for (const record of this.records.values())
      if (record.role.age !== 'child' && record.told === null) record.oldFrom ??= scene;
  }

  keyOfName(name: string): string | null {
    return this.aliases.get(name.toLowerCase()) ?? null;
  }

  /** All names that the film knows, in lower case. */
  names(): ReadonlySet<string> {
    return new Set(this.aliases.keys());
  }

  /** What somebody is called, in lower case. */
  namesOf(key: string): readonly string[] {
    return [...this.aliases].filter(([, each]) => each === key).map(([name]) => name);
  }

  private learnNames(line: string): void {
    for (const { name, role, title } of namesIn(tokensOf(line))) {
      if (this.aliases.has(name.toLowerCase())) continue;
      const isTaken = [...this.aliases.values()].includes(role.id);
      const key = isTaken ? `${role.id} ${name.toLowerCase()}` : role.id;
      this.aliases.set(name.toLowerCase(), key);
      this.recordOf(key, role, null).gender ??=
        title === '' ? genderOfGivenName(name) : isMansTitle(title) ? 'man' : 'woman';
    }
    // "Toolmaker Derek Anstey": they are spoken of by either, and by their surname.
    for (const { called, given, surname } of fullNamesIn(tokensOf(line))) {
      const key = this.keyOfName(given) ?? given.toLowerCase();
      for (const each of [called, given.toLowerCase(), surname.toLowerCase()])
        if (each !== '' && !this.aliases.has(each)) this.aliases.set(each, key);
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
        // "The 94-year-old Arthur Bell".
        const before = tokens
          .slice(Math.max(0, at - 2), at)
          .find((word) => /-years?-old$/iu.test(word));
        if (before !== undefined) noteAges(record, before, scene);
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
