import { useEffect, useEffectEvent, useState } from 'react';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Progress } from '../../../ui/progress.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { summarise } from './progress-summary.ts';
import { createTimeLeft } from './time-left.ts';

/** Says how far scenes or film are. Its sentence is read out when a stage changes, not with every percent. */
export function ProgressBanner({ storyboard }: { storyboard: Storyboard }) {
  const summary = summarise(storyboard);
  if (summary === null) return null;
  const { title, sentence, percent, moving } = summary;
  const done = percent === 100;
  return (
    <section aria-label="Progress" className="rounded-card border border-line bg-surface px-4 py-3">
      <div className="flex items-start gap-3">
        <BannerSign moving={moving} done={done} />
        <output className="min-w-0 grow">
          <span className="block font-medium">{title}</span>
          <span className="block text-13 text-muted">{sentence}</span>
        </output>
        {moving && (
          <span className="tabular flex flex-col items-end">
            <span className="text-16 font-semibold">{percent}%</span>
            <TimeLeft percent={percent} />
          </span>
        )}
      </div>
      {moving && (
        <Progress
          label={title}
          percent={percent}
          valueText={`${sentence} ${percent}%`}
          className="mt-3"
        />
      )}
    </section>
  );
}

/** Beside the sentence, not in it: it changes too often to be read out. */
function TimeLeft({ percent }: { percent: number }) {
  const [estimate] = useState(createTimeLeft);
  const [text, setText] = useState<string | null>(null);
  const look = useEffectEvent(() => setText(estimate(percent, performance.now())));
  useEffect(() => {
    const timer = setInterval(() => look(), 1_000);
    return () => clearInterval(timer);
  }, []);
  return text === null ? null : (
    <span className="text-12 whitespace-nowrap text-subtle">{text}</span>
  );
}

function BannerSign({ moving, done }: { moving: boolean; done: boolean }) {
  if (moving) return <Spinner size="small" className="mt-0.5 text-accent" />;
  const Icon = done ? CircleCheck : CircleAlert;
  return (
    <Icon
      aria-hidden
      className={classNames('mt-0.5 size-4 shrink-0', done ? 'text-success' : 'text-warn')}
    />
  );
}
