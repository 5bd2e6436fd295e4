/** An idea typed by somebody who had not seen the code, and what they expect of its film. */
export interface Sample {
  readonly id: string;
  readonly idea: string;
  readonly language: string;
  /** In the words of whoever typed it. */
  readonly genre: string;
  /** Asked for as a most: so many scenes of so many seconds each. */
  readonly scenes: number;
  readonly seconds: number;
  readonly style: string;
  /** Figures, names and lines that may not be lost. */
  readonly mustKeep: readonly string[];
  readonly mustNotSay: readonly string[];
  readonly subject: string;
}
