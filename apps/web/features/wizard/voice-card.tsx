import { Play, Square } from 'lucide-react';
import type { voices } from '@scenewright/contract/rules/voices.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { RadioCardWithActions } from '../../ui/radio-cards.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { VoicePreview } from './use-voice-preview.ts';
import { VoicePortrait } from './voice-portrait.tsx';

type Voice = (typeof voices)[number];

export function VoiceCard({ voice, preview }: { voice: Voice; preview: VoicePreview }) {
  return (
    <RadioCardWithActions
      value={voice.id}
      label={`${voice.name}: ${voice.description}`}
      className="flex flex-col items-start gap-4"
    >
      <div className="flex items-center gap-3">
        <MeetVoice voice={voice} preview={preview} />
        <div>
          <div className="text-16 font-medium">{voice.name}</div>
          <div className="text-13 text-subtle">Included</div>
        </div>
      </div>
      <p className="min-h-10 text-muted">{voice.description}</p>
      <PreviewButton voice={voice} preview={preview} />
    </RadioCardWithActions>
  );
}

function PreviewButton({ voice, preview }: { voice: Voice; preview: VoicePreview }) {
  const isCurrent = preview.playing === voice.id;
  return (
    <Button
      size="small"
      className="pointer-events-auto"
      aria-label={`${isCurrent ? 'Stop' : 'Preview'} ${voice.name}`}
      onClick={() => preview.toggle(voice.id)}
    >
      {isCurrent && preview.isLoading ? (
        <Spinner size="small" />
      ) : isCurrent ? (
        <Square aria-hidden />
      ) : (
        <Play aria-hidden />
      )}
      {isCurrent ? 'Stop' : 'Preview'}
    </Button>
  );
}

function MeetVoice({ voice, preview }: { voice: Voice; preview: VoicePreview }) {
  return (
    <Dialog>
      <DialogTrigger
        aria-label={`Meet ${voice.name}`}
        className="pointer-events-auto rounded-full transition-transform hover:scale-105"
      >
        <VoicePortrait voice={voice.id} className="size-12" />
      </DialogTrigger>
      <DialogContent title={`Meet ${voice.name}`} description={voice.description}>
        <div className="flex flex-col items-center gap-5">
          <VoicePortrait voice={voice.id} className="size-40" />
          <PreviewButton voice={voice} preview={preview} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
