import { ArrowRight } from 'lucide-react';
import RoughCutDialog from '../animatic/rough-cut-dialog.tsx';
import { waitingIdea } from '../api/typed-idea.ts';
import { buttonStyles } from '../ui/button-styles.ts';

interface IdeaDialogProps {
  /** Where the film is made. */
  makeAt: string;
  onClose: () => void;
}

/** The typed idea as a rough cut. It stays in this browser; the film is made after signing in. */
export function IdeaDialog({ makeAt, onClose }: IdeaDialogProps) {
  return (
    <RoughCutDialog request={{ prompt: waitingIdea() ?? '' }} onClose={onClose}>
      <p className="mt-4 text-center">
        <a href={makeAt} className={buttonStyles({ variant: 'primary', size: 'large' })}>
          Make this video
          <ArrowRight aria-hidden />
        </a>
      </p>
    </RoughCutDialog>
  );
}
