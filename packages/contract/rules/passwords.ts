// Nobody sees them, and many keyboards cannot write them.
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A password as somebody who guesses would write it: without what does not show, and one spelling for letters that look alike in Unicode. */
export function foldPassword(password: string): string {
  return password.normalize('NFKC').replaceAll(invisible, '').trim().toLowerCase();
}

/** Whether nothing of it shows. */
export function isBlankPassword(password: string): boolean {
  return foldPassword(password) === '';
}
