import { useState } from 'react';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { CaptionSettings } from '@scenewright/contract/rules/captions.ts';
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';
import { useBoard } from '../board/board-context.ts';
import { ColourChoice, PositionChoice, PresetChoice } from './caption-choices.tsx';
import { CaptionPreview } from './caption-preview.tsx';
import { CaptionTexts } from './caption-texts.tsx';

/** How the captions look, tried over a picture before they are used, and what each scene shows. */
export default function CaptionsDialog({
  storyboard,
  onClose,
}: {
  storyboard: Storyboard;
  onClose: () => void;
}) {
  const { approved, editor } = useBoard();
  const { scenes, shape } = storyboard;
  const [tab, setTab] = useState('look');
  const [captions, setCaptions] = useState<CaptionSettings>(storyboard.captions);
  const { running, run } = useOneAtATime<'use'>();
  const changed =
    captions.preset !== storyboard.captions.preset ||
    captions.position !== storyboard.captions.position ||
    captions.colour !== storyboard.captions.colour;
  const use = async () => {
    const isUsed =
      !changed ||
      (await editor.tryEdit('Change the captions', [{ type: 'content', fields: { captions } }], {
        failure: 'Failed to change the captions',
      }));
    // The toast has said why not; what was chosen stays.
    if (isUsed) onClose();
  };
  // Beside the choices; a wide picture stands above them.
  const isBeside = shape !== 'landscape';
  const hasCaptions = captions.preset !== 'none';
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="large"
        title="Captions"
        description={
          approved
            ? 'Free: scenes that are made are filmed again around their pictures.'
            : 'Free. They are filmed with the scenes.'
        }
        className="max-sm:h-dvh"
        footer={
          <>
            <DialogClose asChild>
              <Button>{changed ? 'Cancel' : 'Close'}</Button>
            </DialogClose>
            {changed && (
              <Button
                variant="primary"
                busy={running !== null}
                onClick={() => void run('use', use)}
              >
                {hasCaptions ? 'Use this look' : 'Use no captions'}
              </Button>
            )}
          </>
        }
      >
        <Tabs value={tab} onValueChange={setTab} className="flex flex-col gap-5">
          <TabsList className="flex sm:inline-flex sm:self-start">
            <TabsTrigger value="look">Look</TabsTrigger>
            <TabsTrigger value="text">Text</TabsTrigger>
          </TabsList>
          <TabsContent value="look">
            <div
              className={classNames(
                'grid gap-5 md:gap-6',
                isBeside
                  ? 'grid-cols-[6.5rem_minmax(0,1fr)] md:grid-cols-[15rem_minmax(0,1fr)]'
                  : 'md:grid-cols-2 md:grid-rows-[auto_1fr]',
              )}
            >
              <CaptionPreview
                brand={storyboard.brand}
                captions={captions}
                scenes={scenes}
                shape={shape}
                className={classNames('self-start', isBeside && 'md:row-span-2')}
              />
              <div
                className={classNames(
                  'flex flex-col gap-4',
                  isBeside ? 'md:flex-row md:gap-6' : 'md:col-start-1',
                  !hasCaptions && 'invisible',
                )}
              >
                <PositionChoice captions={captions} onChange={setCaptions} />
                <ColourChoice captions={captions} onChange={setCaptions} />
              </div>
              <div
                className={
                  isBeside ? 'max-md:col-span-2' : 'md:col-start-2 md:row-span-2 md:row-start-1'
                }
              >
                <PresetChoice captions={captions} onChange={setCaptions} />
              </div>
            </div>
          </TabsContent>
          <TabsContent value="text">
            <CaptionTexts scenes={scenes} />
          </TabsContent>
        </Tabs>
      </DialogContent>
    </Dialog>
  );
}
