import type { ListingForm, ListingValues } from '@hearthkin/domain/companion/listing-form';
import { useDeferredValue, useMemo, useState } from 'react';
import type { LiveCompanion } from '../../data/companions/companion-queries';
import { differs, lastValid } from './listing-values';

/**
 * The listing with what is typed, for the preview, which may lag behind fast typing. What isn't
 * valid is shown as it last was.
 */
export function useShownListing(
  listing: LiveCompanion,
  typed: ListingForm,
  saved: ListingValues,
): LiveCompanion {
  const [valid, setValid] = useState(saved);
  const next = lastValid(typed, valid);
  if (differs(next, valid)) setValid(next);
  return useDeferredValue(useMemo(() => ({ ...listing, ...valid }), [listing, valid]));
}
