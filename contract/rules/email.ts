const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const invalidEmailMessage = 'Please enter a valid email address';

/** Non-space text, an at sign, non-space text, a dot, non-space text (SPEC 5). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text);
}
