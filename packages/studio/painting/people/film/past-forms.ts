import forms from '../../../data/word-forms.json' with { type: 'json' };

/** Verbs by their past, where that has no rule. */
export const pasts: ReadonlyMap<string, string> = new Map(Object.entries(forms.pasts));
