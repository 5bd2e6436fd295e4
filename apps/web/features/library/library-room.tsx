import { sizeInWords } from '@scenewright/contract/rules/library.ts';
import type { LibraryPage } from '../../api/queries/library.ts';
import { Progress } from '../../ui/progress.tsx';

/** What the library takes and may take, told before anything is sent. */
export function LibraryRoom({ page }: { page: LibraryPage }) {
  const { used_bytes: used, most_bytes: most, most_file_bytes: mostFile } = page;
  const words = `${sizeInWords(used)} of ${sizeInWords(most)} used`;
  return (
    <div className="mt-6 max-w-xl">
      <Progress
        label="Room in your library"
        percent={Math.min(100, (100 * used) / most)}
        valueText={words}
      />
      <p className="tabular mt-2 text-13 text-muted">
        {words}. A file may have up to {sizeInWords(Math.min(mostFile, most))}: JPEG, PNG, WebP,
        AVIF, HEIC, GIF, SVG, MP4, MOV or WebM, clips of up to 15 minutes; MP3, M4A, WAV or OGG,
        sounds of up to 30 minutes; fonts as TTF, OTF or WOFF2.
      </p>
    </div>
  );
}
