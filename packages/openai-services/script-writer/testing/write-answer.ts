import { z } from 'zod';
import { emptyPlan } from '@scenewright/contract/rules/picture-plan.ts';
import type { ChatRequest } from './chat-request.ts';

const material = z.looseObject({
  idea: z.string().optional(),
  topic: z.string().optional(),
  prompt: z.string().optional(),
  change: z.string().optional(),
  wish: z.string().optional(),
  scenes: z.array(z.looseObject({ dialogue: z.string() })).optional(),
});

/** An answer as a well-behaved model writes it, about the first words of the idea. */
export function writeAnswer({ messages, form }: ChatRequest): string {
  const rules = messages[0]?.content ?? '';
  const data = material.parse(JSON.parse(messages[1]?.content ?? '{}'));
  if (form === 'prompt' || data.topic !== undefined)
    return JSON.stringify({ prompt: `${data.prompt ?? ''}\nShow it up close, for beginners.` });
  const subject = (data.idea ?? '').split(/\s+/u).slice(0, 2).join(' ').slice(0, 20) || 'It';
  const count = data.scenes?.length ?? Number(/exactly (\d+) scene/u.exec(rules)?.[1] ?? 1);
  const most = Number(/to (\d+) words/u.exec(rules)?.[1] ?? 20);
  const scenes = Array.from({ length: count }, (_, index) => ({
    plan: {
      ...emptyPlan,
      subjects: [{ what: subject, count: 1, doing: '', holding: '', feeling: '', look: '' }],
      relation: `picture ${index + 1} of ${data.change ?? data.wish ?? 'the film'}`,
      time: 'at dawn',
    },
    camera: 'slow push in',
    dialogue: `${[subject, 'line', String(index + 1), 'of', 'many', data.change ?? '']
      .join(' ')
      .trim()
      .split(/\s+/u)
      .slice(0, Math.max(1, most - 1))
      .join(' ')}.`,
  }));
  return JSON.stringify({ title: subject, language: 'en', scenes });
}
