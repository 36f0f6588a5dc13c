import * as z from 'zod/mini';

/** Zones of most documents. To ask about another, a slow phone needs 70 ms the first time. */
const COMMON = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const;

/** Zones that exist, cached: the check is slower than the rest of parsing a document. */
const known = new Set<string>(COMMON);

/** Whether a time zone of this name exists. */
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
