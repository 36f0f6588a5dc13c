import {
  type ListingDraft,
  type ListingForm,
  type ListingValues,
  listingDraftSchema,
  listingFormSchema,
} from '@hearthkin/domain/companion/listing-form';
import type { ListingEdit } from '../../data/accounts/profile-store';
import type { Companion } from '../../data/companions/companion-queries';
import { sessionDraft } from '../../lib/session-draft';

/** Unsaved changes. */
export const listingDrafts = sessionDraft<ListingDraft>('listing', listingDraftSchema);

/** The form's values for a listing. */
export function formOf(listing: Companion): ListingForm {
  return { ...valuesOf(listing), hourlyRate: String(listing.hourlyRate) };
}

const FIELDS = Object.keys(listingFormSchema.shape) as (keyof ListingValues)[];

export function valuesOf(listing: Companion): ListingValues {
  return Object.fromEntries(FIELDS.map((field) => [field, listing[field]])) as Pick<
    Companion,
    keyof ListingValues
  >;
}

/** The fields of `now` that differ from `before`. */
export function changedFields<T extends object>(now: T, before: T): Partial<T> {
  const isChanged = (key: keyof T) => JSON.stringify(now[key]) !== JSON.stringify(before[key]);
  const keys = (Object.keys(now) as (keyof T)[]).filter(isChanged);
  return Object.fromEntries(keys.map((key) => [key, now[key]])) as Partial<T>;
}

/** The changed fields, by the document that holds them. */
export function editOf(now: ListingValues, before: ListingValues): ListingEdit {
  const { bio, languages, interests, timeZone, weeklyAvailability, ...listing } = changedFields(
    now,
    before,
  );
  return {
    account: definedFields({ bio, languages, interests }),
    listing,
    hours: definedFields({ timeZone, weeklyAvailability }),
  };
}

function definedFields<T extends object>(
  fields: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
