import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { isListed } from '../drawable.ts';
import { findSenses, type Meaning, type NounSenses } from './noun-senses.ts';
import { isVerbIn } from './verb-uses.ts';
import { createScales, formsOf, placesIn } from './weigh-meanings.ts';
import { ofMentions } from '../mention-words.ts';

/* What a film's nouns mean, by the words beside them, their sentence, its neighbours, the title and all of the film. */

/** What is meant by a noun: what is usually drawn of it, something else that has another drawing or none, or nobody can tell. */
export type Meant =
  | { readonly is: 'itself' }
  | { readonly is: 'other'; readonly draw: string | null }
  | { readonly is: 'unsure' };

export interface FilmTopic {
  /** What a noun phrase means in a sentence of the film. */
  meantBy: (what: string, sentence: string) => Meant;
}

const itself: Meant = { is: 'itself' };
const unsure: Meant = { is: 'unsure' };

/** Where nothing is known of a film every noun means what is drawn of it. */
export const noTopic: FilmTopic = { meantBy: () => itself };

const weights = { beside: 1.2, sentence: 1, near: 0.45, title: 0.6, film: 0.5 };
/** By how much another meaning has to be nearer, for nouns that mostly or often mean what is drawn of them. */
const leads = { mostly: 0.5, often: 0.1 };
/** The same where a word of that meaning is said nearby or in the title, and in the whole film none of what is drawn, which words are merely like. */
const leadWhereSaid = 0.1;
/** What a noun that seldom means what is drawn of it needs for that. */
const leastOfSeldom = 0.05;
/** What any meaning needs of a noun that has no drawing by its bare name. */
const leastOfBare = 0.5;
/** Another thing is drawn only where its meaning is so near, and by so much nearer than any other. */
const sure = { near: 0.7, lead: 0.3 };

const withoutGroup = (what: string) => what.toLowerCase().replace(/^group of /u, '');

const betweenNouns = new RegExp(` (?:of|in|on|with|from|for) `, 'u');
/** "A lock of the canal" is a lock. */
const phraseOf = (what: string) => withoutGroup(what).split(betweenNouns, 1)[0] ?? what;

/** "A garden fork", "fire engines": two words that the painter knows say themselves what they are. */
function isNamedWhole(words: readonly string[]): boolean {
  const [one, other] = words.slice(-2);
  return (
    one !== undefined &&
    other !== undefined &&
    [other, singularPhrase(other) ?? other].some((head) => isListed(`${one} ${head}`))
  );
}

/** The words right beside a noun, which say most of what it is: "guitar string", "a string of the guitar". */
function besideOf(what: string, head: string, sentence: string): string {
  const own = withoutGroup(what)
    .split(' ')
    .filter((word) => word !== head);
  const noun = head.replaceAll(/[^\p{L}\p{N}]+/gu, '.');
  const around = new RegExp(
    String.raw`(?:(?<!\p{L})(\p{L}{1,30})[ -])?\b${noun}(?:s|es)?\b(?: (?:of|in|for|on) (?:(?:${ofMentions.aroundDeterminers}) )?(\p{L}+))?(?: (\p{L}+))?`,
    'iu',
  ).exec(sentence);
  return [...own, ...(around?.slice(1) ?? [])].join(' ');
}

/** Tells how near a text of a film is to each meaning of a noun; reads each text once. */
function evidenceReader() {
  const weigh = createScales();
  const known = new Map<string, ReturnType<typeof placesIn>>();
  const read = (text: string) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const places = placesIn(text);
    known.set(text, places);
    return places;
  };
  return (text: string, { noun, meanings }: NounSenses): readonly number[] => {
    const own = new Set(read(noun));
    return weigh(
      read(text).filter((place) => !own.has(place)),
      meanings,
    );
  };
}

/** A meaning as what is drawn of it; another thing only where it is surely that. */
function asDrawn({ draw }: Meaning, near: number, lead: number): Meant {
  if (draw === 'itself') return itself;
  if (draw === null) return { is: 'other', draw: null };
  return near < sure.near || lead < sure.lead ? unsure : { is: 'other', draw: draw.other };
}

/**
 * What a noun means, by how near each of its meanings is.
 * @param isSaid whether one of the words of a meaning is said there
 */
function decide(
  { meanings, said }: NounSenses,
  near: readonly number[],
  isSaid: (meaning: Meaning, where: 'nearby' | 'in the film') => boolean,
): Meant {
  const most = Math.max(...near);
  const best = meanings[near.indexOf(most)];
  if (best === undefined) return itself;
  const next = Math.max(0, ...near.filter((_, at) => meanings[at] !== best));
  const drawnAt = meanings.findIndex(({ draw }) => draw === 'itself');
  const drawn = near[drawnAt];
  // No picture of the bare noun, so none that could be wrong.
  if (drawn === undefined) {
    const meant = most < leastOfBare ? itself : asDrawn(best, most, most - next);
    return meant.is === 'unsure' ? itself : meant;
  }
  if (best.draw === 'itself') return said === 'seldom' && drawn <= leastOfSeldom ? unsure : itself;
  const usual = meanings[drawnAt];
  const isOnlySaid = usual !== undefined && isSaid(best, 'nearby') && !isSaid(usual, 'in the film');
  const needed = said === 'seldom' ? 0 : isOnlySaid ? leadWhereSaid : leads[said];
  return most > drawn + needed ? asDrawn(best, most, most - next) : itself;
}

/** Reads the words of a film once; what nouns mean is worked out when it is asked. */
export function createFilmTopic(title: string, sentences: readonly string[]): FilmTopic {
  const evidenceIn = evidenceReader();
  const whole = [title, ...sentences].join(' ');
  const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{L}{2,}/gu));
  const words = wordsIn(whole);
  const saysAny = (needs: readonly string[], said: ReadonlySet<string> = words): boolean =>
    needs.length === 0 || needs.flatMap(formsOf).some((form) => said.has(form));
  const ofFilm = new Map<NounSenses, readonly number[]>();
  const evidenceInFilm = (senses: NounSenses): readonly number[] => {
    const before = ofFilm.get(senses);
    if (before !== undefined) return before;
    const ofTitle = evidenceIn(title, senses);
    const evidence = evidenceIn(whole, senses).map(
      (value, at) => value * weights.film + (ofTitle[at] ?? 0) * weights.title,
    );
    ofFilm.set(senses, evidence);
    return evidence;
  };
  const nearTo = (line: string): string => {
    const at = sentences.findIndex((sentence) => sentence.includes(line));
    return at < 0 ? '' : `${sentences[at - 1] ?? ''} ${sentences[at + 1] ?? ''}`;
  };
  return {
    meantBy: (what, sentence) => {
      const named = phraseOf(what).split(' ');
      const head = named.at(-1) ?? '';
      const senses = findSenses(head);
      if (senses === null || isNamedWhole(named)) return itself;
      if (senses.said !== 'mostly' && isVerbIn(head, sentence)) return { is: 'other', draw: null };
      const nearby = wordsIn(`${title} ${sentence} ${nearTo(sentence)}`);
      const zones = [
        evidenceIn(besideOf(what, head, sentence), senses).map((near) => near * weights.beside),
        evidenceIn(sentence, senses).map((near) => near * weights.sentence),
        evidenceIn(nearTo(sentence), senses).map((near) => near * weights.near),
        evidenceInFilm(senses),
      ];
      const meant = decide(
        senses,
        senses.meanings.map((_, at) => zones.reduce((sum, zone) => sum + (zone[at] ?? 0), 0)),
        ({ seeds }, where) => saysAny(seeds, where === 'nearby' ? nearby : words),
      );
      return meant.is === 'itself' && !saysAny(senses.needs) ? unsure : meant;
    },
  };
}
