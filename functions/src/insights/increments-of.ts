import type { Counts } from '@hearthkin/domain/insights/recount';
import { FieldValue } from 'firebase-admin/firestore';

/** Changes of counts as a write that doesn't read them first, so that simultaneous ones don't wait for each other. */
export function incrementsOf(change: Counts<string>): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(change).map(([name, by = 0]) => [name, FieldValue.increment(by)]),
  );
}
