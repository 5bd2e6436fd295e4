import { fitsScene, speakingTimeS, speechBudgetS } from '#contract/rules/speaking-time.ts';
import { condenseSentence } from '../speech-fit.ts';
import { keyPhrases } from './key-phrases.ts';
import { joinSentences } from './sentences.ts';

/**
 * The creator's sentences dealt out to scenes, in order. Where there are more than fit, the first and the last stay and
 * the weightiest between them; where there are fewer, each gets a scene of its own.
 */
export function chooseMaterial(material: readonly string[], sceneCount: number, sceneLengthS: number): string[][] {
  const speakable = material.flatMap((sentence) => {
    const text = fitsScene(sentence, sceneLengthS) ? sentence : condenseSentence(sentence, sceneLengthS);
    return text === null ? [] : [text];
  });
  if (speakable.length === 0) return [];
  if (speakable.length <= sceneCount) return speakable.map((sentence) => [sentence]);
  const grouped = group(speakable, sceneLengthS);
  if (grouped.length <= sceneCount) return spread(speakable, sceneCount, sceneLengthS) ?? grouped;
  return group(weightiest(speakable, sceneCount * speechBudgetS(sceneLengthS) * 0.8), sceneLengthS).slice(0, sceneCount);
}

/** Fills scene after scene. */
function group(sentences: readonly string[], sceneLengthS: number): string[][] {
  const groups: string[][] = [];
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : joinSentences(text, sentence);
    const open = groups.at(-1);
    if (open !== undefined && fitsScene(longer, sceneLengthS)) {
      open.push(sentence);
      text = longer;
    } else {
      groups.push([sentence]);
      text = sentence;
    }
  }
  return groups;
}

/** As many groups as there are scenes, of about equal length, where each fits. */
function spread(sentences: readonly string[], sceneCount: number, sceneLengthS: number): string[][] | null {
  const totalS = sentences.reduce((sum, sentence) => sum + speakingTimeS(sentence), 0);
  const groups: string[][] = Array.from({ length: sceneCount }, () => []);
  let spokenS = 0;
  for (const sentence of sentences) {
    const index = Math.min(sceneCount - 1, Math.floor((spokenS / totalS) * sceneCount));
    groups[index]?.push(sentence);
    spokenS += speakingTimeS(sentence);
  }
  return groups.every((group) => group.length > 0 && fitsScene(group.join(' '), sceneLengthS)) ? groups : null;
}

/** First, last and the sentences with most of the text's key phrases, in their order, up to the time there is. */
function weightiest(sentences: readonly string[], limitS: number): string[] {
  const phrases = keyPhrases(sentences.join(' '), 24).map((phrase) => phrase.toLowerCase());
  const weigh = (sentence: string): number => {
    const lower = sentence.toLowerCase();
    return phrases.reduce((sum, phrase, rank) => sum + (lower.includes(phrase) ? 1 / (1 + rank / 8) : 0), 0) / Math.sqrt(speakingTimeS(sentence) + 1);
  };
  const lastIndex = sentences.length - 1;
  const ranked = sentences
    .map((sentence, index) => ({ index, lengthS: speakingTimeS(sentence), weight: index === 0 || index === lastIndex ? Infinity : weigh(sentence) }))
    .toSorted((left, right) => right.weight - left.weight);
  const kept = new Set<number>();
  let lengthS = 0;
  for (const candidate of ranked) {
    if (lengthS + candidate.lengthS > limitS && kept.size > 1) continue;
    kept.add(candidate.index);
    lengthS += candidate.lengthS;
  }
  return sentences.filter((_, index) => kept.has(index));
}
