import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { isValidLink, linkExpiry, signLink } from '../assets/index.ts';
import type { Content } from '../content/index.ts';
import type { SceneState } from './storyboard.view.ts';

/*
 * A sketch is what a scene will show, painted before anything is ordered: free, small, and a function of the storyboard alone. Its
 * address names the version of what it is painted from, so that a browser keeps it as long as that stands.
 */

const shownForDays = 1;

/**
 * The versions of the sketches of a content's scenes, by scene; scenes that have a picture, or last no time, have none.
 * A scene's sketch depends on those before it, because neighbours do not look alike: one pass, whatever their number.
 */
export function sketchVersions(
  { title, style, style_notes: notes, orientation, visual_model: model }: Content,
  states: readonly SceneState[],
): ReadonlyMap<string, string> {
  const shown = states.filter(({ row }) => row.duration_s > 0);
  const film = createHash('sha256').update(
    JSON.stringify([title, style, notes, orientation, model, shown.length]),
  );
  const versions = new Map<string, string>();
  for (const [index, state] of shown.entries()) {
    film.update(partOf(state));
    if (state.visual !== null) continue;
    const after = shown[index + 1]?.visual?.id ?? '';
    versions.set(state.row.id, film.copy().update(after).digest('hex').slice(0, 32));
  }
  return versions;
}

/** What of a scene is seen in its picture or bears on those after it. */
const partOf = ({ row, wanted, visual }: SceneState): string =>
  JSON.stringify([
    row.id,
    row.description,
    row.dialogue,
    wanted.cast.map(({ id, name, digest }) => [id, name, digest]),
    visual?.id ?? null,
  ]);

interface SketchLink {
  readonly sceneId: string;
  readonly version: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

const signedParts = ({ sceneId, version, expires }: SketchLink) => ({
  assetId: `sketch ${sceneId} ${version}`,
  expires,
  download: '',
});

/** Signed addresses of sketches: they open without a session, as those of media do. */
export function createSketchLinks({ clock, secret }: { clock: Clock; secret: Uint8Array }) {
  return {
    link(sceneId: string, version: string): string {
      const expires = linkExpiry(clock.now(), shownForDays);
      const query = new URLSearchParams({
        version,
        expires: String(expires),
        signature: signLink(secret, signedParts({ sceneId, version, expires })),
      });
      return `/media/sketches/${sceneId}.jpg?${query.toString()}`;
    },
    isValid: (link: SketchLink, signature: string): boolean =>
      isValidLink(secret, signedParts(link), signature, clock.now()),
  };
}

export type SketchLinks = ReturnType<typeof createSketchLinks>;
