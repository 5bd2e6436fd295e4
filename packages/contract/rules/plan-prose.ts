import { maxDescriptionCharacters } from './limits.ts';
import {
  emptyPlan,
  maxLaterShots,
  maxPlanItems,
  maxPlanSubjects,
  maxPlanTextCharacters,
  maxPlanTotalCharacters,
  maxPlanTurns,
  maxShotWordsCharacters,
  maxTurnNameCharacters,
  planTextLength,
  type LaterShot,
  type PicturePlan,
  type PictureShot,
  type PlanTurn,
} from './picture-plan.ts';
import { cardSentences, readCard, type CardDraft } from './prose/card.ts';
import { splitCamera } from './prose/camera.ts';
import { mark, mask, quoted, unmask, type Masked } from './prose/mask.ts';
import { isTime, isWeather, placePhrase, readSetting, type Setting } from './prose/setting.ts';
import { readAddition, readClause, subjectPhrase, type Draft } from './prose/subject.ts';

export { splitCamera };

/*
 * A plan is told in English: "Two penguins waddling across the ice, holding a fish, happy. In a snowy bay, at dawn, in light
 * snow. A figure: 4.2 million dollars, raised by March. Then, at “they come home”: A nest." Who speaks when is told as "They speak
 * in turn: dad; Mia at “Press yes”." Each part stands as it is where it reads back the same, and
 * otherwise in typographic quotes; so every plan can be told, and most without a quote.
 */

/** The keys of the parts that must be quoted; `all` stands for every part. */
type Quoting = ReadonlySet<string>;

function compose(plan: PictureShot, quoting: Quoting): string {
  const wrapIn = (scope: string) => (key: string, text: string) =>
    text !== '' && (quoting.has('all') || quoting.has(`${scope}${key}`)) ? quoted(text) : null;
  const wrap = wrapIn('');
  const subjects = plan.subjects.map((subject, index) =>
    subjectPhrase(subject, wrapIn(`subjects.${index}.`)),
  );
  const setting = [
    plan.place === '' ? '' : (prefixed('in', wrap('place', plan.place)) ?? placePhrase(plan.place)),
    plan.time === '' ? '' : (prefixed('time', wrap('time', plan.time)) ?? plan.time),
    plan.weather === ''
      ? ''
      : (prefixed('weather', wrap('weather', plan.weather)) ?? `in ${plan.weather}`),
  ];
  const relation =
    plan.relation === '' ? '' : `they are ${wrap('relation', plan.relation) ?? plan.relation}`;
  const turns = (plan.turns ?? []).map(({ who, at }, index) => {
    const name = wrap(`turns.${index}`, who) ?? who;
    return at === '' ? name : `${name} at ${quoted(at)}`;
  });
  const seen = [
    subjects.join('; '),
    relation,
    turns.length === 0 ? '' : `they speak in turn: ${turns.join('; ')}`,
    setting.filter((part) => part !== '').join(', '),
  ];
  const designed = cardSentences(plan, wrap);
  // The painter knows words that a description begins with for type, which names no thing to draw.
  const sentences = plan.layout === 'words' ? [...designed, ...seen] : [...seen, ...designed];
  return sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`)
    .join(' ');
}

function prefixed(label: string, wrapped: string | null): string | null {
  return wrapped === null ? null : `${label} ${wrapped}`;
}

/** The keys of the parts in which two plans differ. */
function differences(plan: PictureShot, read: PicturePlan): string[] {
  const subjects = plan.subjects.flatMap((subject, index) => {
    const other = plan.subjects.length === read.subjects.length ? read.subjects[index] : undefined;
    const keys = ['what', 'count', 'doing', 'holding', 'feeling', 'look'] as const;
    return keys
      .filter((key) => other?.[key] !== subject[key])
      .map((key) => `subjects.${index}.${key === 'count' ? 'what' : key}`);
  });
  const texts = (
    ['relation', 'place', 'time', 'weather', 'date', 'from', 'to', 'quote'] as const
  ).filter((key) => plan[key] !== read[key]);
  const items = plan.items.flatMap((item, index) =>
    item === read.items[index] && plan.items.length === read.items.length ? [] : [`items.${index}`],
  );
  const [turns, readTurns] = [plan.turns ?? [], read.turns ?? []];
  const misreadTurns = turns.flatMap(({ who, at }, index) => {
    const other = turns.length === readTurns.length ? readTurns[index] : undefined;
    return other?.who === who && other.at === at ? [] : [`turns.${index}`];
  });
  const { figure } = plan;
  const isSame =
    figure === null
      ? read.figure === null
      : read.figure?.value === figure.value &&
        read.figure.unit === figure.unit &&
        read.figure.label === figure.label;
  const surplus =
    read.subjects.length === plan.subjects.length &&
    read.items.length === plan.items.length &&
    readTurns.length === turns.length
      ? []
      : ['surplus'];
  return [
    ...subjects,
    ...texts,
    ...items,
    ...misreadTurns,
    ...(isSame ? [] : ['figure']),
    ...(plan.layout === read.layout ? [] : ['layout']),
    ...(read.later === undefined ? [] : ['later']),
    ...surplus,
  ];
}

/**
 * Tells a plan in one description, from which {@link readDescription} reads the very same plan. Later pictures that a
 * description has no room for are left out.
 */
export function describePlan({ later = [], ...opening }: PicturePlan): string {
  if (later.length === 0) return describeShot(opening);
  const prose = tellShots(opening, later, describeShot);
  // A lone quotation mark in one picture would reach into the next.
  const isRead = readDescription(prose).later?.length === later.length;
  return isRead && !/“[^”]*“|”[^“]*”/u.test(prose)
    ? prose
    : tellShots(opening, later, (shot) => compose(shot, new Set(['all'])));
}

function tellShots(
  opening: PictureShot,
  later: readonly LaterShot[],
  tell: (shot: PictureShot) => string,
): string {
  let prose = tell(opening);
  for (const { at, shows } of later) {
    const longer = `${prose} Then, at ${quoted(at)}: ${tell(shows)}`.trim();
    if (longer.length > maxDescriptionCharacters) break;
    prose = longer;
  }
  return prose;
}

function describeShot(plan: PictureShot): string {
  const quoting = new Set<string>();
  for (let pass = 0; pass < 4; pass += 1) {
    const prose = compose(plan, quoting);
    const misread = differences(plan, readDescription(prose));
    if (misread.length === 0) return prose;
    for (const key of misread) quoting.add(key);
  }
  return compose(plan, new Set(['all']));
}

/** Sentences of a masked text, each without its full stop. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=(?<!\b(?:Mr|Mrs|Ms|Dr|St|vs|No|Prof|Jr|Sr))[.!?…])\s+|(?<=[。！？])|\n+/u)
    .map((sentence) => sentence.trim().replace(/[.。]$/u, ''))
    .filter((sentence) => sentence !== '');
}

interface Reading extends Setting {
  subjects: Draft[];
  relation: string;
  turns: PlanTurn[];
  readonly card: CardDraft;
}

/** A part that begins with an article or a number is a further subject. */
const determined =
  /^(?:and )?(?:an?|the|two|three|four|five|six|seven|eight|nine|ten|no|several|some|many|his|her|my|their|our|\d{1,7}) /iu;

function readPart(part: string, isFirst: boolean, reading: Reading): void {
  const last = reading.subjects.at(-1);
  if (
    isTime(part) ||
    isWeather(part) ||
    /^(?:time|weather|in|on|at|under|inside|outside|behind|near|beside|above|below|beneath|between|among|amid|along|around|atop|beyond|within|against) /i.test(
      part,
    )
  ) {
    if (isWeather(part) && reading.weather === '') {
      reading.weather = part;
      return;
    }
    if (readSetting(part, reading)) return;
  }
  if (!isFirst && last !== undefined && readAddition(part, last)) return;
  const isSubject = isFirst || determined.test(part);
  if (isSubject)
    reading.subjects.push(...readClause(part.replace(/^and /i, ''), reading, last ?? null));
  else if (last !== undefined) last.look = last.look === '' ? part : `${last.look}, ${part}`;
}

/** "dad; Mia at “Press yes”": who speaks, and from which words on. */
const turnForm = new RegExp(`^(.+?)(?: at (${mark}))?$`, 'su');

const turnsIn = (text: string, masked: Masked): PlanTurn[] =>
  text
    .split('; ')
    .slice(0, maxPlanTurns)
    .flatMap((part) => {
      const [, name = '', at = ''] = turnForm.exec(part.trim()) ?? [];
      const who = unmask(name, masked);
      return who.trim() === ''
        ? []
        : [
            {
              who: clip(who, maxTurnNameCharacters),
              at: clip(unmask(at, masked), maxShotWordsCharacters),
            },
          ];
    });

function readSentence(sentence: string, reading: Reading, masked: Masked): void {
  if (readCard(sentence, reading.card, masked)) return;
  const [, relation = ''] = /^They are (.+)$/su.exec(sentence) ?? [];
  if (relation !== '') {
    reading.relation ||= unmask(relation, masked);
    return;
  }
  const [, turns = ''] = /^They speak in turn: (.+)$/su.exec(sentence) ?? [];
  if (turns !== '') {
    if (reading.turns.length === 0) reading.turns = turnsIn(turns, masked);
    return;
  }
  for (const piece of sentence.split('; ')) {
    for (const [index, part] of piece.split(', ').entries())
      readPart(part.trim(), index === 0, reading);
  }
}

/** "Then, at “they come home”:" */
const cutTo = new RegExp(`(?:^|\\s)Then, at (${mark}):`, 'giu');

/** A masked description, parted where it cuts to another picture: the words of each cut, and what is told behind them. */
function partsOf(masked: Masked): readonly { readonly at: string; readonly text: string }[] {
  const cuts = [...masked.text.matchAll(cutTo)];
  const parts = [
    { at: '', text: masked.text.slice(0, cuts[0]?.index) },
    ...cuts.slice(0, maxLaterShots).map((cut, index) => ({
      at: unmask(cut[1] ?? '', masked).slice(0, maxShotWordsCharacters),
      text: masked.text.slice(cut.index + cut[0].length, cuts[index + 1]?.index),
    })),
  ];
  const nameless = parts.findIndex(({ at }, index) => index > 0 && at.trim() === '');
  return nameless < 0 ? parts : parts.slice(0, nameless);
}

/** A description, parted where it cuts to another picture; each part as it was written. */
export function shotsOf(prose: string): readonly { readonly at: string; readonly prose: string }[] {
  const masked = mask(prose.slice(0, maxDescriptionCharacters));
  return partsOf(masked).map(({ at, text }) => ({ at, prose: unmask(` ${text} `, masked) }));
}

/** Reads what a description shows, whether {@link describePlan} composed it or a person typed it. */
export function readDescription(prose: string): PicturePlan {
  const masked = mask(prose.slice(0, maxDescriptionCharacters));
  const [first, ...others] = partsOf(masked);
  const opening = readShot(first?.text ?? '', masked);
  const later: LaterShot[] = [];
  for (const { at, text } of others) {
    const shot = { at, shows: readShot(text, masked) };
    if (planTextLength({ ...opening, later: [...later, shot] }) > maxPlanTotalCharacters) break;
    later.push(shot);
  }
  return later.length === 0 ? opening : { ...opening, later };
}

function readShot(text: string, masked: Masked): PictureShot {
  const card: CardDraft = {
    layout: 'scene',
    figure: null,
    items: [],
    quote: '',
    date: '',
    from: '',
    to: '',
  };
  const reading: Reading = {
    subjects: [],
    relation: '',
    turns: [],
    ...{ place: '', time: '', weather: '' },
    card,
  };
  for (const sentence of sentencesOf(text)) readSentence(sentence, reading, masked);
  return finish(reading, masked);
}

/** Brings what was read within a plan's limits. */
function finish(reading: Reading, masked: Masked): PictureShot {
  const text = (part: string) => clip(unmask(part, masked));
  const subjects = reading.subjects
    .map(({ what, count, doing, holding, feeling, look }) => ({
      what: text(what),
      count,
      doing: text(doing),
      holding: text(holding),
      feeling: text(feeling),
      look: text(look),
    }))
    .filter(({ what }) => what.trim() !== '')
    .slice(0, maxPlanSubjects);
  const { card } = reading;
  return withinTotal({
    ...emptyPlan,
    ...card,
    subjects,
    relation: clip(reading.relation),
    ...(reading.turns.length === 0 ? {} : { turns: reading.turns }),
    place: text(reading.place),
    time: text(reading.time),
    weather: text(reading.weather),
    figure:
      card.figure === null || card.figure.value.trim() === ''
        ? null
        : {
            value: clip(card.figure.value),
            unit: clip(card.figure.unit),
            label: clip(card.figure.label),
          },
    items: card.items
      .map((item) => clip(item))
      .filter((item) => item.trim() !== '')
      .slice(0, maxPlanItems),
    quote: clip(card.quote),
    date: clip(card.date),
    from: clip(card.from),
    to: clip(card.to),
  });
}

/** Leaves out the turns, then the last items, then the last subjects, of a plan that is longer than can be told. */
function withinTotal({ turns, ...plan }: PictureShot): PictureShot {
  if (turns !== undefined && planTextLength({ ...plan, turns }) <= maxPlanTotalCharacters)
    return { ...plan, turns };
  const items = [...plan.items];
  const subjects = [...plan.subjects];
  const isLong = () => planTextLength({ ...plan, items, subjects }) > maxPlanTotalCharacters;
  while (items.length > 0 && isLong()) items.pop();
  while (subjects.length > 0 && isLong()) subjects.pop();
  // Eleven texts of 200 characters are left: without four of them the others fit.
  return isLong()
    ? { ...plan, items, subjects, relation: '', date: '', from: '', to: '' }
    : { ...plan, items, subjects };
}

/** Cuts at a plan's limit, never within a character of two units. */
function clip(text: string, most = maxPlanTextCharacters): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
