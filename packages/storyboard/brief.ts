import { replaceNames } from '@scenewright/contract/rules/cast.ts';
import { withoutCopyMark } from '@scenewright/contract/rules/copy-title.ts';
import type { PlatformId } from '@scenewright/contract/rules/platforms.ts';
import { longestSceneSeconds } from '@scenewright/contract/rules/scene-seconds.ts';
import type { ScriptBrief } from '@scenewright/provider-contract/script-writer.ts';
import type { Content } from './rows.ts';

/** The fields of a content that its script is written from. */
type WrittenFrom = Pick<
  Content,
  | 'title'
  | 'prompt'
  | 'enhanced_prompt'
  | 'answers'
  | 'platform'
  | 'orientation'
  | 'language'
  | 'scene_count'
  | 'scene_length_s'
  | 'visual_model'
  | 'style'
  | 'style_notes'
>;

/**
 * What a content's storyboard is written from. The enhanced prompt, where there is one, speaks for the idea.
 * @param cast of the account
 */
export function toBrief(content: WrittenFrom, cast: ScriptBrief['cast']): ScriptBrief {
  // `@Mira` is how a member is picked, not how it is said.
  const plain = (text: string) => replaceNames(text, cast, ({ name }) => name);
  return {
    title: plain(withoutCopyMark(content.title)),
    prompt: plain(content.enhanced_prompt ?? content.prompt),
    answers: content.answers.map(({ id, text }) => ({ id, text: plain(text) })),
    platform: content.platform as PlatformId,
    orientation: content.orientation,
    language: content.language,
    sceneCount: content.scene_count,
    sceneLengthS: content.scene_length_s,
    longestSceneS: longestSceneSeconds(content.visual_model, content.scene_length_s),
    style: content.style,
    styleNotes: content.style_notes ?? '',
    cast: cast.map(({ name, kind, look }) => ({ name, kind, look })),
  };
}
