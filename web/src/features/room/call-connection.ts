import type { LinkConnection } from './link';

export interface OwnTracks {
  readonly audio: MediaStreamTrack | null;
  readonly video: MediaStreamTrack | null;
}

const KINDS = ['audio', 'video'] as const;

/**
 * A connection with one line for sound and one for pictures, which are there from the beginning:
 * turning a microphone or camera on or off, or choosing another, needs no new exchange.
 */
export class CallConnection implements LinkConnection {
  /** What comes from the other side. */
  readonly remote = new MediaStream();
  onicecandidate: LinkConnection['onicecandidate'] = null;
  onconnectionstatechange: LinkConnection['onconnectionstatechange'] = null;
  readonly #peer: RTCPeerConnection;
  #tracks: OwnTracks;

  constructor(iceServers: readonly RTCIceServer[], tracks: OwnTracks) {
    this.#peer = new RTCPeerConnection({ iceServers: [...iceServers] });
    this.#tracks = tracks;
    this.#peer.ontrack = ({ track }) => this.remote.addTrack(track);
    this.#peer.onicecandidate = (event) => this.onicecandidate?.(event);
    this.#peer.onconnectionstatechange = () => this.onconnectionstatechange?.();
  }

  get connectionState(): RTCPeerConnectionState {
    return this.#peer.connectionState;
  }

  async createOffer(): Promise<RTCSessionDescriptionInit> {
    for (const kind of KINDS) {
      const { sender } = this.#peer.addTransceiver(kind, { direction: 'sendrecv' });
      await sender.replaceTrack(this.#tracks[kind]);
    }
    return this.#peer.createOffer();
  }

  async createAnswer(): Promise<RTCSessionDescriptionInit> {
    for (const transceiver of this.#peer.getTransceivers()) {
      transceiver.direction = 'sendrecv';
      await transceiver.sender.replaceTrack(this.#ownTrackOf(transceiver));
    }
    return this.#peer.createAnswer();
  }

  setLocalDescription(description: RTCSessionDescriptionInit): Promise<void> {
    return this.#peer.setLocalDescription(description);
  }

  setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    return this.#peer.setRemoteDescription(description);
  }

  addIceCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    return this.#peer.addIceCandidate(candidate);
  }

  close(): void {
    this.#peer.close();
  }

  /** Sends other tracks from now on. */
  async send(tracks: OwnTracks): Promise<void> {
    this.#tracks = tracks;
    for (const transceiver of this.#peer.getTransceivers()) {
      await transceiver.sender.replaceTrack(this.#ownTrackOf(transceiver));
    }
  }

  #ownTrackOf({ receiver }: RTCRtpTransceiver): MediaStreamTrack | null {
    return receiver.track.kind === 'audio' ? this.#tracks.audio : this.#tracks.video;
  }
}
