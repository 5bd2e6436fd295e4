import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import corrections from '../../data/correction-words.json' with { type: 'json' };

/* A name or a day that the next sentence puts right: "Coach Danny takes it. It's not Danny actually, it's Dermot." */

const negation = `(?:${alternatives([...corrections.negations, 'not', 'nicht', 'niet', 'pas', 'inte', 'ikke'])})`;
const named = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`;
const forms: readonly RegExp[] = [
  // "Enfin Lucie, pas Lucienne."
  new RegExp(
    String.raw`(?<=[.!?…]\s)(?:enfin|sorry|pardon|perdón|scusate?|eigentlich|actually|i mean|digo|anzi|bedoel ik|znaczy),?\s+(?<fresh>${named}),?\s+${negation}\s+(?<old>${named})[.!]+\s*`,
    'giu',
  ),
  // "It's not Danny actually, it's Dermot."
  new RegExp(
    String.raw`(?<=[.!?…]\s)(?:it['’]?s|that['’]?s|it is) not (?<old>${named}),? (?:actually|sorry),? (?:it['’]?s|it is|but) (?<fresh>${named})[.!]+\s*`,
    'giu',
  ),
  // "Çarşamba değil Perşembe olacak."
  new RegExp(
    String.raw`(?<=[.!?…]\s)(?<old>${named}) değil,? (?<fresh>${named})(?: olacak| olmalı)[.!]+\s*`,
    'giu',
  ),
];
const mostLetters = 8_000;

/** A text with its names as the sentences behind them put them right, without these sentences; any other text as it is. */
export function withNamesPutRight(text: string): string {
  if (text.length > mostLetters) return text;
  return forms.reduce((whole, form) => {
    let done = whole;
    for (const found of whole.matchAll(form)) {
      const { old = '', fresh = '' } = found.groups ?? {};
      // Names begin with a capital letter, whatever the case of the words around them is read as.
      if (!/^\p{Lu}/u.test(old) || !/^\p{Lu}/u.test(fresh)) continue;
      const at = done.indexOf(found[0]);
      const before = done.lastIndexOf(old, at - 1);
      if (at < 0 || before < 0) continue;
      done =
        done.slice(0, before) +
        fresh +
        done.slice(before + old.length, at) +
        done.slice(at + found[0].length);
    }
    return done;
  }, text);
}
