import { ACTIVITY_IDS, durationsFor } from '@hearthkin/domain/booking/activities';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Companion } from '../../lib/queries';
import { type BookingDraft, EMPTY_DRAFT, loadDraft, saveDraft } from './booking-draft';

/** The form's values: as before a reload, with the activity of the address on a first visit. */
export function useDraft(companionId: string, companion: Companion) {
  const [params] = useSearchParams();
  const [draft, setDraft] = useState<BookingDraft>(() => {
    const stored = loadDraft(companionId);
    const asked = ACTIVITY_IDS.find((id) => id === params.get('activity'));
    return stored ?? { ...EMPTY_DRAFT, activity: asked ?? EMPTY_DRAFT.activity };
  });
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
