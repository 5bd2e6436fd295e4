import type { NewContent } from '@scenewright/contract/schemas/content.ts';
import * as limits from '@scenewright/contract/rules/limits.ts';
import { defaultVisualModelId, type VisualModelId } from '@scenewright/contract/rules/models.ts';
import {
  orientationOf,
  platforms,
  type Orientation,
  type PlatformId,
} from '@scenewright/contract/rules/platforms.ts';
import { chosenShape, type Shape } from '@scenewright/contract/rules/shapes.ts';
import {
  narrativeStyles,
  type DirectorStyleId,
  type NarrativeStyleId,
} from '@scenewright/contract/rules/styles.ts';
import {
  defaultLanguage,
  type LanguageId,
  type VoiceId,
} from '@scenewright/contract/rules/voices.ts';
import { customTopicId } from '@scenewright/contract/rules/wizard.ts';
import { firstSentence } from './first-sentence.ts';

/** The wizard's form, as it is kept in the browser until the content is created. */
export interface WizardDraft {
  orientation: Orientation | null;
  platform: PlatformId | null;
  /** Of the film; null is the platform's own. */
  shape: Shape | null;
  /** A quick topic's id, or `custom`. */
  topic: string;
  /** What the user wrote, or a chip filled in. */
  customPrompt: string;
  /** The text the enhancement put in its place (and the user may have edited since); null without one. */
  enhancedPrompt: string | null;
  /** The chip's name; null for a prompt of one's own, which is named by its first sentence. */
  topicName: string | null;
  visualModel: VisualModelId;
  /** Whether the user chose the model; a choice is never overwritten. */
  isModelChosen: boolean;
  voice: VoiceId | null;
  language: LanguageId;
  narrativeStyle: NarrativeStyleId | null;
  directorStyle: DirectorStyleId | null;
  /** The creative direction: the styles' texts, edited at will. */
  style: string;
  styleNotes: string;
  /** The most scenes, and the most seconds of each. */
  sceneCount: number;
  sceneLengthS: number;
  /** What the user answered to questions about the idea, by the question's id; kept apart from the idea. */
  answers: Readonly<Record<string, string>>;
  email: string;
  socialHandle: string;
}

const balanced = narrativeStyles[0];

export const emptyDraft: Readonly<WizardDraft> = {
  orientation: null,
  platform: null,
  shape: null,
  topic: customTopicId,
  customPrompt: '',
  enhancedPrompt: null,
  topicName: null,
  visualModel: defaultVisualModelId,
  isModelChosen: false,
  voice: null,
  language: defaultLanguage,
  narrativeStyle: balanced.id,
  directorStyle: null,
  style: balanced.text,
  styleNotes: '',
  sceneCount: limits.initialSceneCount,
  sceneLengthS: limits.initialSceneLengthS,
  answers: {},
  email: '',
  socialHandle: '',
};

/** The prompt as the user sees it. */
export function shownPrompt(draft: Pick<WizardDraft, 'customPrompt' | 'enhancedPrompt'>): string {
  return draft.enhancedPrompt ?? draft.customPrompt;
}

/** Whether there is something in the form to lose: it begins with the orientation, or with an idea from the landing page. */
export function isBegun(draft: WizardDraft): boolean {
  return draft.orientation !== null || shownPrompt(draft) !== '';
}

/** The platform; the first one before one is chosen. */
export function platformOf({ platform }: Pick<WizardDraft, 'platform'>) {
  return platforms.find(({ id }) => id === platform) ?? platforms[0];
}

/** Whether the film is asked for as every film begins. */
export function isUsualStructure({
  sceneCount,
  sceneLengthS,
}: Pick<WizardDraft, 'sceneCount' | 'sceneLengthS'>): boolean {
  return sceneCount === limits.initialSceneCount && sceneLengthS === limits.initialSceneLengthS;
}

/** The chip's name, or the first sentence of the prompt; never longer than a title may be. */
export function topicNameOf(
  draft: Pick<WizardDraft, 'topicName' | 'customPrompt' | 'enhancedPrompt'>,
): string {
  return draft.topicName ?? firstSentence(shownPrompt(draft), limits.maxTitleCharacters);
}

/** The change that typing into the prompt makes: an enhanced text stays one, a chip's becomes the user's own. */
export function editPrompt(draft: WizardDraft, text: string): Partial<WizardDraft> {
  const own = { topic: customTopicId, topicName: null };
  if (text === '' || draft.enhancedPrompt === null)
    return {
      ...own,
      customPrompt: text,
      enhancedPrompt: null,
      ...(text === '' ? { answers: {} } : {}),
    };
  return { ...own, enhancedPrompt: text };
}

/** The body of the create call. Throws where a step before is not finished. */
export function toNewContent(draft: WizardDraft): NewContent {
  const { platform, voice, language } = draft;
  if (platform === null || voice === null || language !== 'en')
    throw new Error('The wizard is not finished.');
  return {
    platform,
    ...(draft.shape === null ? {} : { shape: draft.shape }),
    topic: draft.topic,
    title: topicNameOf(draft),
    prompt: draft.customPrompt.trim(),
    enhanced_prompt: draft.enhancedPrompt?.trim() ?? null,
    voice,
    language,
    duration: draft.sceneCount * draft.sceneLengthS,
    scene_count: draft.sceneCount,
    scene_length: draft.sceneLengthS,
    answers: givenAnswers(draft),
    email: filled(draft.email),
    social_handle: filled(draft.socialHandle),
    visual_model: draft.visualModel,
    style: draft.style.trim(),
    ...(draft.styleNotes.trim() === '' ? {} : { style_notes: draft.styleNotes.trim() }),
  };
}

/** The questions that were answered, as the server takes them. */
export function givenAnswers({
  answers,
}: Pick<WizardDraft, 'answers'>): { id: string; text: string }[] {
  const given = Object.entries(answers).map(([id, text]) => ({ id, text: text.trim() }));
  return given.filter(({ text }) => text !== '').slice(0, limits.maxAnswers);
}

/** The change that choosing an orientation makes: a platform of the other one is cleared. */
export function chooseOrientation(
  draft: WizardDraft,
  orientation: Orientation,
): Partial<WizardDraft> {
  const fits = draft.platform !== null && orientationOf(draft.platform) === orientation;
  return {
    orientation,
    platform: fits ? draft.platform : null,
    shape: chosenShape(draft.shape, orientation),
  };
}

function filled(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
