import { type CastLook, namedIn, promptWithLooks } from '@scenewright/contract/rules/cast.ts';
import type { CatalogueEntry, Medium } from './catalogue-schema.ts';
import { cameraWords } from './prompting/camera.ts';
import { mediumWords, readFilmStyle } from './prompting/film-style.ts';
import { fitLines, type Fitted } from './prompting/fit.ts';
import { pictureParts } from './prompting/picture-parts.ts';
import type { PromptRequest } from './prompting/request.ts';
import { asSentence } from './prompting/sentences.ts';
import { fillTemplate, type FilledLine, type Parts, templateOf } from './prompting/template.ts';

export interface ComposedPrompt {
  /** Within the model's limit, never empty. */
  readonly prompt: string;
  /** Empty for a model that takes none. */
  readonly negativePrompt: string;
  /** For a model that has a setting for it. */
  readonly medium: Medium;
  /** Parts that the limit left no room for. */
  readonly dropped: readonly string[];
}

/** The scene's camera: what a request's prompt says behind the described picture. */
function cameraOf({ description, prompt, cast }: PromptRequest): string {
  const picture = promptWithLooks(description, cast).trim();
  return prompt.startsWith(picture) ? prompt.slice(picture.length).replace(/^\.?\s+/u, '') : '';
}

const some = (text: string): string[] => (text === '' ? [] : [text]);
const when = (isSo: boolean, text: string): string[] => (isSo ? [text] : []);

function partsOf(
  request: PromptRequest,
  kind: CatalogueEntry['kind'],
  references: number,
): { parts: Parts; medium: Medium } {
  const picture = pictureParts(request);
  const film = readFilmStyle(request.style);
  const camera = cameraWords([cameraOf(request), picture.camera].filter(Boolean).join(', '));
  const unwanted = [...new Set([...picture.unwanted, ...film.unwanted])].filter(Boolean);
  const isContinued = request.startImage !== null && kind === 'clip';
  const member = request.cast[0];
  const medium = film.medium ?? 'illustration';
  return {
    medium,
    parts: {
      subject: [picture.subject],
      more: picture.more,
      setting: some(picture.setting),
      staging: some(picture.staging),
      context: some(picture.context),
      room: when(picture.isTypographic, 'A large calm area without detail is left free'),
      framing: some(camera.framing),
      camera: some(camera.camera),
      shot: some(camera.shot),
      motion: when(!picture.moves, 'Small natural movements bring it to life'),
      start: when(
        isContinued,
        'It begins with the given picture and keeps its people, place, light and look',
      ),
      likeness:
        member === undefined || references === 0
          ? []
          : [`${member.name} looks exactly as in the given picture`],
      // A clip without a still to go on from is filmed, unless its creator says otherwise.
      medium: when(kind === 'image' && film.medium === null, mediumWords(medium)),
      style: isContinued ? [] : film.style,
      wishes: film.wishes,
      unwanted,
      without: some(unwanted.map((thing) => `without ${thing}`).join(', ')),
    },
  };
}

const takesNegative = ({ input }: CatalogueEntry) =>
  Object.values(input).some((field) => 'from' in field && field.from === 'negativePrompt');

/** The sentences as one text, each member of the cast described where it is first named: all of them but the last so many. */
function joinSentences(cast: readonly CastLook[]) {
  return (lines: readonly FilledLine[], without: number): string => {
    const text = lines.map((line) => asSentence(line.text)).join(' ');
    const named = namedIn(text, cast);
    return promptWithLooks(text, named.slice(0, Math.max(0, named.length - without)));
  };
}

const joinList = (lines: readonly FilledLine[]): string => lines.map(({ text }) => text).join(', ');

/** A look that is a list ("60, grey hair") is told as what it is the look of. */
function asDescribed(member: CastLook): CastLook {
  const look = member.look.trim();
  const isLiving = member.kind === 'person' || member.kind === 'animal';
  if (!isLiving || look === '' || /^(?:an?|the|some|two|his|her|their|my)\b/iu.test(look))
    return { ...member, look };
  return { ...member, look: `${member.kind === 'animal' ? 'an animal' : 'a person'}: ${look}` };
}

/**
 * Tells a scene's picture as its model is best told it, by the model's template in `prompts/`: subject and action first, no
 * lettering, within the model's limit.
 * @param references how many portraits of the cast are sent with it
 */
export function composePrompt(
  entry: CatalogueEntry,
  request: PromptRequest,
  references = 0,
): ComposedPrompt {
  const { parts, medium } = partsOf(request, entry.kind, references);
  const lines = templateOf(entry.promptTemplate);
  const hasNegative = takesNegative(entry);
  const cast = request.cast.map(asDescribed).filter(({ look }) => look !== '');
  const prompt = fitLines(
    fillTemplate(lines, hasNegative ? ['prompt'] : ['prompt', 'without'], parts),
    entry.promptLimit,
    joinSentences(cast),
    cast.length,
  );
  const negative: Fitted = hasNegative
    ? fitLines(fillTemplate(lines, ['negative'], parts), entry.promptLimit, joinList)
    : { text: '', dropped: [] };
  return {
    prompt: prompt.text,
    negativePrompt: negative.text,
    medium,
    dropped: [...prompt.dropped, ...negative.dropped],
  };
}
