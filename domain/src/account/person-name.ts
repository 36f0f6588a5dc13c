import * as z from 'zod/mini';
import { LIMITS } from './fields';

/** What a person is told whose name doesn't fit. */
export const NAME_MESSAGES = {
  missing: 'Please fill this in',
  tooLong: `Please keep it to ${LIMITS.name} characters`,
  letters: 'Please use letters, spaces, hyphens and apostrophes only',
  reserved: 'Please choose a name that doesn’t sound like our team',
} as const;

/** A word, with a full stop at its end at most, or initials: "O’Brien", "Jr.", "J.R.R.". */
const WORD = "(?:['’]?\\p{L}[\\p{L}\\p{M}'’·\\u200c\\u200d]*\\.?|(?:\\p{L}\\p{M}*\\.){2,})";

/**
 * Letters and marks of every script, in words. No full stop or slash inside a word, so that no mail
 * program makes a link of it. The joiners are part of Persian and Indian spelling.
 */
const NAME = new RegExp(`^${WORD}(?:[ ‐-]${WORD})*$`, 'u');

/** Letters that only look like others, and piles of marks. */
const FANCY = /[\uff21-\uff5a\u{1d400}-\u{1d7ff}]|\p{M}{5}/u;

const LATIN = /\p{Script=Latin}/u;
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Names that would speak for the site. */
const RESERVED = /hearth[ .‐-]*kin|(^|[ ‐-])(support|admin|administrator|moderator)($|[ .‐-])/;

/** Whether a text consists of what names are written with. The security rules repeat these checks. */
function isWrittenAsName(name: string): boolean {
  if (!NAME.test(name) || FANCY.test(name)) return false;
  return !(LATIN.test(name) && LOOKS_LATIN.test(name));
}

function soundsLikeUs(name: string): boolean {
  return RESERVED.test(name.toLowerCase());
}

/** Whether a text can be a person's first, last or chosen name. */
export function isPersonName(name: string): boolean {
  return name.length <= LIMITS.name && isWrittenAsName(name) && !soundsLikeUs(name);
}

/** A person's typed name, which is shown to others and put into emails; it may be left out. */
export function optionalPersonName() {
  return z.string().check(
    z.overwrite((typed) => typed.replace(/[ \t\u00a0]+/g, ' ')),
    z.trim(),
    z.maxLength(LIMITS.name, NAME_MESSAGES.tooLong),
    z.refine((name) => name === '' || isWrittenAsName(name), NAME_MESSAGES.letters),
    z.refine((name) => !soundsLikeUs(name), NAME_MESSAGES.reserved),
  );
}

/** The same, not empty. */
export function personName(missing: string = NAME_MESSAGES.missing) {
  return optionalPersonName().check(z.minLength(1, missing));
}
