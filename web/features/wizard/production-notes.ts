import { landscapeAdviceMinS, verticalAdviceMaxS } from '#contract/rules/limits.ts';
import type { Orientation } from '#contract/rules/platforms.ts';

export interface ProductionNote {
  readonly tone: 'warning' | 'info' | 'success' | 'tip';
  readonly text: string;
}

interface Production {
  readonly orientation: Orientation;
  readonly platformName: string;
  readonly durationS: number;
  readonly email: string;
}

/** What the preview step says about the plan of the video (SPEC 5). */
export function productionNotes({ orientation, platformName, durationS, email }: Production): ProductionNote[] {
  return [
    lengthNote(orientation, platformName, durationS),
    { tone: 'tip', text: 'Give each scene a picture of its own: variety keeps viewers watching' },
    ...(email.trim() === '' ? [noEmailNote] : []),
  ];
}

const noEmailNote: ProductionNote = { tone: 'warning', text: 'Adding an email will help you receive notifications when your video is ready' };

function lengthNote(orientation: Orientation, platformName: string, durationS: number): ProductionNote {
  if (orientation === 'vertical' && durationS > verticalAdviceMaxS) {
    return { tone: 'warning', text: `Vertical videos perform best when under ${verticalAdviceMaxS} seconds` };
  }
  if (orientation === 'landscape' && durationS < landscapeAdviceMinS) {
    return { tone: 'info', text: 'Consider longer durations for landscape videos to maximise engagement' };
  }
  return { tone: 'success', text: `Your video length is optimised for ${platformName}` };
}
