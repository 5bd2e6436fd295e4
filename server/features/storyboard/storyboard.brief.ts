import type { PlatformId } from '#contract/rules/platforms.ts';
import type { ScriptBrief } from '../../providers/script-writer/script-writer.ts';
import type { Content } from '../content/index.ts';

/** What a content's storyboard is written from. The enhanced prompt, where there is one, speaks for the idea. */
export function toBrief(content: Content): ScriptBrief {
  return {
    title: content.title,
    prompt: content.enhanced_prompt ?? content.prompt,
    platform: content.platform as PlatformId,
    orientation: content.orientation,
    language: content.language,
    sceneCount: content.scene_count,
    sceneLengthS: content.scene_length_s,
    style: content.style,
    styleNotes: content.style_notes ?? '',
  };
}
