import { useMemo } from 'react';
import { ownPlaces } from '../../data/events/event-queries';
import { useLive } from '../../data/kit/live-query';
import { useStale } from '../../data/kit/use-stale';

/** What somebody has at an event; null for neither. */
export type OwnPlace = 'attending' | 'waiting' | null;

export interface OwnPlaces {
  readonly status: 'loading' | 'failed' | 'ready';
  /** By event, soonest first. */
  readonly places: ReadonlyMap<string, NonNullable<OwnPlace>>;
  readonly retry: () => void;
}

/** Which events that begin after an instant somebody comes to or waits for, as it changes. */
export function useOwnPlaces(uid: string, after: Date): OwnPlaces {
  const attending = useLive(ownPlaces('attendees', uid, after));
  const waiting = useLive(ownPlaces('waiting', uid, after));
  const comes = attending.status === 'ready' ? attending.data : null;
  const waits = waiting.status === 'ready' ? waiting.data : null;
  const places = useMemo(() => {
    const all = [
      ...(waits ?? []).map((one) => ({ ...one, place: 'waiting' as const })),
      // Last, so that it wins: who has a place waits no longer.
      ...(comes ?? []).map((one) => ({ ...one, place: 'attending' as const })),
    ];
    const inTurn = all.toSorted((a, b) => a.data.startsAt.getTime() - b.data.startsAt.getTime());
    return new Map(inTurn.map(({ id, place }) => [id, place]));
  }, [comes, waits]);
  const isFailed = attending.status === 'failed' || waiting.status === 'failed';
  // Nothing on this device says nothing about what there is.
  const isUnsure = [attending, waiting].some(
    (read) => read.status === 'ready' && read.fromCache && read.data.length === 0,
  );
  const isStale = useStale(isUnsure ? { fromCache: true } : null);
  const isReady = comes !== null && waits !== null && (!isUnsure || isStale);
  return {
    status: isFailed ? 'failed' : isReady ? 'ready' : 'loading',
    places,
    retry: () => {
      if (attending.status === 'failed') attending.retry();
      if (waiting.status === 'failed') waiting.retry();
    },
  };
}
