import { createHash } from 'node:crypto';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { saidShots } from '@scenewright/contract/rules/shot-times.ts';
import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import { shapeOf } from '@scenewright/contract/rules/shapes.ts';
import type { Clock } from '../../../clock.ts';
import {
  type BrandCard,
  cardsOf,
  type FilmCards,
  plainBrand,
  type ScenePlace,
} from '@scenewright/contract/rules/brand.ts';
import { isValidLink, linkExpiry, signLink } from '../../assets/index.ts';
import type { Content } from '../../content/index.ts';
import { deliveryOf } from '@scenewright/storyboard/delivery.ts';
import type { SceneRow } from './scene.repository.ts';
import { brandFilesOf, placeAmong, shownBrand } from '../takes/brand-files.ts';
import { isSilent, musicOf } from '@scenewright/storyboard/music.ts';
import { isSketched, type SceneState } from '@scenewright/storyboard/scene-state.ts';

/*
 * A sketch is what a scene will show, painted before anything is ordered: free, small, and a function of the storyboard alone. Its
 * address names the version of what it is painted from, so that a browser keeps it as long as that stands.
 */

const shownForDays = 1;

/**
 * The versions of the sketches of a content's scenes, by scene; scenes whose picture is as wanted, or that last no time, have none.
 * A scene's sketch depends on those before it, because neighbours do not look alike: one pass, whatever their number.
 * @param isTold whose versions are wanted
 */
export function sketchVersions(
  content: Content,
  states: readonly SceneState[],
  isTold: (state: SceneState) => boolean = () => true,
): ReadonlyMap<string, string> {
  const { title, style, style_notes: notes, visual_model: model } = content;
  const rows = states.map(({ row }) => row);
  const shown = states.filter(({ row }) => row.duration_s > 0);
  const film = createHash('sha256').update(
    JSON.stringify([title, style, notes, shapeOf(content), model, shown.length]),
  );
  const versions = new Map<string, string>();
  for (const [index, state] of shown.entries()) {
    film.update(partOf(state));
    if (!isSketched(state) || !isTold(state)) continue;
    const next = shown[index + 1];
    const after = next === undefined ? '' : (pictureOf(next) ?? '');
    const version = film
      .copy()
      .update(after)
      .update(brandSeen(content, placeAmong(rows, state.row.id)));
    versions.set(state.row.id, version.digest('hex').slice(0, 32));
  }
  return versions;
}

/** What of its film's brand is seen at a place, as a text; empty where there is none. */
export const brandSeen = (content: Content, place: ScenePlace): string => {
  const look = shownBrand(content, place);
  return look === null ? '' : JSON.stringify([look, brandFilesOf(content)]);
};

/** The picture that a scene keeps; null where it has none of what it asks for. */
const pictureOf = (state: SceneState): string | null =>
  isSketched(state) ? null : (state.visual?.id ?? null);

/** What of a scene is seen in its picture or bears on those after it. */
const partOf = (state: SceneState): string =>
  JSON.stringify([
    state.row.id,
    state.row.description,
    state.row.dialogue,
    state.wanted.picture.cast.map(({ id, name, digest }) => [id, name, digest]),
    pictureOf(state),
  ]);

/** The version of a scene's narration as it would be spoken for a sketch: of what is said, and how. */
export function soundVersion(
  { voice, spoken_language: spoken, language }: Content,
  { dialogue, duration_s: seconds, media_type: kind, ...delivery }: SceneRow,
): string {
  const { speed, pronunciations } = deliveryOf(delivery);
  return createHash('sha256')
    .update(
      JSON.stringify([dialogue, voice, spoken ?? language, seconds, kind, speed, pronunciations]),
    )
    .digest('hex')
    .slice(0, 32);
}

/** Whether a voice is to speak a scene's line, none has as it is now, and the voice of sketches can. */
export function usesSketchVoice(
  content: Content,
  { row, narrationFit, wanted }: SceneState,
  canSpeak: (text: string, language: string) => boolean,
): boolean {
  return (
    row.duration_s > 0 &&
    narrationFit !== 'right' &&
    wanted.narration?.by === 'voice' &&
    canSpeak(withoutPauses(row.dialogue), content.spoken_language ?? content.language)
  );
}

/** The version of a film's music before there is a film: of how long its scenes last, what is heard in them, and the music that was chosen. Null where none lasts, and where there is to be no music. */
export function musicVersion(
  content: Content,
  states: readonly SceneState[],
  canSpeak: (text: string, language: string) => boolean,
): string | null {
  const shown = states.filter(({ row }) => row.duration_s > 0);
  const music = musicOf(content);
  if (shown.length === 0 || isSilent(music)) return null;
  const { prompt, title, genre } = content;
  const heard = shown.map((state) => [
    state.row.duration_s,
    state.row.dialogue,
    state.row.speed_percent,
    usesSketchVoice(content, state, canSpeak)
      ? soundVersion(content, state.row)
      : (state.narration?.id ?? null),
  ]);
  return createHash('sha256')
    .update(
      JSON.stringify([prompt, title, genre, heard, music, content.narrated, ...cardTimes(content)]),
    )
    .digest('hex')
    .slice(0, 32);
}

/** How long a content's cards are; nothing for one that has none. */
const cardTimes = ({ brand }: Pick<Content, 'brand'>) => {
  const { intro, outro } = cardsOf(brand);
  return intro === null && outro === null ? [] : [intro?.seconds ?? 0, outro?.seconds ?? 0];
};

/** The version of a card of a content's brand; null where the film has no such card. */
export function cardVersion(content: Content, which: keyof FilmCards): string | null {
  const card = cardsOf(content.brand)[which];
  if (card === null) return null;
  const { colour, accent, font } = content.brand ?? plainBrand;
  return createHash('sha256')
    .update(
      JSON.stringify([
        ...[card.words, colour, accent, font, shapeOf(content), brandFilesOf(content)],
      ]),
    )
    .digest('hex')
    .slice(0, 32);
}

/** A scene's sketch, to be seen or to be heard, or the music of a content or a card of its brand. */
export type SketchKind = 'jpg' | 'm4a' | 'music.m4a' | 'intro.jpg' | 'outro.jpg';

interface SketchLink {
  /** Of the scene, or of the content whose music or card it is. */
  readonly id: string;
  readonly kind: SketchKind;
  readonly version: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

const signedParts = ({ id, kind, version, expires }: SketchLink) => ({
  assetId: `sketch ${id}.${kind} ${version}`,
  expires,
  download: '',
});

/** Signed addresses of sketches: they open without a session, as those of media do. */
export function createSketchLinks({ clock, secret }: { clock: Clock; secret: Uint8Array }) {
  return {
    link(id: string, kind: SketchKind, version: string): string {
      const expires = linkExpiry(clock.now(), shownForDays);
      const query = new URLSearchParams({
        version,
        expires: String(expires),
        signature: signLink(secret, signedParts({ id, kind, version, expires })),
      });
      return `/media/sketches/${id}.${kind}?${query.toString()}`;
    },
    isValid: (link: SketchLink, signature: string): boolean =>
      isValidLink(secret, signedParts(link), signature, clock.now()),
  };
}

export type SketchLinks = ReturnType<typeof createSketchLinks>;

export type SceneSketches = Pick<Scene, 'sketch_url' | 'later_sketches' | 'sketch_audio_url'>;

export const noSketches: SceneSketches = {
  sketch_url: null,
  later_sketches: [],
  sketch_audio_url: null,
};

/** Where the dialogue comes to each of a scene's later pictures, as a share of it. */
export const sharesOfShots = ({
  description,
  dialogue,
}: Pick<SceneRow, 'description' | 'dialogue'>): number[] =>
  saidShots(description, dialogue).map(({ from }) => from / Math.max(1, dialogue.length));

export interface SketchesOf {
  /** Where the sketches of those of a content's scenes that are told of are to be seen and heard, by scene. */
  scenes(
    content: Content,
    states: readonly SceneState[],
    isTold: (state: SceneState) => boolean,
  ): ReadonlyMap<string, SceneSketches>;
  /** Where the music under them is to be heard; null where there is none. */
  music(content: Content, states: readonly SceneState[]): string | null;
  /** The cards of its brand, each with where it is to be seen. */
  cards(content: Content): Storyboard['cards'];
}

export function createSketchesOf(
  links: SketchLinks,
  canSpeak: (text: string, language: string) => boolean,
): SketchesOf {
  return {
    scenes(content, states, isTold) {
      const versions = sketchVersions(content, states, isTold);
      return new Map(
        states.filter(isTold).map((state) => {
          const { row } = state;
          const version = versions.get(row.id);
          const url = version === undefined ? null : links.link(row.id, 'jpg', version);
          return [
            row.id,
            {
              sketch_url: url,
              later_sketches:
                url === null
                  ? []
                  : sharesOfShots(row).map((share, index) => ({
                      url: `${url}&shot=${index + 1}`,
                      share,
                    })),
              sketch_audio_url: usesSketchVoice(content, state, canSpeak)
                ? links.link(row.id, 'm4a', soundVersion(content, row))
                : null,
            },
          ];
        }),
      );
    },
    music(content, states) {
      const version = musicVersion(content, states, canSpeak);
      return version === null ? null : links.link(content.id, 'music.m4a', version);
    },
    cards(content) {
      const { intro, outro } = cardsOf(content.brand);
      const shown = (card: BrandCard | null, which: keyof FilmCards) =>
        card === null
          ? null
          : {
              ...card,
              url: links.link(content.id, `${which}.jpg`, cardVersion(content, which) ?? ''),
            };
      return { intro: shown(intro, 'intro'), outro: shown(outro, 'outro') };
    },
  };
}
