import { BadRequest } from './message';

/** The failures that the site has sentences for; 0 drops the connection. */
const KINDS = [0, 403, 429, 451] as const;

/** How each sender fails; null means it works. */
export interface Failures {
  primary: (typeof KINDS)[number] | null;
  fallback: (typeof KINDS)[number] | null;
}

export const NO_FAILURES: Failures = { primary: null, fallback: null };

/** Parses `PUT /failures`. A sender that isn't named stays as it is. */
export function readFailures(fields: Record<string, unknown>, before: Failures): Failures {
  const unknown = Object.keys(fields).find((name) => name !== 'primary' && name !== 'fallback');
  if (unknown) throw new BadRequest(`There is no sender "${unknown}": primary or fallback.`);
  return {
    primary: kind(fields.primary, before.primary),
    fallback: kind(fields.fallback, before.fallback),
  };
}

function kind(value: unknown, before: Failures['primary']): Failures['primary'] {
  if (value === undefined) return before;
  if (value === null) return null;
  const found = KINDS.find((known) => known === value);
  if (found === undefined) throw new BadRequest(`A sender fails with ${KINDS.join(', ')} or null.`);
  return found;
}
