import * as z from 'zod/mini';

/** Text of at most `max` UTF-16 units. */
export function text(max: number) {
  return z.string().check(z.maxLength(max));
}

/** Typed text, trimmed. */
export function typedText(max: number, tooLong = tooLongFor(max)) {
  return z.string().check(z.trim(), z.maxLength(max, tooLong));
}

/** Typed text, trimmed and not empty. */
export function filledText(
  max: number,
  missing = 'Please fill this in',
  tooLong = tooLongFor(max),
) {
  return z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(max, tooLong));
}

function tooLongFor(max: number): string {
  return `Please keep it to ${max.toLocaleString('en-US')} characters`;
}

/** A count, or an amount in cents. */
export const countSchema = z.int().check(z.minimum(0));
