import { type FreeStart, nowStart } from '@hearthkin/domain/booking/free-time';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import type { BookingDraft } from '../../../data/bookings/booking-draft';
import type { SessionRequest } from '../book/use-book';

interface SelectionDeps {
  readonly companionId: string;
  readonly draft: BookingDraft;
  readonly minutes: number;
  readonly isNow: boolean;
  readonly options: readonly FreeStart[] | null;
  readonly now: Date;
}

/** The session chosen in the form; null until a time is chosen and free. */
export function selectionOf(deps: SelectionDeps): SessionRequest | null {
  const { companionId, draft, minutes, isNow } = deps;
  const startsAt = chosenStart(deps);
  if (startsAt === null) return null;
  return {
    companionId,
    activity: draft.activity,
    timing: isNow ? 'now' : 'later',
    startsAt,
    minutes,
    location: activityOf(draft.activity).virtual ? '' : draft.location.trim(),
    notes: draft.notes.trim(),
    mode: activityOf(draft.activity).virtual ? draft.mode : null,
    mood: draft.mood,
    fromMatching: draft.fromMatching,
  };
}

function chosenStart({ draft, isNow, options, now }: SelectionDeps): string | null {
  const wanted = isNow ? nowStart(now).toISOString() : draft.startsAt;
  if (wanted === null) return null;
  const isFree = options?.some(({ startsAt }) => startsAt.toISOString() === wanted) ?? false;
  // An unanswered request may itself hold this time, and can still be resent.
  return isFree || draft.unanswered?.startsAt === wanted ? wanted : null;
}
