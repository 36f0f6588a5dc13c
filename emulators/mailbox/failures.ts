import { BadRequest } from './message';

/** The senders' failures that the site has a sentence for; 0 drops the connection. */
const KINDS = [0, 403, 429, 451] as const;

/** How each sender fails at the moment; null means that it works. */
export interface Failures {
  primary: (typeof KINDS)[number] | null;
  fallback: (typeof KINDS)[number] | null;
}

export const NO_FAILURES: Failures = { primary: null, fallback: null };

/** Reads `PUT /failures`. A sender that is not named keeps working, or failing, as before. */
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
