import type { Card, SceneText } from './card-of-scene.ts';
import type { LinePicture } from './picture-of-line.ts';
import { plain } from './film-memory.ts';
import { clip } from './within-limits.ts';
import { ofCards } from './card-words.ts';
import { becauseCard, leansBack } from './words-as-cards/hung-together.ts';

/* Cards by how English says that things hang together: a route, a row of steps, a circle, a cause, parts, sizes, years. */

const mostCharacters = 800;
const mostItem = 90;
const joined = ({ texts }: SceneText) => texts.join(' ').slice(0, mostCharacters);
const item = (text: string) => clip(text.trim().replace(/[\s,;.:–—-]+$/u, ''), mostItem);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const names = String.raw`(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})`;
const route = new RegExp(
  String.raw`\b(?:${ofCards.routeVerbs})\b[^.!?]{0,40}? from ${names} (?:to|all the way to) ${names}`,
  'u',
);

/** "The ferry goes from Dover to Calais." */
function routeCard(scene: SceneText): Card | null {
  const [, from = '', to = ''] = route.exec(joined(scene)) ?? [];
  const arePlaces = [from, to].every((place) => scene.kindOf(place) === 'place');
  return !arePlaces ? null : { layout: 'map', from: from.trim(), to: to.trim() };
}

const year = String.raw`(?:1[5-9]\d\d|20\d\d)`;
const value = String.raw`([$€£]?\d[\d.,]*\d ?(?:%|${ofCards.valueUnits})?|\d+ ?%?)`;
const yearFirst = new RegExp(String.raw`\b(${year})(?::| was| were| had| –| -)? ${value}`, 'gu');
const yearLast = new RegExp(String.raw`${value}(?: \p{Ll}+){0,3} in (${year})\b`, 'gu');

/** "20,000 in 2020, 35,000 in 2021": figures over years. */
function yearsCard(scene: SceneText): Card | null {
  const text = joined(scene);
  const last = [...text.matchAll(yearLast)].map(([, amount, when]) => [when, amount] as const);
  const first = [...text.matchAll(yearFirst)].map(([, when, amount]) => [when, amount] as const);
  const points = last.length >= first.length ? last : first;
  const years = new Set(points.map(([when]) => when));
  if (points.length < 2 || years.size < points.length) return null;
  return {
    layout: 'line-chart',
    items: points.map(([when, amount]) => `${when ?? ''}: ${(amount ?? '').trim()}`),
    subjects: [],
    place: '',
  };
}

const marker = new RegExp(String.raw`^(?:and )?(?:${ofCards.sequenceMarkers})\b,? `, 'iu');

/** "First rinse the rice. Then soak it. Finally…": at least two words of order. */
function processCard(scene: SceneText): Card | null {
  const parts = scene.texts
    .flatMap((text) =>
      text.slice(0, mostCharacters).split(/[,;] (?=(?:and )?(?:then|next|after that|finally) )/iu),
    )
    .map((part) => part.trim());
  const marked = parts.filter((part) => marker.test(part)).length;
  if (parts.length < 3 || marked < 2 || marked < parts.length - 1) return null;
  return {
    layout: 'process',
    items: parts.map((part) => capital(item(part.replace(marker, '')))),
    subjects: [],
    place: '',
  };
}

const comesRound = new RegExp(String.raw`\b(?:${ofCards.cycleSigns})\b`, 'iu');

/** What begins again where it ended. */
function cycleCard(scene: SceneText): Card | null {
  if (!comesRound.test(joined(scene))) return null;
  const stages = scene.texts
    .flatMap((text) => text.split(/, and |; /u))
    .map(item)
    .filter((stage) => stage !== '' && !/^the cycle\b/iu.test(stage));
  return stages.length < 2
    ? null
    : { layout: 'cycle', items: stages.map(capital), subjects: [], place: '' };
}

const causes: readonly (readonly [RegExp, 'forward' | 'back'])[] = [
  [/^(.{4,80}?),? (?:leads?|led) to (.{3,80})$/iu, 'forward'],
  [new RegExp(`^(.{4,80}?) (?:${ofCards.causing}) (.{3,80})$`, 'iu'), 'forward'],
  [/^(?:because|since|when) (.{4,80}?), (.{4,80})$/iu, 'forward'],
  [/^(.{4,80}?), so (?!that\b)(.{4,80})$/iu, 'forward'],
  [/^(.{4,80}?),? because (?!of\b)(.{4,80})$/iu, 'back'],
];
const denied = /n['’]t\b|\b(?:not|never|no)\b/iu;
/** Nor is what people only say. */
const toldOfPeople = new RegExp(String.raw`\b(?:${ofCards.toldSigns})\b`, 'iu');

const isTale = new RegExp(`^(?:${ofCards.storyGenres})$`, 'u');

/** "Skipping breakfast leads to snacking." Why people in a story do something is no diagram. */
function causeCard({ parts, film }: SceneText): Card | null {
  if (isTale.test(film.genre)) return null;
  for (const { whole, from, to } of parts) {
    // Half of a sentence says only half of why.
    if (to - from < whole.length) continue;
    const sentence = whole.slice(0, 200).replace(/[.!?]+$/u, '');
    if (toldOfPeople.test(sentence)) continue;
    for (const [form, direction] of causes) {
      const [, one = '', other = ''] = form.exec(sentence) ?? [];
      if (one === '' || (/^when/iu.test(sentence) && direction === 'forward')) continue;
      if (leansBack.test(one)) continue;
      // "Bread doesn't go stale because it dries out" denies the cause.
      if (direction === 'back' && denied.test(one)) continue;
      if (direction === 'back') return becauseCard(item(one), 'because', item(other));
      return {
        layout: 'cause-effect',
        items: [one, other].map((each) => capital(item(each))),
        subjects: [],
        place: '',
      };
    }
  }
  return null;
}

const thing = String.raw`(?:an?|the|every|each) ((?:\p{L}[\p{L}'’-]* ){0,2}\p{L}[\p{L}'’-]*)`;
const madeOf = new RegExp(
  String.raw`(?:^|[.!?] )${thing} (?:is|are) (?:made (?:up )?of|built of|composed of) ([^.!?]{5,120})`,
  'iu',
);
const consists = new RegExp(
  String.raw`(?:^|[.!?] )${thing} (?:consists? of|has (?:${ofCards.twoToSix}|\d) (?:parts|layers|sections|chambers):?) ([^.!?]{5,120})`,
  'iu',
);

const partsOf = (text: string) =>
  text
    .split(/, (?:and )?|;| and /u)
    .map(item)
    .filter((part) => part !== '');

/** "…, is 42 metres long and stands 1.5 metres high": told of the whole, and no part of it. */
const isTold = new RegExp(String.raw`^(?:${ofCards.tellingVerbs})(?!\p{L})`, 'iu');

/** "A pencil is made of graphite, clay and wood." */
function cutawayCard(scene: SceneText): Card | null {
  const [, what = '', parts = ''] =
    madeOf.exec(joined(scene)) ?? consists.exec(joined(scene)) ?? [];
  const items = partsOf(parts);
  return what === '' ||
    items.length < 2 ||
    items.some((part) => part.split(' ').length > 5 || isTold.test(part))
    ? null
    : { layout: 'cutaway', items, subjects: [plain(what.toLowerCase())], place: '' };
}

const branches = new RegExp(
  String.raw`(?:^|[.!?] )((?:(?:the|a|an) )?[\p{L}][\p{L}'’ -]{2,40}?) (?:${ofCards.branching}) (?:(?:${ofCards.twoToSix}|\d) )(?:${ofCards.branchNouns})(?:: |, )([^.!?]{5,140})`,
  'iu',
);

/** "Queen Elizabeth had four children: Charles, Anne, Andrew and Edward." */
function treeCard(scene: SceneText): Card | null {
  const [, root = '', parts = ''] = branches.exec(joined(scene)) ?? [];
  const items = partsOf(parts);
  return root === '' || items.length < 2
    ? null
    : { layout: 'tree', items: [capital(item(root)), ...items], subjects: [], place: '' };
}

const size = new RegExp(
  String.raw`(?:an?|the|and)? ?((?:\p{Ll}[\p{L}'’-]* ){0,2}\p{Ll}[\p{L}'’-]+)(?: (?:${ofCards.sizeVerbs}))?(?: (?:about|around|only|up to))? (\d[\d.,]*) (${ofCards.sizeUnits})\b`,
  'giu',
);

const measuresWeight = new RegExp(`^(?:${ofCards.weightUnits})`, 'iu');
const dimensionOf = (unit: string) => (measuresWeight.test(unit) ? 'weight' : 'length');

const namesMeasure = new RegExp(String.raw`\b(?:${ofCards.measuring})`, 'iu');
const endsOnSize = new RegExp(` (?:${ofCards.sizeEnds})$`, 'iu');

/** "A mouse weighs 20 grams, a cat 4 kilos": the same measure of several things. */
function sizesCard(scene: SceneText): Card | null {
  const text = joined(scene);
  const measures = namesMeasure;
  if (!measures.test(text) || scene.film.genre === 'recipe' || scene.film.genre === 'how-to')
    return null;
  const found = [...text.matchAll(size)].map(([, what = '', amount = '', unit = '']) => ({
    what: what.replace(/^(?:an?|the|and|that) /iu, '').replace(endsOnSize, ''),
    text: `${amount} ${unit}`,
    dimension: dimensionOf(unit),
  }));
  const alike = found.filter(({ dimension }) => dimension === found[0]?.dimension);
  if (alike.length < 2 || new Set(alike.map(({ what }) => what)).size < alike.length) return null;
  return {
    layout: 'sizes',
    items: alike.map(({ what, text: amount }) => `${what}: ${amount}`),
    subjects: [],
    place: '',
  };
}

const box = /^\[[ xX]?\] ?/u;
const checking = new RegExp(String.raw`\b(?:${ofCards.checklistSigns})\b`, 'iu');

/** Points to be ticked off. */
export function checklistCard({ texts, points: own, film }: SceneText): Card | null {
  const boxed = texts.filter((text) => box.test(text));
  const said = `${film.title} ${film.requests.join(' ')} ${texts.join(' ')}`.slice(
    0,
    mostCharacters,
  );
  if (boxed.length === 0 && !checking.test(said)) return null;
  const plainPoints = own.map(({ text }) => text).filter((text) => !checking.test(text));
  const points = (boxed.length > 0 ? boxed : plainPoints).map((text) =>
    capital(item(text.replace(box, ''))),
  );
  return points.length < 2 ? null : { layout: 'checklist', items: points, subjects: [], place: '' };
}

const messaging = new RegExp(String.raw`\b(?:${ofCards.messageSigns})\b`, 'iu');

/** What people write to each other. */
export function chatCard({ lines, film }: SceneText): Card | null {
  const turns = lines.filter(({ unit }) => unit !== null && unit.speaker !== null);
  const said = `${film.title} ${film.requests.join(' ')}`.slice(0, mostCharacters);
  return turns.length === 0 || !(film.phoneOf !== null || messaging.test(said))
    ? null
    : {
        layout: 'chat',
        items: turns.map(({ text, unit }, at) =>
          clip(
            `${unit?.speaker ?? ''}: ${at < turns.length - 1 ? text : text.replace(/(?<!\.)\.\s*$/u, '')}`,
            mostItem,
          ),
        ),
        to: film.phoneOf ?? '',
        subjects: [],
        place: '',
      };
}

/** The card of how an English scene's words hang together; null where they are plain telling. */
export function structureCard(scene: SceneText, picture: LinePicture): Card | null {
  if (!/^en\b/iu.test(scene.film.language)) return null;
  return (
    yearsCard(scene) ??
    routeCard(scene) ??
    cycleCard(scene) ??
    processCard(scene) ??
    cutawayCard(scene) ??
    treeCard(scene) ??
    sizesCard(scene) ??
    (picture.sureness === 2 ? null : causeCard(scene))
  );
}
