import type { ShownContentStatus } from '@scenewright/contract/rules/statuses.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

interface Look {
  readonly words: string;
  readonly tone: Tone;
  readonly pulsing?: boolean;
}

const working: Look = { words: 'Processing (~5 mins)', tone: 'accent', pulsing: true };

const looks: Record<ShownContentStatus, Look> = {
  generating: working,
  processing: working,
  draft: { words: 'Draft', tone: 'neutral' },
  awaiting_compilation: { words: 'Awaiting compilation', tone: 'warn' },
  completed: { words: 'Completed', tone: 'success' },
  failed: { words: 'Failed', tone: 'danger' },
  scheduled: { words: 'Scheduled', tone: 'success' },
};

export const statusWords = (status: ShownContentStatus): string => looks[status].words;

const makingScenes: Look = { words: 'Making scenes', tone: 'accent', pulsing: true };

/** @param props.pendingScenes how many scenes are being made: while there are any, that is what is said after an approval */
export function StatusBadge({
  status,
  pendingScenes,
}: {
  status: ShownContentStatus;
  pendingScenes: number;
}) {
  const {
    words,
    tone,
    pulsing = false,
  } = status === 'awaiting_compilation' && pendingScenes > 0 ? makingScenes : looks[status];
  return (
    <Badge tone={tone} dot pulsing={pulsing}>
      {words}
    </Badge>
  );
}
