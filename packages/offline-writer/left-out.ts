import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import type { Brief, LeftOut, LeftOutReason } from './brief.ts';
import type { Line } from './genres/genre.ts';
import type { ReadBrief } from './read-brief.ts';
import type { Material } from './reading/material.ts';
import { filmNouns } from './reading/wish-words.ts';
import { silentShotsOf } from './silent-shots.ts';
import { unreadOf } from './unread.ts';
import { lettersOf, wordsOf } from './plain-words.ts';
import briefWords from './data/brief-words.json' with { type: 'json' };
import { alternativesIn } from './word-patterns.ts';

const said = alternativesIn(briefWords);

/** So much of a wish is its topic where it wishes for nothing else: "Please make a short video about tides". */
const mostlyTopic = 0.12;
/** How the camera looks is no thing to see. */
const ofCamera = new RegExp(`^(?:${said.cameraWords})$`, 'u');
/** Shorter words, as the INT of a screenplay, show nothing; a script without spaces has its words in one. */
const leastTelling = 4;

interface ToldScene {
  readonly lines: readonly Line[];
}
interface ShownScene {
  readonly description: string;
}

/** After the last scene that says something which the creator said before it. */
function placeOf({ unit }: Line, scenes: readonly ToldScene[]): number {
  if (unit === null) return scenes.length + 1;
  return (
    scenes.findLastIndex(({ lines }) =>
      lines.some((line) => line.unit !== null && line.unit.id <= unit.id),
    ) + 2
  );
}

/** What asks for a film, or for telling of something, in so many words. */
const asks = new RegExp(`\\b(?:${filmNouns}|${said.tellingVerbs})\\b`, 'iu');

/** A wish that only names what the film is about ("Tell me about sharks") is followed, and left out nowhere. */
function isLeftOut({ topic, units, language }: Material): (request: string) => boolean {
  const told = [topic?.text ?? '', ...units.map(({ text }) => text)]
    .map(lettersOf)
    .filter((text) => text !== '');
  return (request) => {
    const asked = lettersOf(request);
    if (language.startsWith('en') && !asks.test(request)) return true;
    return !told.some((text) => asked.includes(text) && text.length >= asked.length * mostlyTopic);
  };
}

/** Notes on the picture that no scene shows. */
function unshown(material: Material, scenes: readonly ShownScene[]): readonly string[] {
  const seen = scenes.map(({ description }) => new Set(wordsOf(description)));
  const isShown = (note: string) => {
    const words = wordsOf(note).filter(
      (word) => word.length >= leastTelling && !/\d/u.test(word) && !ofCamera.test(word),
    );
    return seen.some((shown) => words.every((word) => shown.has(word)));
  };
  const notes = [
    ...material.units.flatMap(({ picture, onScreen }) => [picture, onScreen]),
    ...silentShotsOf(material).map(({ picture }) => picture),
  ].flatMap((note) => note?.split('; ') ?? []);
  return [...new Set(notes)].filter((note) => !isShown(note));
}

/** A topic or a heading that is neither said nor shown. */
function unnamed(
  { title, topic }: Material,
  scenes: readonly ToldScene[],
  shown: readonly ShownScene[],
  name: string,
): readonly string[] {
  const told = new Set(
    [
      name,
      ...shown.map(({ description }) => description),
      ...scenes.flatMap(({ lines }) => lines.map(({ text }) => text)),
    ].flatMap(wordsOf),
  );
  const isSilent = scenes.every(({ lines }) => lines.length === 0);
  const named = [title, isSilent ? (topic?.text ?? null) : null].filter((text) => text !== null);
  return [...new Set(named)].filter((text) => wordsOf(text).some((word) => !told.has(word)));
}

/** What of the creator's is in no scene: what had no room, and what was read as a wish, as a note on the picture, or not at all. */
export function leftOutOf(
  { idea: written, title }: Pick<Brief, 'idea' | 'title'>,
  { film, idea, answers }: ReadBrief,
  scenes: readonly ToldScene[],
  shown: readonly ShownScene[],
): LeftOut[] {
  const left = film.left
    .filter(({ line }) => line.source !== 'fact')
    .map(({ line, why }): LeftOut => {
      const { text, source, of } = line;
      return { sentence: { text, source, of }, why, place: placeOf(line, scenes) };
    });
  const listed = (texts: readonly string[], why: LeftOutReason, of: string): LeftOut[] => {
    const source: SpokenSentence['source'] = of === '' ? 'own' : 'answer';
    return texts.map((text) => ({
      sentence: { text, source, of },
      why,
      place: scenes.length + 1,
    }));
  };
  const ofText = (text: string, material: Material, requests: readonly string[], of: string) => [
    ...listed(requests, 'request', of),
    ...listed(unreadOf(text, material), 'request', of),
    ...listed(unshown(material, shown), 'picture-note', of),
  ];
  return [
    ...left,
    ...listed(unnamed(idea, scenes, shown, title), 'request', ''),
    ...ofText(written, idea, idea.requests.filter(isLeftOut(idea)), ''),
    ...answers.flatMap(({ id, text, material }) => ofText(text, material, material.requests, id)),
  ];
}
