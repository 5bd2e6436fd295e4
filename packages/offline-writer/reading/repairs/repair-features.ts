import words from '../../data/repair-cues.json' with { type: 'json' };
import type { Candidate } from './candidates.ts';
import type { Token } from './spoken-tokens.ts';

/* What speaks for and against a repair: which words lead to it, how it is parted, and how alike are what is taken back and what is said instead. */

const conjunctions = new Set(Object.values(words.conjunctions).flat());

const bucket = (count: number): string => (count > 5 ? '6' : count > 3 ? '4' : `${count}`);

/** What leads to a repair, whatever it puts right. */
interface Cue {
  readonly features: readonly string[];
  readonly strong: string;
  /** Words that no cue has. */
  readonly others: readonly string[];
}

function readCue(tokens: readonly Token[], cueFrom: number, newFrom: number): Cue {
  const cue = tokens.slice(cueFrom, newFrom);
  const [before, last] = [tokens[cueFrom - 1], tokens[newFrom - 1]];
  const isBracket = (cue[0] ?? tokens[newFrom])?.lead.includes('(') === true;
  const isLine = tokens[cueFrom]?.isNewLine === true;
  const open = isBracket ? 'bracket' : isLine ? 'line' : (before?.mark ?? 'none');
  const isColon = last?.tail.includes(':') === true;
  const close = cue.length === 0 ? 'nothing' : isColon ? 'colon' : (last?.mark ?? 'none');
  const kinds = (isWeak: boolean) => [
    ...new Set(cue.flatMap((token) => (token.isWeak === isWeak ? (token.cue ?? []) : []))),
  ];
  const [strong, weak] = [kinds(false).toSorted(), kinds(true)];
  const marksWithin = cue.slice(0, -1).filter(({ mark }) => mark !== 'none').length;
  const isSeveral = strong.length + weak.length > 1;
  return {
    strong: strong.join('+'),
    others: cue.flatMap((token) => (token.cue === null ? [token.word] : [])),
    features: [
      'bias',
      `open:${open}`,
      `close:${close}`,
      `parted:${open}/${close}`,
      ...strong.map((kind) => `cue:${kind}`),
      ...weak.map((kind) => `weak:${kind}`),
      `cues:${strong.join('+')}`,
      isSeveral ? 'cues:several' : `cues:single:${strong[0] ?? ''}:${open}:${close}`,
      `first:${cue[0]?.cue ?? 'other'}`,
      `length:${bucket(cue.length)}`,
      ...(marksWithin > 0 ? [`within:${Math.min(marksWithin, 3)}`] : []),
    ],
  };
}

/** What of a cue hangs on what is put right: "wait, not vespa" names it again. */
function copyFeatures({ others, strong }: Cue, old: ReadonlySet<string>): readonly string[] {
  const names = others.filter((word) => old.has(word)).length;
  const uncovered = bucket(others.length - names);
  return names === 0
    ? [`uncovered:${uncovered}`, `uncovered:${uncovered}-`]
    : [`uncovered:${uncovered}`, `uncovered:${uncovered}copy`, 'copy', `copy:${strong}`];
}

const suffixes = (one: string, other: string): number => {
  let shared = 0;
  while (
    shared < 4 &&
    shared < one.length &&
    shared < other.length &&
    one.at(-1 - shared) === other.at(-1 - shared)
  )
    shared += 1;
  return shared;
};

function isWithin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.includes(short);
}

const capitalOf = (token: Token | undefined): string =>
  /^\p{Lu}/u.test(token?.typed ?? '') ? 'A' : /^\d|^\p{Sc}/u.test(token?.typed ?? '') ? '1' : 'a';

/** How alike two words are that stand in the same place. */
function pairFeatures(old: Token | undefined, fresh: Token | undefined, name: string): string[] {
  if (old === undefined || fresh === undefined) return [];
  const [one, other] = [old.kind, fresh.kind];
  const kinds =
    one !== null && one === other ? 'same' : one === null && other === null ? 'none' : 'differ';
  return [
    `${name}:kinds:${kinds}`,
    ...(kinds === 'same' ? [`${name}:kind:${one}`] : []),
    ...(old.word === fresh.word
      ? [`${name}:equal`, `${name}:equal:${old.isLead ? 'lead' : 'word'}`]
      : [`${name}:suffix:${suffixes(old.word, fresh.word)}`]),
    ...(old.word !== fresh.word && isWithin(old.word, fresh.word) ? [`${name}:within`] : []),
    `${name}:capitals:${capitalOf(old)}${capitalOf(fresh)}`,
    ...(fresh.isLead !== old.isLead ? [`${name}:leads-differ`] : []),
    ...(fresh.isLead && old.isLead ? [`${name}:leads-both`] : []),
  ];
}

function alignFeatures(tokens: readonly Token[], found: Candidate): string[] {
  const old = tokens.slice(found.oldFrom, found.oldTo);
  const fresh = tokens.slice(found.newFrom, found.newTo);
  const difference = fresh.length - old.length;
  const kinds = [old, fresh].map((words) => words.flatMap(({ kind }) => kind ?? []).join(' '));
  const isSameKinds = kinds[0] === kinds[1];
  const oldWords = new Set(old.map(({ word }) => word));
  const shared = fresh.filter(({ word }) => oldWords.has(word)).length;
  const differing =
    difference === 0
      ? old.flatMap((token, at) => (token.word === fresh[at]?.word ? [] : [at]))
      : [];
  const at = differing[0] ?? 0;
  return [
    `lengths:${difference === 0 ? 'same' : Math.abs(difference) === 1 ? 'near' : 'far'}`,
    `old:${bucket(old.length)}`,
    `new:${bucket(fresh.length)}`,
    `kinds:${kinds[0] === '' && kinds[1] === '' ? 'none' : isSameKinds ? 'same' : 'differ'}`,
    `shared:${bucket(shared)}`,
    ...(shared > 0 && shared === Math.min(old.length, fresh.length) - 1
      ? ['shared:all-but-one']
      : []),
    ...pairFeatures(old[0], fresh[0], 'first'),
    ...pairFeatures(old.at(-1), fresh.at(-1), 'last'),
    ...(differing.length === 1
      ? ['one-differs', ...pairFeatures(old[at], fresh[at], 'differs')]
      : []),
  ];
}

function placeFeatures(
  tokens: readonly Token[],
  found: Candidate,
  oldWords: ReadonlySet<string>,
): string[] {
  const { oldFrom, oldTo, cueFrom, newTo, newFrom, end } = found;
  const before = tokens[oldFrom - 1];
  const lastNew = tokens[newTo - 1];
  const between = cueFrom - oldTo;
  const isAcross = tokens.slice(oldTo - 1, cueFrom - 1).some(({ mark }) => mark === 'end');
  const start =
    before === undefined || before.mark === 'end' || tokens[oldFrom]?.isNewLine === true
      ? 'sentence'
      : before.mark !== 'none'
        ? 'clause'
        : before.isLead
          ? 'lead'
          : 'word';
  const after = tokens[newTo];
  const stop = after === undefined ? 'end' : after.isNewLine ? 'line' : (lastNew?.mark ?? 'none');
  const reason = tokens.slice(newTo, end);
  const isSpeech =
    before !== undefined &&
    oldFrom > 0 &&
    tokens.slice(Math.max(0, oldFrom - 2), cueFrom + 1).some(({ cue }) => cue === 'tellers');
  return [
    `start:${start}`,
    `stop:${stop}`,
    `start-stop:${start}/${stop}`,
    // "His own vespa, wait not vespa, his okada": what is said instead begins further back.
    ...(tokens
      .slice(Math.max(0, oldFrom - 3), oldFrom)
      .some(({ word }) => word === tokens[newFrom]?.word)
      ? ['begins-before']
      : []),
    ...(start === 'lead' && tokens[newFrom]?.cue != null ? ['lead-then-cue'] : []),
    ...(tokens.slice(newFrom, newTo).some(({ cue: kind, isWeak }) => kind !== null && !isWeak)
      ? ['new:cue']
      : []),
    ...(tokens.slice(oldFrom, oldTo).some(({ cue: kind, isWeak }) => kind !== null && !isWeak)
      ? ['old:cue']
      : []),
    ...(tokens.slice(oldFrom, oldTo - 1).some(({ mark }) => mark !== 'none') ? ['old:parted'] : []),
    ...(tokens.slice(newFrom, newTo - 1).some(({ mark }) => mark !== 'none') ? ['new:parted'] : []),
    ...(tokens[oldFrom] !== undefined &&
    tokens[newFrom]?.isLead === true &&
    before !== undefined &&
    before.isLead
      ? ['lead-twice']
      : []),
    `between:${bucket(between)}`,
    ...(between > 0 ? [`far:${isAcross ? 'across' : 'within'}`] : []),
    ...(between > 20 ? ['far:very'] : []),
    ...(reason.length > 0
      ? [
          `reason:${bucket(reason.length)}`,
          ...(reason.some(({ word }) => oldWords.has(word)) ? ['reason:copy'] : []),
          ...(reason.some(({ cue: kind }) => kind === 'confirms') ? ['reason:confirms'] : []),
          ...(reason.some(({ cue, isWeak }) => cue !== null && !isWeak)
            ? ['reason:cue']
            : ['reason:none']),
          ...(reason.some(({ kind }) => kind !== null) ? ['reason:amount'] : []),
        ]
      : []),
    ...(isSpeech ? ['speech'] : []),
    ...(tokens.slice(oldFrom, newTo).some(({ lead, tail }) => /["“”„«»]/u.test(lead + tail))
      ? ['quoted']
      : []),
    ...(conjunctions.has(tokens[cueFrom - 1]?.word ?? '') ? ['after-and'] : []),
    ...(tokens
      .slice(Math.max(0, oldFrom - 3), oldTo)
      .some(({ cue }) => cue === 'negations' || cue === 'denials')
      ? ['denied-before']
      : []),
    ...(isAcross || tokens[cueFrom - 1]?.mark === 'end' ? ['own-sentence'] : []),
    ...(tokens[cueFrom - 1]?.tail.includes('?') === true ? ['asked'] : []),
  ];
}

/** How the text reads where the new words come to stand, and where they are taken away: "sat sun 10 am", "a quarter turn turn". */
function seamFeatures(tokens: readonly Token[], found: Candidate): string[] {
  const { oldFrom, oldTo, cueFrom, newFrom, newTo, end } = found;
  const isFar = oldTo < cueFrom;
  const [first, last] = [tokens[newFrom], tokens[newTo - 1]];
  const seams = [
    ['left', tokens[oldFrom - 1], first],
    ['right', last, isFar ? tokens[oldTo] : tokens[end]],
    ['cut', isFar ? tokens[cueFrom - 1] : undefined, isFar ? tokens[end] : undefined],
  ] as const;
  const ends = last?.mark !== 'none' || tokens[newTo] === undefined;
  return [
    ...seams.flatMap(([name, one, other]) => {
      if (one === undefined || other === undefined) return [];
      const isSameKind = one.kind !== null && one.kind === other.kind;
      return [
        ...(one.word === other.word ? [`seam:${name}:double`] : []),
        ...(isSameKind ? [`seam:${name}:kind`, `seam:${name}:kind:${one.kind}`] : []),
      ];
    }),
    ...(last?.isLead === true && ends ? ['new:ends-leading'] : []),
    ...(last?.isLead === true && !ends ? ['new:cut-short'] : []),
  ];
}

const crossedNames = /^(?:cues:|uncovered:|parted:|bias)/u;

/** What a cue means hangs on how alike the two are. */
function likenessOf(align: readonly string[]): string {
  if (align.includes('kinds:same')) return 'kind';
  if (align.includes('first:equal')) return 'first';
  if (!align.includes('shared:0')) return 'shared';
  return align.includes('lengths:same') ? 'length' : 'none';
}

/** A function that tells the features of each candidate of a text. */
export function featuresIn(tokens: readonly Token[]): (candidate: Candidate) => readonly string[] {
  const cues = new Map<number, Cue>();
  const cueOf = ({ cueFrom, newFrom }: Candidate): Cue => {
    const key = cueFrom * tokens.length + newFrom;
    const known = cues.get(key) ?? readCue(tokens, cueFrom, newFrom);
    cues.set(key, known);
    return known;
  };
  return (candidate) => {
    const cue = cueOf(candidate);
    const old = new Set<string>();
    for (let at = candidate.oldFrom; at < candidate.oldTo; at += 1) {
      const word = tokens[at]?.word ?? '';
      if (word.length > 2) old.add(word);
    }
    const align = alignFeatures(tokens, candidate);
    const likeness = likenessOf(align);
    const own = [...cue.features, ...copyFeatures(cue, old)];
    const crossed = own
      .filter((name) => crossedNames.test(name))
      .map((name) => `${name}&${likeness}`);
    const place = placeFeatures(tokens, candidate, old);
    return [...own, ...align, ...place, ...seamFeatures(tokens, candidate), ...crossed];
  };
}
