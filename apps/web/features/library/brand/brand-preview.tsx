import { type BrandLook, inkOn, readableOn } from '@scenewright/contract/rules/brand.ts';

interface BrandPreviewProps {
  look: BrandLook;
  logoUrl: string | null;
  /** Of a font of the creator's own. */
  fontFamily: string | undefined;
}

/** The brand's card as its colours make it. */
export function BrandPreview({ look, logoUrl, fontFamily }: BrandPreviewProps) {
  const ink = readableOn(inkOn(look.colour), look.colour);
  return (
    <figure className="flex flex-col items-center gap-2">
      <div
        style={{ background: look.colour, color: ink }}
        className="flex aspect-9/16 h-72 flex-col items-center justify-center gap-4 overflow-hidden rounded-card border border-line p-4 text-center"
      >
        {logoUrl !== null && (
          <img src={logoUrl} alt="" className="max-h-24 max-w-24 rounded-control object-contain" />
        )}
        <span dir="auto" style={{ fontFamily }} className="text-18 font-bold wrap-anywhere">
          {look.intro.trim() || look.outro.trim() || 'Your card'}
        </span>
        <span
          aria-hidden
          style={{ background: readableOn(look.accent, look.colour) }}
          className="h-1 w-10 rounded-full"
        />
      </div>
      <figcaption className="text-13 text-muted">A card of your brand</figcaption>
    </figure>
  );
}
