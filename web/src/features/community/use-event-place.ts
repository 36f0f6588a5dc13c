import { useEffect, useRef } from 'react';
import { ownPlace } from '../../data/events/event-queries';
import { useLive } from '../../data/kit/live-query';
import type { PlaceAction } from './place-actions';
import type { OwnPlace } from './use-own-places';

type EventPlaceState =
  | { readonly status: 'loading' | 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly place: OwnPlace;
      /** Whether the host has marked that they came. */
      readonly came: boolean;
    };

/** The user's live place at one event. */
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
  if (attending.data !== null) {
    return { status: 'ready', place: 'attending', came: attending.data.data.came };
  }
  return { status: 'ready', place: waiting.data === null ? null : 'waiting', came: false };
}

/**
 * Calls `onMovedUp` when a waiting user gets a place.
 * @returns a function that records the user's own action: leaving the list is not moving up.
 */
export function useMovedUp(place: OwnPlace, onMovedUp: () => void): (done: PlaceAction) => void {
  // One document is deleted before the other appears, so compare with the last known place.
  const last = useRef<OwnPlace>(null);
  const callback = useRef(onMovedUp);
  useEffect(() => {
    callback.current = onMovedUp;
  });
  useEffect(() => {
    if (place === 'attending' && last.current === 'waiting') callback.current();
    if (place !== null) last.current = place;
  }, [place]);
  return (done) => {
    if (done === 'stop') last.current = null;
  };
}
