import * as z from 'zod';

/** Whether a zone of this name exists. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}

/** An IANA zone name such as `America/New_York`. */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone, 'Unknown time zone');
