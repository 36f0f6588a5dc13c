import { useMemo } from 'react';
import { ownPlaces } from '../../data/events/event-queries';
import { useLive } from '../../data/kit/live-query';

/** A user's place at an event; null for none. */
export type OwnPlace = 'attending' | 'waiting' | null;

export interface OwnPlaces {
  readonly status: 'loading' | 'failed' | 'ready';
  /** By event id, soonest first. */
  readonly places: ReadonlyMap<string, NonNullable<OwnPlace>>;
  readonly retry: () => void;
}

/** The events after an instant that the user has joined or is waiting for. */
export function useOwnPlaces(uid: string, after: Date): OwnPlaces {
  const attending = useLive(ownPlaces('attendees', uid, after));
  const waiting = useLive(ownPlaces('waiting', uid, after));
  const attendingDocs = attending.status === 'ready' ? attending.data : null;
  const waitingDocs = waiting.status === 'ready' ? waiting.data : null;
  const places = useMemo(() => {
    const all = [
      ...(waitingDocs ?? []).map((one) => ({ ...one, place: 'waiting' as const })),
      // Attending comes last, so that it overrides waiting.
      ...(attendingDocs ?? []).map((one) => ({ ...one, place: 'attending' as const })),
    ];
    const inTurn = all.toSorted((a, b) => a.data.startsAt.getTime() - b.data.startsAt.getTime());
    return new Map(inTurn.map(({ id, place }) => [id, place]));
  }, [attendingDocs, waitingDocs]);
  const isFailed = attending.status === 'failed' || waiting.status === 'failed';
  const isReady = attendingDocs !== null && waitingDocs !== null;
  return {
    status: isFailed ? 'failed' : isReady ? 'ready' : 'loading',
    places,
    retry: () => {
      if (attending.status === 'failed') attending.retry();
      if (waiting.status === 'failed') waiting.retry();
    },
  };
}
