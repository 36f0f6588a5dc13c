import { useEffect, useRef } from 'react';
import { ownPlace } from '../../data/events/event-queries';
import { useLive } from '../../data/kit/live-query';
import type { PlaceAction } from './place-actions';
import type { OwnPlace } from './use-own-places';

export type EventPlaceState =
  | { readonly status: 'loading' | 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly place: OwnPlace;
      /** Since when somebody waits; null for who does not. */
      readonly waitingSince: Date | null;
    };

/** What somebody has at one event, as it changes. */
export function useEventPlace(eventId: string, uid: string): EventPlaceState {
  const attending = useLive(ownPlace('attendees', eventId, uid));
  const waiting = useLive(ownPlace('waiting', eventId, uid));
  if (attending.status !== 'ready' || waiting.status !== 'ready') {
    const isFailed = attending.status === 'failed' || waiting.status === 'failed';
    return {
      status: isFailed ? 'failed' : 'loading',
      retry: () => {
        if (attending.status === 'failed') attending.retry();
        if (waiting.status === 'failed') waiting.retry();
      },
    };
  }
  if (attending.data !== null) return { status: 'ready', place: 'attending', waitingSince: null };
  const waitingSince = waiting.data?.data.joinedAt ?? null;
  return { status: 'ready', place: waitingSince === null ? null : 'waiting', waitingSince };
}

/**
 * Tells somebody who waits that they have come in.
 * @returns to be told what they did themselves: who stops waiting does not wait any more.
 */
export function useMovedUp(place: OwnPlace, onMovedUp: () => void): (done: PlaceAction) => void {
  // The one document goes before the other comes, so what counts is what they had last.
  const last = useRef<OwnPlace>(null);
  const tell = useRef(onMovedUp);
  useEffect(() => {
    tell.current = onMovedUp;
  });
  useEffect(() => {
    if (place === 'attending' && last.current === 'waiting') tell.current();
    if (place !== null) last.current = place;
  }, [place]);
  return (done) => {
    if (done === 'stop') last.current = null;
  };
}
