import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import { useState } from 'react';
import { type StockSourceId, stockWordsOf } from '@scenewright/contract/rules/stock.ts';
import type { StockResult } from '@scenewright/contract/schemas/stock.ts';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { type StockSearch, useLibraryItem, useTakeStock } from '../../../api/queries/stock.ts';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { useBoard } from '../board/board-context.ts';
import { FramingForm } from '../own/framing-form.tsx';
import { showOwn } from '../scene/scene-edits.ts';
import { StockArrival } from './stock-arrival.tsx';
import { StockFields } from './stock-fields.tsx';
import { StockResults } from './stock-results.tsx';

interface StockDialogProps {
  scene: Scene;
  shape: Shape;
  sources: readonly StockSourceId[];
  onClose: () => void;
}

/** Searches sites of stock for a scene, takes a result into the library, and shows it in the scene. */
export default function StockDialog({ scene, shape, sources, onClose }: StockDialogProps) {
  const { editor } = useBoard();
  const [search, setSearch] = useState<StockSearch>(() => ({
    ...{ source: sources[0] ?? 'pexels', kind: 'picture', shape },
    words: stockWordsOf(scene.description),
  }));
  const [chosen, setChosen] = useState<StockResult | null>(null);
  const take = useTakeStock();
  const arrival = useLibraryItem(take.data?.item.id ?? null);
  const item = arrival.data?.item;
  const back = () => {
    setChosen(null);
    take.reset();
  };
  const choose = (result: StockResult) => {
    setChosen(result);
    take.mutate({ source: search.source, result });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="large"
        title={`Find stock for scene ${scene.number}`}
        description="Free of charge. What you choose goes into your library, with its author, licence and link."
      >
        {chosen === null && (
          <div className="flex min-h-80 flex-col gap-4">
            <StockFields sources={sources} search={search} onSearch={setSearch} />
            <StockResults search={search} onChoose={choose} />
          </div>
        )}
        {chosen !== null && item?.status !== 'ready' && (
          <StockArrival
            result={chosen}
            failure={take.error?.message ?? arrival.error?.message ?? item?.failure ?? null}
            onBack={back}
          />
        )}
        {chosen !== null && item?.status === 'ready' && (
          <FramingForm
            item={item}
            present={null}
            shape={shape}
            onBack={back}
            onSave={(own) => {
              void showOwn(editor, scene, own);
              onClose();
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
