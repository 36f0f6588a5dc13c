import { LIMITS, USER_TYPE_LABEL } from '../foundation/fields';
import { fitTogether, isPersonName } from './person-name';

/** The name of a person whose provider gives none. They can change it on their profile. */
const NO_NAME = USER_TYPE_LABEL.spender;

/** Characters that are invisible or would change the direction of surrounding text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu;

/** Characters at the beginning and end of a word that aren't part of a name. */
const EDGES = /^[^\p{L}'’]+|[^\p{L}\p{M}.'’]+$/gu;

/**
 * First and last name from the provider's single display name, which may be missing, blank or too
 * long. Words that aren't names are left out.
 */
export function namesFrom(displayName: string | undefined): {
  readonly firstName: string;
  readonly lastName: string;
} {
  const words = (displayName ?? '')
    .replace(INVISIBLE, ' ')
    .split(/\s+/)
    .map((word) => shortened(word.replace(EDGES, '')))
    .filter(isPersonName);
  const [first = NO_NAME, ...rest] = words;
  const lastName = shortened(rest.join(' '));
  // Words that are names one by one can still be none together.
  const isFine = isPersonName(lastName) && fitTogether({ firstName: first, lastName });
  return { firstName: first, lastName: isFine ? lastName : '' };
}

/** Cuts between characters, never inside a surrogate pair. */
function shortened(name: string): string {
  let short = '';
  for (const letter of name) {
    if (short.length + letter.length > LIMITS.name) break;
    short += letter;
  }
  return short.trim();
}
