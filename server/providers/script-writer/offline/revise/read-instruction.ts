import type { NarrativeStyleId } from '#contract/rules/styles.ts';
import { paletteOf, timePhrase, weatherPhrase } from '../direction/read-notes.ts';

/** One thing a creator asks to be different. */
export type Change =
  | { readonly kind: 'shorter' }
  | { readonly kind: 'longer' }
  | { readonly kind: 'voice'; readonly narrative: NarrativeStyleId }
  | { readonly kind: 'simpler' }
  | { readonly kind: 'replace'; readonly from: string; readonly to: string }
  | { readonly kind: 'remove'; readonly what: string }
  | { readonly kind: 'say'; readonly words: string }
  | { readonly kind: 'mention'; readonly words: string }
  | { readonly kind: 'show'; readonly what: string }
  | { readonly kind: 'light'; readonly words: string };

const voices: readonly (readonly [RegExp, NarrativeStyleId])[] = [
  [/\b(?:funn(?:y|ier)|humorous|humou?r|wittier|witty|more fun|joke|playful)\b/iu, 'humorous'],
  [/\b(?:dramatic|drama|intense|epic|suspense\w*|darker|scarier|tense)\b/iu, 'dramatic'],
  [/\b(?:inspir\w*|motivat\w*|uplifting|hopeful)\b/iu, 'inspirational'],
  [/\b(?:casual|conversational|friendly|friendlier|personal|warmer tone)\b/iu, 'conversational'],
  [/\b(?:technical|precise|scientific|detailed)\b/iu, 'technical'],
  [/\b(?:informative|factual|serious)\b/iu, 'informative'],
  [/\b(?:brain ?-?rot|unhinged|chaotic|meme)\b/iu, 'brain-rot'],
  [/\b(?:like a story|storytelling|story-like)\b/iu, 'storytelling'],
];

const quote = /["“«]([^"”»]{1,300})["”»]/u;

/** What an instruction asks for, in its own order of importance; empty where nothing is recognised. */
export function readInstruction(instruction: string): Change[] {
  const spoken = sayOf(instruction);
  if (spoken !== null) return [spoken];
  const replaced = replacementOf(instruction);
  if (replaced !== null) return [replaced];
  const lower = instruction.toLowerCase();
  const changes: Change[] = [];
  if (/\b(?:shorter|shorten|briefer|more concise|cut (?:it )?down|trim|tighten|punchier|snappier)\b/u.test(lower)) changes.push({ kind: 'shorter' });
  if (/\b(?:longer|lengthen|expand|elaborate|more detail|say more)\b/u.test(lower)) changes.push({ kind: 'longer' });
  if (/\b(?:simpler|simplify|easier|for (?:kids|children|beginners)|plain(?:er)? (?:words|language))\b/u.test(lower)) changes.push({ kind: 'simpler' });
  const voice = voices.find(([words]) => words.test(lower))?.[1];
  if (voice !== undefined) changes.push({ kind: 'voice', narrative: voice });
  changes.push(...lightChanges(instruction), ...mentionAndShow(instruction));
  return changes;
}

function sayOf(instruction: string): Change | null {
  const match = /^(?:please\s+)?(?:say|(?:change|set|make) the (?:dialogue|narration|words|line|voice-?over) (?:to|say)|(?:the )?(?:dialogue|narration|voice-?over)(?: should be)?)\s*:?\s*(.{1,600})$/iu.exec(instruction);
  const words = match?.[1]?.trim().replace(/^["“'‘«]|["”'’»]$/gu, '');
  if (words === undefined || words === '' || /^(?:more|less|it\b|something)/iu.test(words)) return null;
  return { kind: 'say', words };
}

function replacementOf(instruction: string): Change | null {
  const match = /\b(?:change|replace|swap|turn|switch|exchange)\s+(?:the |all |every )?["“']?(.{1,60}?)["”']?\s+(?:to|with|for|into|by)\s+(?:an? |the )?["“']?(.{1,60}?)["”']?\s*[.!]?$/iu.exec(instruction)
    ?? reversed(/\buse\s+(?:an? )?(.{1,40}?)\s+instead of\s+(?:the |an? )?(.{1,40}?)\s*[.!]?$/iu.exec(instruction))
    ?? reversed(/\b(?:an? )(.{1,40}?)\s+(?:instead of|rather than)\s+(?:the |an? )?(.{1,40}?)\s*[.!]?$/iu.exec(instruction));
  if (match?.[1] === undefined || match[2] === undefined) return null;
  return { kind: 'replace', from: match[1], to: match[2] };
}

function reversed(match: RegExpExecArray | null): RegExpExecArray | null {
  if (match?.[1] !== undefined && match[2] !== undefined) [match[1], match[2]] = [match[2], match[1]];
  return match;
}

function lightChanges(instruction: string): Change[] {
  const camera = /\b(close-?up|wide shot|aerial (?:shot|view)|drone shot|slow[- ]motion|zoom (?:in|out)|handheld|macro shot|low angle|top-?down view)\b/iu.exec(instruction)?.[1];
  const warmth = /\b(warmer|cooler|brighter|darker|more vivid|softer)\b/iu.exec(instruction)?.[1]?.toLowerCase();
  const tones: ReadonlyMap<string, string> = new Map(Object.entries({ warmer: 'warm golden colours', cooler: 'cool blue colours', brighter: 'bright airy light', darker: 'dark moody light', 'more vivid': 'vivid saturated colours', softer: 'soft diffused light' }));
  const palette = (warmth === undefined ? undefined : tones.get(warmth)) ?? paletteOf(instruction);
  return [timePhrase(instruction), weatherPhrase(instruction), palette, camera?.toLowerCase()]
    .flatMap((words) => (words === null || words === undefined ? [] : [{ kind: 'light', words } as const]));
}

function mentionAndShow(instruction: string): Change[] {
  const mention = /\b(?:mention|talk about|name-?drop|include the (?:words?|phrase)|refer to)\s+(.{1,120}?)\s*[.!]?$/iu.exec(instruction)?.[1];
  if (mention !== undefined) return [{ kind: 'mention', words: quote.exec(mention)?.[1] ?? mention }];
  const removed = /\b(?:remove|delete|without|no more|get rid of|drop)\s+(?:the |any |all )?(.{1,60}?)\s*[.!]?$/iu.exec(instruction)?.[1];
  if (removed !== undefined) return [{ kind: 'remove', what: removed }];
  const shown = /\b(?:add|show|include|put|place|have|feature|with)\s+((?:an? |the |some |two |three |more )?.{1,80}?)(?:\s+(?:in|to) (?:the )?(?:scene|background|picture|shot|it))?\s*[.!]?$/iu.exec(instruction)?.[1];
  const isAboutWords = shown === undefined || /\b(?:drama|humou?r|detail|jokes?|energy|emotion|facts?|colou?rs?|tones?)\b/iu.test(shown);
  return isAboutWords ? [] : [{ kind: 'show', what: shown }];
}
