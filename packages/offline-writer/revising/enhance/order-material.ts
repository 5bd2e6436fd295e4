import type { Material, Unit, UnitKind } from '../../reading/material.ts';
import { splitSentences } from '../../reading/sentences.ts';
import { plainWords } from './same-material.ts';

const flat = (text: string): string => ` ${plainWords(text).join(' ')} `;

/** The line that names the whole comes first. */
export function titleFirst(text: string, { title }: Material): string {
  if (title === null) return text;
  const lines = text.split('\n');
  const at = lines.findIndex(
    (line) =>
      flat(line).includes(flat(title)) && plainWords(line).length <= plainWords(title).length + 2,
  );
  const first = lines.findIndex((line) => line.trim() !== '');
  if (at <= first) return text;
  return joinLines([lines[at] ?? '', '', ...lines.slice(0, at), ...lines.slice(at + 1)]);
}

/** What is needed comes before what is done with it. */
export function ingredientsFirst(text: string, { units, form }: Material): string {
  if (!form.hasIngredients || !form.hasSteps) return text;
  const paragraphs = text.split(/\n{2,}/);
  const holds = (paragraph: string, kind: UnitKind): boolean => {
    const words = flat(paragraph);
    return units.some((unit) => unit.kind === kind && words.includes(flat(unit.text)));
  };
  const firstStep = paragraphs.findIndex((paragraph) => holds(paragraph, 'step'));
  const late = paragraphs.filter(
    (paragraph, at) =>
      firstStep >= 0 &&
      at > firstStep &&
      holds(paragraph, 'ingredient') &&
      !holds(paragraph, 'step'),
  );
  if (late.length === 0) return text;
  const others = paragraphs.filter((paragraph) => !late.includes(paragraph));
  return [...others.slice(0, firstStep), ...late, ...others.slice(firstStep)].join('\n\n');
}

/** Wishes to the film-maker, but for the one that says what the film is about, stand together in a last paragraph: a whole line, or whole sentences of one. */
export function wishesLast(text: string, { requests, units, form }: Material): string {
  if (form.isScript || requests.length === 0 || units.length === 0) return text;
  const wishes = requests.map(flat);
  const isWish = (piece: string): boolean => {
    const words = flat(piece).trim();
    if (words === '' || /\babout\b/iu.test(piece)) return false;
    const found = wishes.some(
      (wish) =>
        words === wish.trim() || (piece.includes(':') && ` ${words}`.endsWith(wish.trimEnd())),
    );
    return found && plainWords(piece).length < 80;
  };
  const moved: string[] = [];
  const kept = text.split('\n').map((line) => {
    if (isWish(line)) return void moved.push(line.trim());
    const pieces = splitSentences(line);
    const [some, rest] = [pieces.filter(isWish), pieces.filter((piece) => !isWish(piece))];
    moved.push(...some);
    return some.length === 0 ? line : rest.join(' ');
  });
  if (moved.length === 0) return text;
  const told = joinLines(kept.filter((line) => line !== undefined));
  return told === '' ? text : `${told}\n\n${moved.join('\n')}`;
}

/** News begin with the sentence that says what happened, where, when and how much. */
export function newsFirst(text: string, { units, form }: Material): string {
  const paragraphs = text.split(/\n{2,}/);
  const isPlain =
    paragraphs.length === 1 &&
    !text.includes('\n') &&
    units.every(({ kind }) => kind === 'sentence');
  if (!isPlain || form.isVerse || form.isDialogue || units.length < 3) return text;
  const best = units.toSorted(
    (one, other) => newsWorth(other) - newsWorth(one) || one.id - other.id,
  )[0];
  const [first] = units;
  if (best === undefined || first === undefined || newsWorth(first) > 0 || newsWorth(best) < 3)
    return text;
  const at = text.toLowerCase().indexOf(best.text.toLowerCase().replace(/[.!?]$/u, ''));
  if (at <= 0 || best.leansOn !== null || units.some(({ leansOn }) => leansOn === best.id))
    return text;
  const piece = text.slice(at, at + best.text.length);
  return `${piece} ${text.slice(0, at).trim()} ${text.slice(at + best.text.length).trim()}`.trim();
}

/** What, when, where and how much a sentence tells. */
function newsWorth({ figures, names }: Unit): number {
  const isDated = figures.some(({ kind }) => kind === 'date');
  const isCounted = figures.some(({ kind }) => kind !== 'date' && kind !== 'clock');
  return (isDated ? 1 : 0) + (isCounted ? 1 : 0) + (names.length > 0 ? 1 : 0);
}

function joinLines(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '');
}
