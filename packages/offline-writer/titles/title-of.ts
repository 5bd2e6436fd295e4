import type { Brief } from '../brief.ts';
import type { Material } from '../reading/material.ts';
import { shortened } from './shorten.ts';
import { titleWorth } from './title-worth.ts';

const capitalised = (text: string) =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('en'));
const withoutStop = (text: string) => text.replace(/[.。।,;:\s]+$/u, '');

const replied = /^(?:(?:re|fwd?|aw|wg|rv|tr)\s?:\s*)+/iu;
/** "Car park closure - PLEASE READ" */
const shout =
  /\s*(?:[-–—|!:]+|[([])\s*(?:please read|must read|urgent|important|action required|read now)[!\s)\]]*$/iu;
/** "BRAMWICK - The town's only pool": where a piece of news is from. */
const dateline = /^\p{Lu}{3,}(?: \p{Lu}{2,})? [-–—] (?=\p{Lu}?\p{Ll}+(?: \S+){4})/u;
/** "Safety talk v7 FINAL final" */
const version = /(?:[\s_-]+(?:v\d+(?:\.\d+)*|final|draft|rev\.? ?\w|copy)\b[\s\d]*)+$/iu;
/** What is said aside is no part of a title. */
const aside = /\s+[([][^()[\]]*[)\]]/gu;
const first = (text: string) =>
  /^.{12,}?(?:[!?。！？।]|(?<=\p{Ll}{4})\.)(?=\s|$)/su.exec(
    text.replace(/([!?])[!?]+/gu, '$1'),
  )?.[0] ?? text;

/** A text without what only stands around it. */
function core(text: string): string {
  const told = text
    .replace(replied, '')
    .replace(shout, '')
    .replace(dateline, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const bare = told.replaceAll(aside, '').trim();
  const kept = /\p{L}{2}/u.test(bare) ? bare : told;
  return first(kept.replace(version, '')).replace(/!+$/u, '');
}
const asTitle = (text: string) => capitalised(withoutStop(shortened(text)));

interface Candidate {
  readonly text: string;
  readonly worth: number;
}

const mostUnits = 8;
/** What leans on another sentence, or is said to somebody, names a film less well. */
const ofLeaning = -0.5;
/** From here on a text names the film; the first that does is its title. */
const leastWorth = -0.5;

/** What may name the film, in order: its heading, and the first sentences. */
function candidatesOf({ title, units }: Material): Candidate[] {
  const texts = units.map(({ text }) => text);
  const heading = title === null ? [] : [core(title)];
  const named = heading.map((text) => ({ text, worth: titleWorth(text, texts) }));
  const sentences = units.slice(0, mostUnits).map(({ text: whole, leansOn }, place) => {
    const others = texts.filter((_, at) => at !== place);
    const text = core(whole);
    return { text, worth: titleWorth(text, others) + (leansOn === null ? 0 : ofLeaning) };
  });
  return [...named, ...sentences];
}

/** Whether a heading names what is told; furniture ("Abstract", "v2.1") does not, and is not said either. */
export const isNaming = (heading: string, { units }: Material): boolean =>
  titleWorth(
    core(heading),
    units.map(({ text }) => text),
  ) >= leastWorth;

const isSaid = (text: string | undefined): text is string =>
  text !== undefined && /[\p{L}\p{N}]/u.test(text);

/** The film's title: the creator's, what they want told, or the first heading or sentence that names what is told. */
export function titleOf(brief: Pick<Brief, 'title' | 'idea'>, material: Material): string {
  if (isSaid(brief.title)) return asWritten(brief.title);
  const { title, topic } = material;
  if (topic !== null && title === null && isSaid(topic.text)) return asTitle(core(topic.text));
  const candidates = candidatesOf(material).filter(({ text }) => isSaid(text));
  const best = candidates.toSorted((one, other) => other.worth - one.worth)[0];
  const chosen = candidates.find(({ worth }) => worth >= leastWorth) ?? best;
  return asTitle(chosen?.text ?? core(topic?.text ?? brief.idea));
}

/** A title that its creator gave stays as it is. */
const asWritten = (title: string) => asTitle(title.replaceAll(/\s+/gu, ' ').trim());
