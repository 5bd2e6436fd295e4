/** A cell's text; `code` is set as it is typed, line by line. */
export type OperatorCell = string | { readonly code: readonly string[] };

/** A part of the page for operators: a table, read anew at each visit. */
export interface OperatorSection {
  readonly title: string;
  /** One sentence under the title. */
  readonly about?: string;
  /** Heads of the columns; the first column names its row. */
  readonly columns: readonly string[];
  rows(): Promise<readonly (readonly OperatorCell[])[]>;
  /** Said where there are no rows. */
  readonly empty: string;
}
