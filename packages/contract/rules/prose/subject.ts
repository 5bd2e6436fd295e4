import { mark } from './mask.ts';
import { isGerund } from './ing-words.ts';
import { readNoun } from './noun.ts';
import { pluralPhrase } from './number.ts';
import { readSetting, type Setting } from './setting.ts';
import { gerundOf, isFiniteVerb, isParticiple } from './verbs.ts';
import * as words from './words.ts';
import { sceneHeads } from './places.ts';

/** A subject while it is read, its texts masked. */
export interface Draft {
  what: string;
  count: number;
  doing: string;
  holding: string;
  feeling: string;
  look: string;
}

const escaped = new RegExp(`^(?:(\\d{1,7}|no) )?(${mark})(?: (.*))?$`, 'isu');
const labelled = new RegExp(`^(doing|holding|feeling|looking) (${mark})$`, 'i');

export function draft(what: string, count: number): Draft {
  return { what, count, doing: '', holding: '', feeling: '', look: '' };
}

function add(subject: Draft, key: 'doing' | 'look' | 'holding' | 'feeling', text: string): void {
  subject[key] = subject[key] === '' ? text : `${subject[key]}, ${text}`;
}

/** "waddling across the ice in a bay": the place at its end becomes the scene's. */
function takePlace(text: string, setting: Setting): string {
  const at = Math.max(text.lastIndexOf(' in '), text.lastIndexOf(' on '), text.lastIndexOf(' at '));
  if (at < 0) return text;
  const phrase = text.slice(at + 1);
  const head = phrase.split(' ').at(-1) ?? '';
  const known =
    sceneHeads.has(head.toLowerCase()) ||
    /^(?:in|at|on) (?:the )?(?:\p{Lu}[\p{L}'’-]*)$/u.test(phrase);
  const takes =
    known || readSetting(phrase, { place: 'taken', time: setting.time, weather: setting.weather });
  return takes && readSetting(phrase, setting) ? text.slice(0, at) : text;
}

/** The words behind a noun: a look, a place, an action. */
function readTail(subject: Draft, tail: readonly string[], setting: Setting): Draft[] {
  const first = tail[0]?.toLowerCase() ?? '';
  if (first === '') return [];
  if (/^(?:and|while|as|but)$/.test(first))
    return isGerund(tail, 1)
      ? readTail(subject, tail.slice(1), setting)
      : readClause(tail.slice(1).join(' '), setting, subject);
  if (/^(?:who|that|which)$/.test(first)) return readTail(subject, tail.slice(1), setting);
  if (isParticiple(first, tail[1]?.toLowerCase() ?? ''))
    return readPrepositional(subject, tail, setting);
  if (words.auxiliaries.has(first)) return readTail(subject, tail.slice(1), setting);
  if (first === 'holding' || first === 'carrying')
    return readDoing(subject, 'holding', tail.slice(1).join(' '), setting);
  if (isGerund(tail, 0)) return readDoing(subject, 'doing', tail.join(' '), setting);
  if (words.feelings.has(first)) {
    add(subject, 'feeling', first);
    return readTail(subject, tail.slice(1), setting);
  }
  if (words.prepositions.has(first)) return readPrepositional(subject, tail, setting);
  const isVerb = isFiniteVerb(first) || /[^e]ed$|s$/.test(first);
  return readDoing(
    subject,
    'doing',
    [isVerb ? gerundOf(first) : first, ...tail.slice(1)].join(' '),
    setting,
  );
}

/** Reads what is done or held up to "while", "as" or "and" with a further subject. */
function readDoing(
  subject: Draft,
  key: 'doing' | 'holding',
  text: string,
  setting: Setting,
): Draft[] {
  const [, own = text, further = ''] =
    /^(.*?) (?:while|as (?=(?:an?|the|two|three) )) ?(.*)$/su.exec(text) ?? [];
  const more =
    further === ''
      ? []
      : isGerund(further.split(' '), 0)
        ? readTail(subject, further.split(' '), setting)
        : readClause(further, setting, null);
  if (key === 'holding') {
    const [, held = own, doing = ''] = /^(.*?) (?:and |while )([a-z]+ing .*)$/su.exec(own) ?? [];
    add(subject, 'holding', takePlace(held, setting));
    if (doing !== '') add(subject, 'doing', doing);
    return more;
  }
  add(subject, 'doing', takePlace(own, setting));
  return more;
}

/** Where a phrase behind a noun ends and what the noun does begins: "in a red coat | feeds pigeons". */
function verbIn(tail: readonly string[]): number {
  const at = tail.findIndex((word, index) => {
    const before = tail[index - 1]?.toLowerCase() ?? '';
    if (index < 2 || words.determiners.has(before) || /^(?:of|an?|and)$/.test(before)) return false;
    return (
      isGerund(tail, index) ||
      (isFiniteVerb(word) &&
        /[^s]s$/.test(word) &&
        index + 1 < tail.length &&
        words.clothes.has(before))
    );
  });
  return at < 0 ? tail.length : at;
}

function readPrepositional(subject: Draft, tail: readonly string[], setting: Setting): Draft[] {
  const verbAt = verbIn(tail);
  const phrase = tail.slice(0, verbAt).join(' ');
  const rest = readTail(subject, tail.slice(verbAt), setting);
  const first = tail[0]?.toLowerCase() ?? '';
  const isWorn =
    first === 'in' &&
    phrase
      .split(' ')
      .slice(1)
      .some((word) => words.clothes.has(word.toLowerCase()));
  const isLook = isWorn || /^with(?:out)?$/.test(first) || !words.prepositions.has(first);
  if (isLook) add(subject, 'look', takePlace(phrase, setting));
  else if (
    /^at$/i.test(first) &&
    !sceneHeads.has(phrase.split(' ').at(-1)?.toLowerCase() ?? '') &&
    takePlace(phrase, { ...setting }) !== phrase
  ) {
    add(subject, 'doing', `standing ${takePlace(phrase, setting)}`);
  } else if (!readSetting(phrase, setting)) add(subject, 'doing', phrase);
  return rest;
}

/** Reads "two penguins waddling across the ice"; the subject before it takes what has no noun of its own. */
export function readClause(clause: string, setting: Setting, before: Draft | null): Draft[] {
  const [, count, what = '', tail = ''] = escaped.exec(clause) ?? [];
  if (what !== '') {
    const subject = draft(what, count === undefined ? 1 : /^no$/i.test(count) ? 0 : Number(count));
    return [subject, ...readTail(subject, tail === '' ? [] : tail.split(' '), setting)];
  }
  const all = clause
    .replace(
      /^(?:there (?:is|are|stands?|sits?|lies)|we see|you see|shows?|showing|featuring|(?:an? )?(?:photo|photograph|picture|image|illustration|drawing|painting|shot|view|footage|video|clip|scene) (?:of|with|showing)) /i,
      '',
    )
    .split(/\s+/);
  const first = all[0]?.toLowerCase() ?? '';
  if (before !== null && (isGerund(all, 0) || (isFiniteVerb(first) && all.length > 1))) {
    add(before, 'doing', takePlace([gerundOf(first), ...all.slice(1)].join(' '), setting));
    return [];
  }
  if (before !== null && /^(?:it|he|she|they)$/.test(first))
    return readTail(before, all.slice(1), setting);
  const noun = readNoun(all);
  if (noun === null) return [];
  const subject = draft(noun.what, noun.count);
  subject.look = noun.look.join(', ');
  subject.feeling = noun.feeling;
  const more = readTail(subject, noun.rest, setting);
  return [subject, ...more];
}

/** Takes a further part of a subject's sentence, as "holding a fish"; says whether it did. */
export function readAddition(part: string, subject: Draft): boolean {
  const [, label, value = ''] = labelled.exec(part) ?? [];
  if (label !== undefined) {
    const key =
      label.toLowerCase() === 'looking'
        ? 'look'
        : (label.toLowerCase() as 'doing' | 'holding' | 'feeling');
    add(subject, key, value);
    return true;
  }
  const [first = '', second = ''] = part.toLowerCase().split(' ', 2);
  if (/^(?:holding|carrying)$/.test(first) && second !== '')
    add(subject, 'holding', part.slice(first.length + 1));
  else if (first === 'looking' && second !== '' && !words.prepositions.has(second))
    add(subject, 'look', part.slice(8));
  else if (words.feelings.has(part.toLowerCase())) add(subject, 'feeling', part.toLowerCase());
  else if (isGerund(part.split(' '), 0)) add(subject, first === 'wearing' ? 'look' : 'doing', part);
  else if (words.lookWords.has(part.toLowerCase()) || /^(?:with|without|in) /.test(part))
    add(subject, 'look', part);
  else return false;
  return true;
}

function firstTwo(text: string): [string, string] {
  const [first = '', second = ''] = text.toLowerCase().split(' ', 2);
  return [first, second];
}

type Wrap = (key: string, text: string) => string | null;

/** "Abena Osei's workshop" takes no article. */
const namedOwner = /^(?:\p{Lu}[\p{L}.’-]* ){0,3}\p{Lu}[\p{L}.-]*['’]s? /u;
const capitalised = /^[^\p{Ll}]/u;

function nounPhrase(what: string, count: number, lead: readonly string[]): string {
  const before = lead.length > 0 ? `${lead.join(' ')} ` : '';
  if (count === 0) return `no ${before}${pluralPhrase(what)}`;
  if (count > 1) return `${words.countWords[count] ?? count} ${before}${pluralPhrase(what)}`;
  const head = what.split(' of ', 1)[0]?.split(' ').at(-1) ?? '';
  if (words.uniqueNouns.has(head.toLowerCase()) && before === '' && what === head)
    return `the ${what}`;
  if (namedOwner.test(what) && before === '') return what;
  if (capitalised.test(head)) return `${before === '' ? '' : `the ${before}`}${what}`;
  if (words.partNouns.has(head) && before === '' && what !== head) return `the ${what}`;
  if (words.massNouns.has(head)) return `some ${before}${what}`;
  const sounds = /^(?:[aeio]|u(?!ni[^mn]|s[aeu]|ra|ro)|hour|hono)/i.test(before + what);
  return `${sounds ? 'an' : 'a'} ${before}${what}`;
}

/** A subject in words; `wrap` gives a part in quotation marks where it would be misread, otherwise null. */
export function subjectPhrase(subject: Draft, wrap: Wrap): string {
  const { what, count, doing, holding, feeling, look } = subject;
  const looks = look === '' || wrap('look', look) !== null ? [] : look.split(', ');
  const lead = looks.filter(
    (each, index) =>
      words.lookWords.has(each) && looks.slice(0, index).every((one) => words.lookWords.has(one)),
  );
  const behind = looks.slice(lead.length);
  const isWorn =
    behind.length === 1 &&
    (/^(?:in|with|without) /.test(behind[0] ?? '') || isParticiple(...firstTwo(behind[0] ?? '')));
  const what_ = wrap('what', what);
  const named =
    what_ === null
      ? nounPhrase(what, count, lead)
      : `${count === 1 ? '' : count === 0 ? 'no ' : `${count} `}${what_}`;
  const does = wrap('doing', doing);
  const parts = [
    [named, isWorn ? behind[0] : '', does === null ? doing : '']
      .filter((part) => part !== '')
      .join(' '),
    does === null || doing === '' ? '' : `doing ${does}`,
    holding === '' ? '' : `holding ${wrap('holding', holding) ?? holding}`,
    feeling === '' ? '' : (wrapLabel('feeling', wrap('feeling', feeling)) ?? feeling),
    look === '' ? '' : (wrapLabel('looking', wrap('look', look)) ?? ''),
    what_ !== null && lead.length > 0 ? `looking ${lead.join(', ')}` : '',
    behind.length > 0 && !isWorn ? `looking ${behind.join(', ')}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function wrapLabel(label: string, wrapped: string | null): string | null {
  return wrapped === null ? null : `${label} ${wrapped}`;
}
