/** What makes one bird differ from another, standing and in the air; its body is about 80 units long. */
export interface Bird {
  readonly cm: number;
  readonly main: string;
  readonly breast: string;
  readonly wing: string;
  readonly head: string;
  readonly beak: {
    readonly tone: string;
    readonly long: number;
    readonly deep: number;
    readonly hooked?: boolean;
  };
  readonly legs: number;
  readonly legTone: string;
  /** How far the head stands before and above the body. */
  readonly neck: { readonly x: number; readonly y: number; readonly wide: number };
  readonly headSize: number;
  readonly tail: number;
  /** 0 lies, 1 stands upright. */
  readonly upright?: number;
  /** Whether it rests on one leg, the other drawn up. */
  readonly onOneLeg?: boolean;
  /** Whether it carries its tail up. */
  readonly isCocked?: boolean;
  readonly extra?:
    | 'comb'
    | 'crest'
    | 'tuft'
    | 'cheek'
    | 'eye-stripe'
    | 'owl'
    | 'round-owl'
    | 'forked'
    | 'bib'
    | 'webbed'
    | 'white-head'
    | 'penguin';
}

/** What small birds have in common. */
export const small = {
  legs: 16,
  legTone: '#7a5a48',
  headSize: 19,
  tail: 34,
  neck: { x: -30, y: -22, wide: 30 },
  beak: { tone: '#5a4a42', long: 12, deep: 7 },
} as const;
