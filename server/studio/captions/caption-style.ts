/** How captions look; plain data. Colours are CSS colours. */
export interface CaptionStyle {
  readonly textColour: string;
  /** Of the word being said. */
  readonly activeColour: string;
  readonly outlineColour: string;
}

export const defaultCaptionStyle: CaptionStyle = { textColour: '#ffffff', activeColour: '#ffd83d', outlineColour: '#10131c' };
