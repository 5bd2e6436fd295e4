import { splitCamera } from '@scenewright/contract/rules/plan-prose.ts';
import { isTime, isWeather } from '@scenewright/contract/rules/prose/setting.ts';
import { feelings, lookWords } from '@scenewright/contract/rules/prose/words.ts';
import meanings from '../../data/wish-meanings.json' with { type: 'json' };
import type { Change, PictureChange } from './change.ts';
import type { MaskedInstruction } from './split-wishes.ts';
import { abstractThings, colours, figureKindByWord, soundThings } from './vocabulary.ts';
import words from '../../data/edit-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../../word-patterns.ts';

const said = alternativesIn(words);

const cameras: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(?:${said.closerShots})$`, 'iu'), 'close-up'],
  [
    new RegExp(
      String.raw`^(?:${said.widerShots}|(?:a )?wider? (?:shot|angle|view)|(?:from )?(?:further|farther) (?:away|back|out))$`,
      'iu',
    ),
    'wide shot',
  ],
  [
    new RegExp(
      String.raw`^(?:from above|(?:a )?(?:${eitherApostrophe(said.aboveShots)})(?: (?:view|shot))?)$`,
      'iu',
    ),
    'overhead shot',
  ],
  [new RegExp(String.raw`^(?:${said.belowShots})$`, 'iu'), 'low angle shot'],
  [/^zoom in(?: slowly)?(?: (?:on|to|at) .{2,60})?$/iu, 'slow zoom in'],
  [/^zoom out(?: slowly)?$/iu, 'slow zoom out'],
  [
    new RegExp(String.raw`^(?:${said.stillShots}|(?:a )?(?:still|static) (?:shot|camera))$`, 'iu'),
    'static shot',
  ],
  [/^(?:in )?black[ -]and[ -]white$/iu, 'black and white'],
  [/^(?:in )?slow[- ]?mo(?:tion)?$/iu, 'slow motion'],
];
const framing = new RegExp(
  String.raw`^(?:(?:${said.framing})\s+)*(?:(?:${said.framed})\s+)?(?:(?:${said.framingLeads})\s+)*`,
  'iu',
);
const setting = new RegExp(
  String.raw`^(?:(?:${said.placing})\s+)?(?:(?:${said.placedThings}|(?:the|her|him|them|his|my|a) ?\p{L}*(?= (?:${said.settingVerbs}) ))\s+)?(?:(?:${said.takingPlace})\s+)*`,
  'iu',
);

/** What an English wish asks of the picture. */
export function readPictureWish(wish: string, { unmask }: MaskedInstruction): readonly Change[] {
  const text = unmask(wish);
  return readCamera(text) ?? readSettingWish(text) ?? readLook(text) ?? readShown(text) ?? [];
}

function readCamera(text: string): readonly PictureChange[] | null {
  const named = cameras.find(([form]) => form.test(text) || form.test(text.replace(framing, '')));
  if (named !== undefined) return [{ kind: 'camera', camera: named[1] }];
  const { prose, camera } = splitCamera(text);
  if (camera === '') return null;
  const rest = prose
    .replace(/[\s,]*\b(?:instead|here|now|again)\b/giu, ' ')
    .trim()
    .replace(beforeCamera, '')
    .replace(/[\s.,]+$/u, '');
  return rest === ''
    ? [{ kind: 'camera', camera: camera.toLowerCase() }]
    : [
        { kind: 'show', what: rest },
        { kind: 'camera', camera: camera.toLowerCase() },
      ];
}
const beforeCamera = new RegExp(String.raw`^(?:(?:${said.cameraLeads})(?=\s|$)\s*)+`, 'iu');

const times: ReadonlyMap<string, string> = new Map(Object.entries(meanings.times));
const weathers: ReadonlyMap<string, string> = new Map(Object.entries(meanings.weathers));

/** When, in which weather and where a picture plays, as a description says it. */
export function settingOf(text: string): PictureChange | null {
  const bare = text
    .toLowerCase()
    .replace(/^(?:in|with|at|during) (?:the |some )?(?=\p{L})/u, '')
    .replace(/^(?:some|a|the) /u, '')
    .replace(/ (?:outside|instead|falling|scene)$/u, '');
  const time = times.get(text.toLowerCase()) ?? times.get(bare);
  if (time !== undefined) return { kind: 'setting', part: 'time', value: time };
  const weather = weathers.get(bare);
  if (weather !== undefined) return { kind: 'setting', part: 'weather', value: weather };
  if (isTime(text))
    return { kind: 'setting', part: 'time', value: text.charAt(0).toLowerCase() + text.slice(1) };
  if (isWeather(bare)) return { kind: 'setting', part: 'weather', value: bare };
  return null;
}

const asksToAdd = new RegExp(`^(?:${said.weatherVerbs}) (?:some )?`, 'iu');
const placedAt = new RegExp(
  String.raw`^(?:${said.placePrepositions})\s+((?:${said.placeDeterminers})?\s?.{2,80})$`,
  'iu',
);

function readSettingWish(text: string): readonly PictureChange[] | null {
  const rest = text
    .replace(setting, '')
    .replace(/ instead$/iu, '')
    .replace(/\bnight-time\b/giu, 'night')
    .trim();
  const both = rest.split(/\s+and\s+/u).map((part) => settingOf(part));
  if (both.length > 1 && both.every((part) => part !== null)) return both;
  const found = settingOf(rest) ?? settingOf(rest.replace(asksToAdd, ''));
  if (found !== null) return [found];
  const place = placedAt.exec(rest);
  if (place?.[1] === undefined || colours.has(place[1].toLowerCase()) || isNoPlace.test(place[1]))
    return null;
  const [, first = ''] = /^(\S+)/u.exec(rest) ?? [];
  const stays = /^(?:inside|outside|under|near)$/iu.test(first);
  return placeAndTime(stays ? rest : place[1]);
}
const isNoPlace = new RegExp(String.raw`\b(?:${said.noPlaces})\b`, 'iu');

/** "A beach at night" is a place and an hour. */
function placeAndTime(text: string): readonly PictureChange[] {
  const match = /^(.+?),? ((?:at|in|during|on) (?:the )?[\p{L} -]{3,24})$/iu.exec(text);
  const beside = match?.[2] === undefined ? null : settingOf(match[2]);
  if (match?.[1] === undefined || beside === null)
    return [{ kind: 'setting', part: 'place', value: text }];
  return [{ kind: 'setting', part: 'place', value: match[1] }, beside];
}

const feltBy = new RegExp(
  String.raw`^(?:${said.makeVerbs})?\s*(?:${said.peopleChanged})\s+(?:to )?(?:(?:${said.seemVerbs})\s+)?(?:more |a bit |very )?([\p{L}-]{3,20})$`,
  'iu',
);

function readLook(text: string): readonly PictureChange[] | null {
  const coloured =
    /^(?:make (?:it|everything|the (?:picture|scene)) |(?:show )?(?:it )?in )(.{3,20})$/iu
      .exec(text)?.[1]
      ?.toLowerCase();
  if (coloured !== undefined && colours.has(coloured))
    return [{ kind: 'look', what: '', look: coloured }];
  const felt =
    feltBy.exec(text)?.[1]?.toLowerCase() ??
    /^(?:he|she|they|it) should (?:be|look|seem|feel)?\s*(?:more )?([\p{L}-]{3,20})$/iu
      .exec(text)?.[1]
      ?.toLowerCase();
  const feeling =
    felt === undefined
      ? undefined
      : felt === 'smile'
        ? 'smiling'
        : felt === 'laugh'
          ? 'laughing'
          : felt === 'cry'
            ? 'crying'
            : felt;
  if (feeling !== undefined && isLook(feeling)) return [{ kind: 'look', what: '', look: feeling }];
  const made =
    /^(?:make|turn|paint|colou?r)\s+(?:the|his|her|their|its)\s+([\p{L}’' -]{2,40}?)\s+(?:look |more |be |into )?([\p{L}-]{3,20})$/iu.exec(
      text,
    ) ??
    /^(?:the|his|her|their|its)\s+([\p{L}’' -]{2,40}?)\s+should (?:be|look)\s+([\p{L}-]{3,20})$/iu.exec(
      text,
    );
  if (/^with a smile$/iu.test(text)) return [{ kind: 'look', what: '', look: 'smiling' }];
  const held =
    /^(?:give|hand) (him|her|them|it|the [\p{L} -]{2,40}?) (an? .{2,60}|some .{2,60})$/iu.exec(
      text,
    ) ?? saysHolding.exec(text);
  if (held?.[1] !== undefined && held[2] !== undefined)
    return [
      { kind: 'hold', what: /^the /iu.test(held[1]) ? held[1].slice(4) : '', holding: held[2] },
    ];
  const says = /\blook\b/iu.test(text);
  if (made?.[1] !== undefined && made[2] !== undefined && (says || isLook(made[2].toLowerCase())))
    return [{ kind: 'look', what: made[1], look: made[2].toLowerCase() }];
  return null;
}
const saysHolding = new RegExp(
  String.raw`^(?:(?:have|let|make) )?(${said.holders}|the [\p{L} -]{2,40}?) (?:should |must )?(?:be )?(?:${said.holding}) (.{2,60})$`,
  'iu',
);

const lookAlone = new RegExp(`^(?:${said.looksCompared})$`, 'u');

/** Words that say how something looks or feels; "make it pop" says neither. */
const isLook = (word: string): boolean =>
  feelings.has(word) || lookWords.has(word) || colours.has(word) || lookAlone.test(word);

const pictured = new RegExp(
  String.raw`\s+(?:in|to|into|on|at)\s+(?:the\s+|this\s+)?(?:${said.partsOfPicture})(?:\s+of (?:it|the (?:picture|scene|frame)))?$`,
  'iu',
);

const addsNamed = new RegExp(String.raw`^(?:${said.addVerbs})\s+(.{2,100})$`, 'iu');
const countedHead = new RegExp(String.raw`^(?:an|a|two|three|some|${said.amounts})\s+`, 'iu');
const moreOf = new RegExp(String.raw`^(?:${said.amounts})\s+`, 'iu');

function readShown(text: string): readonly Change[] | null {
  const added = addsThing.exec(text)?.[1];
  const plural =
    /^(?:add|more|also add|add more)\s+((?:[\p{L}-]+ )?(?:[\p{L}-]{2,}[^s\W]s|people|children|men|women))$/iu.exec(
      text.replace(/[^\p{L}\p{N} '’-]+/gu, ' ').trim(),
    )?.[1];
  if (
    plural !== undefined &&
    !isNoThing(plural.toLowerCase()) &&
    !figureKindByWord.has(plural.toLowerCase())
  )
    return [{ kind: 'add', what: `some ${plural}` }];
  const isPictured = pictured.test(text);
  const named = added ?? (isPictured ? addsNamed.exec(text)?.[1] : undefined);
  if (named !== undefined) {
    const what = named.replace(pictured, '').trim();
    const head = what.replace(countedHead, '').toLowerCase();
    if (isNoThing(head)) return null;
    return [
      {
        kind: 'add',
        what: what.replace(moreOf, (word) => (/another/iu.test(word) ? 'a ' : 'some ')),
      },
    ];
  }
  const shown = asksShown.exec(text)?.[1];
  if (
    shown === undefined &&
    /^(?:an?|two|three|four|some|the) (?:[\p{L}-]+ ){1,3}\p{L}+ing\b/iu.test(text)
  )
    return [{ kind: 'show', what: text }];
  if (shown === undefined || isNoThing(shown.toLowerCase())) return null;
  const alsoShown =
    /^(?:also )(.+)$/iu.exec(shown)?.[1] ?? /^(.+?) (?:too|as well)$/iu.exec(shown)?.[1];
  return alsoShown === undefined
    ? [{ kind: 'show', what: shown }]
    : [{ kind: 'add', what: alsoShown }];
}
const asksShown = new RegExp(
  String.raw`^(?:${said.showingPicture})\s+(?:(?:${said.shownOnly})\s+)*(.{2,160}?)(?: instead)?$`,
  'iu',
);
const addsThing = new RegExp(
  String.raw`^(?:${said.adding})\s+(?:in\s+)?((?:${said.countedThings}|\d{1,2})\s+.{2,100})$`,
  'iu',
);

/** Things that no picture shows: "a joke", "more detail", "upbeat music". */
function isNoThing(head: string): boolean {
  const last = head.split(' ').at(-1) ?? '';
  return (
    abstractThings.has(head) ||
    abstractThings.has(last) ||
    soundThings.has(head) ||
    soundThings.has(last) ||
    isNoThingWord.test(head)
  );
}
const isNoThingWord = new RegExp(String.raw`\b(?:${said.noThings})$`, 'u');
