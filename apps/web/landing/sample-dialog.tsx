import { Dialog, DialogContent } from '../ui/dialog.tsx';
import { FilmPlayer } from './film-player.tsx';
import { sample } from './made-films.ts';

/** The sample video of "How It Works". */
export function SampleDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="large"
        title={sample.title}
        description={<>Made by Scenewright from three sentences: “{sample.prompt}”</>}
      >
        <FilmPlayer film={sample} />
      </DialogContent>
    </Dialog>
  );
}
