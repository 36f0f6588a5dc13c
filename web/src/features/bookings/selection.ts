import { activityOf } from '@hearthkin/domain/booking/activities';
import { type FreeStart, nowStart } from '@hearthkin/domain/companion/free-time';
import { MINUTE_MS } from '@hearthkin/domain/durations';
import { wallClock } from '@hearthkin/domain/time';
import type { Companion } from '../../data/companions/companion-queries';
import type { BookingDraft } from './booking-draft';
import type { SessionRequest } from './use-book';

interface SelectionDeps {
  readonly companionId: string;
  readonly companion: Companion;
  readonly draft: BookingDraft;
  readonly minutes: number;
  readonly isNow: boolean;
  readonly options: readonly FreeStart[] | null;
  readonly now: Date;
}

/** The session chosen in the form; null until date and time are chosen and free. */
export function selectionOf(deps: SelectionDeps): SessionRequest | null {
  const { companionId, draft, minutes, isNow } = deps;
  const startsAt = chosenStart(deps);
  if (startsAt === null) return null;
  return {
    companionId,
    activity: draft.activity,
    timing: isNow ? 'now' : 'later',
    startsAt: startsAt.toISOString(),
    minutes,
    location: activityOf(draft.activity).virtual ? '' : draft.location.trim(),
    notes: draft.notes.trim(),
  };
}

function chosenStart({ draft, isNow, options, now, companion }: SelectionDeps): Date | null {
  const { date, time } = isNow
    ? wallClock(nowStart(now), companion.timeZone)
    : { date: draft.date, time: draft.time };
  const free = options?.find((option) => option.time === time);
  if (free) return free.startsAt;
  // An unanswered request may itself hold this time, and can still be resent.
  const { unanswered } = draft;
  if (unanswered === null) return null;
  const startsAt = new Date(unanswered.startsAt);
  const clock = wallClock(startsAt, companion.timeZone);
  return clock.date === date && clock.time === time ? startsAt : null;
}

export function endOf(wanted: SessionRequest): Date {
  return new Date(new Date(wanted.startsAt).getTime() + wanted.minutes * MINUTE_MS);
}
