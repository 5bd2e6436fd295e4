import { captionFiles } from '@scenewright/contract/paths.ts';
import { fetchFile } from '../../../api/client.ts';

/** Saves a content's captions on this device. Rejects with ApiError. */
export async function saveCaptions(
  contentId: string,
  format: keyof typeof captionFiles,
): Promise<void> {
  const { blob, name } = await fetchFile(captionFiles[format].path.replace(':id', contentId));
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
