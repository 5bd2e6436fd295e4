import { directorLooks } from './direction/director-looks.ts';
import { narrativeVoices } from './direction/narrative-voices.ts';
import type { Direction } from './direction/read-direction.ts';
import { joinSentences, sentenceKey, splitSentences } from './idea/sentences.ts';
import { lowerableStarts } from './idea/stop-words.ts';
import { createRotation, type Random } from './random.ts';
import { fitsScene } from '#contract/rules/speaking-time.ts';
import { fitSentences } from './speech-fit.ts';

export type Role = 'hook' | 'beat' | 'close';

/** Speaks lines in one voice and never the same sentence twice. */
export interface Narrator {
  /** The line in this voice, as much of it as fits, or null where it does not fit or was said before. */
  speak(sentences: readonly string[], role: Role, sceneLengthS: number): string | null;
  /** More whole sentences after what is said, while they fit. */
  extend(text: string, sentences: readonly string[], sceneLengthS: number): string;
  /** Marks a text as said. */
  remember(text: string): void;
  hasSaid(sentence: string): boolean;
}

/** @param plain leaves out the voice's openers: for the creator's own words, and for other languages than English. */
export function createNarrator(direction: Direction, random: Random, options: { plain: boolean; solemn: boolean }): Narrator {
  const voice = narrativeVoices[direction.narrative];
  const said = new Set<string>();
  const director = direction.directors[0];
  const openers = {
    hook: createRotation(director === undefined ? voice.hook : [directorLooks[director].opener, ...(options.plain ? [] : voice.hook)], random),
    beat: createRotation(voice.beat, random),
    close: createRotation(voice.close, random),
  };
  const joking = direction.narrative === 'humorous' || direction.narrative === 'brain-rot';
  const opens = !options.plain && !(joking && options.solemn);
  let beatCount = 0;

  const inVoice = (text: string): string => (voice.contracts ? contract(text) : text);
  const remember = (text: string): void => {
    for (const sentence of splitSentences(text)) said.add(sentenceKey(sentence));
  };
  const hasSaid = (sentence: string): boolean => said.has(sentenceKey(inVoice(sentence))) || said.has(sentenceKey(sentence));

  const wantsOpener = (role: Role): boolean => {
    if (!opens) return false;
    if (role !== 'beat') return true;
    beatCount += 1;
    return voice.everyBeats > 0 && (beatCount - 1) % voice.everyBeats === 0;
  };

  return {
    remember,
    hasSaid,
    speak(sentences, role, sceneLengthS) {
      const fresh = sentences.filter((sentence) => !hasSaid(sentence)).map(inVoice);
      const plain = fitSentences(fresh, sceneLengthS);
      if (plain === null || splitSentences(plain).some((sentence) => said.has(sentenceKey(sentence)))) return null;
      const text = (wantsOpener(role) ? opened(fresh, openers[role], sceneLengthS) : null) ?? plain;
      remember(plain);
      remember(text);
      return text;
    },
    extend(text, sentences, sceneLengthS) {
      let longer = text;
      for (const sentence of sentences) {
        const next = joinSentences(longer, inVoice(sentence));
        if (hasSaid(sentence) || !fitsScene(next, sceneLengthS)) break;
        longer = next;
        remember(inVoice(sentence));
      }
      return longer;
    },
  };
}

/** The line behind an opener; a second sentence gives way to the opener where both do not fit. */
function opened(sentences: readonly string[], next: (accepts: (opener: string) => boolean) => string | undefined, sceneLengthS: number): string | null {
  const [first, ...rest] = sentences;
  if (first === undefined) return null;
  const opener = next((candidate) => canPrecede(candidate, first) && fitsScene(withOpener(candidate, first), sceneLengthS));
  return opener === undefined ? null : fitSentences([withOpener(opener, first), ...rest], sceneLengthS);
}

function canPrecede(opener: string, sentence: string): boolean {
  const start = /^[\p{L}']+/u.exec(sentence)?.[0] ?? '';
  return !opener.endsWith(',') || lowerableStarts.has(start.toLowerCase());
}

function withOpener(opener: string, sentence: string): string {
  return opener.endsWith(',') ? `${opener} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : `${opener} ${sentence}`;
}

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(I|i)t is (?!\.)/gu, "$1t's "], [/\b(T|t)hat is (?!\.)/gu, "$1hat's "], [/\b(T|t)here is /gu, "$1here's "], [/\b(Y|y)ou are /gu, "$1ou're "],
  [/\b(T|t)hey are /gu, "$1hey're "], [/\b(W|w)e are /gu, "$1e're "], [/\b(D|d)o not /gu, "$1on't "], [/\b(D|d)oes not /gu, "$1oesn't "],
  [/\b(I|i)s not /gu, "$1sn't "], [/\b(A|a)re not /gu, "$1ren't "], [/\b(C|c)annot /gu, "$1an't "], [/\b(D|d)id not /gu, "$1idn't "],
  [/\b(W|w)ill not /gu, "$1on't "], [/\b(H|h)as not /gu, "$1asn't "], [/\b(Y|y)ou will /gu, "$1ou'll "], [/\b(W|w)hat is /gu, "$1hat's "],
];

function contract(text: string): string {
  return contractions.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}
