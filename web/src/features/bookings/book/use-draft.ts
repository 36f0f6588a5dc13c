import {
  ACTIVITY_IDS,
  type ActivityId,
  DEFAULT_ACTIVITY,
  durationsFor,
} from '@hearthkin/domain/foundation/activities';
import { instantAt } from '@hearthkin/domain/foundation/time';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type BookingDraft,
  EMPTY_DRAFT,
  loadDraft,
  saveDraft,
} from '../../../data/bookings/booking-draft';
import type { Companion } from '../../../data/companions/companion-queries';
import { modesHere } from '../../../lib/calls';
import { REPLACE } from '../../../lib/query-change';
import { moodFrom } from '../../../ui/people/moods';

/**
 * The form's values. What the link names wins over the saved draft; a change by hand is written
 * into the address, so that a reload keeps it. A start, a mood and a mode are applied once and leave the
 * address, so that a reload doesn't undo their removal.
 */
export function useDraft(companionId: string, companion: Companion) {
  const [params, setParams] = useSearchParams();
  const start = startIn(params, companion.timeZone);
  const mood = params.get('mood');
  const isMatched = params.get('found') === 'matching';
  const mode = modesHere().find((one) => one === params.get('mode')) ?? null;
  const [draft, setDraft] = useState<BookingDraft>(() => {
    const draft = { ...(loadDraft(companionId) ?? EMPTY_DRAFT), ...start };
    const activity = activityIn(params) ?? draft.activity;
    return {
      ...draft,
      activity,
      minutes: activity === draft.activity ? draft.minutes : null,
      mode: mode ?? draft.mode,
      // An unknown one, as in `mood=none`, shares none.
      mood: mood === null ? draft.mood : moodFrom(mood),
      fromMatching: draft.fromMatching || isMatched,
    };
  });
  const isAsked = start !== null || mood !== null || mode !== null || isMatched;
  useEffect(() => {
    if (isAsked) setParams(withoutApplied, { replace: true, preventScrollReset: true });
  }, [isAsked, setParams]);
  useEffect(() => saveDraft(companionId, draft), [companionId, draft]);

  const change = useCallback(
    (values: Partial<BookingDraft>) => {
      setDraft((current) => {
        const next = { ...current, ...values };
        const fits =
          next.minutes === null || durationsFor(next.activity, companion).includes(next.minutes);
        return fits ? next : { ...next, minutes: null };
      });
      const { activity } = values;
      if (activity !== undefined) setParams((current) => withActivity(current, activity), REPLACE);
    },
    [companion, setParams],
  );
  return { draft, change };
}

/** The activity a link asks for; to talk right now means the default one. */
function activityIn(params: URLSearchParams): ActivityId | null {
  const named = ACTIVITY_IDS.find((id) => id === params.get('activity'));
  return named ?? (params.get('type') === 'now' ? DEFAULT_ACTIVITY : null);
}

/** The start in the query, in the companion's time zone; null unless it is complete. */
function startIn(
  params: URLSearchParams,
  timeZone: string,
): Pick<BookingDraft, 'date' | 'startsAt'> | null {
  const date = params.get('date') ?? '';
  const turn = params.get('turn') === 'second' ? 'second' : 'first';
  const startsAt = instantAt(date, params.get('time') ?? '', timeZone, turn);
  return startsAt && { date, startsAt: startsAt.toISOString() };
}

function withoutApplied(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of ['date', 'time', 'turn', 'mood', 'mode', 'found']) rest.delete(name);
  return rest;
}

function withActivity(params: URLSearchParams, activity: ActivityId): URLSearchParams {
  const changed = new URLSearchParams(params);
  changed.set('activity', activity);
  return changed;
}
