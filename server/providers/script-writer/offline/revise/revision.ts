import type { ScriptBrief, ScriptScene } from '../../script-writer.ts';
import { readDirection } from '../direction/read-direction.ts';
import { asSentence, joinSentences, splitSentences } from '../idea/sentences.ts';
import { createNarrator } from '../narrator.ts';
import { narrativeVoices } from '../direction/narrative-voices.ts';
import { createRandom } from '../random.ts';
import { fitsScene, speakingTimeS } from '#contract/rules/speaking-time.ts';
import { condenseSentence } from '../speech-fit.ts';
import { writeScene } from '../write-scene.ts';
import type { Change } from './read-instruction.ts';
import { replaceWord, simplify } from './reword.ts';

/** A scene on its way to being another. */
export interface Revision {
  apply(change: Change): void;
  /** The revised scene. Where no change was understood or nothing differed, the wish itself goes into the picture. */
  finish(wish: string): ScriptScene;
}

/** @param said dialogues of all scenes, so that added lines repeat none. */
export function createRevision(brief: ScriptBrief, scene: ScriptScene, index: number, said: ReadonlySet<string>): Revision {
  let { description, dialogue } = scene;
  const lengthS = scene.durationS > 0 ? scene.durationS : brief.sceneLengthS;
  const append = (part: string): void => {
    if (!description.toLowerCase().includes(part.toLowerCase())) description = description === '' ? asSentence(part) : `${description.replace(/[.\s]+$/u, '')}, ${part}`;
  };

  function apply(change: Change): void {
    switch (change.kind) {
      case 'shorter': dialogue = shorter(dialogue); break;
      case 'longer': dialogue = longer(dialogue); break;
      case 'simpler': dialogue = simplify(dialogue); break;
      case 'voice': revoice(change.narrative); break;
      case 'replace':
        description = replaceWord(description, change.from, change.to);
        dialogue = replaceWord(dialogue, change.from, change.to);
        break;
      case 'remove':
        description = withoutPart(description, change.what);
        dialogue = withoutSentence(dialogue, change.what);
        break;
      case 'say': dialogue = asSentence(change.words); break;
      case 'mention': dialogue = mention(dialogue, change.words, lengthS); break;
      case 'show': append(`with ${change.what}`); break;
      case 'light': description = relight(description, change.words); break;
    }
  }

  function longer(text: string): string {
    const spare = writeScene({ ...brief, sceneLengthS: lengthS }, {
      position: index + 1, sceneCount: brief.sceneCount, previous: scene, next: { ...scene, dialogue: [...said].join(' ') }, description: '',
    }).dialogue;
    return splitSentences(spare).reduce((sum, sentence) => (fitsScene(joinSentences(sum, sentence), Math.max(lengthS, 10)) ? joinSentences(sum, sentence) : sum), text);
  }

  function revoice(narrative: Extract<Change, { kind: 'voice' }>['narrative']): void {
    const direction = { ...readDirection('', '', []), narrative };
    const narrator = createNarrator(direction, createRandom(`${dialogue}${narrative}${index}`), { plain: false, solemn: false });
    dialogue = narrator.speak(splitSentences(dialogue), index === 0 ? 'hook' : 'beat', Math.max(lengthS, speakingTimeS(dialogue) + 0.8)) ?? dialogue;
    const [look] = narrativeVoices[narrative].look;
    if (look !== undefined) append(look);
  }

  return {
    apply,
    finish(wish) {
      if (description === scene.description && dialogue === scene.dialogue) append(wish.replace(/[.!\s]+$/u, '') || 'seen from a new angle');
      if (description === scene.description && dialogue === scene.dialogue) append('seen from a new angle, closer than before');
      return { ...scene, description, dialogue };
    },
  };
}

/** Fewer words: the last sentence goes, or the trailing clause of the only one. */
function shorter(text: string): string {
  const sentences = splitSentences(text);
  if (sentences.length > 1) return sentences.slice(0, -1).join(' ');
  for (let seconds = speakingTimeS(text) + 0.5; seconds > 1.5; seconds -= 0.4) {
    const condensed = condenseSentence(text, seconds);
    if (condensed !== null && condensed !== text) return condensed;
  }
  return text.replace(/\b(?:really|very|just|actually|simply|quite|completely|literally) /giu, '');
}

function withoutPart(description: string, what: string): string {
  const parts = description.split(', ').filter((part) => !part.toLowerCase().includes(what.toLowerCase()));
  return parts.length > 0 ? parts.join(', ') : description;
}

function withoutSentence(dialogue: string, what: string): string {
  const kept = splitSentences(dialogue).filter((sentence) => !sentence.toLowerCase().includes(what.toLowerCase()));
  return kept.length > 0 ? kept.join(' ') : dialogue;
}

function mention(dialogue: string, words: string, lengthS: number): string {
  if (dialogue.toLowerCase().includes(words.toLowerCase())) return dialogue;
  const addition = asSentence(words.split(/\s+/u).length >= 4 ? words : `Think of ${words}`);
  const kept = splitSentences(dialogue);
  while (kept.length > 1 && !fitsScene(`${kept.join(' ')} ${addition}`, lengthS)) kept.pop();
  return [...kept, addition].join(' ');
}

const lightParts = /^(?:(?:at|in|under|during|by) .{0,30}(?:night|dawn|dusk|sunset|sunrise|noon|midday|midnight|morning|afternoon|evening|golden hour|blue hour|light|sky)|.{0,20}(?:morning|afternoon|evening|lamp) (?:light|glow).{0,20})$/iu;

/** New light takes the place of the old, at the same spot in the description. */
function relight(description: string, words: string): string {
  const isTime = /\b(?:night|midnight|dawn|sunrise|sunset|dusk|twilight|golden hour|noon|midday|morning|afternoon|evening|daylight)\b/u.test(words);
  const [first = '', ...parts] = description.replace(/[.\s]+$/u, '').split(', ');
  const bareFirst = isTime ? first.replace(/\s+(?:at|by|in the) (?:night|dawn|dusk|sunrise|sunset|noon|midday|midnight|morning|evening|twilight)\b/giu, '') : first;
  const kept = parts.filter((part) => part.toLowerCase() !== words.toLowerCase() && !(isTime && lightParts.test(part)));
  return [bareFirst, words, ...kept].filter((part) => part !== '').join(', ');
}
