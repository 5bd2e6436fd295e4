import { Dialog, DialogContent } from '../ui/dialog.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { FilmPlayer } from './film-player.tsx';
import { sample } from './made-films.ts';

/** The sample video of "How It Works". */
export function SampleDialog({ onClose }: { onClose: () => void }) {
  return (
    <TooltipProvider>
      <Dialog open onOpenChange={(open) => !open && onClose()}>
        <DialogContent size="large" title={sample.title} description={<>Made by Scenewright from one sentence: “{sample.prompt}”</>}>
          <FilmPlayer film={sample} />
        </DialogContent>
      </Dialog>
    </TooltipProvider>
  );
}
