import { useEffect, useRef, useState } from 'react';

/** Three seconds to breathe in. */
const countFrom = 3;
const countMs = 1_000;
const tellEveryMs = 100;
/** What browsers write: Chrome and Firefox the first, Safari the second. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'] as const;
const endings: ReadonlyMap<string, string> = new Map([
  ['audio/mp4', 'm4a'],
  ['audio/ogg', 'ogg'],
]);
/** The noise is reduced where the recording is read: a browser that does so as well would eat words. */
const microphone = {
  audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
} as const;

export type Recording =
  | { readonly phase: 'idle' }
  /** The browser asks whether it may. */
  | { readonly phase: 'asking' }
  | { readonly phase: 'counting'; readonly left: number }
  | { readonly phase: 'recording'; readonly seconds: number; readonly level: number };

/** Why the microphone cannot be heard, and what to do. */
function sentenceOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return 'The browser may not use the microphone. Allow it beside the address of this page, then try again.';
  if (name === 'NotFoundError') return 'There is no microphone. Connect one, or upload a sound.';
  return 'The microphone could not be used. Close other programs that use it, then try again.';
}

interface Recorded {
  readonly blob: Blob;
  /** Of its name. */
  readonly ending: string;
}

interface Session {
  readonly stop: () => void;
  /** Ends it, and nothing is kept. */
  readonly callOff: () => void;
}

interface RecorderOptions {
  /** A recording ends by itself then. */
  readonly mostSeconds: number;
  readonly onRecorded: (recorded: Recorded) => void;
}

interface Beginning extends Pick<RecorderOptions, 'mostSeconds'> {
  readonly onTold: (recording: Recording) => void;
  /** @param recorded null where it was called off */
  readonly onEnded: (recorded: Recorded | null) => void;
}

/** Records a microphone's sound until it is told to stop, or for as long as it may. */
function begin(stream: MediaStream, { mostSeconds, onTold, onEnded }: Beginning): Session {
  const type = types.find((each) => MediaRecorder.isTypeSupported(each));
  const recorder = new MediaRecorder(stream, type === undefined ? {} : { mimeType: type });
  const parts: Blob[] = [];
  const meter = openMeter(stream);
  const begunAt = performance.now();
  let isCalledOff = false;
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const timer = setInterval(() => {
    const seconds = (performance.now() - begunAt) / 1_000;
    onTold({ phase: 'recording', seconds, level: meter.level() });
    if (seconds >= mostSeconds) stop();
  }, tellEveryMs);
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => {
    clearInterval(timer);
    meter.close();
    release(stream);
    const written = recorder.mimeType.split(';')[0] ?? '';
    const ending = endings.get(written) ?? 'webm';
    onEnded(isCalledOff ? null : { blob: new Blob(parts, { type: written }), ending });
  });
  recorder.start();
  onTold({ phase: 'recording', seconds: 0, level: 0 });
  return {
    stop,
    callOff() {
      isCalledOff = true;
      stop();
    },
  };
}

const release = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/** Records from the microphone after a count-in. Leaving the page ends it, and nothing is kept. */
export function useRecorder({ mostSeconds, onRecorded }: RecorderOptions) {
  const [recording, setRecording] = useState<Recording>({ phase: 'idle' });
  const [failure, setFailure] = useState<string | null>(null);
  const session = useRef<Session | null>(null);
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
      session.current?.callOff();
    },
    [],
  );

  async function start(): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    const isMine = () => turn.current === mine;
    setFailure(null);
    setRecording({ phase: 'asking' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia(microphone);
      for (let left = countFrom; left > 0 && isMine(); left -= 1) {
        setRecording({ phase: 'counting', left });
        await new Promise((resolve) => setTimeout(resolve, countMs));
      }
      if (!isMine()) return release(stream);
      session.current = begin(stream, {
        mostSeconds,
        onTold: setRecording,
        onEnded(recorded) {
          session.current = null;
          if (!isMine()) return;
          setRecording({ phase: 'idle' });
          if (recorded !== null) onRecorded(recorded);
        },
      });
    } catch (error) {
      if (!isMine()) return;
      setFailure(sentenceOf(error));
      setRecording({ phase: 'idle' });
    }
  }

  /** Ends the recording, or the count before it. */
  function stop(): void {
    if (session.current !== null) return session.current.stop();
    turn.current += 1;
    setRecording({ phase: 'idle' });
  }

  return { recording, failure, start, stop };
}

/** How loud the microphone hears, from 0 to 1. */
function openMeter(stream: MediaStream): { level(): number; close(): void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const peak = samples.reduce((highest, each) => Math.max(highest, Math.abs(each)), 0);
      // In decibels, as it is heard: -50 dB is nothing.
      return Math.min(1, Math.max(0, 1 + (20 * Math.log10(Math.max(peak, 1e-6))) / 50));
    },
    close: () => void context.close(),
  };
}
