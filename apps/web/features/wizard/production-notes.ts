import { landscapeAdviceMinS, verticalAdviceMaxS } from '@scenewright/contract/rules/limits.ts';
import { mailboxOf } from '@scenewright/contract/rules/mailbox.ts';
import type { Orientation } from '@scenewright/contract/rules/platforms.ts';

export interface ProductionNote {
  readonly tone: 'warning' | 'info' | 'success' | 'tip';
  readonly text: string;
}

interface Production {
  readonly orientation: Orientation;
  readonly platformName: string;
  readonly durationS: number;
  readonly email: string;
  /** Of the account; null for a guest. */
  readonly ownEmail: string | null;
}

/** What the preview step says about the plan of the video (WIZ-30). */
export function productionNotes({
  orientation,
  platformName,
  durationS,
  email,
  ownEmail,
}: Production): ProductionNote[] {
  return [
    lengthNote(orientation, platformName, durationS),
    { tone: 'tip', text: 'Give each scene a picture of its own: variety keeps viewers watching' },
    ...(email.trim() === '' ? [noEmailNote] : isSameMailbox(email, ownEmail) ? [] : [consentNote]),
  ];
}

const isSameMailbox = (email: string, own: string | null) =>
  own !== null && mailboxOf(email) === mailboxOf(own);

const consentNote: ProductionNote = {
  tone: 'info',
  text: 'We ask this delivery address for its consent before we mail the video there; until then it is here',
};
const noEmailNote: ProductionNote = {
  tone: 'warning',
  text: 'Adding an email will help you receive notifications when your video is ready',
};

function lengthNote(
  orientation: Orientation,
  platformName: string,
  durationS: number,
): ProductionNote {
  if (orientation === 'vertical' && durationS > verticalAdviceMaxS) {
    return {
      tone: 'warning',
      text: `Vertical videos perform best when under ${verticalAdviceMaxS} seconds`,
    };
  }
  if (orientation === 'landscape' && durationS < landscapeAdviceMinS) {
    return {
      tone: 'info',
      text: 'Consider longer durations for landscape videos to maximise engagement',
    };
  }
  return { tone: 'success', text: `Your video length is optimised for ${platformName}` };
}
