/** What the tests use of eSpeak NG; the package has no types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface SpeechEvent {
    readonly type: string;
    /** In characters, from 1. */
    readonly text_position: number;
    /** In milliseconds. */
    readonly audio_position: number;
  }
  interface Engine {
    set_voice(name: string): void;
    /** In words a minute. */
    set_rate(rate: number): void;
    set_pitch(pitch: number): void;
    synthesize(
      text: string,
      onChunk: (sound: ArrayBuffer | null, events: readonly SpeechEvent[]) => void,
    ): void;
  }
  interface EngineModule {
    readonly eSpeakNGWorker: new () => Engine | Promise<Engine>;
  }
  export default function load(): Promise<EngineModule>;
}
