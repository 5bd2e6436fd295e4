import * as z from 'zod/mini';
import { maxEmailCharacters } from '../rules/limits.ts';
import { invalidEmailMessage, isEmail } from '../rules/email.ts';

/** Control characters that no text field may carry; line breaks and tabs are text. */
// eslint-disable-next-line no-control-regex -- refusing them is the point
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;
// A surrogate without its partner cannot be stored as UTF-8.
const loneSurrogate = /\p{Surrogate}/u;

/** Text of at most `max` UTF-16 units that holds nothing a screen or a database cannot show. */
export function text(max: number) {
  return z.string().check(
    z.maxLength(max, `must be at most ${max} characters long`),
    z.refine((value) => !controlCharacters.test(value), 'must not contain control characters'),
    z.refine((value) => !loneSurrogate.test(value), 'must be well-formed text'),
  );
}

/** {@link text} that is not blank. */
export function filledText(max: number) {
  return text(max).check(z.refine((value) => value.trim() !== '', 'must not be empty'));
}

export const email = text(maxEmailCharacters).check(z.refine(isEmail, invalidEmailMessage));

export const id = z.uuid('must be an id');
/** One to `max` ids, each once. */
export function idList(max: number) {
  return z.array(id).check(
    z.minLength(1, 'must name at least one'),
    z.maxLength(max, `must name at most ${max}`),
    z.refine(
      (ids) => new Set(ids.map((each) => each.toLowerCase())).size === ids.length,
      'must name each only once',
    ),
  );
}
export const idParams = z.object({ id });
/** An instant on the wire: ISO 8601 with a zone. */
export const instant = z.iso.datetime({ offset: true });
/** {@link instant} in the years that every engine and calendar can hold, whatever its zone. */
export const plannedInstant = instant.check(
  z.refine((value) => {
    const year = new Date(value).getUTCFullYear();
    return year >= 1970 && year <= 9999;
  }, 'must be a date between the years 1970 and 9999'),
);
/** A count of credits. */
export const credits = z.int();
