import type { Signal as StoredSignal } from '@hearthkin/domain/booking/room-signal';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Booking } from '../../data/bookings/booking-queries';
import { fromServer, type Live, useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { roomSignals } from '../../data/sessions/session-queries';
import { newAttempt } from '../../data/sessions/signal-store';
import { CallError } from '../../lib/call-error';
import { CallConnection, type OwnTracks } from './call-connection';
import { Link, type LinkState } from './link';
import { type Quality, QualityControl, SAMPLE_EVERY_MS } from './quality';
import type { Modes, Signal } from './signal';
import { signalWriter } from './signal-writer';
import { useAttendance } from './use-attendance';

interface RoomOptions {
  readonly booking: Doc<Booking>;
  readonly uid: string;
  readonly iceServers: readonly RTCIceServer[];
  readonly tracks: OwnTracks;
}

export interface RoomView {
  readonly state: LinkState;
  readonly connection: CallConnection | null;
  /** The devices that the other side has switched on; null while it isn't here. */
  readonly theirs: Modes | null;
  /** The quality of one's own picture on the line. */
  readonly quality: Quality;
  /** The own signals can't be stored, as after a cancellation. */
  readonly isRefused: boolean;
  readonly retry: () => void;
  readonly leave: () => void;
}

/** A room that is left and entered again, as effects are in development, is no second tab. */
const ofThisTab = new Set<string>();

/** A room that opens just now is asked for again after this time, in milliseconds, and so often. */
export const AGAIN_MS = 2_000;
export const TIMES_AGAIN = 10;

/**
 * Begins a listener anew that came a moment before the server lets anyone in: the rules refuse it for good, and two clocks
 * are never the same.
 * @returns whether it still tries.
 */
function useListenAgain(read: Live<unknown>): boolean {
  const [times, setTimes] = useState(0);
  const isEarly = read.status === 'failed' && read.isDenied === true && times < TIMES_AGAIN;
  const again = useEffectEvent(() => {
    setTimes(times + 1);
    read.retry();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second refusal may come before anything is drawn
  useEffect(() => {
    if (!isEarly) return;
    const timer = setTimeout(() => again(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isEarly, times]);
  return isEarly;
}

/** Holds one's place in a room, from the first render until the last. */
export function useRoom(options: RoomOptions): RoomView {
  const { booking, uid, tracks } = options;
  const { id: bookingId } = booking;
  const isMember = booking.data.spenderId === uid;
  const read = useLive(roomSignals(bookingId));
  const isEarly = useListenAgain(read);
  const [view, setView] = useState<Pick<RoomView, 'state' | 'connection'>>({
    state: 'waiting',
    connection: null,
  });
  const [isRefused, setRefused] = useState(false);
  const link = useRef<Link<CallConnection> | null>(null);
  const connect = useEffectEvent(() => new CallConnection(options.iceServers, tracks));
  const quality = useQuality(view.state === 'connected' ? view.connection : null);
  const modes = useEffectEvent(() => modesOf(tracks, quality));
  const write = useEffectEvent(() =>
    signalWriter(booking, (error, { revision }) => {
      console.warn('Could not write to the room', error);
      const isForbidden = error instanceof CallError && error.code === 'forbidden';
      if (isForbidden && revision === 0) setRefused(true);
    }),
  );

  useEffect(() => {
    const opened = new Link<CallConnection>({
      uid,
      isOfferer: isMember,
      ofThisTab,
      newAttempt,
      connect: () => connect(),
      modes: () => modes(),
      write: write(),
      later: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      onState: (state, connection) => setView({ state, connection }),
      onError: (error) => console.warn('The room could not connect', error),
    });
    link.current = opened;
    const onOnline = () => opened.restart();
    const onLeave = () => opened.leave();
    window.addEventListener('online', onOnline);
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('pagehide', onLeave);
      opened.leave();
      link.current = null;
    };
  }, [uid, isMember]);

  // A listener that begins from the device's own copy doesn't know yet who else is here.
  const stored = fromServer(read, null);
  const signals = useMemo(() => stored?.map(({ data }) => signalOf(data)).toReversed(), [stored]);
  useEffect(() => {
    if (signals !== undefined) link.current?.receive(signals);
  }, [signals]);

  const { connection } = view;
  useEffect(() => {
    link.current?.announce(modesOf(tracks, quality));
    connection
      ?.send(tracks, quality)
      .catch((error: unknown) => console.warn('Could not change what is sent', error));
  }, [connection, tracks, quality]);

  useAttendance(bookingId, uid, view.state !== 'taken-over' && view.state !== 'left');

  const others = (signals ?? []).filter((signal) => signal.uid !== uid && !signal.hasLeft);
  return {
    ...view,
    state: read.status === 'failed' && !isEarly ? 'failed' : view.state,
    theirs: others.at(-1)?.modes ?? null,
    quality,
    isRefused,
    retry: () => {
      if (read.status === 'failed') read.retry();
      link.current?.restart();
    },
    leave: () => link.current?.leave(),
  };
}

/** Looks at the line while the call lasts. A new connection begins with the whole picture. */
function useQuality(connection: CallConnection | null): Quality {
  const [quality, setQuality] = useState<Quality>('full');
  useEffect(() => {
    if (connection === null) return;
    const control = new QualityControl();
    setQuality(control.quality);
    const look = async () => {
      const sample = await connection.sample();
      if (sample !== null && control.add(sample)) setQuality(control.quality);
    };
    const failed = (error: unknown) => console.warn('Could not look at the line', error);
    const timer = setInterval(() => void look().catch(failed), SAMPLE_EVERY_MS);
    return () => clearInterval(timer);
  }, [connection]);
  return quality;
}

function modesOf({ audio, video }: OwnTracks, quality: Quality): Modes {
  return { microphone: audio !== null, camera: video !== null && quality !== 'sound' };
}

function signalOf({ leftAt, ...signal }: StoredSignal): Signal {
  return { ...signal, hasLeft: leftAt !== null };
}
