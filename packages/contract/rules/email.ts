const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
// Nobody sees them: they would make two addresses of what reads as one, or turn the order in which it is read.
const invisible = /[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

export const invalidEmailMessage = 'Please enter a valid email address';

/** Non-space text, an at sign, non-space text, a dot, non-space text (AUTH-17); of characters that show. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text) && !invisible.test(text);
}
