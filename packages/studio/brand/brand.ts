/** What of a creator's brand a scene shows; plain data. Colours are `#rrggbb`. */
export interface Brand {
  /** Of the ground of cards and boards. */
  readonly colour: string;
  readonly accent: string;
  readonly font: 'poppins' | 'inter';
  readonly corner: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
  /** A picture of ours, which stands on the cards, with its transparency where it is a PNG; null for none. */
  readonly logoPath: string | null;
  /** Whether it also stands in its corner, all through the scene. */
  readonly hasLogo: boolean;
  /** What the card says with which the scene opens; empty for none. */
  readonly intro: string;
  /** What the card says with which it closes; empty for none. */
  readonly outro: string;
  /** Who or what is named at the foot of the scene; empty for none. */
  readonly lowerThird: string;
  readonly lowerThirdLine: string;
}

/** The families of a brand's font: it first, then what other scripts need. */
export const fontNames = { poppins: 'Poppins', inter: 'Inter' } as const;
