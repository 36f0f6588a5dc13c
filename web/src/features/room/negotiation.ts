import { SIGNAL_LIMITS } from '@hearthkin/domain/booking/room-signal';
import type { Description, Signal, SignalChange } from './signal';

/** The part of `RTCIceCandidate` that the other side needs. */
type FoundCandidate = Pick<RTCIceCandidate, 'candidate' | 'toJSON'>;

/** The part of `RTCPeerConnection` that an exchange of descriptions needs. */
export interface PeerConnection {
  createOffer(): Promise<RTCSessionDescriptionInit>;
  createAnswer(): Promise<RTCSessionDescriptionInit>;
  setLocalDescription(description: RTCSessionDescriptionInit): Promise<void>;
  setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void>;
  addIceCandidate(candidate: RTCIceCandidateInit): Promise<void>;
  close(): void;
  onicecandidate: ((event: { readonly candidate: FoundCandidate | null }) => void) | null;
}

interface NegotiationOptions {
  /** Own attempt. */
  readonly attempt: string;
  /** The member offers, the companion answers: offers can't cross. */
  readonly isOfferer: boolean;
  /** A new connection with the own tracks. */
  readonly connect: () => PeerConnection;
  readonly write: (change: SignalChange) => void;
  /** Runs a function after some milliseconds; the answer cancels it. */
  readonly later: (ms: number, run: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

interface Peer {
  readonly connection: PeerConnection;
  /** The other side's attempt. */
  readonly attempt: string;
  /** JSON of the own candidates found so far. */
  readonly found: string[];
  hasRemote: boolean;
  /** The number of candidates of the other side that are added. */
  added: number;
}

/** Candidates that are found together are written together. */
const GATHER_MS = 250;

/**
 * Makes one connection for each pair of attempts from what the two sides have written. Signals may
 * come late and twice, and only the last one of several must come.
 */
export class Negotiation {
  readonly #options: NegotiationOptions;
  #peer: Peer | null = null;
  #wanted: Signal | null = null;
  #isWorking = false;
  #cancelWrite: (() => void) | null = null;

  constructor(options: NegotiationOptions) {
    this.#options = options;
  }

  /** The latest signal of the other side; null while it isn't there. */
  receive(theirs: Signal | null): void {
    this.#wanted = theirs;
    if (theirs === null) this.#drop();
    else if (!this.#isWorking) void this.#work();
  }

  close(): void {
    this.receive(null);
  }

  /** Applies one signal at a time; of several that wait only the last. */
  async #work(): Promise<void> {
    this.#isWorking = true;
    let done: Signal | null = null;
    while (this.#wanted !== null && this.#wanted !== done) {
      done = this.#wanted;
      try {
        await this.#apply(done);
      } catch (error) {
        // A connection that was replaced or closed in the meantime refuses everything.
        if (this.#peer?.attempt === done.attempt) this.#options.onError(error);
      }
    }
    this.#isWorking = false;
  }

  async #apply(theirs: Signal): Promise<void> {
    const { attempt, isOfferer } = this.#options;
    if (this.#peer?.attempt !== theirs.attempt) {
      this.#drop();
      this.#peer = this.#open(theirs.attempt);
      if (isOfferer)
        await this.#describe(this.#peer, 'offer', await this.#peer.connection.createOffer());
    }
    const peer = this.#peer;
    if (peer === null || theirs.answers !== attempt) return;
    const { description, candidates } = theirs;
    if (!peer.hasRemote) {
      if (description?.type !== (isOfferer ? 'answer' : 'offer')) return;
      await peer.connection.setRemoteDescription(description);
      peer.hasRemote = true;
      if (!isOfferer) await this.#describe(peer, 'answer', await peer.connection.createAnswer());
    }
    while (peer.added < candidates.length) {
      const candidate = candidates[peer.added] ?? '';
      peer.added += 1;
      await peer.connection.addIceCandidate(JSON.parse(candidate) as RTCIceCandidateInit);
    }
  }

  async #describe(
    peer: Peer,
    type: Description['type'],
    made: RTCSessionDescriptionInit,
  ): Promise<void> {
    await peer.connection.setLocalDescription(made);
    if (this.#peer !== peer) return;
    const description = { type, sdp: made.sdp ?? '' };
    this.#write(peer, { answers: peer.attempt, description, candidates: [...peer.found] });
  }

  #open(attempt: string): Peer {
    const connection = this.#options.connect();
    const peer: Peer = { connection, attempt, found: [], hasRemote: false, added: 0 };
    connection.onicecandidate = ({ candidate }) => {
      if (candidate === null || candidate.candidate === '') return;
      if (peer.found.length === SIGNAL_LIMITS.candidates) return;
      peer.found.push(JSON.stringify(candidate.toJSON()));
      this.#cancelWrite ??= this.#options.later(GATHER_MS, () =>
        this.#write(peer, { candidates: [...peer.found] }),
      );
    };
    return peer;
  }

  #write(peer: Peer, change: SignalChange): void {
    this.#cancelWrite?.();
    this.#cancelWrite = null;
    if (this.#peer === peer) this.#options.write(change);
  }

  #drop(): void {
    this.#cancelWrite?.();
    this.#cancelWrite = null;
    const peer = this.#peer;
    this.#peer = null;
    if (peer === null) return;
    peer.connection.onicecandidate = null;
    peer.connection.close();
  }
}
