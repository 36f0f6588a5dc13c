import { SIGNAL_LIMITS } from '@hearthkin/domain/booking/room-signal';
import { Negotiation, type PeerConnection } from './negotiation';
import { type Modes, newSignal, type Signal, type SignalChange } from './signal';

/** The states of the two sides of a room. */
export type LinkState =
  /** The other side isn't here. */
  | 'waiting'
  | 'connecting'
  | 'connected'
  /** It was connected before. */
  | 'reconnecting'
  /** No way to the other side was found; its next attempt is tried. */
  | 'failed'
  /** The same person joined in another tab or on another device. */
  | 'taken-over'
  | 'left';

/** The part of `RTCPeerConnection` that a link needs. */
export interface LinkConnection extends PeerConnection {
  readonly connectionState: RTCPeerConnectionState;
  onconnectionstatechange: (() => void) | null;
}

export interface LinkOptions<Connection extends LinkConnection> {
  readonly uid: string;
  readonly isOfferer: boolean;
  /** The attempts of all links of this tab, which don't take over from each other. */
  readonly ofThisTab: Set<string>;
  readonly newAttempt: () => string;
  /** A new connection with the own tracks. */
  readonly connect: () => Connection;
  /** The devices that are switched on when an attempt begins. */
  readonly modes: () => Modes;
  /** Stores a signal of one's own. */
  readonly write: (signal: Signal) => void;
  /** Runs a function after some milliseconds; the answer cancels it. */
  readonly later: (ms: number, run: () => void) => () => void;
  readonly onState: (state: LinkState, connection: Connection | null) => void;
  readonly onError: (error: unknown) => void;
}

/** A connection that isn't made by then is tried again. */
const CONNECT_MS = 15_000;
/** A broken connection often heals by itself. */
const HEAL_MS = 5_000;
/** Attempts in a row that may fail. */
const MAX_TRIES = 5;

/**
 * Keeps one side of a room connected with the other: a new attempt after each break. After several
 * in a row it stays, and answers whatever the other side tries next; it begins no attempt of its own
 * then, since each side's would be the other's reason for the next. A second tab or device of the
 * same person takes over.
 */
export class Link<Connection extends LinkConnection> {
  readonly #options: LinkOptions<Connection>;
  #own: Signal;
  /** Attempts of this person that were there before. */
  readonly #earlier = new Set<string>();
  #negotiation: Negotiation;
  #all: readonly Signal[] | null = null;
  #cancel: (() => void) | null = null;
  #tries = 0;
  #wasConnected = false;
  /** The other side's attempt that couldn't be reached, perhaps of a tab that is gone. */
  #unreachable: string | null = null;
  #isOver = false;

  constructor(options: LinkOptions<Connection>) {
    this.#options = options;
    this.#own = this.#begin();
    this.#negotiation = this.#negotiate();
    options.onState('waiting', null);
  }

  /** All signals of the room, those written last at the end. */
  receive(all: readonly Signal[]): void {
    if (this.#isOver) return;
    const { uid, attempt } = this.#own;
    const { ofThisTab } = this.#options;
    const isFirst = this.#all === null;
    this.#all = all;
    let isTakenOver = false;
    for (const signal of all) {
      if (signal.uid !== uid) continue;
      // Another tab says that this one has left.
      if (signal.attempt === attempt && signal.hasLeft) isTakenOver = true;
      if (signal.hasLeft || ofThisTab.has(signal.attempt)) continue;
      if (this.#earlier.has(signal.attempt)) continue;
      // One that joined later takes over; this one takes over from those before.
      if (!isFirst) isTakenOver = true;
      if (isTakenOver) break;
      this.#earlier.add(signal.attempt);
      this.#writeLeft(signal);
    }
    if (isTakenOver) this.#end('taken-over');
    else this.#meet();
  }

  /** Tries again at once, as after a change of network, and also after it has failed. */
  restart(): void {
    if (this.#isOver) return;
    this.#unreachable = null;
    this.#tries = 0;
    this.#again();
  }

  /** Tells the other side what is switched on now, if that is new. */
  announce({ microphone, camera }: Modes): void {
    if (this.#isOver) return;
    const { modes } = this.#own;
    if (modes.microphone === microphone && modes.camera === camera) return;
    this.#write({ modes: { microphone, camera } });
  }

  leave(): void {
    if (this.#isOver) return;
    this.#writeLeft(this.#own);
    this.#end('left');
  }

  get #theirs(): Signal | null {
    const others = (this.#all ?? []).filter(
      ({ uid, hasLeft }) => uid !== this.#own.uid && !hasLeft,
    );
    return others.at(-1) ?? null;
  }

  #meet(): void {
    const theirs = this.#theirs;
    if (theirs !== null && theirs.attempt === this.#unreachable) return;
    this.#negotiation.receive(theirs);
    if (theirs !== null) return;
    this.#wait(null);
    this.#tries = 0;
    this.#wasConnected = false;
    this.#options.onState('waiting', null);
  }

  #negotiate(): Negotiation {
    const { isOfferer, later, onError } = this.#options;
    return new Negotiation({
      attempt: this.#own.attempt,
      isOfferer,
      later,
      connect: () => this.#connect(),
      write: (change) => this.#write(change),
      onError: (error) => {
        onError(error);
        this.#again();
      },
    });
  }

  #connect(): Connection {
    const connection = this.#options.connect();
    connection.onconnectionstatechange = () => this.#follow(connection);
    this.#wait(CONNECT_MS);
    this.#options.onState(this.#wasConnected ? 'reconnecting' : 'connecting', connection);
    return connection;
  }

  #follow(connection: Connection): void {
    if (this.#isOver) return;
    const { connectionState } = connection;
    if (connectionState === 'connected') {
      this.#wait(null);
      this.#tries = 0;
      this.#wasConnected = true;
      this.#options.onState('connected', connection);
    } else if (connectionState === 'disconnected') {
      this.#wait(HEAL_MS);
      this.#options.onState('reconnecting', connection);
    } else if (connectionState === 'failed') this.#again();
  }

  /** Tries again after a time, or not. */
  #wait(ms: number | null): void {
    this.#cancel?.();
    this.#cancel = ms === null ? null : this.#options.later(ms, () => this.#again());
  }

  #again(): void {
    this.#tries += 1;
    this.#wait(null);
    this.#negotiation.close();
    if (this.#tries > MAX_TRIES) {
      this.#unreachable = this.#theirs?.attempt ?? null;
      this.#options.onState('failed', null);
      return;
    }
    const before = this.#own;
    // The new attempt first: without any the other side would see this one leave.
    this.#own = this.#begin();
    this.#negotiation = this.#negotiate();
    this.#writeLeft(before);
    this.#meet();
  }

  #begin(): Signal {
    const signal = newSignal(this.#options.uid, this.#options.newAttempt(), this.#options.modes());
    this.#options.ofThisTab.add(signal.attempt);
    this.#options.write(signal);
    return signal;
  }

  #write(change: SignalChange): void {
    // The last revision is for leaving; a new attempt counts from the beginning.
    if (this.#own.revision + 1 >= SIGNAL_LIMITS.revision) this.restart();
    else {
      this.#own = { ...this.#own, ...change, revision: this.#own.revision + 1 };
      this.#options.write(this.#own);
    }
  }

  #writeLeft(attempt: Signal): void {
    this.#options.write({ ...attempt, revision: attempt.revision + 1, hasLeft: true });
  }

  #end(state: LinkState): void {
    this.#isOver = true;
    this.#wait(null);
    this.#negotiation.close();
    this.#options.onState(state, null);
  }
}
