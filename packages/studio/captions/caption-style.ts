/**
 * How captions look; plain data. Colours are CSS colours, lengths are shares of the type's size. What is left out is as in
 * {@link defaultCaptionStyle}: heavy type with an outline, a phrase at a time, at the bottom.
 */
export interface CaptionStyle {
  readonly textColour: string;
  /** Of the word being said; of the pill behind it where there is one. */
  readonly activeColour: string;
  /** Of the outline, of a box, and of type on a pill. */
  readonly outlineColour: string;
  /** The line's width, half of which is seen; 0 for none. */
  readonly outline?: number;
  /** Of Latin, Greek and Cyrillic type, as in CSS; other scripts have one weight. */
  readonly weight?: number;
  /** The family of Latin type; the usual one where it is left out. */
  readonly font?: string;
  /** Of the type, as a share of the usual. */
  readonly size?: number;
  readonly upperCase?: boolean;
  /** One word at a time instead of a phrase. */
  readonly oneWord?: boolean;
  /** A box behind the phrase, or a pill that moves behind the word being said. */
  readonly backing?: 'box' | 'pill';
  /** Words fill with colour as they are said and keep it. */
  readonly fills?: boolean;
  /** Light of the active colour around the words. */
  readonly glows?: boolean;
  readonly position?: 'top' | 'middle';
}

export const defaultCaptionStyle: CaptionStyle = {
  textColour: '#ffffff',
  activeColour: '#ffd83d',
  outlineColour: '#10131c',
};
