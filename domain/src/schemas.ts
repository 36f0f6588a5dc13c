import * as z from 'zod/mini';

/** Text of at most so many UTF-16 units. */
export function text(most: number) {
  return z.string().check(z.maxLength(most));
}

/** Text as it is typed, kept without the space around it. */
export function typedText(most: number, tooLong = tooLongFor(most)) {
  return z.string().check(z.trim(), z.maxLength(most, tooLong));
}

/** The same where something has to be typed. */
export function filledText(
  most: number,
  missing = 'Please fill this in',
  tooLong = tooLongFor(most),
) {
  return z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, tooLong));
}

function tooLongFor(most: number): string {
  return `Please keep it to ${most.toLocaleString('en-US')} characters`;
}

/** How many there are of something, cents as well. */
export const countSchema = z.int().check(z.minimum(0));
