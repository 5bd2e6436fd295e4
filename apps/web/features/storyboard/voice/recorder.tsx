import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Mic, Square } from 'lucide-react';
import { sendUpload } from '../../../api/uploads/uploads.ts';
import { untilSoundIsRead } from '../../../api/queries/voice-over.ts';
import { Button } from '../../../ui/button.tsx';
import { clockText } from '../../../ui/player/clock-text.ts';
import { Progress } from '../../../ui/progress.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';
import { Rights } from '../music/music-dialog.tsx';
import { SoundPicker } from '../music/sound-picker.tsx';
import { type Recording, useRecorder } from './use-recorder.ts';

interface RecorderProps {
  /** What is to be said, to be read from the screen. */
  words: readonly string[];
  /** What a recording is called in the library, before the time it was made. */
  name: string;
  mostSeconds: number;
  /** Why nothing can be recorded now; null where it can. */
  refusal: string | null;
  /** Goes on with a sound of the library. Rejects with a sentence. */
  onSound: (itemId: string) => Promise<void>;
}

/** Words to be read aloud, recorded here or chosen among the creator's sounds, once they say that they may. */
export function Recorder({ words, name, mostSeconds, refusal, onSound }: RecorderProps) {
  const queries = useQueryClient();
  const [hasRights, setHasRights] = useState(false);
  const [work, setWork] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (what: string, task: () => Promise<void>) => {
    setFailure(null);
    setWork(what);
    try {
      await task();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'This did not work. Try again.');
    } finally {
      setWork(null);
    }
  };
  const recorder = useRecorder({
    mostSeconds,
    onRecorded: ({ blob, ending }) =>
      void run('Your recording is being prepared', async () => {
        const at = new Date().toLocaleTimeString('en-GB').replaceAll(':', '.');
        const file = new File([blob], `${name}, ${at}.${ending}`, { type: blob.type });
        const itemId = await sendUpload(queries, file);
        await untilSoundIsRead(itemId);
        await onSound(itemId);
      }),
  });
  const isReady = hasRights && work === null && refusal === null;
  return (
    <div className="flex flex-col gap-4">
      <div
        role="group"
        aria-label="Words to read"
        tabIndex={0}
        className="max-h-[32dvh] overflow-y-auto rounded-card border border-line bg-bg p-4 text-20 leading-relaxed"
      >
        {words.map((line, index) => (
          <p key={index} dir="auto" className="not-first:mt-4">
            {line}
          </p>
        ))}
      </div>
      <Rights hasRights={hasRights} onChange={setHasRights}>
        This is my voice, or I have the right to use it
      </Rights>
      <Tabs defaultValue="record" className="flex flex-col gap-4">
        <TabsList className="flex sm:inline-flex sm:self-start">
          <TabsTrigger value="record">Record</TabsTrigger>
          <TabsTrigger value="choose">Choose a sound</TabsTrigger>
        </TabsList>
        <TabsContent value="record">
          <RecordControls recorder={recorder} isReady={isReady} />
        </TabsContent>
        <TabsContent value="choose">
          {hasRights ? (
            <SoundPicker
              wantedId={null}
              onChoose={({ id }) =>
                isReady && void run('The sound is being prepared', () => onSound(id))
              }
            />
          ) : (
            <p className="text-13 text-muted">Say first that you may use it.</p>
          )}
        </TabsContent>
      </Tabs>
      {work !== null && (
        <p role="status" className="flex items-center gap-2 text-13 text-muted">
          <Spinner size="small" />
          {work}
        </p>
      )}
      {(refusal ?? failure ?? recorder.failure) !== null && (
        <p role="alert" className="text-13 text-danger">
          {refusal ?? failure ?? recorder.failure}
        </p>
      )}
    </div>
  );
}

function RecordControls({
  recorder: { recording, start, stop },
  isReady,
}: {
  recorder: ReturnType<typeof useRecorder>;
  isReady: boolean;
}) {
  const isIdle = recording.phase === 'idle';
  return (
    <div className="flex items-center gap-4">
      {/* One button for all of it: another one would lose the focus. */}
      <Button
        variant="primary"
        disabled={isIdle && !isReady}
        onClick={() => (isIdle ? void start() : stop())}
      >
        {isIdle ? <Mic aria-hidden /> : <Square aria-hidden />}
        {isIdle ? 'Record' : 'Stop'}
      </Button>
      <State recording={recording} />
    </div>
  );
}

function State({ recording }: { recording: Recording }) {
  switch (recording.phase) {
    case 'idle':
      return <span className="text-13 text-muted">It counts from three, then you read.</span>;
    case 'asking':
      return <span className="text-13 text-muted">Allow the microphone</span>;
    case 'counting':
      return (
        <span role="status" className="tabular text-32 font-semibold">
          {recording.left}
        </span>
      );
    case 'recording':
      return (
        <span className="flex grow items-center gap-3">
          <span className="tabular text-13">{clockText(recording.seconds)}</span>
          <Progress
            label="Loudness"
            percent={100 * recording.level}
            valueText={`${Math.round(100 * recording.level)} %`}
            className="grow"
          />
        </span>
      );
  }
}
