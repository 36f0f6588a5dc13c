import type { Constraint } from './constraints';
import type { LiveQuery } from './live-query';
import { watchPlainPages } from './plain-pages';
import type { Asked, Place } from './queries';
import type { Pages } from './readers';

export interface CheckedPages<T> extends LiveQuery<Pages<T>> {
  readonly asked: Asked<T>;
}

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
): CheckedPages<T> {
  const asked = { ...place, constraints };
  return { key, asked, open: (more) => watchPlainPages({ key, asked, size, checkMs }, more) };
}
