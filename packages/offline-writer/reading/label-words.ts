import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/label-words.json' with { type: 'json' };

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

const note =
  /^(?:(?:an?|quick|final|last) )?(?:(?:speaker|presenter|editor|director|producer|client|video|film) )?(?:notes?|nb|notiz(?:en)?|hinweise?|anmerkung(?:en)?|notas?|obs|observaç(?:ão|ões)|remarques?|opmerking(?:en)?|uwag[ai])(?= |$)/u;
const maker = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(words.makers)})(?!\p{L})`, 'u');

/** Whether a label calls itself a note and names the film or its makers: "Notiz fürs Video", "Obs p/ edição". */
export const isNoteToMaker = (key: string): boolean => note.test(key) && maker.test(key);

/** A step with its number: "Step 2". */
export const numberedStep = new RegExp(
  String.raw`^(?:${alternatives(words.steps)})\s?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)$`,
  'iu',
);

/** A point with its number: "Tip 3", "Reason #2", "Fact no. 1". */
export const numberedPoint = new RegExp(
  String.raw`^(?:${alternatives(words.points)})\s?(?:#|no\.? ?)?(\d{1,2})$`,
  'iu',
);
