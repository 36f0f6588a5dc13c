/** The devices that a side has switched on. */
export interface Modes {
  readonly microphone: boolean;
  readonly camera: boolean;
}

/** An offer or an answer, as `RTCPeerConnection` makes them. */
export interface Description {
  readonly type: 'offer' | 'answer';
  readonly sdp: string;
}

/** The signal of one side for the other in one attempt to connect (`bookings/{id}/room`). */
export interface Signal {
  readonly uid: string;
  readonly attempt: string;
  /** The other side's attempt that this one is for; '' for none yet. */
  readonly answers: string;
  /** Grows with each write. */
  readonly revision: number;
  readonly description: Description | null;
  /** JSON of `RTCIceCandidateInit`, in the order they were found. The list only grows. */
  readonly candidates: readonly string[];
  readonly modes: Modes;
  readonly hasLeft: boolean;
}

export type SignalChange = Partial<
  Pick<Signal, 'answers' | 'description' | 'candidates' | 'modes'>
>;

/** The first signal of an attempt: "I'm here". */
export function newSignal(uid: string, attempt: string, modes: Modes): Signal {
  const nothing = { answers: '', revision: 0, description: null, candidates: [], hasLeft: false };
  return { uid, attempt, ...nothing, modes };
}
