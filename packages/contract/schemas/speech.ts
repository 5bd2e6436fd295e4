import * as z from 'zod/mini';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { pronunciationShape, pronunciationsShape, speedShape } from './delivery.ts';
import { idParams } from './fields.ts';
import { changedScenes, sceneShape } from './storyboard.ts';

export const changeSpeed = defineCall({
  ...paths.changeSpeed,
  summary:
    'Change how fast the line is spoken: 0.8 to 1.3 in steps of 0.05; after approval the narration is made again, free of charge',
  params: idParams,
  body: z.object({ speed: speedShape }),
  reply: z.object({ scene: sceneShape }),
});

export const changePronunciations = defineCall({
  ...paths.changePronunciations,
  summary:
    'Change how words of the line are said; captions keep them as written. After approval the narration is made again, free of charge',
  params: idParams,
  body: z.object({
    pronunciations: pronunciationsShape,
    /** The list that the author saw. Where neither it nor the new one stands there by now, nothing is saved: 409 `changed_meanwhile`. */
    replaces: z.optional(pronunciationsShape),
  }),
  reply: z.object({ scene: sceneShape }),
});

export const pronounceEverywhere = defineCall({
  ...paths.pronounceEverywhere,
  summary:
    'Say a word in one way in every scene that has it; with `say` null, as the voice says it by itself. Answers with the scenes that changed',
  params: idParams,
  body: z.object({
    word: pronunciationShape.shape.word,
    say: z.nullable(pronunciationShape.shape.say),
  }),
  reply: changedScenes,
});

export const speakScene = defineCall({
  ...paths.speakScene,
  summary:
    'Speak the line as it stands, free of charge. It is kept as a narration: approving does not speak it again',
  params: idParams,
  reply: z.object({ audio_url: z.string(), scene: sceneShape }),
});
