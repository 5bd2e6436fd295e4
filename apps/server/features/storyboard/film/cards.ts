import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BrandCard,
  brandOfScene,
  cardsOf,
  type FilmCards,
} from '@scenewright/contract/rules/brand.ts';
import { shapeOf } from '@scenewright/contract/rules/shapes.ts';
import { frameRate } from '@scenewright/media/encoding.ts';
import { writeSceneAudio } from '@scenewright/media/scene-audio.ts';
import type { Studio } from '@scenewright/studio';
import type { Assets } from '../../assets/index.ts';
import type { Content } from '../../content/index.ts';
import { withBrandFiles } from '../takes/brand-files.ts';
import type { SceneSoundInputs } from '@scenewright/storyboard/film/sound.ts';

/** A card is neither the first nor the last scene: it has the look of the brand, and neither corner logo nor lower third. */
const amongScenes = { isFirst: false, isLast: false };
/** Cards are alike for everybody: nothing in them is left to chance. */
const cardSeed = 1;

export interface CardTools {
  readonly assets: Pick<Assets, 'withFiles'>;
  readonly studio: Pick<Studio, 'renderSegment' | 'renderStill'>;
}

/** A card as a part of a film: moving picture and silence. */
export interface MadeCard {
  readonly frames: number;
  readonly fingerprint: string;
  readonly videoPath: string;
  readonly audioPath: string;
}

/** Something for each of the cards a film has; null in place of those it has not. */
export type ForCards<Thing> = { readonly [Place in keyof FilmCards]: Thing | null };

const framesOf = ({ seconds }: BrandCard) => seconds * frameRate;

/** How much later all else in a film is, because of the card at its beginning. */
export const introFrames = ({ brand }: Pick<Content, 'brand'>): number => {
  const { intro } = cardsOf(brand);
  return intro === null ? 0 : framesOf(intro);
};

/** The scenes of a film with its cards before and after them, where nothing is said. */
export function withCards<Scene, Card>(
  { brand }: Pick<Content, 'brand'>,
  scenes: readonly Scene[],
  toScene: (card: BrandCard) => Card,
): (Scene | Card)[] {
  const { intro, outro } = cardsOf(brand);
  return [
    ...(intro === null ? [] : [toScene(intro)]),
    ...scenes,
    ...(outro === null ? [] : [toScene(outro)]),
  ];
}

/** What is heard of a card by itself: nothing. */
export const soundOfCard = (card: BrandCard): SceneSoundInputs => ({
  ...{ dialogue: '', frames: framesOf(card), words: [], cues: [] },
});

/** Makes the cards of a film in its folder: a second or two each, free, and never kept beside the film. */
export async function makeCards(
  { assets, studio }: CardTools,
  content: Content,
  { directory, signal }: { readonly directory: string; readonly signal: AbortSignal },
): Promise<ForCards<MadeCard>> {
  const { intro, outro } = cardsOf(content.brand);
  const make = async (card: BrandCard | null, name: string): Promise<MadeCard | null> => {
    if (card === null || content.brand === null) return null;
    const folder = join(directory, name);
    await mkdir(folder);
    const [videoPath, audioPath] = [join(folder, 'card.mp4'), join(folder, 'card.wav')];
    const frames = framesOf(card);
    await writeSceneAudio({ narrationPath: null, frames, outputPath: audioPath });
    const look = brandOfScene(content.brand, amongScenes, false);
    const { fingerprint } = await withBrandFiles(assets, content, look, signal, (brand) =>
      studio.renderSegment({
        ...{ source: { kind: 'card', words: card.words }, shape: shapeOf(content), brand },
        ...{ frames, words: [], captions: null, seed: cardSeed, outputPath: videoPath, signal },
      }),
    );
    return { frames, fingerprint, videoPath, audioPath };
  };
  return { intro: await make(intro, 'intro'), outro: await make(outro, 'outro') };
}

/** Draws a card as a still. */
export async function drawCard(
  { assets, studio }: CardTools,
  content: Content,
  { card, outputPath, width }: { card: BrandCard; outputPath: string; width: number },
  signal: AbortSignal,
): Promise<void> {
  if (content.brand === null) return;
  const look = brandOfScene(content.brand, amongScenes, false);
  await withBrandFiles(assets, content, look, signal, (brand) =>
    studio.renderStill({
      ...{ source: { kind: 'card', words: card.words }, shape: shapeOf(content), brand },
      prints: [{ outputPath, width }],
    }),
  );
}
