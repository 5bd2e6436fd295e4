import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import type { SceneContext, ScriptBrief, ScriptScene } from '../script-writer.ts';

/** What to do, in our words, and what to do it with, in the creator's. */
export interface Task {
  readonly rules: string;
  readonly data: unknown;
}

const wordsPerSecond = 150 / 60;
const spareS = 0.8;

/** How many words a narrator says in a scene with a breath to spare. */
export function wordLimit(sceneLengthS: number): number {
  return Math.max(1, Math.floor((sceneLengthS - spareS) * wordsPerSecond));
}

const craft = `You are an award-winning writer of short narrated videos.
Each scene has a "plan" of its picture, a "camera" and a "dialogue".
- plan: English, as data. "layout" is the kind of picture: "scene" for people, animals or things in a place; "figure", "bar-chart", "map", "list", "timeline", "quote" and the others only where the scene says just that. "subjects": at most five, the first is what the picture is about; "what" is a concrete, drawable noun phrase in the singular without article, "count" how many (0 says that none is to be seen), "doing" a verb in its -ing form with its object, "look" how it looks. "place", "time" and "weather" where they matter. "figure" for one number with its unit and what it measures; never a year or a date. "items" for points, steps or rows; "quote" for words to be read just so; "from" and "to" for a route, a span or what is compared. Leave a part empty where it does not apply. No real living person, no brand.
- camera: one framing and movement in a few words, such as "slow push in from a wide shot".
- dialogue: what the narrator says, in the language the idea is written in; spoken words only, without stage directions, quotation marks, hashtags or emoji. Whole sentences, concrete and true. Say nothing you are not sure of.
Open with a hook that makes one stop, develop one thought per scene, close with a line worth repeating. Never write "In this video", "Let's dive in", "Welcome back" or any other filler. Never repeat a sentence or a picture.
"language" is the BCP 47 tag of the dialogue's language.
Follow the narrative style, the director's manner and the notes given in the material, as far as they concern how the video looks and sounds.`;

/** Names are told with their looks, so that the writer knows who they are; the picture model is told them again. */
const castRule = `Where "cast" is not empty, it lists characters, places and things whose look is fixed. Of those that the idea, the wish, the change or a given scene names, use the exact name in the description of every scene that shows them, as its subject where it fits, and do not describe their looks. Never bring in one that nobody names.`;

/** A whole storyboard. */
export function storyboardTask(brief: ScriptBrief): Task {
  return {
    rules: `${craftFor(brief)}\nWrite a title of at most 80 characters and exactly ${brief.sceneCount} scenes. ${lengthRule(brief.sceneLengthS)} ${platformRule(brief)}`,
    data: ideaOf(brief),
  };
}

/** One more scene among its neighbours. */
export function sceneTask(brief: ScriptBrief, context: SceneContext): Task {
  return {
    rules: `${craftFor(brief)}\nWrite exactly one scene, the one numbered ${context.position} of ${context.sceneCount}. It follows "previous" and leads to "next" without repeating either. Where "wish" is not empty, show just that. Where "dialogue" is given, that is what the scene says: plan the picture for it. ${lengthRule(brief.sceneLengthS)} ${platformRule(brief)}`,
    data: {
      ...ideaOf(brief),
      previous: textOf(context.previous),
      next: textOf(context.next),
      wish: context.description,
      ...(context.says === null ? {} : { dialogue: context.says.text }),
    },
  };
}

/** Given scenes, changed. */
export function reviseTask(
  brief: ScriptBrief,
  scenes: readonly ScriptScene[],
  instruction: string,
  unused: readonly { readonly text: string }[],
): Task {
  const limits = scenes
    .map(({ durationS }) => wordLimit(durationS > 0 ? durationS : brief.sceneLengthS))
    .join(', ');
  return {
    rules: `${craftFor(brief)}\nChange the given scenes as "change" asks, as far as it concerns the scenes' content, and leave the rest of them as it is. "unused" are sentences of the idea that no scene says yet: take from them where the change asks for more. Answer with exactly ${scenes.length} scenes in the same order. Their dialogues have at most these numbers of words, in order: ${limits}.`,
    data: {
      ...ideaOf(brief),
      scenes: scenes.map(textOf),
      change: instruction,
      ...(unused.length > 0 ? { unused: unused.map(({ text }) => text) } : {}),
    },
  };
}

/** A richer prompt. */
export function enhanceTask(request: { topic: string; platform: string; prompt: string }): Task {
  return {
    rules:
      'You help a creator brief a short narrated video. Rewrite their prompt so that it is richer and more specific: keep their own words and facts, in their language, and add audience, angle, structure (hook, development, close), tone and pictures that suit the platform. At most 1,100 characters, plain text, no headings. If the prompt already holds all that, only tighten it.',
    data: request,
  };
}

const craftFor = ({ cast }: ScriptBrief) => (cast.length > 0 ? `${craft}\n${castRule}` : craft);

function lengthRule(sceneLengthS: number): string {
  const most = wordLimit(sceneLengthS);
  return `Every scene lasts ${sceneLengthS} seconds: its dialogue has ${Math.max(1, Math.round(most * 0.75))} to ${most} words, never more (for writing without spaces, at most ${Math.max(2, Math.floor((sceneLengthS - spareS) * 4.2))} characters).`;
}

function platformRule(brief: ScriptBrief): string {
  return brief.orientation === 'vertical'
    ? `It is a vertical video for ${brief.platform}: the first five words must grip.`
    : `It is a landscape video for ${brief.platform}: take time to set the scene.`;
}

function ideaOf(brief: ScriptBrief): object {
  return {
    title: brief.title,
    idea: brief.prompt,
    chosenLanguage: brief.language,
    style: brief.style,
    notes: brief.styleNotes,
    ...(brief.answers.length > 0 ? { answers: brief.answers } : {}),
    ...(brief.cast.length > 0 ? { cast: brief.cast } : {}),
  };
}

function textOf(scene: ScriptScene | null): object | null {
  return scene === null
    ? null
    : { plan: readDescription(scene.description), camera: scene.camera, dialogue: scene.dialogue };
}
