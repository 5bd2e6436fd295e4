import type { DirectorStyleId } from '#contract/rules/styles.ts';

export interface DirectorLook {
  /** How this director would begin the narration. */
  readonly opener: string;
  readonly cameras: readonly string[];
  readonly look: readonly string[];
}

export const directorLooks: Readonly<Record<DirectorStyleId, DirectorLook>> = {
  scorsese: {
    opener: 'I will tell you how it really was:',
    cameras: ['kinetic tracking shot', 'fast dolly in', 'restless follow shot', 'whip pan into freeze frame'],
    look: ['gritty street light with deep reds', 'smoky tungsten light', 'hard neon and shadow'],
  },
  anderson: {
    opener: 'Chapter one, in which we learn the following:',
    cameras: ['perfectly symmetrical locked-off frame', 'flat lateral tracking shot', 'centred overhead tableau', 'precise ninety-degree pan'],
    look: ['pastel pink and mint palette', 'powder blue and butter yellow palette', 'soft flat storybook light'],
  },
  tarantino: {
    opener: 'Chapter one, so pay attention:',
    cameras: ['low trunk-level angle', 'crash zoom', 'slow circling dolly', 'extreme close-up'],
    look: ['bold yellow and blood-red colour', 'saturated seventies film stock', 'hot sun-bleached contrast'],
  },
  hitchcock: {
    opener: 'Do not look away, for something is hidden here:',
    cameras: ['slow creeping dolly', 'dizzying dolly zoom', 'high voyeur angle', 'held close-up before the reveal'],
    look: ['long shadows through blinds', 'stark black-and-white contrast', 'single keyhole of light'],
  },
  kubrick: {
    opener: 'Observe:',
    cameras: ['one-point perspective push in', 'slow centred zoom out', 'gliding corridor shot', 'motionless symmetrical wide shot'],
    look: ['cold white light', 'sterile symmetrical light', 'icy blue-grey tones'],
  },
  nolan: {
    opener: 'The clock is already running:',
    cameras: ['vast aerial wide shot', 'slow rotating shot', 'low hero angle', 'intercut push in'],
    look: ['steel-blue light at monumental scale', 'overcast epic light', 'dark practical light with amber edges'],
  },
};
