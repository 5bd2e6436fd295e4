import { usualMusic } from '@scenewright/contract/rules/music.ts';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { emptyPlan } from '@scenewright/contract/rules/picture-plan.ts';

/** A picture that loads at once. */
export const aPicture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="16"><rect width="9" height="16" fill="teal"/></svg>';

/** Another one. */
export const anotherPicture = aPicture.replace('teal', 'orange');

/** A scene of the given number for tests: a draft picture of 10 s, unless said otherwise. */
export function buildScene(number: number, changes: Partial<Scene> = {}): Scene {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    number,
    media_type: 'image',
    duration: 10,
    status: 'draft',
    description: `Description ${number}`,
    plan: { ...emptyPlan, subjects: [], items: [], figure: null },
    camera: '',
    dialogue: `Dialogue ${number}`,
    native_sound: false,
    sound_credits: null,
    sentences: [],
    caption_text: null,
    caption_stale: false,
    speed: 1,
    pronunciations: [],
    visual_url: null,
    visual_kind: null,
    poster_url: null,
    sketch_url: null,
    later_sketches: [],
    sketch_audio_url: null,
    audio_url: null,
    audio_updated_at: null,
    download_url: null,
    visual_stale: false,
    cast_changes: [],
    own: null,
    credit: null,
    own_voice: false,
    awaits_motion: false,
    awaits_sound: false,
    audio_stale: false,
    narrated: true,
    progress: null,
    cancelable: false,
    failure: null,
    credit_cost: 5,
    ...changes,
  };
}

/** A storyboard for tests: a draft made with Kling, its duration the sum of its scenes'. */
export function buildStoryboard(
  scenes: readonly Scene[],
  changes: Partial<Storyboard> = {},
): Storyboard {
  return {
    id: '00000000-0000-4000-8000-0000000000cc',
    title: 'Bees',
    status: 'draft',
    platform: 'tiktok',
    orientation: 'vertical',
    shape: changes.orientation ?? 'vertical',
    visual_model: 'kwaivgi/kling-v1.6-standard',
    language: 'en',
    genre: null,
    left_out: [],
    left_out_more: 0,
    captions: { preset: 'classic', position: 'bottom', colour: null },
    sound: { effects: true },
    narrated: true,
    music: usualMusic,
    music_item: null,
    brand: null,
    cards: { intro: null, outro: null },
    brand_offer: 'none',
    sketch_music_url: null,
    quality: 'final',
    duration: scenes.reduce((sum, scene) => sum + scene.duration, 0),
    video_url: null,
    download_url: null,
    package_url: null,
    watch_url: null,
    thumbnail_url: null,
    label: null,
    scenes: [...scenes],
    stock: [],
    notices: [],
    film_progress: null,
    writing_waits: null,
    failure: null,
    ...changes,
  };
}
