import type { ApplicationDraft } from './application';

/** The stored draft with what has changed here. Another device may have changed the rest. */
export function mergedDraft(
  stored: ApplicationDraft,
  now: ApplicationDraft,
  before: ApplicationDraft,
): ApplicationDraft {
  return {
    ...stored,
    ...changedFields(now, before),
    // The farther of the two: no device takes the other one back.
    step: Math.max(stored.step, now.step) as ApplicationDraft['step'],
    documents: { ...stored.documents, ...changedFields(now.documents, before.documents) },
  };
}

/** The fields of `now` that differ from `before`. */
function changedFields<T extends object>(now: T, before: T): Partial<T> {
  const keys = (Object.keys(now) as (keyof T)[]).filter(
    (key) => JSON.stringify(now[key]) !== JSON.stringify(before[key]),
  );
  return Object.fromEntries(keys.map((key) => [key, now[key]])) as Partial<T>;
}
