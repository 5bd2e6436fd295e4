import { cleanText } from './idea/clean-text.ts';
import { readIdea } from './idea/read-idea.ts';
import { midSentence } from './idea/mid-sentence.ts';
import { createRandom, shuffle } from './random.ts';
import { outlineOfSubjects } from './outline.ts';
import { outlineOfIdea } from './outline-of-idea.ts';
import { readDirection } from './direction/read-direction.ts';

const longestPrompt = 1200;
const adviceLabels = /^(?:Audience|Angle|Structure|Tone|Visuals): .*$/gmu;

/**
 * The creator's own words with advice below them: audience, angle, structure, tone, pictures; 1,200 characters at most
 * where their own words leave room. Advice from an earlier press is replaced, so pressing again does not grow it.
 */
export function enhancePrompt(request: { topic: string; platform: string; prompt: string }): string {
  const own = cleanText(request.prompt).replace(adviceLabels, '').replace(/\n{3,}/gu, '\n\n').trim();
  const words = own === '' ? request.topic : own;
  const idea = readIdea(request.topic, words);
  const random = createRandom(words);
  const outline = outlineOfSubjects(idea.subjects, random) ?? outlineOfIdea(idea, random);
  const name = idea.subjects[0]?.subject.name ?? midSentence(idea.topic);
  const isVertical = !/youtube|^video$/iu.test(request.platform);
  const [first, second] = outline.body;
  const advice = [
    `Audience: ${audienceFor(name, random)}`,
    `Angle: open on this: "${outline.hooks[0]?.say ?? idea.topic}"`,
    `Structure: ${isVertical ? 'a hook in the first two seconds' : 'a clear question first'}, then ${shorten(first?.say)}, then ${shorten(second?.say)}, and a last line worth repeating.`,
    `Tone: ${readDirection('', '', idea.directives).narrative}, in short spoken sentences, without filler.`,
    `Visuals: ${outline.body.slice(0, 3).map(({ see }) => midSentence(see)).join('; ')}.`,
  ];
  return assemble(words, advice);
}

/** Lines of advice while they fit; the creator's words are never cut. */
function assemble(words: string, advice: readonly string[]): string {
  let prompt = words;
  for (const [index, line] of advice.entries()) {
    const longer = `${prompt}${index === 0 ? '\n\n' : '\n'}${line}`;
    if (longer.length <= longestPrompt) prompt = longer;
  }
  return prompt;
}

function shorten(say: string | undefined): string {
  return midSentence((say ?? 'the turn').split(/[.?!]/u)[0] ?? 'the turn');
}

function audienceFor(name: string, random: () => number): string {
  const [audience] = shuffle([
    `people who meet ${name} every day and never looked twice.`,
    `curious beginners who want to understand ${name} in one sitting.`,
    `anyone who has heard of ${name} and wondered what is behind it.`,
  ], random);
  return audience ?? '';
}
