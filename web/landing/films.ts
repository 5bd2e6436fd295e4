import type { visualModels } from '#contract/rules/models.ts';
import type { PlatformId } from '#contract/rules/platforms.ts';
import type { VoiceId } from '#contract/rules/voices.ts';

/** The models whose scenes move; the gallery shows no other. */
type VideoModelId = Extract<(typeof visualModels)[number], { mediaType: 'video' }>['id'];

/** What the gallery's badges say. */
export const modelBadges: Readonly<Record<VideoModelId, string>> = {
  'kwaivgi/kling-v1.6-standard': 'Kling',
  'google/veo-2': 'Veo2',
};

/** A film on the landing page: what was asked for, word by word. `node scripts/make-examples.ts` makes them all with the product itself. */
export interface ExampleFilm {
  /** Also the name of its files in web/public/examples. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly prompt: string;
  readonly visualModel: VideoModelId;
  readonly platform: PlatformId;
  readonly voice: VoiceId;
}

const kling = 'kwaivgi/kling-v1.6-standard';
const veo = 'google/veo-2';

/** The five of the gallery. */
export const exampleFilms: readonly ExampleFilm[] = [
  {
    id: 'elephants',
    title: 'They never forget',
    description: 'A nature film for YouTube, from one long sentence.',
    prompt:
      'Why elephants never forget: the herd on the golden savanna at sunset, the trunk that lifts a tree or a single berry, and what we owe them',
    visualModel: veo,
    platform: 'youtube',
    voice: 'onyx',
  },
  {
    id: 'ramen',
    title: 'Two days in a bowl',
    description: 'Kitchen science for Reels, warm and close.',
    prompt: 'The science of ramen',
    visualModel: kling,
    platform: 'instagram',
    voice: 'nova',
  },
  {
    id: 'black-holes',
    title: 'Where the maps end',
    description: 'Astronomy for Shorts, for people who scroll fast.',
    prompt: 'Black holes explained',
    visualModel: veo,
    platform: 'shorts',
    voice: 'echo',
  },
  {
    id: 'trains',
    title: 'The day time changed',
    description: 'History in landscape, with room for the steam.',
    prompt: 'How steam trains changed time itself',
    visualModel: kling,
    platform: 'video',
    voice: 'fable',
  },
  {
    id: 'marathon',
    title: 'The thirty-kilometre wall',
    description: 'Motivation for TikTok that knows its subject.',
    prompt: 'Running your first marathon',
    visualModel: kling,
    platform: 'tiktok',
    voice: 'alloy',
  },
];

/** Shown under "How It Works"; its scenes are the storyboard of the hero. */
export const sampleFilm: ExampleFilm = {
  id: 'lighthouses',
  title: 'How lighthouses kept sailors safe',
  description: 'One sentence in, this video out.',
  prompt: 'How lighthouses kept sailors safe: the keepers, the lamps, and the storms',
  visualModel: kling,
  platform: 'youtube',
  voice: 'fable',
};
