import type { Constraint } from './constraints';
import type { LiveQuery } from './live-query';
import { watchPlainPages } from './plain-pages';
import type { Place } from './queries';
import type { Pages } from './readers';

/**
 * A list page by page that isn't listened to, because many read it. Every so many milliseconds its first page is read again, and
 * `showNew` offered if it has others then. Apart from the other queries, since few pages have such a list.
 */
export function checkedPages<T>(
  key: string,
  place: Place<T>,
  size: number,
  checkMs: number,
  ...constraints: readonly Constraint[]
): LiveQuery<Pages<T>> {
  const asked = { ...place, constraints };
  return { key, open: (more) => watchPlainPages({ key, asked, size, checkMs }, more) };
}
