import type { visualModels } from '@scenewright/contract/rules/models.ts';
import type { PlatformId } from '@scenewright/contract/rules/platforms.ts';
import type { VoiceId } from '@scenewright/contract/rules/voices.ts';

/** The models whose scenes move; the gallery shows no other. */
type VideoModelId = Extract<(typeof visualModels)[number], { mediaType: 'video' }>['id'];

/** What the gallery's badges say. */
export const modelBadges: Readonly<Record<VideoModelId, string>> = {
  'kwaivgi/kling-v1.6-standard': 'Kling',
  'google/veo-2': 'Veo2',
};

/** A film on the landing page: what was typed, word by word. `node scripts/make-examples.ts` makes them all with the product itself. */
export interface ExampleFilm {
  /** Also the name of its files in apps/web/public/examples. */
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
    description: 'A nature film for YouTube, from three sentences.',
    prompt:
      'Elephants follow the oldest mother of the herd across the savanna. In the drought of 1993, old elephants led herds to water. They had survived a drought as calves, and seem to have remembered the way.',
    visualModel: veo,
    platform: 'youtube',
    voice: 'onyx',
  },
  {
    id: 'ramen',
    title: 'Two days in a bowl',
    description: 'Kitchen science for Reels, warm and close.',
    prompt:
      'A cook needs two whole days for a bowl of ramen. The broth boils for twelve hours, until pork bones have turned it white. Eat the ramen within five minutes, before the broth softens the noodles.',
    visualModel: kling,
    platform: 'instagram',
    voice: 'nova',
  },
  {
    id: 'black-holes',
    title: 'Not even light',
    description: 'Astronomy for Shorts, for people who scroll fast.',
    prompt:
      'A black hole holds matter so tightly that not even light can escape. In 2019, eight telescopes took the first picture of one. That black hole is wider than the orbits of all our planets.',
    visualModel: veo,
    platform: 'shorts',
    voice: 'echo',
  },
  {
    id: 'trains',
    title: 'Ten to twelve in Bristol',
    description: 'History in landscape, from a script that names its pictures.',
    prompt:
      'Scene 1\nVisual: A steam train at an old station\nNarrator: Before trains, every town in Britain set its clock by the sun.\n\nScene 2\nVisual: A station clock\nNarrator: At noon in London, it was only ten to twelve in Bristol.\n\nScene 3\nVisual: A steam train in the hills at sunset\nNarrator: In 1840, a railway put London time on every station clock.',
    visualModel: kling,
    platform: 'video',
    voice: 'fable',
  },
  {
    id: 'marathon',
    title: 'The thirty-kilometre wall',
    description: 'Motivation for TikTok that knows its subject.',
    prompt:
      'A runner burns sugar, and carries enough of it for thirty kilometres. A marathon is forty-two kilometres, so runners hit a wall. A runner who starts slowly and eats early sees the finish line.',
    visualModel: kling,
    platform: 'tiktok',
    voice: 'alloy',
  },
];

/** Shown under "How It Works"; its scenes are the storyboard of the hero. */
export const sampleFilm: ExampleFilm = {
  id: 'lighthouses',
  title: 'How lighthouses kept sailors safe',
  description: 'Three sentences in, this video out.',
  prompt:
    'A lighthouse on the coast was an open fire for a thousand years. In 1823, a lighthouse in France got a lens of glass rings. Ships saw the lighthouse at night, from thirty kilometres away.',
  visualModel: kling,
  platform: 'youtube',
  voice: 'fable',
};
