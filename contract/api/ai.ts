import * as z from 'zod/mini';
import { maxPromptCharacters } from '../rules/limits.ts';
import { customTopicId } from '../rules/wizard.ts';
import { defineCall } from './call.ts';
import { filledText, text } from './fields.ts';

export const enhancePrompt = defineCall({
  method: 'POST',
  path: '/ai/enhance-prompt',
  access: 'account',
  summary: 'A richer prompt made of the given one',
  body: z.object({
    topic: z._default(text(200), customTopicId),
    platform: text(40),
    prompt: filledText(maxPromptCharacters),
  }),
  reply: z.object({ enhanced_prompt: z.string() }),
});
