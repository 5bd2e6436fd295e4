import { useEffect, useState } from 'react';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import { useLibrary } from '../../../api/queries/library.ts';

/** The fonts of the creator's library, the newest first. */
export function useOwnFonts(): readonly LibraryItem[] {
  const { data } = useLibrary({ page: 1, search: '', kind: 'font' });
  return data?.items.filter(({ status, kind }) => status === 'ready' && kind === 'font') ?? [];
}

/** Loads a font file for as long as it is shown. @returns its family; undefined until it is there, or where it cannot be loaded */
export function useFontFile(url: string | null): string | undefined {
  const [loaded, setLoaded] = useState<{ url: string; family: string } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    const family = `Own ${url.slice(url.lastIndexOf('/') + 1, url.lastIndexOf('.'))}`;
    const face = new FontFace(family, `url(${JSON.stringify(url)})`);
    let isLeft = false;
    face
      .load()
      .then(() => {
        if (isLeft) return;
        document.fonts.add(face);
        setLoaded({ url, family });
      })
      // It is shown in the page's own font then.
      .catch(() => undefined);
    return () => {
      isLeft = true;
      document.fonts.delete(face);
    };
  }, [url]);
  return loaded?.url === url ? loaded?.family : undefined;
}
