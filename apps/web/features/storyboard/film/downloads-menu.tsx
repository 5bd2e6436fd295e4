import { Captions, ChevronDown, Download, FileArchive } from 'lucide-react';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { Button } from '../../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { reportFailure } from '../board/failure-toasts.ts';
import { saveCaptions } from './save-captions.ts';

/** What can be saved beside the film: captions as files, and everything at once. Nothing before something is made. */
export function DownloadsMenu({ storyboard }: { storyboard: Storyboard }) {
  const { id, package_url: packageUrl, scenes } = storyboard;
  if (packageUrl === null) return null;
  const timed = scenes.every(({ status, duration }) => status === 'completed' || duration === 0);
  const save = (format: 'srt' | 'vtt') =>
    void saveCaptions(id, format).catch((error: unknown) =>
      reportFailure('Failed to save the captions', error),
    );
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button className="grow">
          <Download aria-hidden />
          Downloads
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem disabled={!timed} onSelect={() => save('srt')}>
          <Captions aria-hidden />
          Captions as SRT
        </DropdownMenuItem>
        <DropdownMenuItem disabled={!timed} onSelect={() => save('vtt')}>
          <Captions aria-hidden />
          Captions as WebVTT
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={packageUrl} download>
            <FileArchive aria-hidden />
            Everything as ZIP
          </a>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
