import { partNamed } from './named-parts.ts';
import { toUnits, type Draft } from './units.ts';
import words from '../data/part-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(words);

/* "Skip the chores", "only the last paragraph", "table for on-screen only": requests that name a part of the text. */

const longestRequest = 400;
const mostPartWords = 8;
const article = String.raw`(?:${said.articles})`;
const phrase = String.raw`(?<part>(?:${article} )?[^\s,;.:!?()–—]+(?: [^\s,;.:!?()–—]+){0,${mostPartWords}})`;
const leaving = new RegExp(
  String.raw`(?<!\p{L}['’]?)(?:${said.leaving}|(?:don['’]?t|do not|no need to|never) (?:read|use|include|do)(?: out| aloud)?) ${phrase}`,
  'giu',
);
const leavingAround = new RegExp(
  String.raw`(?<!\p{L}['’]?)(?:leave|cut|take) (?<part>${article}(?: [^\s,;.:!?()–—]+){1,${mostPartWords}}?) out(?!\p{L})`,
  'giu',
);
const keeping = new RegExp(
  String.raw`(?<!\p{L}['’]?)(?:(?:only|just) (?:(?:${said.keeping}|${said.wanting}) )?|(?:${said.keeping}) (?:only|just) )${phrase}`,
  'giu',
);
const showing = new RegExp(
  String.raw`(?<!\p{L})(?<part>(?:the )?\p{L}+(?: \p{L}+)??) (?:is |are |should be )?(?:for )?(?:on[- ]?screen|the screen|show) only`,
  'giu',
);
/** Who leaves it open, forbids to leave something out, or asks whether to, has named nothing for certain. */
const open = new RegExp(
  String.raw`(?<!\p{L})(?:${said.leftOpen}|(?:don['’]?t|do not|never) (?:${said.notLeaving}))(?!\p{L})`,
  'iu',
);
const askedFor = /^(?:(?:can|could|would|will) (?:you|u|we|someone)|please|pls)(?!\p{L})/iu;
/** Where a phrase ends that names a part. */
const partEnd = new RegExp(String.raw`\s(?:${said.partEnds})(?!\p{L}).*$`, 'iu');

type Wish = 'leave' | 'keep' | 'show';

interface Named {
  readonly wish: Wish;
  readonly parts: readonly string[];
}

const patterns: readonly (readonly [Wish, RegExp])[] = [
  ['show', showing],
  ['keep', keeping],
  ['leave', leavingAround],
  ['leave', leaving],
];

/** Whether a clause of a request says what to do, and does not ask whether to. */
function isCertain(clause: string): boolean {
  const asks = askedFor.exec(clause.trim());
  return (
    !open.test(clause.trim().slice(asks?.[0].length ?? 0)) &&
    (asks !== null || !clause.includes('?'))
  );
}

/** The parts that a request names, and what is to be done with them. */
function namedIn(request: string): readonly Named[] {
  return request
    .slice(0, longestRequest)
    .split(/(?<=[.;!?\n])|,(?= (?!(?:the|my|our|and|or) ))/u)
    .filter(isCertain)
    .flatMap((clause) => {
      const found = patterns.find(([, pattern]) => clause.search(pattern) >= 0);
      if (found === undefined) return [];
      const [wish, pattern] = found;
      const parts = [...clause.matchAll(pattern)].flatMap(({ groups }) =>
        (groups?.['part'] ?? '').replace(partEnd, '').split(/ (?:and|or|nor) /u),
      );
      // "Only the roof, the raffle": what is kept is told whole, or not understood.
      return wish === 'keep' && clause.includes(',') ? [] : [{ wish, parts }];
    });
}

/** "el punto 5 mejor no lo pongas": of other languages only a point by its number is understood. */
function foreignPoint(request: string): readonly Named[] {
  const [, number] = pointByNumber.exec(request) ?? [];
  const isLeft = number !== undefined && leftForeign.test(request) && !keptForeign.test(request);
  return isLeft ? [{ wish: 'leave', parts: [`point ${number}`] }] : [];
}
const pointByNumber = new RegExp(
  String.raw`(?<!\p{L})(?:${said.numberedPoints})\s?(\d{1,2})(?!\d)`,
  'iu',
);
const leftForeign = new RegExp(String.raw`(?<!\p{L})(?:${said.leftForeign})(?!\p{L})`, 'iu');
const keptForeign = new RegExp(String.raw`(?<!\p{L})(?:${said.keptForeign})(?!\p{L})`, 'iu');

export interface Obeyed {
  readonly drafts: readonly Draft[];
  /** What is not said, as it is written. */
  readonly unwanted: readonly string[];
}

/**
 * Leaves out, keeps alone or only shows the parts that requests name, where it is certain which parts these are: others stay. What
 * leans on a part goes with it, and where that is more than the part itself it stays as well.
 */
export function withoutUnwanted(
  drafts: readonly Draft[],
  requests: readonly string[],
  language: string,
): Obeyed {
  const named = requests.flatMap(language === 'en' ? namedIn : foreignPoint);
  return named.reduce<Obeyed>((done, wish) => obey(done, wish, language), {
    drafts,
    unwanted: [],
  });
}

function obey(done: Obeyed, { wish, parts }: Named, language: string): Obeyed {
  const { drafts } = done;
  const found = parts.map((part) => partNamed(part, drafts));
  const places = new Set(found.flatMap((each) => [...(each ?? [])]));
  if (places.size === 0 || (wish === 'keep' && found.includes(null))) return done;
  const isIn = (at: number): boolean => places.has(at) !== (wish === 'keep');
  const out = withLeaning(drafts, isIn, language);
  const kept = drafts.filter((_, at) => !out.has(at));
  const isToldWithout = kept.some(({ kind }) => kind !== 'heading');
  const leaning = out.size - drafts.filter((_, at) => isIn(at)).length;
  if (!isToldWithout || (wish === 'keep' ? leaning > 0 : leaning * 2 > out.size)) return done;
  const texts = drafts.flatMap(({ text }, at) => (out.has(at) ? [text] : []));
  if (wish !== 'show') return { drafts: kept, unwanted: [...done.unwanted, ...texts] };
  return { ...done, drafts: shownBeside(drafts, out, texts) };
}

/** Places of a part, with those of the sentences that lean on it. */
function withLeaning(
  drafts: readonly Draft[],
  isIn: (at: number) => boolean,
  language: string,
): ReadonlySet<number> {
  const out = new Set<number>();
  for (const { id, leansOn, corrects } of toUnits(drafts, language))
    if (
      isIn(id) ||
      (leansOn !== null && out.has(leansOn)) ||
      (corrects !== null && out.has(corrects))
    )
      out.add(id);
  return out;
}

/** What is only shown stands on the screen while the sentence behind it is said, or the last. */
function shownBeside(
  drafts: readonly Draft[],
  out: ReadonlySet<number>,
  texts: readonly string[],
): readonly Draft[] {
  const first = Math.min(...out);
  const behind = drafts.findIndex(
    ({ kind }, at) => at > first && !out.has(at) && kind !== 'heading',
  );
  const beside = behind >= 0 ? behind : drafts.findLastIndex((_, at) => !out.has(at));
  const shown = texts.map((text) => text.replace(/\.$/u, '')).join('; ');
  return drafts.flatMap((draft, at) => {
    if (out.has(at)) return [];
    if (at !== beside) return [draft];
    return [
      { ...draft, onScreen: draft.onScreen === null ? shown : `${draft.onScreen}; ${shown}` },
    ];
  });
}
