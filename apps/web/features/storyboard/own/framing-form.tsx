import { type FormEvent, useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { AnimateField } from './animate-field.tsx';
import { ClipFields } from './clip-fields.tsx';
import { FocusPicker } from './focus-picker.tsx';

type Own = NonNullable<Scene['own']>;

interface FramingFormProps {
  item: LibraryItem;
  /** How the scene shows it now, where it does. */
  present: Own | null;
  shape: Shape;
  onBack: () => void;
  onSave: (own: Own) => void;
}

const plain = (item: string): Own => ({
  ...{ item, focus_x: 0.5, focus_y: 0.5, start_ms: 0, end_ms: 0, when_short: 'slow' },
  sound: 'off',
});

/** How a picture or clip is shown: what stays in the frame, which part of a clip, and what happens where it is short. */
export function FramingForm({ item, present, shape, onBack, onSave }: FramingFormProps) {
  const [own, setOwn] = useState<Own>(present ?? plain(item.id));
  const change = (part: Partial<Own>) => setOwn((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(own);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <FocusPicker item={item} shape={shape} own={own} onChange={change} />
      {item.kind === 'clip' && <ClipFields item={item} own={own} onChange={change} />}
      {item.kind === 'picture' && <AnimateField own={own} onChange={change} />}
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" onClick={onBack}>
          <ArrowLeft aria-hidden />
          Choose another
        </Button>
        <Button type="submit" variant="primary">
          Use in this scene
        </Button>
      </div>
    </form>
  );
}
