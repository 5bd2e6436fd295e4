import type { CastLook } from '#contract/rules/cast.ts';
import type { Orientation, PlatformId } from '#contract/rules/platforms.ts';

/** What a storyboard is written from: the wizard's answers. */
export interface ScriptBrief {
  /** The topic's short name: the first sentence of the prompt, or the chip's name. */
  readonly title: string;
  /** The creator's idea, in any language; at most 10,000 characters. */
  readonly prompt: string;
  readonly platform: PlatformId;
  readonly orientation: Orientation;
  /** BCP 47 tag chosen in the wizard. The prompt itself may be written in another language. */
  readonly language: string;
  readonly sceneCount: number;
  readonly sceneLengthS: number;
  /** The creative direction: narrative style text, then director styles separated by blank lines. */
  readonly style: string;
  /** The director's own notes; empty where there are none. */
  readonly styleNotes: string;
  /** Who and what the creator's films know by name; only whom the idea, a wish or a scene names belongs into the script. */
  readonly cast: readonly CastLook[];
}

export interface ScriptScene {
  /** What is seen: one concrete subject, place, light and movement, for the image or video model. */
  readonly description: string;
  /** What is said; may be empty. */
  readonly dialogue: string;
  readonly durationS: number;
}

export interface Script {
  readonly title: string;
  readonly scenes: readonly ScriptScene[];
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
}

/** Writes and rewrites scripts. Implementations: `offline/` and `language-model/`. */
export interface ScriptWriter {
  readonly name: string;
  /** Exactly `brief.sceneCount` scenes. @throws ProviderError */
  writeStoryboard(brief: ScriptBrief, signal: AbortSignal): Promise<Script>;
  /** One more scene that fits between its neighbours. @throws ProviderError */
  writeScene(brief: ScriptBrief, context: SceneContext, signal: AbortSignal): Promise<ScriptScene>;
  /** The same scenes changed as the instruction asks; same number, same order. @throws ProviderError */
  reviseScenes(brief: ScriptBrief, scenes: readonly ScriptScene[], instruction: string, signal: AbortSignal): Promise<readonly ScriptScene[]>;
  /** A richer prompt made of the given one. @throws ProviderError */
  enhancePrompt(request: { topic: string; platform: string; prompt: string }, signal: AbortSignal): Promise<string>;
}
