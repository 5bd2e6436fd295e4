import { lazy, Suspense, useState } from 'react';
import { MonitorPlay } from 'lucide-react';
import type { RoughCutRequest } from '../../../api/rough-cut.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { importWithRetry } from '../../../ui/import-with-retry.ts';
import { toNewContent, type WizardDraft } from '../draft.ts';

const RoughCutDialog = lazy(
  importWithRetry(() => import('../../../animatic/rough-cut-dialog.tsx')),
);

/** See and hear the idea before anything is created. */
export function RoughCutCard({ draft }: { draft: WizardDraft }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card className="p-5 max-lg:-order-1">
      <h2 className="text-16 font-semibold">Rough cut</h2>
      <p className="mt-1 text-muted">
        See your idea in sketches, and hear it in the offline voice. Free, in a few seconds.
      </p>
      <Button className="mt-3 w-full" onClick={() => setOpen(true)}>
        <MonitorPlay aria-hidden />
        Play a rough cut
      </Button>
      {isOpen && (
        <Suspense>
          <RoughCutDialog request={requestOf(draft)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function requestOf(draft: WizardDraft): RoughCutRequest {
  const { prompt, enhanced_prompt: enhanced, title, answers, ...content } = toNewContent(draft);
  return {
    prompt,
    enhanced_prompt: enhanced,
    title,
    answers,
    platform: content.platform,
    shape: content.shape,
    voice: content.voice,
    visual_model: content.visual_model,
    style: content.style,
    style_notes: content.style_notes,
    scene_count: content.scene_count,
    scene_length: content.scene_length,
  };
}
