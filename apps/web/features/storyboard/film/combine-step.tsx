import { Clapperboard, RotateCw } from 'lucide-react';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { useCombineScenes } from '../../../api/queries/storyboard.ts';
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useBoard } from '../board/board-context.ts';
import { combineRefusal, missingScenes, priceOf, staleScenes } from '../board/board-rules.ts';
import { DownloadsMenu } from './downloads-menu.tsx';
import { reportFailure, reportSuccess } from '../board/failure-toasts.ts';
import { capitalised, priceText, scenesNamed, scenesText } from '../board/figures.ts';
import { InPhoneBar } from '../board/phone-bar.tsx';
import { PreviewButton } from './preview-button.tsx';
import { isInDraftQuality, stillScenes } from './quality-rules.ts';
import { ReasonedButton } from '../board/reasoned-button.tsx';
import { SetInMotion } from './set-in-motion.tsx';
import { Step } from './step.tsx';

/** The step after approval: put the scenes together, once all are made. Free, and free again after a failure. */
export function CombineStep({ storyboard }: { storyboard: Storyboard }) {
  const { whenSaved } = useBoard();
  const combining = useCombineScenes(storyboard.id);
  const { running, run } = useOneAtATime<'combine'>();
  const reason = combineRefusal(storyboard);
  const failed = storyboard.status === 'failed';
  const isDraft = isInDraftQuality(storyboard);
  // Once all that was ordered is there, the next thing to pay is motion.
  const awaitsMotion = reason === null && !failed && stillScenes(storyboard).length > 0;
  const isNext = missingScenes(storyboard).length === 0 && !awaitsMotion;

  const create = async () => {
    if (!(await whenSaved(storyboard.scenes))) return;
    try {
      await combining.mutateAsync();
      reportSuccess('Failed to combine scenes');
    } catch (error) {
      reportFailure('Failed to combine scenes', error);
    }
  };
  const createButton = (
    <ReasonedButton
      variant={isNext ? 'primary' : 'secondary'}
      reason={reason}
      onRefused={(title) => toast({ title })}
      busy={running !== null}
      onClick={() => void run('combine', create)}
      className="h-10 w-full"
    >
      <Clapperboard aria-hidden />
      Create Final Video{isDraft && <span className="font-normal">· draft quality</span>}
    </ReasonedButton>
  );
  return (
    <Step {...wordsFor(storyboard, awaitsMotion)}>
      <MakeMissing storyboard={storyboard} />
      {reason === null && <SetInMotion storyboard={storyboard} isNext={awaitsMotion} />}
      {/* The bar of a phone is for what can be done now. */}
      {isNext && reason === null ? <InPhoneBar>{createButton}</InPhoneBar> : createButton}
      {reason !== null && <p className="mt-2 text-12 text-subtle">{reason}</p>}
      <RefreshStale storyboard={storyboard} />
      <div className="mt-3 flex flex-wrap gap-2">
        <PreviewButton />
        <DownloadsMenu storyboard={storyboard} />
      </div>
    </Step>
  );
}

function wordsFor(storyboard: Storyboard, awaitsMotion: boolean): { title: string; text: string } {
  if (storyboard.status === 'failed')
    return {
      title: 'The final video could not be made',
      text: `${storyboard.failure ?? 'There was an error creating your video.'} Trying again is free.`,
    };
  if (awaitsMotion)
    return {
      title: motionTitle(storyboard),
      text: 'Each clip begins with its still; nothing is paid before you confirm. Or put the scenes together as they are, free.',
    };
  return {
    title: 'Create the final video',
    text: 'Puts your scenes together with narration, music and captions. Free.',
  };
}

function motionTitle(storyboard: Storyboard): string {
  const stills = stillScenes(storyboard);
  const areAll = storyboard.scenes.every((scene) => scene.duration === 0 || stills.includes(scene));
  return areAll
    ? 'Stills ready: set them in motion'
    : `${capitalised(scenesNamed(stills.map(({ number }) => number)))} ${stills.length === 1 ? 'is' : 'are'} not in motion yet`;
}

/** Makes all that is missing with one press, at a price that stands on the button. */
function MakeMissing({ storyboard }: { storyboard: Storyboard }) {
  const { open } = useBoard();
  const missing = missingScenes(storyboard);
  if (missing.length === 0) return null;
  return (
    <Button
      variant="primary"
      onClick={() => open({ kind: 'make', sceneIds: missing.map(({ id }) => id) })}
      className="mb-2 h-10 w-full"
    >
      <RotateCw aria-hidden />
      Make {missing.length === 1 ? 'the missing scene' : `all ${missing.length} missing`}
      <span className="tabular font-normal">· {priceText(priceOf(missing))}</span>
    </Button>
  );
}

/** An earlier text is what an edit left behind; who is in the cast may change without one. */
function staleSentence(stale: readonly Scene[]): string {
  const isOne = stale.length === 1;
  const pictures = isOne
    ? `The picture of scene ${stale[0]?.number}`
    : `The pictures of ${scenesText(stale.length)}`;
  if (stale.every(({ awaits_sound: lacksSound }) => lacksSound))
    return isOne
      ? `The clip of scene ${stale[0]?.number} has no sound yet.`
      : `The clips of ${scenesText(stale.length)} have no sound yet.`;
  if (stale.some(({ cast_changes: changes, awaits_sound: lacks }) => lacks || changes.length > 0))
    return `${pictures} ${isOne ? 'is' : 'are'} out of date.`;
  return `${pictures} ${isOne ? 'shows' : 'show'} an earlier text.`;
}

/** Lists what an edit left behind, and what bringing it up to date costs; nothing is made by itself. */
function RefreshStale({ storyboard }: { storyboard: Storyboard }) {
  const { open } = useBoard();
  const stale = staleScenes(storyboard);
  if (stale.length === 0) return null;
  return (
    <div className="mt-3 rounded-card border border-line bg-bg p-3 text-13">
      <p className="text-warn">{staleSentence(stale)}</p>
      <Button
        size="small"
        onClick={() => open({ kind: 'make', sceneIds: stale.map(({ id }) => id) })}
        className="mt-2"
      >
        <RotateCw aria-hidden />
        Bring up to date<span className="tabular font-normal">· {priceText(priceOf(stale))}</span>
      </Button>
    </div>
  );
}
