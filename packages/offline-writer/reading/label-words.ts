import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/label-words.json' with { type: 'json' };
import headWords from '../data/head-words.json' with { type: 'json' };
import { grammar } from '../grammar-words.ts';
import { rememberLately } from '../remember-lately.ts';
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(headWords);

/** What stands behind a label. */
export type LabelRole =
  /** A numbered scene begins; what it says is seen, or spoken where nothing else is. */
  | 'scene'
  | 'voice'
  /** A part of a script by its place: "Hook", "Outro"; what follows is spoken. */
  | 'speech'
  | 'picture'
  | 'screen'
  | 'sound'
  | 'wish'
  /** Notes to whoever cuts the film; the lines below belong to them. */
  | 'editor'
  /** One note, beside a text that is written for its viewers. */
  | 'note'
  | 'topic'
  | 'title'
  | 'opening'
  | 'ending'
  /** How many a recipe serves and how long it takes: shown with its name. */
  | 'dish'
  | 'ingredients'
  | 'steps'
  /** A part of the text whose name is not worth saying: "Key points". */
  | 'part'
  | 'question'
  | 'answer';

/** As they stand in the list: `satisfies` keeps the two alike. */
const roles = Object.keys(
  words.roles satisfies Readonly<Record<LabelRole, readonly string[]>>,
) as LabelRole[];
/** The role of a label in lower case, without dots and hyphens. */
export const roleByLabel: ReadonlyMap<string, LabelRole> = new Map(
  roles.flatMap((role) => words.roles[role].map((name) => [name, role] as const)),
);

const rest = String.raw`[\p{L}\p{M}]*`;
const crew = alternatives(words.crew, rest);
const maker = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${crew}|${alternatives(words.makers, rest)})(?![\p{L}\p{M}])`,
  'u',
);
const note = new RegExp(
  String.raw`^(?:(?:${said.kindsOfNote}) )?(?:(?:video|film|client|speaker|${crew})s? )?(?:${alternatives(words.calls, rest)})(?= |$)`,
  'u',
);
/** "वीडियो एडिटर के लिए नोट", "kurgu için not": what it calls itself stands at its end. */
const noteAtEnd = new RegExp(String.raw`(?<= )(?:${alternatives(words.calls, rest)})$`, 'u');
/** "Achtung Cutter", "UWAGA do filmu": who only calls for attention must name whose; "Attention film lovers" are viewers. */
const alertsMaker = new RegExp(
  String.raw`^(?:${alternatives(words.alerts, rest)})[ ,!]+(?:(?:${alternatives(words.addressing)}) (?:\p{L}{1,4} )?(?:${crew}|${alternatives(words.makers, rest)})|(?:\p{L}{1,4} )?(?:${crew}))$`,
  'u',
);
const toCrew = new RegExp(
  String.raw`^(?:${alternatives(words.addressing)})(?: [\p{L}]{1,4}){0,2} (?:${crew})$`,
  'u',
);
const mostLabelWords = 7;

function isNoteAnew(key: string): boolean {
  if (key.split(' ').length > mostLabelWords) return false;
  const isCalled = note.test(key) || noteAtEnd.test(key);
  return (isCalled && maker.test(key)) || alertsMaker.test(key) || toCrew.test(key);
}

/** Each way of reading a line asks whether it begins with a label. */
const mostLabels = 200;

/**
 * Whether a label calls itself a note and names the film or its makers ("Notiz fürs Video", "Obs p/ edição"), or speaks to one of
 * those ("For the editor").
 */
export const isNoteToMaker: (key: string) => boolean = rememberLately(mostLabels, isNoteAnew);

/** A step with its number: "Step 2". */
export const numberedStep = new RegExp(
  String.raw`^(?:${alternatives(words.steps)})\s?(\d{1,2}|${grammar.numbersToTen})$`,
  'iu',
);

/** A point with its number: "Tip 3", "Reason #2", "Fact no. 1". */
export const numberedPoint = new RegExp(
  String.raw`^(?:${alternatives(words.points)})\s?(?:#|no\.? ?)?(\d{1,2})$`,
  'iu',
);
