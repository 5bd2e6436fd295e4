import { type FormEvent, useState } from 'react';
import { type BrandLook, plainBrand } from '@scenewright/contract/rules/brand.ts';
import { useBrand, useSaveBrand } from '../../../api/queries/brand.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toast } from '../../../ui/toast.ts';
import { BrandFields } from './brand-fields.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { useFontFile, useOwnFonts } from './use-own-fonts.ts';
import { LogoChoice } from './logo-choice.tsx';

/** What all films of the creator have in common, where it is switched on for them. */
export default function BrandDialog({ onClose }: { onClose: () => void }) {
  const brand = useBrand();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="large"
        title="Your brand"
        description="Kept for all your videos, and switched on in each storyboard. Videos that have it keep it as it was."
      >
        {brand.isPending && (
          <div role="status" className="grid min-h-64 place-items-center">
            <Spinner />
            <span className="sr-only">Loading your brand</span>
          </div>
        )}
        {brand.isError && (
          <p role="alert" className="text-danger">
            {brand.error.message}
          </p>
        )}
        {brand.data !== undefined && (
          <BrandForm present={brand.data ?? plainBrand} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function BrandForm({ present, onClose }: { present: BrandLook; onClose: () => void }) {
  const [look, setLook] = useState(present);
  const [logoUrl, setLogoUrl] = useState<string | null>(null);
  const fonts = useOwnFonts();
  const font = fonts.find(({ id }) => id === look.font_item);
  const fontFamily = useFontFile(font?.media_url ?? null);
  const save = useSaveBrand();
  const change = (part: Partial<BrandLook>) => setLook((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(look, {
      onSuccess: () => {
        toast({
          title: 'Brand saved',
          description: 'Switch it on in the storyboard of a video.',
          tone: 'success',
        });
        onClose();
      },
    });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex min-w-0 flex-col gap-5">
          <LogoChoice look={look} onChange={change} onShown={setLogoUrl} />
          <BrandFields look={look} fonts={fonts} onChange={change} />
        </div>
        <BrandPreview
          look={look}
          logoUrl={look.logo_item === null ? null : logoUrl}
          fontFamily={fontFamily}
        />
      </div>
      {save.isError && (
        <p role="alert" className="text-13 text-danger">
          {save.error.message}
        </p>
      )}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={save.isPending}>
          Save brand
        </Button>
      </div>
    </form>
  );
}
