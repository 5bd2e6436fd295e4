import { Captions, UsersRound } from 'lucide-react';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { captionPresets } from '@scenewright/contract/rules/captions.ts';
import { Button } from '../../../ui/button.tsx';
import { useBoard } from './board-context.ts';
import { FormatMenu } from './format-menu.tsx';
import { BrandChoice } from '../film/brand-choice.tsx';
import { QualityChoice } from '../film/quality-choice.tsx';
import { SoundChoice } from '../film/sound-choice.tsx';
import { MusicButton } from '../music/music-button.tsx';
import { VoiceButton } from '../voice/voice-button.tsx';
import { ReasonedButton } from './reasoned-button.tsx';

/** What belongs to the whole video rather than to one scene: each tool is a small button that opens its dialog. */
export function BoardTools({ storyboard }: { storyboard: Storyboard }) {
  const { locked, open } = useBoard();
  if (storyboard.scenes.length === 0) return null;
  return (
    <div
      role="group"
      aria-label="Tools for the whole video"
      className="-mt-2 flex flex-wrap gap-2 empty:hidden"
    >
      <QualityChoice storyboard={storyboard} />
      <ReasonedButton size="small" reason={locked} onClick={() => open({ kind: 'captions' })}>
        <Captions aria-hidden />
        Captions{' '}
        <span className="text-subtle">{captionPresets[storyboard.captions.preset].name}</span>
      </ReasonedButton>
      <FormatMenu storyboard={storyboard} />
      <VoiceButton storyboard={storyboard} />
      <MusicButton storyboard={storyboard} />
      <SoundChoice storyboard={storyboard} />
      <BrandChoice storyboard={storyboard} />
      <Button size="small" onClick={() => open({ kind: 'cast' })}>
        <UsersRound aria-hidden />
        Cast
      </Button>
    </div>
  );
}
