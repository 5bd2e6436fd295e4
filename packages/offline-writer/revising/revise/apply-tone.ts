import {
  describePlan,
  readDescription,
  splitCamera,
} from '@scenewright/contract/rules/plan-prose.ts';
import type { MeasureSpeech } from '../../brief.ts';
import { longestSceneS, secondsFor, type Draft, type Said } from './draft.ts';
import type { Tone } from './vocabulary.ts';

/** Silence between sentences that are told slowly, in seconds. */
const slowRestS = 0.6;
/** Silence beyond this is taken out where it should go faster, in seconds. */
const quickRestS = 0.2;

/** A draft told in another tone: by its silences, its camera and the feeling in its picture. Its words stay. */
export function withTone(draft: Draft, tone: Tone, measure: MeasureSpeech): Draft {
  const paced = tone.pace === '' ? draft : withPace(draft, tone.pace, measure);
  const camera = tone.camera === '' ? paced.camera : tone.camera;
  return {
    ...paced,
    camera,
    description:
      tone.feeling === '' ? paced.description : withFeeling(paced.description, tone.feeling),
  };
}

function withPace(draft: Draft, pace: 'quicker' | 'slower', measure: MeasureSpeech): Draft {
  if (draft.durationS === 0) return draft;
  if (draft.said.length === 0) {
    const durationS =
      pace === 'quicker'
        ? Math.max(2, draft.durationS - 1)
        : Math.min(longestSceneS, draft.durationS + 1);
    return {
      ...draft,
      durationS: pace === 'quicker' ? Math.min(draft.durationS, durationS) : durationS,
    };
  }
  const rest = ({ restS, sentence }: Said, index: number): number => {
    if (sentence.source === 'structure') return restS;
    if (pace === 'quicker') return restS > quickRestS ? 0 : restS;
    return index === draft.said.length - 1 && index > 0 ? restS : Math.max(restS, slowRestS);
  };
  const next = {
    ...draft,
    leadS: pace === 'quicker' ? 0 : draft.leadS,
    said: draft.said.map((each, index) => ({ ...each, restS: rest(each, index) })),
  };
  const needS = secondsFor(next, measure);
  if (needS > longestSceneS) return draft;
  return {
    ...next,
    durationS:
      pace === 'quicker' ? Math.min(needS, draft.durationS) : Math.max(needS, draft.durationS),
  };
}

/** Whoever does or feels something in the picture feels it. */
function withFeeling(description: string, feeling: string): string {
  const plan = readDescription(splitCamera(description).prose);
  const at = plan.subjects.findIndex(
    ({ feeling: old, doing, holding, count }) =>
      count > 0 && (old !== '' || doing !== '' || holding !== ''),
  );
  const subject = plan.subjects[at];
  if (subject === undefined || subject.feeling === feeling) return description;
  return describePlan({ ...plan, subjects: plan.subjects.with(at, { ...subject, feeling }) });
}

/** A draft with a silence before its last sentence, or after its only one. */
export function withPause(draft: Draft, seconds: number, measure: MeasureSpeech): Draft | null {
  const pauseS = Math.min(Math.max(seconds, 0.1), 5);
  const at = draft.said.length > 1 ? draft.said.length - 2 : 0;
  const before = draft.said[at];
  if (before === undefined) return null;
  const next = { ...draft, said: draft.said.with(at, { ...before, restS: pauseS }) };
  const needS = secondsFor(next, measure);
  return needS > longestSceneS ? null : { ...next, durationS: Math.max(draft.durationS, needS) };
}

export function withoutPauses(draft: Draft, measure: MeasureSpeech): Draft | null {
  if (draft.leadS === 0 && draft.said.every(({ restS }) => restS === 0)) return null;
  const next = { ...draft, leadS: 0, said: draft.said.map((each) => ({ ...each, restS: 0 })) };
  return { ...next, durationS: Math.min(draft.durationS, secondsFor(next, measure)) };
}
