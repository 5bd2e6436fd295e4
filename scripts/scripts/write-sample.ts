import { defaultVisualModelId } from '@scenewright/contract/rules/models.ts';
import { longestSceneSeconds } from '@scenewright/contract/rules/scene-seconds.ts';
import { narrativeStyles } from '@scenewright/contract/rules/styles.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { pausedMs, withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import type { Brief, IdeaReading, OfflineWriter, WrittenScript } from '@scenewright/offline-writer';
import type { Sample } from '../../packages/offline-writer/samples/sample.ts';

export interface SampleFilm {
  readonly sample: Sample;
  readonly script: WrittenScript;
  readonly reading: IdeaReading;
  /** Seconds of speech with its silences as they are heard, and of the film. */
  readonly speechS: number;
  readonly filmS: number;
  /** How much faster than usual its fastest scene is spoken. */
  readonly pace: number;
  /** How long the writer took, in milliseconds. */
  readonly tookMs: number;
}

/** The text of the style that a sample asks for. */
export const styleOf = ({ style }: Sample): string =>
  narrativeStyles.find(({ id }) => id === style)?.text ?? style;

function briefOf(sample: Sample): Brief {
  const { idea, scenes, seconds } = sample;
  return {
    title: '',
    idea,
    answers: [],
    orientation: 'vertical',
    sceneCount: scenes,
    sceneLengthS: seconds,
    longestSceneS: longestSceneSeconds(defaultVisualModelId, seconds),
    style: styleOf(sample),
    styleNotes: '',
    cast: [],
  };
}

const speechOf = (dialogue: string) =>
  speakingTimeS(withoutPauses(dialogue)) + pausedMs(dialogue) / 1_000;

/** A scene whose words take longer is spoken a little faster: its sound is fitted to it. */
const heardIn = ({ dialogue, durationS }: SampleFilm['script']['scenes'][number]) =>
  Math.min(speechOf(dialogue), durationS * mostSpeech, durationS - breathS);
const mostSpeech = 0.95;
const breathS = 0.4;

export function writeSample(sample: Sample, writer: OfflineWriter): SampleFilm {
  const startedAt = performance.now();
  const script = writer.writeScript(briefOf(sample));
  const tookMs = performance.now() - startedAt;
  return {
    sample,
    script,
    reading: writer.readIdea(briefOf(sample)),
    speechS: script.scenes.reduce((sum, scene) => sum + heardIn(scene), 0),
    pace: Math.max(
      1,
      ...script.scenes.map((scene) => speechOf(scene.dialogue) / Math.max(heardIn(scene), 0.1)),
    ),
    filmS: script.scenes.reduce((sum, { durationS }) => sum + durationS, 0),
    tookMs,
  };
}
