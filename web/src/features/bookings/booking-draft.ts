import { LIMITS } from '@hearthkin/domain/account/fields';
import { ACTIVITY_IDS, DEFAULT_ACTIVITY } from '@hearthkin/domain/booking/activities';
import { createBookingInput } from '@hearthkin/domain/booking/requests';
import { text } from '@hearthkin/domain/schemas';
import * as z from 'zod/mini';
import { sessionDraft } from '../../lib/session-draft';

/** What somebody has filled in for a companion, and the request whose answer never came. */
const draftSchema = z.object({
  activity: z.enum(ACTIVITY_IDS),
  date: text(10),
  time: text(5),
  /** Null until chosen: the activity's own length. */
  minutes: z.nullable(z.int().check(z.positive())),
  location: text(LIMITS.location),
  notes: text(LIMITS.notes),
  /** Sent without an answer: sending it again must be the same request. */
  unanswered: z.nullable(createBookingInput),
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
