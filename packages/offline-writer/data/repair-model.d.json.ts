// Said here, so that neither the compiler nor the lint work out the type of all weights.
declare const stored: { readonly weights: Readonly<Record<string, number>> };
export = stored;
