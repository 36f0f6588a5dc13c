import * as z from 'zod/mini';

/** Zones that were found to exist: to ask takes longer than all else that is asked of a document. */
const known = new Set<string>();

/** Whether a zone of this name exists. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  if (name === '') return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
  } catch {
    return false;
  }
  known.add(name);
  return true;
}

/** An IANA zone name such as `America/New_York`. */
export const timeZoneSchema = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, 'Unknown time zone'));
