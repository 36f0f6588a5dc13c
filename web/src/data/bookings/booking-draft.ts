import { createBookingInput } from '@hearthkin/domain/booking/requests';
import { SESSION_MODES } from '@hearthkin/domain/booking/session-modes';
import { MOODS } from '@hearthkin/domain/companion/traits';
import { ACTIVITY_IDS, DEFAULT_ACTIVITY } from '@hearthkin/domain/foundation/activities';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import { instantSchema, text } from '@hearthkin/domain/foundation/schemas';
import * as z from 'zod/mini';
import { sessionDraft } from '../../lib/session-draft';

/** In place of a mood in a link to the booking page: the companion isn't told. */
export const UNSHARED_MOOD = 'none';

/** The form's values for a companion, and a request that got no answer. */
const draftSchema = z.object({
  activity: z.enum(ACTIVITY_IDS),
  /** The chosen day, `yyyy-MM-dd`; with a start, the day follows from the clock that is shown. */
  date: text(10),
  /** ISO 8601, UTC; null until a time is chosen. */
  startsAt: z.nullable(instantSchema),
  /** Null until chosen; the activity's default length applies. */
  minutes: z.nullable(z.int().check(z.positive())),
  location: text(LIMITS.location),
  notes: text(LIMITS.notes),
  mode: z._default(z.nullable(z.enum(SESSION_MODES)), null),
  mood: z._default(z.nullable(z.enum(MOODS)), null),
  /** Whether a link from mood matching led here. */
  fromMatching: z._default(z.boolean(), false),
  /** Sent without an answer. Resent unchanged, so that it books only once. */
  unanswered: z.nullable(createBookingInput),
});
export type BookingDraft = z.infer<typeof draftSchema>;

export const EMPTY_DRAFT: BookingDraft = {
  activity: DEFAULT_ACTIVITY,
  date: '',
  startsAt: null,
  minutes: null,
  location: '',
  notes: '',
  mode: null,
  mood: null,
  fromMatching: false,
  unanswered: null,
};

const drafts = sessionDraft('booking', draftSchema);

/** The draft for a companion, or null. */
export const loadDraft = drafts.load;
export const saveDraft = drafts.save;
export const dropDraft = drafts.drop;
