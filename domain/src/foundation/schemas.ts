import * as z from 'zod/mini';
import { formatCount } from './formats';
import { VISIBLE } from './typed';

/** Text of at most `max` code points. */
export function text(max: number) {
  return z.string().check(z.maxLength(max));
}

/** The token of a link in an email, which is signed. */
export const linkTokenSchema = z.string().check(z.minLength(1), z.maxLength(600));

/** Typed text, trimmed; empty if it shows nothing. */
export function typedText(max: number, tooLong?: string) {
  const shown = z.overwrite((typed: string) => (VISIBLE.test(typed) ? typed : ''));
  return z.string().check(z.trim(), shown, notLongerThan(max, tooLong));
}

/** Typed text, trimmed, that shows something. */
export function filledText(max: number, missing = 'Please fill this in', tooLong?: string) {
  return z.string().check(z.trim(), z.regex(VISIBLE, missing), notLongerThan(max, tooLong));
}

/**
 * The sentence is made when it is needed: the first number that `Intl` writes takes an old phone 70 ms. Not with `formatCount`, since what
 * public pages need and what needs zod mustn't be one file.
 */
function notLongerThan(max: number, tooLong?: string) {
  const error = () => tooLong ?? `Please keep it to ${formatCount(max)} characters`;
  return z.maxLength(max, { error });
}

/**
 * The pattern of an id: letters, digits, `-` and `_`, since ids stand in paths, links and logs. The security rules let
 * clients write under no other id (`isId`), so that whatever is written can be named in a call.
 */
export const ID_PATTERN = '[A-Za-z0-9][\\w-]{0,127}';

/** A Firebase Auth uid, or the id of a document. */
export const idSchema = z.string().check(z.maxLength(128), z.regex(RegExp(`^${ID_PATTERN}$`)));

/** The id of a document that is made of two other ids. */
export const joinedIdSchema = z
  .string()
  .check(z.maxLength(257), z.regex(RegExp(`^${ID_PATTERN}(_${ID_PATTERN})?$`)));

/** Dates and instants that callers name are in this century. */
const THIS_CENTURY = /^20/;

/** An instant of this century as ISO 8601 in UTC, to the millisecond at most. */
export const instantSchema = z.iso.datetime().check(z.maxLength(24), z.regex(THIS_CENTURY));

/** An instant of this century in milliseconds. */
export const instantMsSchema = z
  .int()
  .check(z.minimum(Date.UTC(2000, 0)), z.maximum(Date.UTC(2100, 0) - 1));

/** A month of this century, `yyyy-MM`. */
export const monthSchema = z.string().check(z.maxLength(7), z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

/** A day of this century, `yyyy-MM-dd`. */
export function daySchema(missing: string) {
  return z.iso.date(missing).check(z.regex(THIS_CENTURY, missing));
}

/** A time of day, `HH:mm`. */
export function clockTimeSchema(missing = 'Please choose a time') {
  return z
    .string(missing)
    .check(z.maxLength(5, missing), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, missing));
}

/** A count, or an amount in cents. */
export const countSchema = z.int().check(z.minimum(0));
