import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { FormatPrice } from '@scenewright/contract/schemas/content.ts';
import { type Shape, shapeIds, shapeName } from '@scenewright/contract/rules/shapes.ts';
import { sentenceOf } from '../api/api-error.ts';
import { useDuplicateInFormat, useFormatPrice } from '../api/queries/content.ts';
import { useOneAtATime } from '../api/use-one-at-a-time.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../ui/dialog.tsx';
import { RadioCard, RadioCards } from '../ui/radio-cards.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast.ts';
import { ShapeFrame } from './shape-frame.tsx';

interface FormatDialogProps {
  content: { readonly id: string; readonly title: string; readonly shape: Shape };
  onClose: () => void;
}

/** For what each shape is known. */
const uses: Readonly<Record<Shape, string>> = {
  vertical: 'TikTok, Reels, Shorts',
  landscape: 'YouTube, websites',
  square: 'Feeds, anywhere',
  portrait: 'Feeds on phones',
};

const creditsText = (credits: number) =>
  `${credits.toLocaleString('en-US')} ${credits === 1 ? 'credit' : 'credits'}`;

/** Asks in which shape a content is to be had as well, and tells what that reuses and what it costs, before anything is made. */
export default function FormatDialog({ content, onClose }: FormatDialogProps) {
  const others = shapeIds.filter((shape) => shape !== content.shape);
  const [wanted, setWanted] = useState<Shape>(
    others.find((shape) => shape === 'square') ?? 'portrait',
  );
  const price = useFormatPrice(content.id, wanted);
  const { mutateAsync: duplicate } = useDuplicateInFormat();
  const { running, run } = useOneAtATime<'duplicate'>();
  const navigate = useNavigate();
  const make = async () => {
    try {
      const id = await duplicate({ id: content.id, shape: wanted });
      onClose();
      await navigate(`/storyboard/${id}`);
      toast({
        title: `New ${shapeName(wanted)} draft made`,
        description: 'You are now in the duplicate. Nothing is charged until you approve it.',
        tone: 'success',
      });
    } catch (error) {
      toast({
        title: 'Failed to duplicate content. Please try again.',
        description: sentenceOf(error, 'Nothing was made.'),
        tone: 'destructive',
      });
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Duplicate in another format"
        description={`A new draft of “${content.title}” with the same scenes, words and narration. This one stays as it is.`}
        footer={
          <>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
            <Button
              variant="primary"
              busy={running !== null}
              disabled={price.data === undefined}
              onClick={() => void run('duplicate', make)}
            >
              Make the {shapeName(wanted)} draft · free
            </Button>
          </>
        }
      >
        <RadioCards
          label="Format"
          value={wanted}
          onValueChange={(value) =>
            setWanted((before) => others.find((shape) => shape === value) ?? before)
          }
          className="gap-2"
        >
          {others.map((shape) => (
            <RadioCard key={shape} value={shape} className="flex items-center gap-3 px-4 py-3">
              <ShapeFrame shape={shape} />
              <span>
                <span className="block font-medium">{shapeName(shape)}</span>
                <span className="block text-13 text-muted">{uses[shape]}</span>
              </span>
            </RadioCard>
          ))}
        </RadioCards>
        <div aria-live="polite" className="mt-4 min-h-34">
          {price.data !== undefined && <Price price={price.data} />}
          {price.data === undefined && price.isError && (
            <p className="text-13 text-danger">
              {sentenceOf(price.error, 'The price could not be learnt. Please try again.')}
            </p>
          )}
          {price.data === undefined && !price.isError && (
            <p className="flex items-center gap-2 text-13 text-muted">
              <Spinner /> Looking at what can be cut to this format
            </p>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Price({ price: { scenes, kept, creditCost, available } }: { price: FormatPrice }) {
  const lines = [
    { what: 'Scenes cut to the new format', value: `${kept} of ${scenes}` },
    { what: 'Scenes made anew on approval', value: `${scenes - kept} of ${scenes}` },
    { what: 'Price then, in final quality', value: creditsText(creditCost) },
    { what: 'Your balance', value: creditsText(available) },
  ];
  return (
    <dl className="tabular rounded-card border border-line bg-bg text-13">
      {lines.map(({ what, value }) => (
        <div
          key={what}
          className="flex justify-between gap-4 border-b border-line px-3 py-2 last:border-b-0"
        >
          <dt className="text-muted">{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
