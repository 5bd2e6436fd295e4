import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import { asSpoken, splitSentences } from '../../reading/sentences.ts';
import { replacedInPicture } from './apply-picture.ts';
import { bondsOf, endsOpen, fallsWith, isFragment } from './bonds.ts';
import { atRest, longestSceneS, ownSentence, secondsFor, withSaid, type Draft } from './draft.ts';
import { replaceAllOf, replaceWords } from './reword.ts';
import { shorterForms } from './shorter-forms.ts';
import type { Wording } from './shorten.ts';

/** The creator's words as sentences: each as it is spoken, with a mark at its end. */
export function sentencesOf(text: string): readonly SpokenSentence[] {
  return text
    .split('\n')
    .flatMap((line) => splitSentences(line))
    .map(asSpoken)
    .filter((sentence) => sentence !== '')
    .map(ownSentence);
}

/** A draft that says the text besides its words; null where the scene would be too long. */
export function withText(
  draft: Draft,
  text: string,
  place: 'start' | 'end',
  { measure, findUnit }: Wording,
): Draft | null {
  const added = sentencesOf(text).map(atRest);
  const [first, last] = [draft.said[0]?.sentence, draft.said.at(-1)?.sentence];
  const goesOn =
    place === 'end' && last !== undefined && endsOpen(last.text) && isFragment(last, findUnit);
  const began =
    place === 'start' &&
    first !== undefined &&
    isFragment(first, findUnit) &&
    !endsOpen(first.text);
  const at = place === 'start' ? (began ? 1 : 0) : draft.said.length - (goesOn ? 1 : 0);
  const said = draft.said.toSpliced(at, 0, ...added);
  return added.length === 0 || secondsFor({ ...draft, said }, measure) > longestSceneS
    ? null
    : withSaid(draft, said, measure);
}

/** A draft that says the text instead of its words; null where the scene would be too long. */
export function withOnlyText(draft: Draft, text: string, { measure }: Wording): Draft | null {
  const said = sentencesOf(text).map(atRest);
  const next = { ...draft, leadS: 0 };
  return secondsFor({ ...next, said }, measure) > longestSceneS
    ? null
    : withSaid(next, said, measure);
}

/** A draft whose words no longer hold a thing: its clause is cut, or its sentence goes with all that lean on it. */
export function withoutWords(
  draft: Draft,
  holds: (text: string) => boolean,
  wording: Wording,
): Draft | null {
  let { said } = draft;
  for (;;) {
    const at = said.findIndex(({ sentence }) => holds(sentence.text));
    const old = said[at];
    if (old === undefined) break;
    const isOurs = wording.isEnglish && old.sentence.source !== 'fact';
    const form = isOurs ? shorterForms(old.sentence.text).find((text) => !holds(text)) : undefined;
    if (form !== undefined) {
      said = said.with(at, { ...old, sentence: { ...old.sentence, text: form } });
      continue;
    }
    const gone = fallsWith(
      at,
      bondsOf(
        said.map(({ sentence }) => sentence),
        wording.findUnit,
      ),
    );
    said = said.filter((_, place) => !gone.has(place));
  }
  return said === draft.said ? null : withSaid(draft, said, wording.measure);
}

/** A draft without one of its sentences, counted from 0, or from -1 at the end. */
export function withoutSentence(draft: Draft, place: number, wording: Wording): Draft | null {
  const at = place < 0 ? draft.said.length + place : place;
  if (at < 0 || at >= draft.said.length) return null;
  const gone = fallsWith(
    at,
    bondsOf(
      draft.said.map(({ sentence }) => sentence),
      wording.findUnit,
    ),
  );
  return withSaid(
    draft,
    draft.said.filter((_, index) => !gone.has(index)),
    wording.measure,
  );
}

type Rewording = (text: string) => string;

/** A draft with its sentences worded anew; a sentence that the creator's wish changed is their own. */
function reworded(
  draft: Draft,
  rewording: Rewording,
  isAsked: (sentence: SpokenSentence) => boolean,
  { measure }: Wording,
): Draft | null {
  let isChanged = false;
  const said = draft.said.map((each) => {
    const text = isAsked(each.sentence) ? rewording(each.sentence.text) : each.sentence.text;
    if (text === each.sentence.text) return each;
    isChanged = true;
    return {
      ...each,
      sentence: ['own', 'answer', 'model'].includes(each.sentence.source)
        ? { ...each.sentence, text }
        : ownSentence(text),
    };
  });
  return isChanged ? withSaid(draft, said, measure) : null;
}

export function withReplaced(
  draft: Draft,
  from: string,
  to: string,
  wording: Wording,
): Draft | null {
  const inWords = reworded(
    draft,
    (text) => withoutGaps(replaceWords(text, from, to), text),
    () => true,
    wording,
  );
  const description =
    replacedInPicture(draft.description, from, to) ??
    withoutGaps(replaceWords(draft.description, from, to), draft.description);
  if (inWords === null && description === draft.description) return null;
  return { ...(inWords ?? draft), description };
}

/** A text from which words were taken, without the spaces they leave, and with its capital letter. */
function withoutGaps(text: string, before: string): string {
  if (text === before) return text;
  return asSpoken(text.replace(/ {2,}/gu, ' ').replace(/ (?=[,.;!?])/gu, ''));
}

/** Easier words for hard ones, in the creator's own sentences; figures and names stay as they are. */
export function withListed(
  draft: Draft,
  list: ReadonlyMap<string, string>,
  wording: Wording,
): Draft | null {
  const isTheirs = ({ source }: SpokenSentence): boolean =>
    source === 'own' || source === 'answer' || source === 'model';
  return reworded(
    draft,
    (text) => outsideQuotations(text, (part) => replaceAllOf(part, list)),
    isTheirs,
    wording,
  );
}

/** What somebody else said stays as they said it. */
function outsideQuotations(text: string, change: Rewording): string {
  return text
    .split(/(“[^”]*”|"[^"]*")/u)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}
