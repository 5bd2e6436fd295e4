import type { Material, Unit } from '../../reading/material.ts';

/** The words of a text in lower case: runs of letters and digits. */
export function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** A word that stands twice counts once. */
const key = (text: string): string =>
  plainWords(text)
    .filter((word, at, all) => word !== all[at - 1])
    .join(' ');
const sorted = (texts: readonly string[]): string => texts.toSorted().join('\n');

/** Every word of a text, and every figure as it is written, in an order that tells nothing. */
export function contentsOf(text: string): string {
  const figures = text.match(/[^\s\p{L}]*\d[^\s]*/gu) ?? [];
  const bare = figures.map((figure) => figure.replace(/^[("'“‘[]+|[.,;:!?)"'”’\]]+$/gu, ''));
  return `${sorted(plainWords(text))}\n\n${sorted(bare)}`;
}

/** Whether two texts hold the same words and figures, in whatever order. */
export function hasSameContents(one: string, other: string): boolean {
  return contentsOf(one) === contentsOf(other);
}

/** Whether two readings give the same to tell: the same units leaning on the same, and the same wishes. */
export function isSameMaterial(one: Material, other: Material): boolean {
  return keyOfMaterial(one) === keyOfMaterial(other);
}

function keyOfMaterial(material: Material): string {
  const { language, title, topic, requests, opening, ending, units } = material;
  const texts = new Map(units.map(({ id, text }) => [id, key(text)]));
  const told = units.map((unit) => keyOfUnit(unit, texts));
  const named = [title, topic?.text, topic?.head, opening, ending].map((text) => key(text ?? ''));
  return [language, ...named, sorted(requests.map(key)), sorted(told)].join('\n\n');
}

function keyOfUnit(unit: Unit, texts: ReadonlyMap<number, string>): string {
  const on = (id: number | null): string => (id === null ? '' : (texts.get(id) ?? ''));
  const { kind, text, leansOn, corrects, speaker, picture, onScreen, seconds } = unit;
  const beside = [speaker, picture, onScreen].map((note) => key(note ?? ''));
  return [kind, key(text), on(leansOn), on(corrects), ...beside, seconds ?? ''].join('|');
}
