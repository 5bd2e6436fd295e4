import type { CastLook } from '@scenewright/contract/rules/cast.ts';
import type { Orientation, PlatformId } from '@scenewright/contract/rules/platforms.ts';
import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';

/** What a storyboard is written from: the wizard's answers. */
export interface ScriptBrief {
  /** The topic's short name: the first sentence of the prompt, or the chip's name. */
  readonly title: string;
  /** The creator's idea, in any language; at most 40,000 characters. */
  readonly prompt: string;
  /** What the creator answered to questions about the idea, by the question's id. */
  readonly answers: readonly { readonly id: string; readonly text: string }[];
  readonly platform: PlatformId;
  readonly orientation: Orientation;
  /** BCP 47 tag chosen in the wizard. The prompt itself may be written in another language. */
  readonly language: string;
  /** The most scenes, and the seconds of each: all of them together last no longer. */
  readonly sceneCount: number;
  readonly sceneLengthS: number;
  /** One scene may last so long where others last less; absent where none may. */
  readonly longestSceneS?: number;
  /** The creative direction: narrative style text, then director styles separated by blank lines. */
  readonly style: string;
  /** The director's own notes; empty where there are none. */
  readonly styleNotes: string;
  /** Who and what the creator's films know by name; only whom the idea, a wish or a scene names belongs into the script. */
  readonly cast: readonly CastLook[];
}

export interface ScriptScene {
  /** What is seen, as prose that a picture plan was composed into: one subject, its place, light and movement. */
  readonly description: string;
  /** How the camera looks at it; empty where the maker decides. */
  readonly camera: string;
  /** What is said, with pause marks; may be empty. */
  readonly dialogue: string;
  /** The sentences of the dialogue with where each comes from. */
  readonly sentences: readonly SpokenSentence[];
  readonly durationS: number;
}

export type LeftOutReason = 'no-room' | 'request' | 'picture-note' | 'too-long';

/** A sentence of the idea that no scene says. */
export interface LeftOutSentence extends SpokenSentence {
  readonly why: LeftOutReason;
  /** The 1-based position at which a scene that says it would stand. */
  readonly place: number;
}

export interface Script {
  readonly title: string;
  /** BCP 47 tag of the language it is spoken in; null where the writer cannot tell. */
  readonly language: string | null;
  readonly genre: string | null;
  /** At least one, at most as many as asked for. */
  readonly scenes: readonly ScriptScene[];
  readonly leftOut: readonly LeftOutSentence[];
}

/** Where a new scene stands among its neighbours. */
export interface SceneContext {
  /** 1-based position of the new scene. */
  readonly position: number;
  readonly sceneCount: number;
  readonly previous: ScriptScene | null;
  readonly next: ScriptScene | null;
  /** What the creator asked this scene to show; empty where they left it to the writer. */
  readonly description: string;
  /** What it has to say, word for word; null where that is left to the writer. */
  readonly says: SpokenSentence | null;
  /** Sentences of the idea that no scene says yet. */
  readonly unused: readonly SpokenSentence[];
}

export interface Revision {
  /** The same scenes, in the same order. */
  readonly scenes: readonly ScriptScene[];
  /** What of the instruction could not be done, in sentences. */
  readonly undone: readonly string[];
}

/** Writes and rewrites scripts. Implementations: `@scenewright/offline-writer`, joined by the wire, and language models. */
export interface ScriptWriter {
  readonly name: string;
  /** @throws ProviderError */
  writeStoryboard(brief: ScriptBrief, signal: AbortSignal): Promise<Script>;
  /** One more scene that fits between its neighbours. @throws ProviderError */
  writeScene(brief: ScriptBrief, context: SceneContext, signal: AbortSignal): Promise<ScriptScene>;
  /** Scenes changed as the instruction asks. @param unused sentences of the idea that no scene says yet. @throws ProviderError */
  reviseScenes(
    brief: ScriptBrief,
    scenes: readonly ScriptScene[],
    instruction: string,
    unused: readonly SpokenSentence[],
    signal: AbortSignal,
  ): Promise<Revision>;
  /** The idea in better words or order. @throws ProviderError */
  enhancePrompt(
    request: { topic: string; platform: string; prompt: string },
    signal: AbortSignal,
  ): Promise<string>;
}

/** What an idea holds, told while it is typed. */
export interface IdeaReading {
  readonly genre: string;
  readonly subject: string | null;
  readonly language: string;
  readonly known: boolean;
  /** How long the material lasts when it is spoken. */
  readonly seconds: number;
  readonly need: { readonly scenes: number; readonly seconds: number };
  readonly questions: readonly {
    readonly id: string;
    readonly text: string;
    readonly example: string;
  }[];
}

/** Reads an idea without writing anything: free, quick, and never through a paid provider. */
export type ReadIdea = (idea: {
  readonly prompt: string;
  readonly answers: ScriptBrief['answers'];
  readonly sceneCount: number;
  readonly sceneLengthS: number;
  readonly longestSceneS: number;
}) => Promise<IdeaReading>;
