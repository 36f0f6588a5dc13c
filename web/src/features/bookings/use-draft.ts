import { ACTIVITY_IDS, durationsFor } from '@hearthkin/domain/booking/activities';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Companion } from '../../data/companions/companion-queries';
import { type BookingDraft, EMPTY_DRAFT, loadDraft, saveDraft } from './booking-draft';

/**
 * The form's values: the saved draft, or the activity from the query. A start from the query is
 * applied once; after that the user's own choice counts.
 */
export function useDraft(companionId: string, companion: Companion) {
  const [params, setParams] = useSearchParams();
  const start = startIn(params);
  const [draft, setDraft] = useState<BookingDraft>(() => {
    const stored = loadDraft(companionId);
    const asked = ACTIVITY_IDS.find((id) => id === params.get('activity'));
    return { ...(stored ?? { ...EMPTY_DRAFT, activity: asked ?? EMPTY_DRAFT.activity }), ...start };
  });
  const isAsked = start !== null;
  useEffect(() => {
    if (isAsked) setParams(withoutStart, { replace: true, preventScrollReset: true });
  }, [isAsked, setParams]);
  useEffect(() => saveDraft(companionId, draft), [companionId, draft]);

  const { minimumSession } = companion;
  const change = useCallback(
    (values: Partial<BookingDraft>) =>
      setDraft((current) => {
        const next = { ...current, ...values };
        const fits =
          next.minutes === null ||
          durationsFor(next.activity, minimumSession).includes(next.minutes);
        return fits ? next : { ...next, minutes: null };
      }),
    [minimumSession],
  );
  return { draft, change };
}

/** The start in the query, in the companion's time zone; null unless it is complete. */
function startIn(params: URLSearchParams): Pick<BookingDraft, 'date' | 'time'> | null {
  const date = params.get('date') ?? '';
  const time = params.get('time') ?? '';
  const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(date) && /^\d{2}:\d{2}$/.test(time);
  return isWhole ? { date, time } : null;
}

function withoutStart(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('date');
  rest.delete('time');
  return rest;
}
