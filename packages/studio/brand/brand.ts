/** A font file of ours, registered under a name of its own. */
export interface OwnFont {
  readonly family: string;
  readonly path: string;
}

/** What of a creator's brand a scene shows; plain data. Colours are `#rrggbb`. */
export interface Brand {
  /** Of the ground of cards and boards. */
  readonly colour: string;
  readonly accent: string;
  readonly font: 'poppins' | 'inter';
  /** A font of its creator's own, which stands in for that one. */
  readonly ownFont: OwnFont | null;
  readonly corner: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
  /** A picture of ours, which stands on the cards, with its transparency where it is a PNG; null for none. */
  readonly logoPath: string | null;
  /** Whether it also stands in its corner, all through the scene. */
  readonly hasLogo: boolean;
  /** Who or what is named at the foot of the scene; empty for none. */
  readonly lowerThird: string;
  readonly lowerThirdLine: string;
}

const fontNames = { poppins: 'Poppins', inter: 'Inter' } as const;

/** The family of a brand's type; what other scripts need comes behind it. */
export const fontFamilyOf = ({ font, ownFont }: Brand): string =>
  ownFont?.family ?? fontNames[font];
