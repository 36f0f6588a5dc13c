import {
  type ListingDraft,
  type ListingForm,
  type ListingValues,
  lengthProblems,
  listingDraftSchema,
  listingFormSchema,
  tidyOffer,
} from '@hearthkin/domain/companion/listing-form';
import type { ListingEdit } from '../../data/accounts/profile-store';
import type { Companion } from '../../data/companions/companion-queries';
import { sessionDraft } from '../../lib/session-draft';

/** Unsaved changes. */
export const listingDrafts = sessionDraft<ListingDraft>('listing', listingDraftSchema);

/** A listing's values, as typed and as saved. */
export interface ListingState {
  readonly form: ListingForm;
  readonly values: ListingValues;
}

export function stateOf(values: ListingValues, now: Date): ListingState {
  const tidy = { ...values, offer: tidyOffer(values.offer, values.timeZone, now) };
  return { form: { ...tidy, hourlyRate: String(tidy.hourlyRate) }, values: tidy };
}

const FIELDS = Object.keys(listingFormSchema.shape) as (keyof ListingValues)[];

export function valuesOf(listing: Companion): ListingValues {
  return Object.fromEntries(FIELDS.map((field) => [field, listing[field]])) as Pick<
    Companion,
    keyof ListingValues
  >;
}

/** The words that are typed but not saved. */
export function draftOf(typed: ListingForm, saved: ListingForm): ListingDraft {
  const { offer, ...draft } = changedFields(typed, saved);
  return offer === undefined ? draft : { ...draft, offer: changedFields(offer, saved.offer) };
}

/** The saved form with a draft's changes. */
export function withDraft(saved: ListingForm, draft: ListingDraft | null) {
  return { ...saved, ...draft, offer: { ...saved.offer, ...draft?.offer } };
}

/** The fields of `now` that differ from `before`. */
function changedFields<T extends object>(now: T, before: T): Partial<T> {
  const keys = (Object.keys(now) as (keyof T)[]).filter((key) => differs(now[key], before[key]));
  return Object.fromEntries(keys.map((key) => [key, now[key]])) as Partial<T>;
}

export function differs(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}

/** The changed fields, by how they are saved. */
export function editOf(now: ListingValues, before: ListingValues): ListingEdit {
  const { bio, languages, interests, timeZone, weeklyAvailability, ...rest } = changedFields(
    now,
    before,
  );
  const { offer = before.offer, ...listing } = rest;
  return {
    account: definedFields({ bio, languages, interests }),
    listing,
    // The form has none only before any are chosen.
    hours: definedFields({ timeZone, weeklyAvailability: weeklyAvailability ?? undefined }),
    offer: changedFields(offer, before.offer),
  };
}

function definedFields<T extends object>(
  fields: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

/** The typed values; where one isn't valid, the one before. */
export function lastValid(typed: ListingForm, before: ListingValues): ListingValues {
  const fields = validFields<ListingValues>(listingFormSchema.shape, typed, before);
  const offer = validFields<ListingValues['offer']>(
    listingFormSchema.shape.offer.shape,
    typed.offer,
    before.offer,
  );
  const next = { ...fields, offer };
  if (Object.values(lengthProblems(next)).every((problem) => problem === null)) return next;
  // Valid one by one, but not together.
  const { activities, maximumSession } = before.offer;
  return {
    ...next,
    minimumSession: before.minimumSession,
    offer: { ...offer, activities, maximumSession },
  };
}

interface Schema {
  readonly safeParse: (
    value: unknown,
  ) => { readonly success: true; readonly data: unknown } | { readonly success: false };
}

function validFields<T extends object>(
  schemas: Readonly<Record<keyof T, Schema>>,
  typed: Readonly<Record<keyof T, unknown>>,
  before: T,
): T {
  const names = Object.keys(schemas) as (keyof T)[];
  return Object.fromEntries(
    names.map((name) => {
      const parsed = schemas[name].safeParse(typed[name]);
      return [name, parsed.success ? parsed.data : before[name]];
    }),
  ) as T;
}
