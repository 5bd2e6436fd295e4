import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import { kindOf } from './tokens.ts';
import corrections from '../../data/correction-words.json' with { type: 'json' };
import words from '../../data/repair-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(words);

/* A name or a day that the next sentence puts right: "Coach Danny takes it. It's not Danny actually, it's Dermot." */

/** Where a word stands last, whole; -1 where it does not. */
const lastWord = (text: string, word: string): number =>
  [
    ...text.matchAll(
      new RegExp(
        String.raw`(?<![\p{L}\p{N}])${word.replaceAll(/[.^$*+?()[\]{}|\\]/gu, String.raw`\$&`)}(?![\p{L}\p{N}])`,
        'giu',
      ),
    ),
  ].at(-1)?.index ?? -1;
const isCountOrDay = (old: string, fresh: string): boolean =>
  kindOf(old) !== null && kindOf(old) === kindOf(fresh);

const negation = `(?:${alternatives([...corrections.negations, ...words.renamedNot])})`;
const named = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`;
const forms: readonly RegExp[] = [
  // "Enfin Lucie, pas Lucienne."
  new RegExp(
    String.raw`(?<=[.!?…]\s)(?:${said.corrections}),?\s+(?<fresh>${named}),?\s+${negation}\s+(?<old>${named})[.!]+\s*`,
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
const cue = String.raw`(?:(?:(?:${said.correctionNames}) (?:${said.byWhom}) \p{L}+|${said.corrects})[,:!.]?\s+)`;
const denied = String.raw`(?:${said.denies})`;
const but = String.raw`(?:${said.buts})`;
const thing = String.raw`\p{L}[\p{L}\p{M}'’-]+`;
/** In a sentence that says that it corrects: "Wait, chairman just texted, Sunday not Saturday", "Even verbeteren: niet Henk maar Marieke". */
const insteads: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=[.!?…]\s|\n)${cue}(?:[^.!?,\n]{0,30} )?${denied} (?<old>${thing}),? ${but} (?<fresh>${thing})(?![\p{L}])[^.!?\n]{0,60}[.!]+\s*`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=[.!?…]\s|\n)${cue}(?:[^.!?\n]{0,40}, )?(?<fresh>${thing}),? ${denied} (?<old>${thing})(?![\p{L}])[^.!?\n]{0,60}[.!]+\s*`,
    'giu',
  ),
  // "Not 5 cardamom, 3."
  new RegExp(
    String.raw`(?<=[.!?…]\s|\n)(?:${cue})?${denied} (?<old>\d[\d.,]*)(?: ${thing}){0,2}, (?<fresh>\d[\d.,]*\d|\d)[.!]+\s*`,
    'giu',
  ),
];
const mostLetters = 8_000;

/** A text with its names as the sentences behind them put them right, without these sentences; any other text as it is. */
export function withNamesPutRight(text: string): string {
  if (text.length > mostLetters) return text;
  return [...forms, ...insteads].reduce((whole, form, place) => {
    let done = whole;
    for (const found of whole.matchAll(form)) {
      const { old = '', fresh = '' } = found.groups ?? {};
      // Names begin with a capital letter, whatever the case of the words around them is read as.
      const isNames = /^\p{Lu}/u.test(old) && /^\p{Lu}/u.test(fresh);
      if (!isNames && (place < forms.length || !isCountOrDay(old, fresh))) continue;
      const at = done.indexOf(found[0]);
      const before = lastWord(done.slice(0, Math.max(at, 0)), old);
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
