import type { NarrativeStyleId } from '#contract/rules/styles.ts';

/**
 * How a narrator turns the same fact: openers put before a line. One that ends with a comma goes before a word that may
 * lose its capital; one with a colon goes before any.
 */
export interface NarrativeVoice {
  readonly hook: readonly string[];
  readonly beat: readonly string[];
  readonly close: readonly string[];
  /** An opener stands before every nth beat: 1 = each of them, 0 = none. */
  readonly everyBeats: number;
  /** Everyday voices contract ("it's"), formal ones do not. */
  readonly contracts: boolean;
  /** Said of the picture's light and feeling. */
  readonly look: readonly string[];
  readonly cameras: readonly string[];
}

export const narrativeVoices: Readonly<Record<NarrativeStyleId, NarrativeVoice>> = {
  balanced: {
    hook: [], beat: [], close: [], everyBeats: 0, contracts: false,
    look: ['clear natural colours', 'crisp inviting colours', 'rich gentle colours'],
    cameras: ['slow push in', 'gentle pan right', 'slow tilt up', 'smooth pan left', 'steady wide shot', 'slow pull back'],
  },
  informative: {
    hook: ['Fact one:', 'On the record:', 'Start with the evidence:'],
    beat: ['Worth knowing:', 'The detail that matters:', 'In plain terms:', 'For scale:', 'One concrete example:'],
    close: ['In short:', 'The takeaway:', 'To sum up:'], everyBeats: 2, contracts: false,
    look: ['clean documentary light', 'sharp true-to-life detail', 'neutral daylight colours'],
    cameras: ['steady documentary shot', 'slow lateral track', 'detailed close-up', 'measured tilt down', 'overhead view'],
  },
  conversational: {
    hook: ['Okay, quick question for you:', 'Let me tell you something:', 'So, get this:'],
    beat: ['And honestly,', 'You know what,', 'Here is the fun part:', 'Think about it:', 'Between you and me,'],
    close: ['So, my friend,', 'Anyway, remember this:', 'Next time you are chatting:'], everyBeats: 2, contracts: true,
    look: ['warm everyday light', 'cosy homely colours', 'relaxed afternoon glow'],
    cameras: ['easy handheld shot', 'eye-level push in', 'casual follow shot', 'close friendly framing'],
  },
  storytelling: {
    hook: ['Our story opens like this:', 'Once, long before the ending:', 'Picture the first page:'],
    beat: ['Then came the turn:', 'Meanwhile,', 'And so the stakes rose:', 'In the next chapter,', 'But every tale has its secret:'],
    close: ['And in the end,', 'So the story closes:', 'The last page says it:'], everyBeats: 1, contracts: false,
    look: ['storybook light', 'rich painterly colours', 'glowing lantern-like warmth'],
    cameras: ['slow establishing push in', 'gliding crane shot', 'drifting pan across the scene', 'slow reveal from behind'],
  },
  inspirational: {
    hook: ['When it feels impossible, remember:', 'For every hard morning:', 'You were made for more, so listen:'],
    beat: ['Keep going:', 'Let that lift you:', 'Strength looks like this:', 'Day after day,', 'Believe it:'],
    close: ['Now it is your turn:', 'So rise:', 'Take the first step today:'], everyBeats: 2, contracts: false,
    look: ['radiant golden light', 'bright uplifting colours', 'sun flare and open sky'],
    cameras: ['rising crane shot', 'low angle push in', 'soaring aerial drift', 'slow orbit upwards'],
  },
  humorous: {
    hook: ['Nobody asked, but here we are:', 'Put the snacks down for a second:', 'Plot twist before breakfast:'],
    beat: ['Yes, really:', 'Meanwhile, in the department of odd facts:', 'My cat refuses to believe this:', 'Somewhere a teacher just smiled:', 'Try saying this at dinner:'],
    close: ['No refunds, but remember:', 'Tell your least impressed friend:', 'And that, dear audience, is why I need a nap:'], everyBeats: 1, contracts: true,
    look: ['playful candy colours', 'cheeky bright light', 'cartoon-bright colours'],
    cameras: ['sudden comic zoom', 'bouncy pan', 'wobbly handheld shot', 'snap zoom to close-up'],
  },
  dramatic: {
    hook: ['No one saw it coming:', 'Listen closely:', 'Everything was at stake:'],
    beat: ['And then, silence:', 'There was no way back:', 'In the dark, one truth remained:', 'Against all odds:', 'The clock kept running:'],
    close: ['And when the dust settled:', 'In the end, only this remains:', 'Remember the cost:'], everyBeats: 1, contracts: false,
    look: ['stark high-contrast light', 'deep shadows and burning highlights', 'stormy cinematic colours'],
    cameras: ['slow ominous push in', 'low angle dolly', 'dramatic crane down', 'slow-motion close-up'],
  },
  technical: {
    hook: ['System overview:', 'Define the problem first:', 'Specification, line one:'],
    beat: ['Mechanism:', 'Under the hood:', 'Key parameter:', 'Process, next stage:', 'Precisely stated:'],
    close: ['Result:', 'Conclusion of the analysis:', 'Net effect:'], everyBeats: 1, contracts: false,
    look: ['cool diagram-like light', 'precise blueprint tones', 'clinical white light with cyan accents'],
    cameras: ['exploded-view close-up', 'isometric overhead shot', 'precise linear track', 'macro detail shot'],
  },
  'brain-rot': {
    hook: ['BRO, stop scrolling:', 'Chat, clip this:', 'POV, you just found out:'],
    beat: ['No cap,', 'Meanwhile the aura is INSANE:', 'And it gets more unhinged:', 'Lowkey illegal levels of facts:', 'Plus ten thousand aura:'],
    close: ['Anyway, brain officially cooked:', 'W facts only:', 'Final boss energy:'], everyBeats: 1, contracts: true,
    look: ['neon glitch colours', 'oversaturated meme colours', 'strobing rainbow light'],
    cameras: ['crash zoom', 'chaotic whip pan', 'spinning shaky zoom', 'rapid-fire jump zoom'],
  },
};
