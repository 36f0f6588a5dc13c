import type { User } from '../account/user';
import { fold, foldTightly } from '../foundation/search-tokens';
import { plainDigits } from '../foundation/typed';

/** Longest stored prefix, in characters. Longer search text is cut to it. */
export const MAX_PREFIX_LENGTH = 40;
/** A shorter phone prefix would match too many accounts. */
const MIN_PHONE_PREFIX = 3;

/** ITU-T E.164: codes of one and two digits, all others have three. */
const COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The fields staff search by. */
type Findable = Pick<User, 'firstName' | 'lastName' | 'email' | 'phone'>;

/**
 * Every prefix staff may type to find an account: either name, both in either order, the address,
 * the phone number with and without its country code. One `array-contains` index serves search-as-you-type.
 */
export function accountTokensOf({ firstName, lastName, email, phone }: Findable): string[] {
  const names = [plain, parted].flatMap((written) => {
    const [first, last] = [written(firstName), written(lastName)];
    const [called = ''] = first.split(' ');
    return [`${first} ${last}`, `${called} ${last}`, `${last} ${first}`].flatMap(suffixes);
  });
  const tokens = new Set([...names, plain(email)].flatMap(prefixes));
  const digits = digitsOf(phone);
  for (const number of [digits, digits.replace(COUNTRY_CODE, '')].flatMap(prefixes)) {
    if (number.length >= MIN_PHONE_PREFIX) tokens.add(number);
  }
  return [...tokens].sort();
}

/** The token to search for; null if the text is blank. */
export function accountToken(text: string): string | null {
  const typed = plain(plainDigits(text));
  const token = /^[+(]?\d[\d\s().-]*$/.test(typed) ? digitsOf(typed) : typed;
  return token === '' ? null : [...token].slice(0, MAX_PREFIX_LENGTH).join('');
}

/** The kind of text that a token is the beginning of. A name and an address may begin alike. */
export function searchKindOf(token: string): 'phone number' | 'email' | 'name or email' {
  if (/^\d+$/.test(token)) return 'phone number';
  return token.includes('@') ? 'email' : 'name or email';
}

/** Folded, with single spaces, and without apostrophes, hyphens and full stops. */
function plain(text: string): string {
  return foldTightly(text).trim().replace(/\s+/g, ' ');
}

/** The same with the parts of "Anne-Marie" and "D’Angelo" as words of their own. */
function parted(text: string): string {
  return plain(fold(text).replace(/['-]/g, ' '));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The text starting at each of its words. */
function suffixes(text: string): string[] {
  const words = text.trim().split(' ');
  return words.map((_, index) => words.slice(index).join(' '));
}

function prefixes(text: string): string[] {
  const letters = [...text].slice(0, MAX_PREFIX_LENGTH);
  return letters.map((_, index) =>
    letters
      .slice(0, index + 1)
      .join('')
      .trimEnd(),
  );
}
