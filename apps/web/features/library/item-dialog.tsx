import { type FormEvent, useState } from 'react';
import { maxLibraryNameCharacters, sizeInWords } from '@scenewright/contract/rules/library.ts';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import { useChangeLibraryItem } from '../../api/queries/library.ts';
import { CreditLine } from '../frame/credit-line.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { Waveform } from '../../ui/waveform.tsx';
import { ItemTags } from './item-tags.tsx';
import { ItemUses } from './item-uses.tsx';
import { lengthInWords } from './length-in-words.ts';

interface ItemDialogProps {
  item: LibraryItem;
  /** Of the whole library, to be offered for this item. */
  tags: readonly string[];
  onClose: () => void;
}

/** A picture or clip, large, a sound to be heard, or letters of a font, with its name and tags to change, and where it is used. */
export function ItemDialog({ item, tags, onClose }: ItemDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="medium" title={item.name} description={factsOf(item)}>
        <div className="grid place-items-center overflow-hidden rounded-card border border-line bg-bg">
          <Sight item={item} />
        </div>
        {item.credit !== null && (
          <p className="mt-3 text-13 text-muted">
            <CreditLine credit={item.credit} />
          </p>
        )}
        <NameForm item={item} />
        <ItemTags item={item} offered={tags} />
        <ItemUses itemId={item.id} />
      </DialogContent>
    </Dialog>
  );
}

function Sight({ item: { kind, name, waveform, ...item } }: { item: LibraryItem }) {
  const url = item.media_url ?? '';
  switch (kind) {
    case 'sound':
      return (
        <div className="flex w-full flex-col gap-4 p-4">
          <Waveform bars={waveform ?? []} className="h-24 w-full text-accent" />
          {/* What is said in it is the creator's own; there are no words to show. */}
          <audio src={url} controls aria-label={name} className="w-full" />
        </div>
      );
    case 'clip':
      return (
        <video
          src={url}
          poster={item.thumbnail_url ?? ''}
          controls
          playsInline
          className="max-h-[50dvh] w-full"
        />
      );
    case 'font':
      return (
        <img
          src={item.thumbnail_url ?? ''}
          alt="Letters and figures in this font"
          className="max-h-[50dvh] object-contain"
        />
      );
    default:
      return <img src={url} alt="" className="max-h-[50dvh] object-contain" />;
  }
}

const factOfKind = (kind: LibraryItem['kind'], durationMs: number): string | null =>
  kind === 'sound' ? lengthInWords(durationMs) : kind === 'font' ? 'Font for your brand' : null;

const factsOf = ({
  width,
  height,
  bytes,
  has_sound: hasSound,
  kind,
  credit,
  ...item
}: LibraryItem): string =>
  [
    factOfKind(kind, item.duration_ms ?? 0) ?? `${width} × ${height} pixels`,
    `${sizeInWords(bytes)} ${credit === null ? 'uploaded' : 'from stock'}`,
    ...(kind === 'clip' ? [hasSound ? 'with sound' : 'without sound'] : []),
  ].join(', ');

function NameForm({ item }: { item: LibraryItem }) {
  const [name, setName] = useState(item.name);
  const { mutate, isPending } = useChangeLibraryItem();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { id: item.id, name: name.trim() },
      {
        onError: (error) =>
          void toast({
            ...{ title: 'It keeps its name', description: error.message },
            tone: 'destructive',
          }),
      },
    );
  };
  const isSame = name.trim() === item.name || name.trim() === '';
  return (
    <form onSubmit={submit} className="mt-4 flex items-end gap-2">
      <Field label="Name" className="grow">
        {(control) => (
          <Input
            {...control}
            maxLength={maxLibraryNameCharacters}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={isPending} disabled={isSame} className="mb-0.5">
        Rename
      </Button>
    </form>
  );
}
