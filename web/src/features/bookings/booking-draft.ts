import { LIMITS } from '@hearthkin/domain/account/fields';
import { ACTIVITY_IDS, DEFAULT_ACTIVITY } from '@hearthkin/domain/booking/activities';
import { createBookingInput } from '@hearthkin/domain/booking/requests';
import * as z from 'zod';
import { onUserChange } from '../../lib/user-change';

/** What somebody has filled in for a companion, and the request whose answer never came. */
const draftSchema = z.object({
  activity: z.enum(ACTIVITY_IDS),
  date: z.string().max(10),
  time: z.string().max(5),
  /** Null until chosen: the activity's own length. */
  minutes: z.int().positive().nullable(),
  location: z.string().max(LIMITS.location),
  notes: z.string().max(LIMITS.notes),
  /** Sent without an answer: sending it again must be the same request. */
  unanswered: createBookingInput.nullable(),
});
export type BookingDraft = z.infer<typeof draftSchema>;

export const EMPTY_DRAFT: BookingDraft = {
  activity: DEFAULT_ACTIVITY,
  date: '',
  time: '',
  minutes: null,
  location: '',
  notes: '',
  unanswered: null,
};

const PREFIX = 'hearthkin.booking-draft.';

/** The draft for a companion as it was before a reload, or null. */
export function loadDraft(companionId: string): BookingDraft | null {
  const text = sessionStorage.getItem(PREFIX + companionId);
  if (text === null) return null;
  try {
    return draftSchema.parse(JSON.parse(text));
  } catch {
    // Written by another version of the site.
    sessionStorage.removeItem(PREFIX + companionId);
    return null;
  }
}

export function saveDraft(companionId: string, draft: BookingDraft): void {
  sessionStorage.setItem(PREFIX + companionId, JSON.stringify(draft));
}

export function dropDraft(companionId: string): void {
  sessionStorage.removeItem(PREFIX + companionId);
}

onUserChange(() => {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
});
