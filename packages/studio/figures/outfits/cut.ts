export type Sleeve = 'none' | 'short' | 'long' | 'wide';
export type Shoe = 'sneaker' | 'shoe' | 'boot' | 'slipper' | 'bare';

/** A skirt, coat tail or robe: cloth stretched around the legs. */
export interface Skirt {
  readonly colour: string;
  /** How far down the legs: 1 is the knee, 2 the ankle. */
  readonly length: number;
  /** How wide the hem is; 1 hangs straight. */
  readonly flare: number;
  /** Open before the legs, as a coat. */
  readonly isOpen: boolean;
}

/** What is drawn on the torso of an outfit. */
export type Trim =
  | 'crew-neck'
  | 'hood'
  | 'neckline'
  | 'suit'
  | 'tie'
  | 'apron'
  | 'chef'
  | 'lab-coat'
  | 'v-neck'
  | 'bib'
  | 'vest'
  | 'uniform'
  | 'police'
  | 'firefighter'
  | 'sports'
  | 'swimwear'
  | 'coat'
  | 'robe'
  | 'royal'
  | 'armour'
  | 'space'
  | 'pyjamas'
  | 'gown';

/** How an outfit is made: colours are `#rrggbb` before the scene's light. */
export interface Cut {
  readonly torso: string;
  readonly sleeve: Sleeve;
  readonly sleeveColour: string;
  readonly cuff: string | null;
  readonly legs: 'trousers' | 'loose' | 'shorts' | 'bare';
  readonly legColour: string;
  /** A stripe or band around the shins, null where plain. */
  readonly legBand: string | null;
  readonly skirt: Skirt | null;
  readonly shoe: Shoe;
  readonly shoeColour: string;
  readonly sole: string;
  readonly glove: string | null;
  /** Colour of the trim: tie, apron, badge. */
  readonly accent: string;
  readonly trim: Trim;
  /** Swimwear that covers the chest as well. */
  readonly isOnePiece: boolean;
  /** A cloak behind the body; null without. */
  readonly cape: string | null;
}
