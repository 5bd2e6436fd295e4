/** Where a film is: hosted with the local copy to fall back to, or local alone. */
export interface FilmSource {
  readonly url: string;
  readonly fallbackUrl?: string;
}

const localFolder = '/examples';

/** @param hostedFolder address of the folder that holds the same files elsewhere (MEDIA_EXAMPLES_URL), or null */
export function filmSource(id: string, hostedFolder: string | null): FilmSource {
  const local = `${localFolder}/${id}.mp4`;
  return hostedFolder === null
    ? { url: local }
    : { url: `${hostedFolder.replace(/\/+$/, '')}/${id}.mp4`, fallbackUrl: local };
}

/** A film's still, always from this site. */
export function posterUrl(id: string): string {
  return `${localFolder}/${id}.webp`;
}

/** The clip of a scene of the sample, its still, and the still small; 1-based. */
export function clipOf(
  id: string,
  number: number,
): { readonly videoUrl: string; readonly stillUrl: string; readonly thumbnailUrl: string } {
  const name = `${id}-${number}`;
  return {
    videoUrl: `${localFolder}/${name}.mp4`,
    stillUrl: posterUrl(name),
    thumbnailUrl: posterUrl(`${name}-small`),
  };
}
