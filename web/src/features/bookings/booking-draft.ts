import { LIMITS } from '@hearthkin/domain/account/fields';
import { ACTIVITY_IDS, DEFAULT_ACTIVITY } from '@hearthkin/domain/booking/activities';
import { createBookingInput } from '@hearthkin/domain/booking/requests';
import * as z from 'zod';
import { sessionDraft } from '../../lib/session-draft';

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

const drafts = sessionDraft('booking', draftSchema);

/** The draft for a companion as it was before a reload, or null. */
export const loadDraft = drafts.load;
export const saveDraft = drafts.save;
export const dropDraft = drafts.drop;
